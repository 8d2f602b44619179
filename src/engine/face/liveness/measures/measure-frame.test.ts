import { describe, expect, it } from 'vitest'
import type { FrameMeasure } from '../../../../vocabulary/face/liveness-frame.ts'
import type { Pixels, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { measureFrame } from './measure-frame.ts'

const width = 240
const height = 320
const face: Quad = [
  [70, 100],
  [170, 100],
  [170, 220],
  [70, 220],
]

type Rgb = readonly [number, number, number]

/** The same grain on every call: a whole number's digits, well mixed. */
function grain(x: number, y: number): number {
  let t = Math.imul((x * 73856093) ^ (y * 19349663), 0x2c1b3c6d)
  t = Math.imul(t ^ (t >>> 15), 0x297a2d39)
  return (((t ^ (t >>> 12)) >>> 0) / 4294967296 - 0.5) * 6
}

function frame(at: (x: number, y: number) => Rgb, rough = 1): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const [c, value] of at(x, y).entries())
        data[(y * width + x) * 3 + c] = Math.max(
          0,
          Math.min(255, Math.round(value + rough * grain(3 * x + c, y))),
        )
  return { width, height, channels: 3, data }
}

/** An oval on a wall, soft as a lens draws it. */
const smoothPixel = (x: number, y: number): Rgb => {
  const depth = 1 - Math.hypot((x - 120) / 52, (y - 160) / 66)
  const part = 1 / (1 + Math.exp(-12 * depth))
  const shade = 1 + 0.2 * Math.sin(x / 30) * Math.cos(y / 26)
  return [120 + 70 * part * shade, 125 + 25 * part * shade, 130 - 10 * part * shade]
}

function values(pixels: Pixels): Readonly<Record<FrameMeasure, number>> {
  const measured = measureFrame(pixels, face)
  if (measured === null) throw new Error('too small to be measured')
  return measured.values
}

describe('measureFrame', () => {
  const plain = values(frame(smoothPixel))

  it('sees a grid as a peak of its fineness, in the plane in which it lies', () => {
    const grey = values(
      frame((x, y) => {
        const [r, g, b] = smoothPixel(x, y)
        const wave = 8 * Math.cos((2 * Math.PI * (x + 0.2 * y)) / 5)
        return [r + wave, g + wave, b + wave]
      }),
    )
    expect(grey.lumaPeak).toBeGreaterThan(plain.lumaPeak + 2)
    expect(grey.chromaPeak).toBeLessThan(plain.chromaPeak + 1)
    const coloured = values(
      frame((x, y) => {
        const [r, g, b] = smoothPixel(x, y)
        const wave = 8 * Math.cos((2 * Math.PI * x) / 6)
        return [r - wave, g + wave, b - wave]
      }),
    )
    expect(coloured.chromaPeak).toBeGreaterThan(plain.chromaPeak + 2)
  })

  it('sees the sides of a sheet held before the camera', () => {
    const sheet = values(
      frame((x, y) =>
        x > 30 + y / 20 && x < 205 + y / 30 && y > 25 && y < 290 ? smoothPixel(x, y) : [30, 35, 40],
      ),
    )
    expect(plain.rimSecond).toBeLessThan(0.3)
    expect(sheet.rimSecond).toBeGreaterThan(0.6)
    expect(sheet.rimStep).toBeGreaterThan(plain.rimStep + 20)
  })

  it('tells sharp from soft, and a noisy sensor from a clean one', () => {
    const stripes = (soft: number) => frame((x) => Array<number>(3).fill(127 + 90 * Math.tanh(Math.sin(x / 9) * soft)) as unknown as Rgb) // prettier-ignore
    expect(values(stripes(12)).sharpness).toBeGreaterThan(values(stripes(1)).sharpness + 0.1)
    expect(values(frame(smoothPixel, 4)).grain).toBeGreaterThan(plain.grain + 0.8)
  })

  it('knows a frame again whose pixels are the same, and what it shows although they are not', () => {
    const [one, same, noisier] = [frame(smoothPixel), frame(smoothPixel), frame(smoothPixel, 1.5)].map((pixels) => measureFrame(pixels, face)) // prettier-ignore
    expect(same).toEqual(one)
    expect(noisier?.exact).not.toBe(one?.exact)
    expect(differing(noisier?.likeness, one?.likeness)).toBeLessThan(12)
    const mirrored = measureFrame(
      frame((x, y) => smoothPixel(x, y + 70)),
      face,
    )
    expect(differing(mirrored?.likeness, one?.likeness)).toBeGreaterThan(30)
  })

  it('answers numbers for frames of one colour and for faces beyond the frame, and nothing for the tiniest', () => {
    const far: Quad = [
      [-400, -300],
      [900, -300],
      [900, 900],
      [-400, 900],
    ]
    for (const pixels of [frame(() => [0, 0, 0], 0), frame(() => [255, 255, 255], 0), frame(smoothPixel)])
      for (const quad of [face, far])
        expect(Object.values(measureFrame(pixels, quad)?.values ?? {}).every(Number.isFinite)).toBe(true)
    expect(measureFrame({ width: 40, height: 200, channels: 1, data: new Uint8Array(8000) }, face)).toBeNull()
  })
})

function differing(a: readonly number[] = [], b: readonly number[] = []): number {
  return a.reduce((sum, word, n) => {
    let bits = (word ^ (b[n] ?? 0)) >>> 0
    for (; bits !== 0; bits &= bits - 1) sum++
    return sum
  }, 0)
}
