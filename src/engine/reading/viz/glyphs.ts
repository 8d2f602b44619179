import { rectify, quadSize } from '../../imaging/geometry/rectify.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'

/** The ink of one letter of a line; lengths in parts of the height of the line's capitals. */
export interface Glyph {
  readonly left: number
  readonly right: number
  /** How wide it is halfway up: of round letters a steadier measure than from its left to its right. */
  readonly waist: number
  /** 0..1, how dark it is at most beneath the line on which the letters stand. */
  readonly beneath: number
  /** 0..1, how dark its very middle is on the mean: a round letter is empty there unless it is struck through. */
  readonly heart: number
  /** The same left of the middle, where the stroke through a D runs and a plain one is empty. */
  readonly bar: number
  /** The same right of its middle at its top, where the bowl of a P begins and that of a Þ does not yet. */
  readonly brow: number
}

/** Height in which a line is measured, in pixels. */
const flatHeight = 64
/** Of the values of a line, this part is darker than its paper, and this part than its ink. */
const paper = 0.75
const ink = 0.03
/** A row with this part of the ink of the fullest belongs to the letters. */
const fullRow = 0.3
/** How far the middle of a letter reaches, in parts of the height of capitals. */
const heartReach = 0.09
/** Where the stroke of a struck D is looked for, in parts of the letter's width, and how far around, as above. */
const barPlace = { at: 0.4, reach: 0.05 } as const
/** The part of a letter's height over which its waist is measured. */
const waistPart = { from: 0.35, to: 0.65 } as const
/** What is left out on either side of a letter when looking beneath it: the tails of its neighbours reach there. */
const besideTail = 0.2
/** Where the bowl of a P begins, right of the middle and beneath the top, and how far around, in parts of the height. */
const browPlace = { right: 0.1, beneath: 0.08, reach: 0.07 } as const
/** A column is of ink from this darkness on, 0..1. */
const inked = 0.5

/**
 * Measures the letters of a line in the picture. Letters are parted where the least ink is between them.
 *
 * @param ats middles of the letters, in order, as parts 0..1 of the quad's width
 * @returns one glyph for each; empty where the line has no measure
 */
export function measureGlyphs(pixels: Pixels, quad: Quad, ats: readonly number[]): readonly Glyph[] {
  const size = quadSize(quad)
  if (!(size.width >= 1 && size.height >= 1)) return []
  const width = Math.round((size.width * flatHeight) / size.height)
  const flat = rectify(pixels, quad, { width, height: flatHeight, beyond: 'edge', steppedOver: 0 })
  const dark = darkness(flat)
  const band = bandOf(dark, width)
  if (band === null) return []
  const { top, bottom } = band
  const high = bottom - top
  const columns = darkest(dark, width, { from: top, to: bottom })
  const halfway = meanOver(dark, width, {
    from: Math.round(top + waistPart.from * high),
    to: Math.round(top + waistPart.to * high),
  })
  const cuts = cutsOf(
    columns,
    ats.map((at) => at * width),
  )
  const beneath = darkest(dark, width, {
    from: Math.round(bottom + 0.1 * high),
    to: Math.min(flatHeight, bottom + 0.3 * high),
  })
  return ats.map((_, letter) => {
    const [from, to] = [cuts[letter] ?? 0, cuts[letter + 1] ?? width]
    const { left, right } = edges(columns, from, to)
    const aside = besideTail * (right - left)
    const tail = Math.max(0, ...beneath.subarray(Math.floor(left + aside), Math.ceil(right - aside)))
    const waist = edges(halfway, from, to)
    const middle = (top + bottom) / 2
    const heart = meanAround({ dark, width }, [(left + right) / 2, middle], heartReach * high)
    const barred: Point = [left + barPlace.at * (right - left), middle]
    const bar = meanAround({ dark, width }, barred, barPlace.reach * high)
    const bowl: Point = [(left + right) / 2 + browPlace.right * high, top + browPlace.beneath * high]
    const brow = meanAround({ dark, width }, bowl, browPlace.reach * high)
    const across = (waist.right - waist.left) / high
    return { left: left / high, right: right / high, waist: across, beneath: tail, heart, bar, brow }
  })
}

