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
  const map = squareToQuad(quad)
  const across = samples(Math.max(distance(quad[0], quad[1]), distance(quad[3], quad[2])) / width)
  const down = samples(Math.max(distance(quad[0], quad[3]), distance(quad[1], quad[2])) / height)
  const result = new Uint8Array(width * height * channels)
  const sums = new Float64Array(channels)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sums.fill(0)
      for (let j = 0; j < down; j++) {
        for (let i = 0; i < across; i++) {
          addSample(
            pixels,
            mapPoint(map, [(x + (i + 0.5) / across) / width, (y + (j + 0.5) / down) / height]),
            sums,
          )
        }
      }
      for (let c = 0; c < channels; c++) {
        result[(y * width + x) * channels + c] = Math.round((sums[c] ?? 0) / (across * down))
      }
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

function samples(ratio: number): number {
  return Math.min(mostSamples, Math.max(1, Math.ceil(ratio - 0.05)))
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function addSample(pixels: Pixels, [px, py]: Point, sums: Float64Array): void {
  const { width, height, channels } = pixels
  if (px < 0 || py < 0 || px > width || py > height) {
    for (let c = 0; c < channels; c++) sums[c] = (sums[c] ?? 0) + outside
    return
  }
  const x = Math.min(width - 1, Math.max(0, px - 0.5))
  const y = Math.min(height - 1, Math.max(0, py - 0.5))
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - left, y - top]
  const [right, below] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)]
  add(pixels, top * width + left, { weight: (1 - fx) * (1 - fy), sums })
  add(pixels, top * width + right, { weight: fx * (1 - fy), sums })
  add(pixels, below * width + left, { weight: (1 - fx) * fy, sums })
  add(pixels, below * width + right, { weight: fx * fy, sums })
}

function add({ data, channels }: Pixels, pixel: number, share: { weight: number; sums: Float64Array }): void {
  for (let c = 0; c < channels; c++) {
    share.sums[c] = (share.sums[c] ?? 0) + share.weight * (data[pixel * channels + c] ?? 0)
  }
}
