import type { ImageTile } from '../../../vocabulary/imaging/forensics.ts'
import { transformOf } from '../geometry/fourier.ts'

/** Side of a tile in pixels, and how many tiles lie across and down a picture. */
const side = 128
const across = 3
/** Number of horizontal frequencies. */
const columns = side / 2 + 1
/** Cycles in a tile below which texture and print are usual, and beyond which nothing is left. */
const coarsest = 22
const finest = 62
/** Blocks of JPEG leave waves of eight pixels and their overtones. */
const blockSide = 8

const transform = transformOf(side)
const hann = Float64Array.from(
  { length: side },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / side),
)

/** Local, because a call into another module here would cost half of the speed; and for one kind of array, likewise. */
function at(data: Float64Array, place: number): number {
  return data[place] ?? 0
}

interface Plane {
  readonly luma: Uint8Array
  readonly width: number
  readonly height: number
}

/** Columns of frequencies of two rows at once, which go in as the real and the imaginary part of one. */
function transformRows(plane: Plane, start: number, y: number): readonly [Float64Array, Float64Array] {
  const [real, imaginary] = [new Float64Array(side), new Float64Array(side)]
  for (let x = 0; x < side; x++) {
    const from = start + y * plane.width + x
    real[x] = (plane.luma[from] ?? 0) * at(hann, x) * at(hann, y)
    imaginary[x] = (plane.luma[from + plane.width] ?? 0) * at(hann, x) * at(hann, y + 1)
  }
  transform(real, imaginary)
  return [real, imaginary]
}

/** Power by frequency of the tile whose first pixel is `start`: rows of `columns`, frequency 0 first. */
function powerOf(plane: Plane, start: number): Float64Array {
  // By columns, each as long as the tile is high; of a real picture the other half of them is a mirror.
  const [real, imaginary] = [new Float64Array(side * columns), new Float64Array(side * columns)]
  for (let y = 0; y < side; y += 2) {
    const [u, v] = transformRows(plane, start, y)
    for (let x = 0; x < columns; x++) {
      const [mirror, place] = [(side - x) % side, x * side + y]
      real[place] = (at(u, x) + at(u, mirror)) / 2
      imaginary[place] = (at(v, x) - at(v, mirror)) / 2
      real[place + 1] = (at(v, x) + at(v, mirror)) / 2
      imaginary[place + 1] = (at(u, mirror) - at(u, x)) / 2
    }
  }
  const power = new Float64Array(side * columns)
  for (let x = 0; x < columns; x++) {
    const [from, to] = [x * side, (x + 1) * side]
    transform(real.subarray(from, to), imaginary.subarray(from, to))
    for (let y = 0; y < side; y++)
      power[y * columns + x] = at(real, from + y) ** 2 + at(imaginary, from + y) ** 2
  }
  return power
}

/** Whether a frequency is one that the blocks of JPEG leave, in a picture made smaller by `scale` afterwards. */
function isOfBlocks(cycles: number, scale: number): boolean {
  const base = side / (blockSide * scale)
  const nearest = Math.round(cycles / base) * base
  return Math.abs(cycles - nearest) <= 2.5
}

/** The places of the frequencies that are looked at, as fine ones together; the coarsest first. */
function ringsAt(scale: number): readonly Uint16Array[] {
  const rings = Array.from({ length: finest + 1 - coarsest }, (): number[] => [])
  for (let row = 1; row < side - 1; row++) {
    const v = row <= side / 2 ? row : row - side
    for (let u = 1; u < side / 2; u++) {
      if (isOfBlocks(u, scale) && isOfBlocks(Math.abs(v), scale)) continue
      rings[Math.round(Math.hypot(u, v)) - coarsest]?.push(row * columns + u)
    }
  }
  return rings.map((places) => Uint16Array.from(places))
}

/** Every frequency with its eight neighbours: what is left of a wave that does not fit the tile, and less randomness. */
function smoothed(power: Float64Array): Float64Array {
  const rows = new Float64Array(power.length)
  for (let i = 1; i < rows.length - 1; i++) rows[i] = at(power, i - 1) + at(power, i) + at(power, i + 1)
  const sums = new Float64Array(power.length)
  for (let i = columns; i < sums.length - columns; i++)
    sums[i] = (at(rows, i - columns) + at(rows, i) + at(rows, i + columns)) / 9
  return sums
}

/** The strongest frequency by the median of those as fine as it: the logarithm of the quotient, 0 of an even tile. */
function peakOf(power: Float64Array, rings: readonly Uint16Array[]): number {
  const even = smoothed(power)
  let highest = 1
  for (const places of rings) {
    const values = new Float64Array(places.length)
    for (let i = 0; i < places.length; i++) values[i] = at(even, places[i] ?? 0)
    values.sort()
    highest = Math.max(highest, at(values, values.length - 1) / Math.max(1, at(values, values.length >> 1)))
  }
  return Math.log10(highest)
}

/**
 * Looks for fine regular waves, as the pixels of a screen and the dots of a print leave them, in tiles over a picture.
 *
 * @param scale pixels of this picture per pixel of the one that was sent
 * @returns none of a picture smaller than two tiles
 */
export function measureTiles(plane: Plane, scale: number): readonly ImageTile[] {
  const { width, height } = plane
  if (Math.min(width, height) < 2 * side) return []
  const rings = ringsAt(scale)
  const places = (length: number): readonly number[] =>
    Array.from({ length: across }, (_, i) => Math.round(((length - side) * (i + 0.5)) / across))
  return places(height).flatMap((top) =>
    places(width).map((left) => ({
      middle: [left + side / 2, top + side / 2] as const,
      peak: peakOf(powerOf(plane, top * width + left), rings),
    })),
  )
}
