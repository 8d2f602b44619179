import type { LumaPicture } from './luma-picture.ts'

/** Pixels on either side of an edge within which its whole change lies. */
const reach = 6
/** Edges that change less than this across them, in levels of brightness, are texture and noise. */
const leastChange = 24
/** Edges that are looked at: more of them change nothing. */
const mostEdges = 600
const fewestEdges = 25

/**
 * How wide the edges of a picture are, in pixels: the whole change across an edge by its steepest step. A sharp edge has
 * about 1.5, one out of focus more. It does not depend on how dark the print is or how much of it there is, as the variance
 * of the Laplacian does.
 *
 * @returns the lower quartile of edges from left to right, and of edges from top to bottom, whichever is wider: an unsteady
 *   camera smears one of them; null where there are too few edges to tell
 */
export function edgeWidth(picture: LumaPicture): number | null {
  const widths = [1, picture.width].map((step) => lowerQuartile(widthsAlong(picture, step)))
  const known = widths.flatMap((width) => width ?? [])
  return known.length === 0 ? null : Math.max(...known)
}

function widthsAlong({ width, height, data }: LumaPicture, step: number): readonly number[] {
  const widths: number[] = []
  // Every third line, so that a large picture takes no longer than needed.
  for (let y = reach; y < height - reach; y += step === 1 ? 3 : 1)
    for (let x = reach; x < width - reach; x += step === 1 ? 1 : 3) {
      const at = y * width + x
      const change = steepness(data, at, step)
      const whole = change * reach < leastChange ? 0 : changeAround(data, at, step)
      if (whole >= leastChange) widths.push(whole / change)
    }
  const every = Math.ceil(widths.length / mostEdges)
  return every > 1 ? widths.filter((_, n) => n % every === 0) : widths
}

/** The change from a pixel to the next, where it is larger than the changes before and after it; else 0. */
function steepness(data: Float32Array, at: number, step: number): number {
  const [here, next] = [data[at] ?? 0, data[at + step] ?? 0]
  const change = Math.abs(next - here)
  const before = Math.abs(here - (data[at - step] ?? 0))
  const after = Math.abs((data[at + 2 * step] ?? 0) - next)
  return change >= before && change > after ? change : 0
}

/** How far brightness goes on rising, or falling, on both sides of a step. */
function changeAround(data: Float32Array, at: number, step: number): number {
  const sign = (data[at + step] ?? 0) > (data[at] ?? 0) ? 1 : -1
  let [low, high] = [data[at] ?? 0, data[at + step] ?? 0]
  for (let n = 1; n < reach; n++) {
    const next = data[at - n * step] ?? 0
    if ((low - next) * sign <= 0) break
    low = next
  }
  for (let n = 2; n <= reach; n++) {
    const next = data[at + n * step] ?? 0
    if ((next - high) * sign <= 0) break
    high = next
  }
  return Math.abs(high - low)
}

function lowerQuartile(widths: readonly number[]): number | null {
  if (widths.length < fewestEdges) return null
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 4)] ?? null
}
