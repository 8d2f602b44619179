import { describe, expect, it } from 'vitest'
import type { Pixels, Point, Quad } from '../vocabulary/pixels.ts'
import { outputPicture, type OutputSettings } from './output-picture.ts'

const settings: OutputSettings = {
  orientationCorrection: true,
  crop: false,
  advancedCrop: false,
  outputSize: 1000,
}

/** A grey picture, black where `dark` says so. */
function picture(width: number, height: number, dark: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = dark(x, y) ? 0 : 200
  return { width, height, channels: 1, data }
}

const level = (pixels: Pixels, [x, y]: Point) => pixels.data[Math.floor(y) * pixels.width + Math.floor(x)]

/** Corners of a zone of 200 × 20 that reads along `angle`, its top left at `at`. */
function zoneAt([x, y]: Point, angle: number): Quad {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const to = (u: number, v: number): Point => [x + u * c - v * s, y + u * s + v * c]
  return [to(0, 0), to(200, 0), to(200, 20), to(0, 20)]
}

describe('outputPicture', () => {
  const upsideDown = zoneAt([280, 120], Math.PI)

  it('only makes a picture smaller when no zone tells how it lies', () => {
    const { pixels, toOutput } = outputPicture(
      picture(400, 300, () => false),
      null,
      { ...settings, outputSize: 200 },
    )
    expect([pixels.width, pixels.height]).toEqual([200, 150])
    expect(toOutput(zoneAt([100, 100], 0))[0][1]).toBeCloseTo(50)
  })

  it('never enlarges a picture', () => {
    expect(
      outputPicture(
        picture(40, 30, () => false),
        null,
        settings,
      ).pixels.width,
    ).toBe(40)
  })

  it('turns an upside-down picture upright and takes the boxes with it', () => {
    const source = picture(300, 200, (x, y) => x < 20 && y < 20)
    const { pixels, toOutput } = outputPicture(source, { format: 'TD3', corners: upsideDown }, settings)
    expect([pixels.width, pixels.height]).toEqual([300, 200])
    expect([level(pixels, [5, 5]), level(pixels, [295, 195])]).toEqual([200, 0])
    const [topLeft, topRight] = toOutput(upsideDown)
    expect(topLeft[0]).toBeCloseTo(20)
    expect(topLeft[1]).toBeCloseTo(80)
    expect(topRight[1]).toBeCloseTo(topLeft[1])
  })

  it('turns a picture lying on its side by a quarter', () => {
    const { pixels } = outputPicture(
      picture(300, 260, () => false),
      { format: 'TD3', corners: zoneAt([200, 30], Math.PI / 2) },
      settings,
    )
    expect([pixels.width, pixels.height]).toEqual([260, 300])
  })

  it('leaves the picture as it lies when told so', () => {
    const zone = { format: 'TD3' as const, corners: upsideDown }
    const { toOutput } = outputPicture(
      picture(300, 200, () => false),
      zone,
      { ...settings, orientationCorrection: false },
    )
    expect(toOutput(upsideDown)[0][0]).toBeCloseTo(280)
  })

  it('straightens a skewed page without cutting any of it off', () => {
    const corners = zoneAt([60, 100], 0.2)
    const { pixels, toOutput } = outputPicture(
      picture(300, 200, () => false),
      { format: 'TD3', corners },
      { ...settings, advancedCrop: true },
    )
    const [topLeft, topRight] = toOutput(corners)
    expect(topRight[1]).toBeCloseTo(topLeft[1], 0)
    expect(pixels.width).toBeGreaterThan(300)
  })

  it('cuts to the page around the zone, all of the zone kept', () => {
    const corners = zoneAt([400, 500], 0)
    const { pixels, toOutput } = outputPicture(
      picture(1000, 700, () => false),
      { format: 'TD3', corners },
      { ...settings, crop: true },
    )
    expect(pixels.width).toBeLessThan(300)
    expect(pixels.height).toBeLessThan(230)
    for (const [x, y] of toOutput(corners)) {
      expect(x > 0 && x < pixels.width && y > 0 && y < pixels.height).toBe(true)
    }
  })
})
