import type { Pixels, Point } from '../vocabulary/pixels.ts'

/** A rectangle of a picture, in its pixels; it may reach beyond. */
export interface PartBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A part of a picture by itself, and how points get to it and back. */
export interface PicturePart {
  readonly pixels: Pixels
  readonly onto: (point: Point) => Point
  readonly back: (point: Point) => Point
}

/**
 * What lies in a box, `factor` times smaller: each pixel the mean of a square of `factor` × `factor`. At the right and at
 * the bottom up to `factor` − 1 pixels are left out.
 *
 * @param factor a whole number from 1 on
 * @returns a pixel at least
 */
export function picturePart(pixels: Pixels, box: PartBox, factor: number): PicturePart {
  const { width, height, channels } = pixels
  const [left, right] = clipped(box.left, box.right, width)
  const [top, bottom] = clipped(box.top, box.bottom, height)
  const step = Math.min(factor, right - left, bottom - top)
  const size = { width: Math.floor((right - left) / step), height: Math.floor((bottom - top) / step) }
  const data = new Uint8Array(size.width * size.height * channels)
  const sums = new Uint32Array(size.width * channels)
  const share = 1 / (step * step)
  for (let y = 0; y < size.height; y++) {
    sums.fill(0)
    for (let row = 0; row < step; row++) addRow(sums, pixels, { at: ((top + y * step + row) * width + left) * channels, step }) // prettier-ignore
    for (let n = 0; n < sums.length; n++) data[y * sums.length + n] = (sums[n] ?? 0) * share + 0.5
  }
  return {
    pixels: { ...size, channels, data },
    onto: ([x, y]) => [(x - left) / step, (y - top) / step],
    back: ([x, y]) => [x * step + left, y * step + top],
  }
}

/** Adds a row of the picture to sums of `step` neighbours each; a plain loop, since every pixel goes through it. */
function addRow(
  sums: Uint32Array,
  { data, channels }: Pixels,
  row: { readonly at: number; readonly step: number },
): void {
  let from = row.at
  for (let to = 0; to < sums.length; to += channels)
    for (let n = 0; n < row.step; n++)
      for (let c = 0; c < channels; c++, from++) sums[to + c] = (sums[to + c] ?? 0) + (data[from] ?? 0)
}

/** Whole pixels within a side, one at least. */
function clipped(from: number, to: number, side: number): readonly [from: number, to: number] {
  const first = Math.min(side - 1, Math.max(0, Math.floor(from)))
  return [first, Math.min(side, Math.max(first + 1, Math.ceil(to)))]
}
