import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { squareToQuad, type Homography } from './homography.ts'
import { distance } from './points.ts'

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Flat extends Size {
  /** What shows where the quad reaches beyond the picture: white, or the picture's edge repeated. */
  readonly beyond: 'white' | 'edge'
  /** How many source pixels, beside the one that is seen, a result pixel may step over; 0..1. Less shows finer strokes. */
  readonly steppedOver: number
}

/** More samples than this per result pixel and axis show nothing more. */
const maxSamples = 6
const white = 255

/**
 * Lays the part of a picture inside a quad flat: the quad's first corner becomes the result's top left, its second the
 * top right. Bilinear; where the result is smaller, every pixel is the mean of the samples it covers.
 *
 * @param quad in pixels of the picture
 * @returns as many channels as the picture
 * @throws Error when `liesOnOneLine(quad)`
 */
export function rectify(pixels: Pixels, quad: Quad, flat: Flat): Pixels {
  const { width, height, steppedOver } = flat
  const { channels } = pixels
  if (isAsItIs(pixels, quad, flat)) return { width, height, channels, data: new Uint8Array(pixels.data) }
  const source = quadSize(quad)
  const across = samples(source.width / width - steppedOver)
  const down = samples(source.height / height - steppedOver)
  const share = 1 / (across * down)
  const map = squareToQuad(quad)
  const data = new Uint8Array(width * height * channels)
  const sums = new Float64Array(width * channels)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let j = 0; j < down; j++) {
      for (let i = 0; i < across; i++) {
        const from = [(i + 0.5) / across / width, (y + (j + 0.5) / down) / height] as const
        addRow(sums, pixels, { ...courseOf(map, from, 1 / width), beyond: flat.beyond })
      }
    }
    const at = y * sums.length
    for (let n = 0; n < sums.length; n++) data[at + n] = (sums[n] ?? 0) * share + 0.5
  }
  return { width, height, channels, data }
}

/** Whether it is the whole picture in its own size that is rectified: every sample is a pixel. */
function isAsItIs({ width, height }: Size, [a, b, c, d]: Quad, flat: Size): boolean {
  const places = [...a, ...b, ...c, ...d]
  const corners = [0, 0, width, 0, width, height, 0, height]
  return flat.width === width && flat.height === height && corners.every((at, n) => at === places[n])
}

/** Mean length of the two sides along reading direction, and of the two across it, in pixels. */
export function quadSize([a, b, c, d]: Quad): Size {
  return { width: (distance(a, b) + distance(d, c)) / 2, height: (distance(a, d) + distance(b, c)) / 2 }
}

function samples(requested: number): number {
  return Math.min(maxSamples, Math.max(1, Math.ceil(requested)))
}

/** Where the samples of one row lie: the n-th at ((x + n·dx) / w, (y + n·dy) / w) with w = z + n·dz. */
interface Course {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly dx: number
  readonly dy: number
  readonly dz: number
}

function courseOf([a, b, c, d, e, f, g, h, i]: Homography, [u, v]: Point, step: number): Course {
  return {
    x: a * u + b * v + c,
    y: d * u + e * v + f,
    z: g * u + h * v + i,
    dx: a * step,
    dy: d * step,
    dz: g * step,
  }
}

/** Adds one row of samples. Plain numbers and no objects: its loop runs a million times for every picture. */
function addRow(sums: Float64Array, pixels: Pixels, row: Course & Pick<Flat, 'beyond'>): void {
  const { data, width, height, channels } = pixels
  const { x, y, z, dx, dy, dz } = row
  const repeatsEdge = row.beyond === 'edge'
  const [lastX, lastY, stride] = [width - 1, height - 1, width * channels]
  for (let n = 0, to = 0; to < sums.length; n++) {
    const w = 1 / (z + n * dz)
    const px = (x + n * dx) * w
    const py = (y + n * dy) * w
    const shows = repeatsEdge || (px >= 0 && py >= 0 && px <= width && py <= height)
    const sx = Math.min(lastX, Math.max(0, px - 0.5))
    const sy = Math.min(lastY, Math.max(0, py - 0.5))
    const left = Math.floor(sx)
    const top = Math.floor(sy)
    const fx = sx - left
    const fy = sy - top
    const right = left < lastX ? channels : 0
    const below = top < lastY ? stride : 0
    const both = fx * fy
    let at = top * stride + left * channels
    for (let c = 0; c < channels; c++, at++, to++) {
      const upper = valueAt(data, at) * (1 - fx - fy + both) + valueAt(data, at + right) * (fx - both)
      const lower = valueAt(data, at + below) * (fy - both) + valueAt(data, at + below + right) * both
      sums[to] = (sums[to] ?? 0) + (shows ? upper + lower : white)
    }
  }
}

function valueAt(values: Uint8Array, at: number): number {
  return values[at] ?? 0
}
