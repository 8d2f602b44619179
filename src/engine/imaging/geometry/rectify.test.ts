import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { rectify, type Size } from './rectify.ts'

/** Red grows to the right, green downwards. */
function ramp(width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([x * 2, y * 2, 7], (y * width + x) * 3)
  return { width, height, channels: 3, data }
}

const at = (pixels: Pixels, x: number, y: number) => [
  ...pixels.data.subarray((y * pixels.width + x) * 3, (y * pixels.width + x) * 3 + 3),
]

const cutOut = (pixels: Pixels, quad: Quad, size: Size) =>
  rectify(pixels, quad, { ...size, beyond: 'edge', steppedOver: 0.1 })

describe('laying a quad flat', () => {
  const source = ramp(120, 100)

  it('gives the same pixels for an upright quad in its own size', () => {
    const crop = cutOut(source, [[20, 10], [60, 10], [60, 40], [20, 40]], { width: 40, height: 30 }) // prettier-ignore
    expect(at(crop, 0, 0)).toEqual([40, 20, 7])
    expect(at(crop, 39, 29)).toEqual([118, 78, 7])
  })

  it('copies a picture that stays as it is', () => {
    const copy = cutOut(source, [[0, 0], [120, 0], [120, 100], [0, 100]], source) // prettier-ignore
    expect(copy).toEqual(source)
    expect(copy.data).not.toBe(source.data)
  })

  it('turns the quad so that its first corner becomes the top left', () => {
    const upsideDown: Quad = [[60, 40], [20, 40], [20, 10], [60, 10]] // prettier-ignore
    const crop = cutOut(source, upsideDown, { width: 40, height: 30 })
    expect(at(crop, 0, 0)).toEqual([118, 78, 7])
  })

  it('straightens perspective: the middle of the quad lies where its diagonals cross', () => {
    const quad: Quad = [[20, 10], [100, 20], [80, 80], [30, 60]] // prettier-ignore
    const crop = cutOut(source, quad, { width: 101, height: 101 })
    const [red, green] = at(crop, 50, 50)
    expect(Math.abs((red ?? 0) / 2 - 52.05)).toBeLessThan(1.6)
    expect(Math.abs((green ?? 0) / 2 - 47.4)).toBeLessThan(1.6)
  })

  it('repeats the edge beyond the picture, or shows white', () => {
    const grey: Pixels = { width: 2, height: 1, channels: 1, data: Uint8Array.of(10, 200) }
    const crop = cutOut(grey, [[-4, 0], [6, 0], [6, 1], [-4, 1]], { width: 10, height: 1 }) // prettier-ignore
    expect([...crop.data]).toEqual([10, 10, 10, 10, 10, 200, 200, 200, 200, 200])
    const white = rectify(grey, [[-4, 0], [6, 0], [6, 1], [-4, 1]], { width: 10, height: 1, beyond: 'white', steppedOver: 0 }) // prettier-ignore
    expect([...white.data]).toEqual([255, 255, 255, 255, 10, 200, 255, 255, 255, 255])
  })

  it('averages when it shrinks, so that thin strokes do not vanish', () => {
    const stripes: Pixels = {
      width: 64,
      height: 4,
      channels: 1,
      data: Uint8Array.from({ length: 256 }, (_, i) => (i % 4 === 0 ? 0 : 255)),
    }
    const crop = cutOut(stripes, [[0, 0], [64, 0], [64, 4], [0, 4]], { width: 16, height: 4 }) // prettier-ignore
    for (let x = 1; x < 15; x++) expect(Math.abs((crop.data[2 * 16 + x] ?? 0) - 191)).toBeLessThan(8)
  })

  it('copies the very pixels when nothing is turned or scaled', () => {
    const whole: Quad = [[0, 0], [120, 0], [120, 100], [0, 100]] // prettier-ignore
    expect(cutOut(source, whole, source).data).toEqual(source.data)
  })
})
