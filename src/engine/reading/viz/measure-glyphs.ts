import { rectify, quadSize } from '../../imaging/geometry/rectify.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'

/** The ink of one letter of a line; lengths in parts of the height of the line's capitals. */
export interface Glyph {
  readonly left: number
  readonly right: number
  /** How wide it is halfway up: of round letters a steadier measure than from its left to its right. */
  readonly midWidth: number
  /** 0..1, how dark it is at most beneath the line on which the letters stand. */
  readonly inkBelow: number
  /** 0..1, how dark its very middle is on the mean: a round letter is empty there unless it is struck through. */
  readonly inkAtCentre: number
  /** The same left of the middle, where the stroke through a D runs and a plain one is empty. */
  readonly inkLeftOfCentre: number
  /** The same right of its middle at its top, where the bowl of a P begins and that of a Þ does not yet. */
  readonly inkTopRight: number
}

/** Height in which a line is measured, in pixels. */
const rectifiedHeight = 64
/** Of the values of a line, this part is darker than its paper, and this part than its ink. */
const paperPercentile = 0.75
const inkPercentile = 0.03
/** A row with this part of the ink of the fullest belongs to the letters. */
const leastRowInk = 0.3
/** How far the middle of a letter reaches, in parts of the height of capitals. */
const centreReach = 0.09
/** Where the stroke of a struck D is looked for, in parts of the letter's width, and how far around, as above. */
const barPosition = { at: 0.4, reach: 0.05 } as const
/** The part of a letter's height over which its waist is measured. */
const midBand = { from: 0.35, to: 0.65 } as const
/** What is left out on either side of a letter when looking beneath it: the tails of its neighbours reach there. */
const neighbourTailMargin = 0.2
/** Where the bowl of a P begins, right of the middle and beneath the top, and how far around, in parts of the height. */
const topRightPosition = { right: 0.1, beneath: 0.08, reach: 0.07 } as const
/** A column is of ink from this darkness on, 0..1. */
const inkThreshold = 0.5

/**
 * Measures the letters of a line in the picture. Letters are parted where the least ink is between them.
 *
 * @param centres middles of the letters, in order, as parts 0..1 of the quad's width
 * @returns one glyph for each; empty where the line has no measure
 */
export function measureGlyphs(
  pixels: Pixels,
  quad: Quad<'upright'>,
  centres: readonly number[],
): readonly Glyph[] {
  const size = quadSize(quad)
  if (!(size.width >= 1 && size.height >= 1)) return []
  const width = Math.round((size.width * rectifiedHeight) / size.height)
  const rectified = rectify(pixels, quad, { width, height: rectifiedHeight, beyond: 'edge', steppedOver: 0 })
  const darkness = darknessOf(rectified)
  const capitalBand = capitalBandOf(darkness, width)
  if (capitalBand === null) return []
  const { top, bottom } = capitalBand
  const capitalHeight = bottom - top
  const columns = columnMaxima(darkness, width, { from: top, to: bottom })
  const midColumns = columnMeans(darkness, width, {
    from: Math.round(top + midBand.from * capitalHeight),
    to: Math.round(top + midBand.to * capitalHeight),
  })
  const boundaries = letterBoundaries(
    columns,
    centres.map((at) => at * width),
  )
  const columnsBelow = columnMaxima(darkness, width, {
    from: Math.round(bottom + 0.1 * capitalHeight),
    to: Math.min(rectifiedHeight, bottom + 0.3 * capitalHeight),
  })
  const inkAround = (point: Point, reach: number): number =>
    meanDarknessAround({ dark: darkness, width }, point, reach * capitalHeight)
  return centres.map((_, letter) => {
    const [from, to] = [boundaries[letter] ?? 0, boundaries[letter + 1] ?? width]
    const { left, right } = inkEdges(columns, from, to)
    const margin = neighbourTailMargin * (right - left)
    const inkBelow = Math.max(
      0,
      ...columnsBelow.subarray(Math.floor(left + margin), Math.ceil(right - margin)),
    )
    const midEdges = inkEdges(midColumns, from, to)
    const middle = (top + bottom) / 2
    const centre = (left + right) / 2
    const inkAtCentre = inkAround([centre, middle], centreReach)
    const inkLeftOfCentre = inkAround([left + barPosition.at * (right - left), middle], barPosition.reach)
    const { right: shift, beneath, reach } = topRightPosition
    const inkTopRight = inkAround([centre + shift * capitalHeight, top + beneath * capitalHeight], reach)
    const midWidth = (midEdges.right - midEdges.left) / capitalHeight
    return {
      left: left / capitalHeight,
      right: right / capitalHeight,
      midWidth,
      inkBelow,
      inkAtCentre,
      inkLeftOfCentre,
      inkTopRight,
    }
  })
}

