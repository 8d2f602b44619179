import sharp from 'sharp'
import type { Random } from '../../src/engine/specimens/random.ts'
import type { Pixels, Point } from '../../src/vocabulary/imaging/pixels.ts'

/** Light as it falls on a sensor: red, green, blue interleaved, linear, 1 is white. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export type Rgb = [red: number, green: number, blue: number]

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const steps = 4095
const bytes = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const part = step / steps
  return Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))
})

/** Light to bytes by the curve of sRGB. */
export function encodeSrgb(light: Float32Array): Uint8Array {
  const data = new Uint8Array(light.length)
  for (let at = 0; at < light.length; at++) {
    const step = (light[at] ?? 0) * steps
    data[at] = bytes[step < 0 ? 0 : step > steps ? steps : Math.round(step)] ?? 0
  }
  return data
}

/** A picture file as light, blurred by so many of its pixels and brought to a width. */
export async function loadRaster(
  file: Uint8Array,
  { width, blur }: { readonly width?: number; readonly blur?: number } = {},
): Promise<Raster> {
  let picture = sharp(file).toColourspace('srgb').removeAlpha()
  if (width !== undefined) picture = picture.resize({ width, kernel: 'cubic' })
  if (blur !== undefined && blur > 0.3) picture = picture.blur(blur)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: decodeSrgb(data) }
}

function decodeSrgb(data: Uint8Array): Float32Array {
  const light = new Float32Array(data.length)
  for (let at = 0; at < data.length; at++) light[at] = linear[data[at] ?? 0] ?? 0
  return light
}

/** The light at a place, between pixels by their distance; beyond the picture it is mirrored. */
export function sampleLight({ width, height, data }: Raster, [x, y]: Point, into: Rgb): void {
  const [px, py] = [mirroredIndex(x - 0.5, width - 1), mirroredIndex(y - 0.5, height - 1)]
  const [left, top] = [Math.floor(px), Math.floor(py)]
  const [fx, fy] = [px - left, py - top]
  const right = left < width - 1 ? 3 : 0
  const below = top < height - 1 ? width * 3 : 0
  for (let c = 0, at = (top * width + left) * 3; c < 3; c++, at++) {
    const upper = (data[at] ?? 0) * (1 - fx) + (data[at + right] ?? 0) * fx
    const lower = (data[at + below] ?? 0) * (1 - fx) + (data[at + below + right] ?? 0) * fx
    into[c] = upper * (1 - fy) + lower * fy
  }
}

function mirroredIndex(value: number, last: number): number {
  const turned = Math.abs(value) % (2 * last)
  return turned > last ? 2 * last - turned : turned
}

/** A raster drawn place by place. */
export function drawRaster(
  { width, height }: { readonly width: number; readonly height: number },
  at: (x: number, y: number, into: Rgb) => void,
): Raster {
  const data = new Float32Array(width * height * 3)
  const rgb: Rgb = [0, 0, 0]
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      at(x + 0.5, y + 0.5, rgb)
      data.set(rgb, to)
    }
  }
  return { width, height, data }
}

const grid = 256
export type Noise = (x: number, y: number) => number

/** Smooth noise of mean 0 and deviation of about 1, a bump a unit (lattice values, interpolated). */
export function noiseField(random: Random): Noise {
  const values = Float32Array.from({ length: grid * grid }, () => random.normal())
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - left, y - top]
    const at = (dx: number, dy: number) =>
      values[((top + dy) & (grid - 1)) * grid + ((left + dx) & (grid - 1))] ?? 0
    const upper = at(0, 0) * (1 - fx) + at(1, 0) * fx
    const lower = at(0, 1) * (1 - fx) + at(1, 1) * fx
    return 1.5 * (upper * (1 - fy) + lower * fy)
  }
}

export async function decodeImage(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data }
}
