import { along } from '../geometry/points.ts'
import { courseOf, type Side } from '../geometry/sides.ts'
import type { Pixels, Point } from '../../../vocabulary/imaging/pixels.ts'

/** Where lines are looked for around a side, in pixels. */
export interface Reach {
  /** How far from the side a line may begin, and end; to either side. */
  readonly begin: number
  readonly end: number
  readonly step: number
  /** How much nearer to the side, or further, it may end than begin; default without bound. */
  readonly slant?: number
}

/** A straight line along which the picture changes. */
export interface EdgeLine extends Side<'page'> {
  /** How far it begins and ends from the side, in pixels; to the left as one looks along it: outside. */
  readonly begin: number
  readonly end: number
  /** How much the picture changes across it: 1 is as much as anywhere there, 3 a sharp edge on its whole length. */
  readonly clear: number
}

/** Places along the side at which the picture is looked at, and the part of each end left out: corners are round. */
const places = 40
const leftOut = 0.08
/** A change this many times the usual one counts no more: one stripe must not decide. */
const maxChange = 3
/** What the border of the picture counts: as an edge, yet a weak one. */
const borderChange = 1.3
/** Added to the usual change, in steps of the three colours' bytes together: noise on a plain ground is none. */
const noise = 6
/** A few of the places tell most lines from none, at a fifth of the work. */
const glance = { every: 5, leastClear: 0.8 } as const
/** Lines less clear than this, and more lines, are not answered. */
const minClear = 1
const maxLines = 6
/** Lines whose ends are this near to those of a clearer one, in steps, are the same. */
const sameLine = 3

/** The lines near a side along which the picture changes most, the clearest first. */
export function edgeLines(pixels: Pixels, side: Side<'page'>, reach: Reach): readonly EdgeLine[] {
  const { step } = reach
  const wide = Math.ceil(Math.max(reach.begin, reach.end) / step)
  const changes = changesAcross(pixels, side, { wide, step })
  const slant = Math.floor((reach.slant ?? Infinity) / step)
  const [begins, ends] = [Math.floor(reach.begin / step), Math.floor(reach.end / step)]
  const all: { readonly begin: number; readonly end: number; readonly clear: number }[] = []
  for (let begin = -begins; begin <= begins; begin++) {
    for (let end = Math.max(-ends, begin - slant); end <= Math.min(ends, begin + slant); end++) {
      const line = { begin: wide + begin, end: wide + end }
      if (clearness(changes, line, glance.every) < glance.leastClear) continue
      const clear = clearness(changes, line, 1)
      if (clear >= minClear) all.push({ begin, end, clear })
    }
  }
  all.sort((a, b) => b.clear - a.clear)
  const found: typeof all = []
  for (const line of all) {
    if (found.length === maxLines) break
    const isNew = found.every(
      ({ begin, end }) => Math.max(Math.abs(begin - line.begin), Math.abs(end - line.end)) > sameLine,
    )
    if (isNew) found.push(line)
  }
  const { left } = courseOf(side)
  return found.map(({ begin, end, clear }) => ({
    from: along(side.from, left, begin * step),
    to: along(side.to, left, end * step),
    begin: begin * step,
    end: end * step,
    clear,
  }))
}

const parts = Float64Array.from(
  { length: places },
  (_, place) => leftOut + ((1 - 2 * leftOut) * place) / (places - 1),
)

/** For each place along the side, `2 * wide + 1` changes across it, in parts of the usual one there. */
function changesAcross(
  pixels: Pixels,
  side: Side<'page'>,
  { wide, step }: { readonly wide: number; readonly step: number },
): readonly Float32Array[] {
  const { length, along: course, left } = courseOf(side)
  const count = 2 * wide + 1
  const spread: Point = [course[0] * Math.max(1, step), course[1] * Math.max(1, step)]
  // Sums of colour at each step, one further on either side; one array for all places.
  const colours = new Float64Array((count + 2) * 3)
  return Array.from({ length: places }, (_, place) => {
    const at = along(side.from, course, (parts[place] ?? 0) * length)
    for (let n = 0; n < count + 2; n++) {
      const away = (n - wide - 1) * step
      look(pixels, { x: at[0] + left[0] * away, y: at[1] + left[1] * away, spread, to: n * 3 }, colours)
    }
    const changes = new Float32Array(count)
    for (let n = 0; n < count; n++) changes[n] = change(colours, n * 3, n * 3 + 6)
    return weighed(changes)
  })
}

/** Three pixels in a row along the side: their sum leaves an edge sharp. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly spread: Point
  /** Where the sums of its colours are put. */
  readonly to: number
}

/** The sum of each colour; NaN outside the picture. Plain numbers: many thousand places are looked at for every page. */
function look(
  { data, width, height, channels }: Pixels,
  { x, y, spread, to }: Spot,
  sums: Float64Array,
): void {
  let red = 0
  let green = 0
  let blue = 0
  const toGreen = channels === 1 ? 0 : 1
  const toBlue = channels === 1 ? 0 : 2
  for (let n = -1; n <= 1; n++) {
    const px = Math.round(x + spread[0] * n)
    const py = Math.round(y + spread[1] * n)
    if (px < 0 || py < 0 || px >= width || py >= height) {
      red = NaN
      break
    }
    const at = (py * width + px) * channels
    red += data[at] ?? 0
    green += data[at + toGreen] ?? 0
    blue += data[at + toBlue] ?? 0
  }
  sums[to] = red
  sums[to + 1] = green
  sums[to + 2] = blue
}

/** Between the colours at two places; NaN where the border of the picture lies between them. */
function change(colours: Float64Array, one: number, other: number): number {
  const here = colours[one] ?? NaN
  const there = colours[other] ?? NaN
  if (Number.isNaN(here) && Number.isNaN(there)) return 0
  return (
    Math.abs(here - there) +
    Math.abs((colours[one + 1] ?? 0) - (colours[other + 1] ?? 0)) +
    Math.abs((colours[one + 2] ?? 0) - (colours[other + 2] ?? 0))
  )
}

function weighed(changes: Float32Array): Float32Array {
  const mean = changes.reduce((sum, value) => sum + (value || 0), 0) / changes.length
  return changes.map((value) =>
    Number.isNaN(value) ? borderChange : Math.min(maxChange, value / (mean + noise)),
  )
}

/** The mean change along a line that begins and ends so many steps across, at every n-th place. */
function clearness(
  changes: readonly Float32Array[],
  { begin, end }: { readonly begin: number; readonly end: number },
  every: number,
): number {
  let sum = 0
  const slant = end - begin
  for (let place = 0; place < places; place += every) {
    const row = changes[place] ?? none
    const across = begin + slant * (parts[place] ?? 0)
    const low = Math.floor(across)
    const here = row[low] ?? 0
    sum += here + ((row[low + 1] ?? 0) - here) * (across - low)
  }
  return (sum * every) / places
}

const none = new Float32Array(0)
