import { inverse, mapPoint, squareToQuad } from '../../src/engine/imaging/geometry/homography.ts'
import type { Pixels, Point, Quad } from '../../src/vocabulary/imaging/pixels.ts'

/** A picture of three channels, all black. */
export function blankImage(width: number, height: number): Pixels {
  return { width, height, channels: 3, data: new Uint8Array(width * height * 3) }
}

/** Keeps to 0..255. */
export const toByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

/** The byte at a place known to exist. */
const at = (data: Uint8Array, place: number): number => data[place] ?? 0

/** The level of a channel between four pixels; beyond the picture its edge is repeated. */
export function bilinearAt({ width, height, data }: Pixels, [x, y]: Point, channel: number): number {
  const u = Math.max(0, Math.min(width - 1.001, x - 0.5))
  const v = Math.max(0, Math.min(height - 1.001, y - 0.5))
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const [across, down] = [u - left, v - top]
  const [from, row] = [(top * width + left) * 3 + channel, width * 3]
  const upper = at(data, from) * (1 - across) + at(data, from + 3) * across
  const lower = at(data, from + row) * (1 - across) + at(data, from + row + 3) * across
  return upper * (1 - down) + lower * down
}

/** Calls for each pixel inside a quad with where it lies in it, 0..1 across and down. */
export function forEachPixelInQuad(
  { width, height }: Pixels,
  quad: Quad,
  each: (place: number, at: Point) => void,
): void {
  const back = inverse(squareToQuad(quad))
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  const clip = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)))
  for (let y = clip(Math.min(...ys), height - 1); y <= clip(Math.max(...ys), height - 1); y++) {
    for (let x = clip(Math.min(...xs), width - 1); x <= clip(Math.max(...xs), width - 1); x++) {
      const [u, v] = mapPoint(back, [x + 0.5, y + 0.5])
      if (u >= 0 && u <= 1 && v >= 0 && v <= 1) each((y * width + x) * 3, [u, v])
    }
  }
}

/** The picture that each pixel looks up elsewhere in another. */
export function resampleTo(
  size: { readonly width: number; readonly height: number },
  level: (x: number, y: number, channel: number) => number,
): Pixels {
  const picture = blankImage(size.width, size.height)
  for (let y = 0, place = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      for (let channel = 0; channel < 3; channel++, place++)
        picture.data[place] = toByte(level(x + 0.5, y + 0.5, channel))
  return picture
}
