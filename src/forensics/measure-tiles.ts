import type { PictureTile } from '../vocabulary/forensics.ts'
import { transformOf } from './fourier.ts'

/** Side of a tile in pixels, and how many tiles lie across and down a picture. */
const side = 128
const across = 3
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

/** Local, because a call into another module here would cost half of the speed. */
function at(data: Float64Array | Uint8Array, place: number): number {
  return data[place] ?? 0
}

interface Plane {
  readonly luma: Uint8Array
  readonly width: number
  readonly height: number
}

/** Power by frequency of the tile whose first pixel is at `left`, `top`: rows of `side`, frequency 0 first. */
function powerOf({ luma, width }: Plane, left: number, top: number): Float64Array {
  const [real, imaginary] = [new Float64Array(side * side), new Float64Array(side * side)]
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      real[y * side + x] = at(luma, (top + y) * width + left + x) * at(hann, x) * at(hann, y)
  const [columnReal, columnImaginary] = [new Float64Array(side), new Float64Array(side)]
  for (let y = 0; y < side; y++)
    transform(real.subarray(y * side, (y + 1) * side), imaginary.subarray(y * side, (y + 1) * side))
  const power = new Float64Array(side * side)
  // Of a real picture the other half of the columns is a mirror.
  for (let x = 0; x <= side / 2; x++) {
    for (let y = 0; y < side; y++) {
      columnReal[y] = at(real, y * side + x)
      columnImaginary[y] = at(imaginary, y * side + x)
    }
    transform(columnReal, columnImaginary)
    for (let y = 0; y < side; y++) power[y * side + x] = at(columnReal, y) ** 2 + at(columnImaginary, y) ** 2
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
      rings[Math.round(Math.hypot(u, v)) - coarsest]?.push(row * side + u)
    }
  }
  return rings.map((places) => Uint16Array.from(places))
}

/** A frequency with its eight neighbours: what is left of a wave that does not fit the tile, and less chance. */
function smoothed(power: Float64Array, place: number): number {
  const row = (start: number): number => at(power, start - 1) + at(power, start) + at(power, start + 1)
  return (row(place - side) + row(place) + row(place + side)) / 9
}

/** The strongest frequency by the median of those as fine as it: the logarithm of the quotient, 0 of an even tile. */
function peakOf(power: Float64Array, rings: readonly Uint16Array[]): number {
  const peaks = rings.map((places) => {
    const values = Float64Array.from(places, (place) => smoothed(power, place)).sort()
    return at(values, values.length - 1) / Math.max(1, at(values, values.length >> 1))
  })
  return Math.log10(Math.max(1, ...peaks))
}

/**
 * Looks for fine regular waves, as the pixels of a screen and the dots of a print leave them, in tiles over a picture.
 *
 * @param scale pixels of this picture per pixel of the one that was sent
 * @returns none of a picture smaller than two tiles
 */
export function measureTiles(plane: Plane, scale: number): readonly PictureTile[] {
  const { width, height } = plane
  if (Math.min(width, height) < 2 * side) return []
  const rings = ringsAt(scale)
  const places = (length: number): readonly number[] =>
    Array.from({ length: across }, (_, i) => Math.round(((length - side) * (i + 0.5)) / across))
  return places(height).flatMap((top) =>
    places(width).map((left) => ({
      middle: [left + side / 2, top + side / 2] as const,
      peak: peakOf(powerOf(plane, left, top), rings),
    })),
  )
}
