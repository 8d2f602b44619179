import type { Pixels, Point, Quad } from '../vocabulary/pixels.ts'

/** Coefficients of (x, y) → ((ax + by + c) / w, (dx + ey + f) / w), w = gx + hy + 1. */
type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
]

/** More samples than this per output pixel and axis show nothing more. */
const mostSamples = 6

/**
 * Cuts a quad out of a picture and lays it flat: corner 0 becomes the top left of the result, corner 1 its top right.
 * Each result pixel averages as many bilinear samples as it covers source pixels, so small print survives shrinking.
 * Outside the picture its edge is repeated.
 *
 * @returns three channels, `size` large
 */
export function cropQuad(
  pixels: Pixels,
  quad: Quad,
  size: { readonly width: number; readonly height: number },
): Pixels {
  const { width, height } = size
  const data = new Uint8Array(width * height * 3)
  const projection = projectionFrom(quad, size)
  const { across, down } = samplesPerPixel(quad, size)
  const share = 1 / (across * down)
  const sum: [number, number, number] = [0, 0, 0]
  let to = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sum.fill(0)
      for (let j = 0; j < down; j++) {
        for (let i = 0; i < across; i++) {
          addSample(pixels, project(projection, x + (i + 0.5) / across, y + (j + 0.5) / down), sum)
        }
      }
      data[to++] = sum[0] * share + 0.5
      data[to++] = sum[1] * share + 0.5
      data[to++] = sum[2] * share + 0.5
    }
  }
  return { width, height, channels: 3, data }
}

/** Mean length of the two sides along reading direction, and of the two across it, in pixels. */
export function quadSize(quad: Quad): { readonly width: number; readonly height: number } {
  const [a, b, c, d] = quad
  return { width: (distance(a, b) + distance(d, c)) / 2, height: (distance(a, d) + distance(b, c)) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function samplesPerPixel(quad: Quad, size: { readonly width: number; readonly height: number }) {
  const source = quadSize(quad)
  const clamp = (ratio: number) => Math.min(mostSamples, Math.max(1, Math.ceil(ratio - 0.1)))
  return { across: clamp(source.width / size.width), down: clamp(source.height / size.height) }
}

/** Square-to-quad mapping, Heckbert 1989 section 2.2, with the square stretched to the size of the result. */
function projectionFrom(quad: Quad, size: { readonly width: number; readonly height: number }): Projection {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad
  const sx = x0 - x1 + x2 - x3
  const sy = y0 - y1 + y2 - y3
  const dx1 = x1 - x2
  const dy1 = y1 - y2
  const dx2 = x3 - x2
  const dy2 = y3 - y2
  const denominator = dx1 * dy2 - dx2 * dy1
  const flat = denominator === 0
  const g = flat ? 0 : (sx * dy2 - dx2 * sy) / denominator
  const h = flat ? 0 : (dx1 * sy - sx * dy1) / denominator
  const w = size.width
  const t = size.height
  return [
    (x1 - x0 + g * x1) / w, (x3 - x0 + h * x3) / t, x0,
    (y1 - y0 + g * y1) / w, (y3 - y0 + h * y3) / t, y0,
    g / w, h / t,
  ] // prettier-ignore
}

function project([a, b, c, d, e, f, g, h]: Projection, x: number, y: number): Point {
  const w = g * x + h * y + 1
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

function addSample(pixels: Pixels, [px, py]: Point, sum: [number, number, number]): void {
  const { width, height, channels, data } = pixels
  const x = Math.min(width - 1, Math.max(0, px - 0.5))
  const y = Math.min(height - 1, Math.max(0, py - 0.5))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const right = left + 1 < width ? channels : 0
  const below = top + 1 < height ? width * channels : 0
  const at = (top * width + left) * channels
  for (let c = 0; c < 3; c++) {
    const i = at + (channels === 3 ? c : 0)
    const upper = (data[i] ?? 0) * (1 - fx) + (data[i + right] ?? 0) * fx
    const lower = (data[i + below] ?? 0) * (1 - fx) + (data[i + below + right] ?? 0) * fx
    sum[c] = (sum[c] ?? 0) + upper * (1 - fy) + lower * fy
  }
}