/** 0 paper … 1 ink, for every pixel. */
function darkness({ data, channels, width, height }: Pixels): Float32Array {
  const grey = Float32Array.from(
    { length: width * height },
    (_, at) => data[at * channels + (channels === 3 ? 1 : 0)] ?? 0,
  )
  const sorted = grey.toSorted()
  const value = (part: number): number => sorted[Math.floor(part * sorted.length)] ?? 0
  const [light, darkValue] = [value(paper), value(ink)]
  return grey.map((one) => Math.min(1, Math.max(0, (light - one) / Math.max(1, light - darkValue))))
}

function bandOf(dark: Float32Array, width: number): { readonly top: number; readonly bottom: number } | null {
  const rows = Array.from({ length: flatHeight }, (_, y) =>
    dark.subarray(y * width, (y + 1) * width).reduce((a, b) => a + b, 0),
  )
  const most = Math.max(...rows.slice(flatHeight / 4, (3 * flatHeight) / 4))
  const isFull = (y: number) => (rows[y] ?? 0) >= fullRow * most
  const middle = flatHeight / 2
  if (most === 0 || !isFull(middle)) return null
  let [top, bottom] = [middle, middle]
  while (top > 0 && isFull(top - 1)) top--
  while (bottom < flatHeight - 1 && isFull(bottom + 1)) bottom++
  return { top, bottom: bottom + 1 }
}

function darkest(
  dark: Float32Array,
  width: number,
  rows: { readonly from: number; readonly to: number },
): Float32Array {
  const columns = new Float32Array(width)
  for (let y = Math.max(0, Math.floor(rows.from)); y < rows.to; y++)
    for (let x = 0; x < width; x++) columns[x] = Math.max(columns[x] ?? 0, dark[y * width + x] ?? 0)
  return columns
}

function meanOver(
  dark: Float32Array,
  width: number,
  { from, to }: { readonly from: number; readonly to: number },
): Float32Array {
  const columns = new Float32Array(width)
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + (dark[y * width + x] ?? 0) / (to - from)
  return columns
}

function cutsOf(columns: Float32Array, middles: readonly number[]): readonly number[] {
  const between = middles.slice(1).map((next, index) => {
    const [from, to] = [Math.round(middles[index] ?? 0), Math.round(next)]
    let [first, last] = [from, from]
    for (let x = from; x <= to; x++) {
      const [here = 1, best = 1] = [columns[x], columns[first]]
      if (here < best) [first, last] = [x, x]
      else if (here === best) last = x
    }
    return Math.round((first + last) / 2)
  })
  return [0, ...between, columns.length]
}

function edges(
  columns: Float32Array,
  from: number,
  to: number,
): { readonly left: number; readonly right: number } {
  const at = (x: number) => columns[x] ?? 0
  let [left, right] = [from, to - 1]
  while (left < to - 1 && at(left) < inked) left++
  while (right > left && at(right) < inked) right--
  const into = (outer: number, inner: number) =>
    Math.min(1, Math.max(0, (inner - inked) / Math.max(0.01, inner - outer)))
  return {
    left: left - into(left > from ? at(left - 1) : 0, at(left)) + 1,
    right: right + into(right < to - 1 ? at(right + 1) : 0, at(right)),
  }
}

function meanAround(
  { dark, width }: { readonly dark: Float32Array; readonly width: number },
  [x, y]: Point,
  reach: number,
): number {
  let [sum, count] = [0, 0]
  for (let row = Math.round(y - reach); row <= y + reach; row++)
    for (let column = Math.round(x - reach); column <= x + reach; column++) {
      sum += dark[row * width + column] ?? 0
      count++
    }
  return sum / Math.max(1, count)
}
