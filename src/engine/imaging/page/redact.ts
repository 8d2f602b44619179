import { holds } from '../geometry/sides.ts'
import { between } from '../geometry/points.ts'
import type { Pixels, Point, Quad, Space } from '../../../vocabulary/imaging/pixels.ts'

/** So much of its own size is painted around each place: strokes reach beyond the box that was found for them. */
const margin = 0.15

/**
 * The picture with these places painted over, each in its own mean colour, so that nothing of what stood there can be
 * made out or computed back. Leaves the picture given as it is.
 */
export function redact<S extends Space>(pixels: Pixels<S>, places: readonly Quad<NoInfer<S>>[]): Pixels<S> {
  const data = new Uint8Array(pixels.data)
  const painted = { ...pixels, data }
  for (const place of places) paint(painted, widened(place))
  return painted
}

/** Larger on every side by the same measure: that of its shorter side. */
function widened(quad: Quad): Quad {
  const middle = between(between(quad[0], quad[2]), between(quad[1], quad[3]))
  const [width, height] = [span(quad[0], quad[1]), span(quad[0], quad[3])]
  const more = 2 * margin * Math.min(width, height) + 2
  const [wide, high] = [1 + more / Math.max(1, width), 1 + more / Math.max(1, height)]
  const across: Point = halfOf(quad[0], quad[1])
  const down: Point = halfOf(quad[0], quad[3])
  const corner = (x: number, y: number): Point => [
    middle[0] + x * wide * across[0] + y * high * down[0],
    middle[1] + x * wide * across[1] + y * high * down[1],
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

const span = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1])
const halfOf = (from: Point, to: Point): Point => [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2]

function paint({ width, height, channels, data }: Pixels, quad: Quad): void {
  const inside = pixelsIn(quad, { width, height })
  if (inside.length === 0) return
  for (let channel = 0; channel < channels; channel++) {
    let sum = 0
    for (const at of inside) sum += data[at * channels + channel] ?? 0
    const mean = Math.round(sum / inside.length)
    for (const at of inside) data[at * channels + channel] = mean
  }
}

/** Numbers of the pixels in it, row by row. */
function pixelsIn(quad: Quad, { width, height }: Pick<Pixels, 'width' | 'height'>): readonly number[] {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(width, Math.ceil(Math.max(...xs))),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(height, Math.ceil(Math.max(...ys))),
  ]
  const found: number[] = []
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (holds(quad, [x + 0.5, y + 0.5])) found.push(y * width + x)
  return found
}