/** 0 paper … 1 ink, for every pixel. */
function darknessOf({ data, channels, width, height }: Pixels): Float32Array {
  const count = width * height
  const offset = channels === 3 ? 1 : 0
  const histogram = new Uint32Array(256)
  for (let at = 0; at < count; at++) {
    const grey = data[at * channels + offset] ?? 0
    histogram[grey] = (histogram[grey] ?? 0) + 1
  }
  const value = (part: number): number => valueAtRank(histogram, Math.floor(part * count))
  const [light, darkValue] = [value(paperPercentile), value(inkPercentile)]
  const byGrey = Float32Array.from(histogram, (_, grey) =>
    Math.min(1, Math.max(0, (light - grey) / Math.max(1, light - darkValue))),
  )
  const darkness = new Float32Array(count)
  for (let at = 0; at < count; at++) darkness[at] = byGrey[data[at * channels + offset] ?? 0] ?? 0
  return darkness
}

/** The value that stands at a place, from 0 on, of all values in order. */
function valueAtRank(histogram: Uint32Array, rank: number): number {
  let below = 0
  for (const [value, count] of histogram.entries()) {
    below += count
    if (below > rank) return value
  }
  return 0
}

function capitalBandOf(
  darkness: Float32Array,
  width: number,
): { readonly top: number; readonly bottom: number } | null {
  const rows = Array.from({ length: rectifiedHeight }, (_, y) =>
    darkness.subarray(y * width, (y + 1) * width).reduce((a, b) => a + b, 0),
  )
  const most = Math.max(...rows.slice(rectifiedHeight / 4, (3 * rectifiedHeight) / 4))
  const isFull = (y: number) => (rows[y] ?? 0) >= leastRowInk * most
  const middle = rectifiedHeight / 2
  if (most === 0 || !isFull(middle)) return null
  let [top, bottom] = [middle, middle]
  while (top > 0 && isFull(top - 1)) top--
  while (bottom < rectifiedHeight - 1 && isFull(bottom + 1)) bottom++
  return { top, bottom: bottom + 1 }
}

function columnMaxima(
  darkness: Float32Array,
  width: number,
  rows: { readonly from: number; readonly to: number },
): Float32Array {
  const columns = new Float32Array(width)
  for (let y = Math.max(0, Math.floor(rows.from)); y < rows.to; y++)
    for (let x = 0; x < width; x++) columns[x] = Math.max(columns[x] ?? 0, darkness[y * width + x] ?? 0)
  return columns
}

function columnMeans(
  darkness: Float32Array,
  width: number,
  { from, to }: { readonly from: number; readonly to: number },
): Float32Array {
  const columns = new Float32Array(width)
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++)
      columns[x] = (columns[x] ?? 0) + (darkness[y * width + x] ?? 0) / (to - from)
  return columns
}

function letterBoundaries(columns: Float32Array, middles: readonly number[]): readonly number[] {
  const between = middles
    .slice(1)
    .map((next, at) => boundaryBetween(columns, Math.round(middles[at] ?? 0), Math.round(next)))
  return [0, ...between, columns.length]
}

/**
 * Where the least ink is between the middles of two letters. A middle that was found beside its letter leaves a gap on either
 * side of that letter: of these the one nearest halfway is meant.
 */
function boundaryBetween(columns: Float32Array, from: number, to: number): number {
  const least = Math.min(...columns.subarray(from, to + 1))
  const gaps: { first: number; last: number }[] = []
  for (let x = from; x <= to; x++) {
    if ((columns[x] ?? 1) > least) continue
    const gap = gaps.at(-1)
    if (gap?.last === x - 1) gap.last = x
    else gaps.push({ first: x, last: x })
  }
  const middles = gaps.map(({ first, last }) => (first + last) / 2)
  const halfway = (from + to) / 2
  const [nearest = halfway] = middles.toSorted((a, b) => Math.abs(a - halfway) - Math.abs(b - halfway))
  return Math.round(nearest)
}

function inkEdges(
  columns: Float32Array,
  from: number,
  to: number,
): { readonly left: number; readonly right: number } {
  const at = (x: number) => columns[x] ?? 0
  let [left, right] = [from, to - 1]
  while (left < to - 1 && at(left) < inkThreshold) left++
  while (right > left && at(right) < inkThreshold) right--
  const into = (outer: number, inner: number) =>
    Math.min(1, Math.max(0, (inner - inkThreshold) / Math.max(0.01, inner - outer)))
  return {
    left: left - into(left > from ? at(left - 1) : 0, at(left)) + 1,
    right: right + into(right < to - 1 ? at(right + 1) : 0, at(right)),
  }
}

function meanDarknessAround(
  { dark: darkness, width }: { readonly dark: Float32Array; readonly width: number },
  [x, y]: Point,
  reach: number,
): number {
  let [sum, count] = [0, 0]
  for (let row = Math.round(y - reach); row <= y + reach; row++)
    for (let column = Math.round(x - reach); column <= x + reach; column++) {
      sum += darkness[row * width + column] ?? 0
      count++
    }
  return sum / Math.max(1, count)
}
