import sharp from 'sharp'
import type { Pixels, Point } from '../../../vocabulary/imaging/pixels.ts'

/** A rectangle of a picture, in its pixels; it may reach beyond. */
export interface PartBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A part of a picture by itself, and how points get to it and back. */
export interface RegionCrop {
  readonly pixels: Pixels
  readonly onto: (point: Point) => Point
  readonly back: (point: Point) => Point
}

/**
 * What lies in a box, `scale` times as large, each pixel the weighted mean of what it covers.
 *
 * @param scale above 0; 1 and more leaves the size as it is
 * @returns a pixel at least
 */
export async function cropRegion(pixels: Pixels, box: PartBox, scale: number): Promise<RegionCrop> {
  const { data, width, height, channels } = pixels
  const [left, right] = clipped(box.left, box.right, width)
  const [top, bottom] = clipped(box.top, box.bottom, height)
  const part = { width: right - left, height: bottom - top }
  const cut = sharp(data, { raw: { width, height, channels } }).extract({ left, top, ...part })
  const size = scale < 1 ? { width: scaled(part.width, scale), height: scaled(part.height, scale) } : part
  const shown = scale < 1 ? cut.resize({ ...size, fit: 'fill', kernel: 'linear' }) : cut
  const [across, down] = [size.width / part.width, size.height / part.height]
  return {
    pixels: { ...size, channels: 3, data: await shown.toColourspace('srgb').raw().toBuffer() },
    onto: ([x, y]) => [(x - left) * across, (y - top) * down],
    back: ([x, y]) => [x / across + left, y / down + top],
  }
}

function scaled(side: number, scale: number): number {
  return Math.max(1, Math.round(side * scale))
}

/** Whole pixels within a side, one at least. */
function clipped(from: number, to: number, side: number): readonly [from: number, to: number] {
  const first = Math.min(side - 1, Math.max(0, Math.floor(from)))
  return [first, Math.min(side, Math.max(first + 1, Math.ceil(to)))]
}
