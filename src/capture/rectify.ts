import type { Pixels, Point, Quad } from '../vocabulary/pixels.ts'
import { inverse, mapPoint, squareToQuad } from './homography.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** What lies outside the picture. */
const outside = 255
/** More samples than this per result pixel and axis show nothing more. */
const mostSamples = 4

/**
 * Lays the part of a picture inside a quad flat: the quad's first corner becomes the result's top left, its second the
 * top right. Bilinear; where the result is smaller, every pixel is the mean of the samples it covers. What the quad
 * takes in beyond the picture is white.
 *
 * @param quad in pixels of the picture; its corners must not lie on one line
 */
export function rectify(pixels: Pixels, quad: Quad, size: Size): Pixels {
  const { width, height } = size
  const { channels } = pixels
  // Plain numbers and no objects below: this runs a few million times for every picture.
  const [a, b, c, d, e, f, g, h, i] = squareToQuad(quad)
  const across = samples(Math.max(distance(quad[0], quad[1]), distance(quad[3], quad[2])) / width)
  const down = samples(Math.max(distance(quad[0], quad[3]), distance(quad[1], quad[2])) / height)
  const each = 1 / (across * down)
  const result = new Uint8Array(width * height * channels)
  const sums = new Float64Array(channels)
  const add = sampler(pixels, sums)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sums.fill(0)
      for (let j = 0; j < down; j++) {
        const v = (y + (j + 0.5) / down) / height
        for (let n = 0; n < across; n++) {
          const u = (x + (n + 0.5) / across) / width
          const w = 1 / (g * u + h * v + i)
          add((a * u + b * v + c) * w, (d * u + e * v + f) * w)
        }
      }
      const at = (y * width + x) * channels
      for (let n = 0; n < channels; n++) result[at + n] = Math.round((sums[n] ?? 0) * each)
    }
  }
  return { width, height, channels, data: result }
}

/** The map that belongs to `rectify`: pixels of the picture → pixels of the result. */
export function rectifiedPlace(quad: Quad, size: Size): (point: Point) => Point {
  const back = inverse(squareToQuad(quad))
  return (point) => {
    const [x, y] = mapPoint(back, point)
    return [x * size.width, y * size.height]
  }
}

/** One sample still does where hardly more than one source pixel falls on a result pixel. */
function samples(ratio: number): number {
  return Math.min(mostSamples, Math.max(1, Math.ceil(ratio - 0.55)))
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Adds the picture's value at a place, bilinear, to the sums: one per channel. */
function sampler(pixels: Pixels, sums: Float64Array): (px: number, py: number) => void {
  const { data, width, height, channels } = pixels
  const value = (n: number): number => data[n] ?? 0
  const addOutside = (): void => {
    for (let n = 0; n < channels; n++) sums[n] = (sums[n] ?? 0) + outside
  }
  return (px, py) => {
    if (px < 0 || py < 0 || px > width || py > height) {
      addOutside()
      return
    }
    const x = Math.min(width - 1, Math.max(0, px - 0.5))
    const y = Math.min(height - 1, Math.max(0, py - 0.5))
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - left, y - top]
    const first = (top * width + left) * channels
    const right = left + 1 < width ? channels : 0
    const below = top + 1 < height ? width * channels : 0
    for (let n = first; n < first + channels; n++) {
      const upper = value(n) * (1 - fx) + value(n + right) * fx
      const lower = value(n + below) * (1 - fx) + value(n + below + right) * fx
      sums[n - first] = (sums[n - first] ?? 0) + upper * (1 - fy) + lower * fy
    }
  }
}
