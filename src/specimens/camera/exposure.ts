import type { Pixels, Point, Quad } from '../../vocabulary/pixels.ts'
import type { Chance } from '../chance.ts'
import type { CameraConditions } from './conditions.ts'

/** A reflection: an ellipse in pixels whose middle burns out. */
export interface Glare {
  readonly centre: Point
  readonly radii: readonly [number, number]
  readonly turn: number
  readonly strength: number
}

/** Share of white that the reflection lays over a place, 0..1. */
export function glareAt(glare: Glare, [x, y]: Point): number {
  const [dx, dy] = [x - glare.centre[0], y - glare.centre[1]]
  const [cos, sin] = [Math.cos(glare.turn), Math.sin(glare.turn)]
  const q = ((dx * cos + dy * sin) / glare.radii[0]) ** 2 + ((dy * cos - dx * sin) / glare.radii[1]) ** 2
  return Math.min(1, glare.strength * 1.25 * Math.exp(-1.6 * q))
}

/** Less white than this cannot be told from the paper. */
const visibleGlare = 0.04

/** Whether any part of the quads, with half a line's height around them, is touched by the reflection. */
export function glareTouches(glare: Glare, quads: readonly Quad[]): boolean {
  return quads.some(([a, b, c, d]) => {
    for (let v = -0.5; v <= 1.5; v += 0.25) {
      for (let u = 0; u <= 1; u += 0.01) {
        const point = (k: 0 | 1): number =>
          (a[k] + (b[k] - a[k]) * u) * (1 - v) + (d[k] + (c[k] - d[k]) * u) * v
        if (glareAt(glare, [point(0), point(1)]) > visibleGlare) return true
      }
    }
    return false
  })
}

function kernelOf(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * 2.2))
  const kernel = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  )
  const sum = kernel.reduce((total, weight) => total + weight, 0)
  return kernel.map((weight) => weight / sum)
}

/** One pass of a symmetric kernel; `step` is the distance between neighbours in bytes. */
function convolve(from: Uint8Array, to: Uint8Array, pass: { kernel: Float32Array; step: number }): void {
  const { kernel, step } = pass
  const radius = (kernel.length - 1) / 2
  const reach = radius * step
  const length = from.length
  for (let i = 0; i < length; i++) {
    if (i < reach || i >= length - reach) {
      to[i] = from[i] ?? 0
      continue
    }
    let sum = 0.5 + (from[i] ?? 0) * (kernel[radius] ?? 0)
    for (let k = 1; k <= radius; k++)
      sum += ((from[i - k * step] ?? 0) + (from[i + k * step] ?? 0)) * (kernel[radius + k] ?? 0)
    to[i] = sum
  }
}

/** Blur of a lens that is a little out of focus. Rows run into each other at the very edge, where nothing is read. */
export function defocus(pixels: Pixels, sigma: number): void {
  if (sigma < 0.2) return
  const kernel = kernelOf(sigma)
  const between = new Uint8Array(pixels.data.length)
  convolve(pixels.data, between, { kernel, step: 3 })
  convolve(between, pixels.data, { kernel, step: pixels.width * 3 })
}

/** The smear of an unsteady hand: the mean of the picture shifted along a line. */
export function shake(pixels: Pixels, smear: { length: number; angle: number }): void {
  const taps = Math.round(smear.length)
  if (taps < 1) return
  const { data, width } = pixels
  const radians = (smear.angle * Math.PI) / 180
  const shifts = Array.from({ length: taps + 1 }, (_, i) => {
    const t = i - taps / 2
    return (Math.round(t * Math.cos(radians)) + Math.round(t * Math.sin(radians)) * width) * 3
  })
  const before = data.slice()
  const reach = Math.max(...shifts.map(Math.abs))
  const share = 1 / shifts.length
  for (let i = reach; i < data.length - reach; i++) {
    let sum = 0
    for (const shift of shifts) sum += before[i + shift] ?? 0
    data[i] = sum * share + 0.5
  }
}

const cell = 16
const noiseLength = 1 << 16

interface Light {
  /** Values at every sixteenth pixel, row by row; the fields are smooth. */
  readonly gain: Float32Array
  readonly white: Float32Array
  readonly stride: number
}

function lightOf(
  pixels: Pixels,
  look: { conditions: CameraConditions; glare: Glare | null; chance: Chance },
): Light {
  const { width, height } = pixels
  const { conditions, glare, chance } = look
  const stride = Math.ceil(width / cell) + 2
  const rows = Math.ceil(height / cell) + 2
  const [gain, white] = [new Float32Array(stride * rows), new Float32Array(stride * rows)]
  const angle = chance.between(0, 6.28)
  const [sx, sy] = [Math.cos(angle), Math.sin(angle)]
  const [edge, softness] = [chance.between(-0.25, 0.25), chance.between(0.05, 0.3)]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < stride; column++) {
      const [x, y] = [(column * cell) / width - 0.5, (row * cell) / height - 0.5]
      const corner = (x * x + y * y) * 2
      const shaded = 1 / (1 + Math.exp(-(x * sx + y * sy - edge) / softness))
      const at = row * stride + column
      gain[at] = conditions.exposure * (1 - conditions.vignetting * corner) * (1 - conditions.shadow * shaded)
      if (glare !== null) white[at] = glareAt(glare, [column * cell, row * cell])
    }
  }
  return { gain, white, stride }
}

/** Light, colour cast, reflection and sensor noise in one pass over the picture. */
export function expose(
  pixels: Pixels,
  look: { conditions: CameraConditions; glare: Glare | null; chance: Chance },
): void {
  const { conditions, chance } = look
  const light = lightOf(pixels, look)
  const grain = Float32Array.from({ length: noiseLength }, () => chance.normal() * conditions.noise)
  const cast = [1 + 0.07 * conditions.warmth, 1, 1 - 0.1 * conditions.warmth] as const
  const { width, height, data } = pixels
  const lerp = (field: Float32Array, at: number, fy: number): number =>
    (field[at] ?? 0) * (1 - fy) + (field[at + light.stride] ?? 0) * fy
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / cell) * light.stride
    const fy = (y % cell) / cell
    const start = chance.whole(0, noiseLength - 1)
    for (let x = 0; x < width; x += cell) {
      const column = row + x / cell
      const end = Math.min(cell, width - x)
      let gain = lerp(light.gain, column, fy)
      let white = lerp(light.white, column, fy)
      const gainStep = (lerp(light.gain, column + 1, fy) - gain) / cell
      const whiteStep = (lerp(light.white, column + 1, fy) - white) / cell
      for (let i = 0; i < end; i++, at += 3, gain += gainStep, white += whiteStep) {
        for (let k = 0; k < 3; k++) {
          const lit = (data[at + k] ?? 0) * gain * (cast[k] ?? 1)
          const value = lit + (255 - lit) * white + (grain[(start + at + k) & (noiseLength - 1)] ?? 0) + 0.5
          data[at + k] = value < 0 ? 0 : value > 255 ? 255 : value
        }
      }
    }
  }
}
