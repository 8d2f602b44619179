import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { Random } from '../random.ts'
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

/** Less white than this does not stand out from the paper. */
const visibleGlare = 0.04

/** Share of the quads, with half a line's height around them, on which the reflection is seen; 0..1. */
export function glareOver(glare: Glare, quads: readonly Quad[]): number {
  let [lit, all] = [0, 0]
  for (const [a, b, c, d] of quads) {
    for (let v = -0.5; v <= 1.5; v += 0.25) {
      for (let u = 0; u <= 1; u += 0.01) {
        const point = (k: 0 | 1): number =>
          (a[k] + (b[k] - a[k]) * u) * (1 - v) + (d[k] + (c[k] - d[k]) * u) * v
        if (glareAt(glare, [point(0), point(1)]) > visibleGlare) lit++
        all++
      }
    }
  }
  return all === 0 ? 0 : lit / all
}

/** The byte at a place known to exist. Local, because a call into another module here would cost half of the speed. */
function at(data: Uint8Array | Uint8ClampedArray, place: number): number {
  return data[place] ?? 0
}

/** Weights of the middle and of four neighbours on each side, in 1/65536; the tail beyond is left out. */
function kernelOf(sigma: number): Int32Array {
  const weights = [0, 1, 2, 3, 4].map((i) => Math.exp(-(i * i) / (2 * sigma * sigma)))
  const sum = weights.reduce((total, weight, i) => total + (i === 0 ? weight : 2 * weight), 0)
  return Int32Array.from(weights, (weight) => Math.round((weight / sum) * 65536))
}

/**
 * One pass of a symmetric kernel; `step` is the distance between neighbours in bytes. Written out for two and for four
 * neighbours, because half of the time of a photograph would go here.
 */
function convolve(from: Uint8Array, to: Uint8Array, pass: { kernel: Int32Array; step: number }): void {
  const [w0 = 0, w1 = 0, w2 = 0, w3 = 0, w4 = 0] = pass.kernel
  const far = w3 + w4 > 400
  const s = pass.step
  const reach = (far ? 4 : 2) * s
  const end = from.length - reach
  to.set(from.subarray(0, reach), 0)
  to.set(from.subarray(end), end)
  const middle = far ? w0 : 65536 - 2 * (w1 + w2)
  for (let i = reach; i < end; i++) {
    let sum = at(from, i) * middle + 32768
    sum += (at(from, i - s) + at(from, i + s)) * w1 + (at(from, i - 2 * s) + at(from, i + 2 * s)) * w2
    if (far)
      sum +=
        (at(from, i - 3 * s) + at(from, i + 3 * s)) * w3 + (at(from, i - 4 * s) + at(from, i + 4 * s)) * w4
    to[i] = sum >> 16
  }
}

/** Puts the outermost columns back, into which a pass over the rows mixed the neighbouring row. */
function restoreSides(from: Uint8Array, to: Uint8Array, width: number): void {
  const [row, side] = [width * 3, 12]
  for (let start = 0; start < from.length; start += row) {
    to.set(from.subarray(start, start + side), start)
    to.set(from.subarray(start + row - side, start + row), start + row - side)
  }
}

/** Blur of a lens out of focus, `sigma` up to 2.2. */
export function defocus(pixels: Pixels, sigma: number): void {
  if (sigma < 0.2) return
  const kernel = kernelOf(sigma)
  const between = new Uint8Array(pixels.data.length)
  convolve(pixels.data, between, { kernel, step: 3 })
  restoreSides(pixels.data, between, pixels.width)
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
const mask = noiseLength - 1

interface Light {
  /** Values at every sixteenth pixel, row by row; the fields are smooth. */
  readonly gain: Float32Array
  readonly white: Float32Array
  readonly stride: number
}

function lightOf(
  pixels: Pixels,
  look: { conditions: CameraConditions; glare: Glare | null; random: Random },
): Light {
  const { width, height } = pixels
  const { conditions, glare, random } = look
  const stride = Math.ceil(width / cell) + 2
  const rows = Math.ceil(height / cell) + 2
  const [gain, white] = [new Float32Array(stride * rows), new Float32Array(stride * rows)]
  const angle = random.between(0, 6.28)
  const [sx, sy] = [Math.cos(angle), Math.sin(angle)]
  const [edge, softness] = [random.between(-0.25, 0.25), random.between(0.05, 0.3)]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < stride; column++) {
      const [x, y] = [(column * cell) / width - 0.5, (row * cell) / height - 0.5]
      const corner = (x * x + y * y) * 2
      const shaded = 1 / (1 + Math.exp(-(x * sx + y * sy - edge) / softness))
      const place = row * stride + column
      gain[place] =
        conditions.exposure * (1 - conditions.vignetting * corner) * (1 - conditions.shadow * shaded)
      if (glare !== null) white[place] = glareAt(glare, [column * cell, row * cell])
    }
  }
  return { gain, white, stride }
}

/** Light, colour cast, reflection and sensor noise in one pass over the picture. */
export function expose(
  pixels: Pixels,
  look: { conditions: CameraConditions; glare: Glare | null; random: Random },
): void {
  const { conditions, random } = look
  const light = lightOf(pixels, look)
  const grain = new Float32Array(noiseLength)
  for (let i = 0; i < noiseLength; i++) grain[i] = random.normal() * conditions.noise
  const cast = [1 + 0.07 * conditions.warmth, 1, 1 - 0.1 * conditions.warmth] as const
  const { width, height } = pixels
  // The clamped view rounds and keeps to 0..255 by itself.
  const data = new Uint8ClampedArray(pixels.data.buffer, pixels.data.byteOffset, pixels.data.length)
  const lerp = (field: Float32Array, place: number, fy: number): number =>
    (field[place] ?? 0) * (1 - fy) + (field[place + light.stride] ?? 0) * fy
  for (let y = 0, place = 0; y < height; y++) {
    const row = Math.floor(y / cell) * light.stride
    const fy = (y % cell) / cell
    const start = random.whole(0, noiseLength - 1)
    for (let x = 0; x < width; x += cell) {
      const column = row + x / cell
      const end = Math.min(cell, width - x)
      let gain = lerp(light.gain, column, fy)
      let white = lerp(light.white, column, fy)
      const gainStep = (lerp(light.gain, column + 1, fy) - gain) / cell
      const whiteStep = (lerp(light.white, column + 1, fy) - white) / cell
      for (let i = 0; i < end; i++, place += 3, gain += gainStep, white += whiteStep) {
        const [red, green, blue] = [
          at(data, place) * gain * cast[0],
          at(data, place + 1) * gain * cast[1],
          at(data, place + 2) * gain * cast[2],
        ]
        const mark = start + place
        data[place] = red + (255 - red) * white + (grain[mark & mask] ?? 0)
        data[place + 1] = green + (255 - green) * white + (grain[(mark + 1) & mask] ?? 0)
        data[place + 2] = blue + (255 - blue) * white + (grain[(mark + 2) & mask] ?? 0)
      }
    }
  }
}
