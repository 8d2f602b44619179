import { describe, expect, it } from 'vitest'
import { rectify } from '../geometry/rectify.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { DocumentQuad } from './document-quad.ts'
import { outputImage, type OutputSettings } from './output-image.ts'
import { td3 } from '../../documents/formats/td3.ts'
import { pageFromMrz } from './page-from-mrz.ts'

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
function zoneAt([x, y]: Point, angle: number): Quad<'page'> {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const to = (u: number, v: number): Point<'page'> => [x + u * c - v * s, y + u * s + v * c]
  return [to(0, 0), to(200, 0), to(200, 20), to(0, 20)]
}

/** A document that reads along its zone; nothing is known of its corners. */
function placeOf(corners: Quad<'page'>): DocumentQuad {
  const [[x, y], [toX, toY]] = corners
  const around = pageFromMrz({ page: td3.page, corners }, 0.05).corners
  return { reads: [(toX - x) / 200, (toY - y) / 200], page: null, other: null, around }
}

/** A document of which the corners alone are known. */
function pageAt(corners: Quad<'page'>, aspect: number): DocumentQuad {
  const [[x, y], [toX, toY]] = corners
  const length = Math.hypot(toX - x, toY - y)
  return {
    reads: [(toX - x) / length, (toY - y) / length],
    page: { corners, confidence: 0.9, aspect },
    other: null,
    around: corners,
  }
}

/** The picture that is answered. */
function outputPicture(pixels: Pixels, place: DocumentQuad | null, requested: OutputSettings) {
  const { quad, flat, pageToOutput } = outputImage(pixels, place, requested)
  return { pixels: rectify(pixels, quad, flat), pageToOutput }
}

describe('outputView', () => {
  const upsideDown = zoneAt([280, 120], Math.PI)

  it('only makes a picture smaller when no zone tells how it lies', () => {
    const { pixels, pageToOutput } = outputPicture(
      picture(400, 300, () => false),
      null,
      { ...settings, outputSize: 200 },
    )
    expect([pixels.width, pixels.height]).toEqual([200, 150])
    expect(pageToOutput(zoneAt([100, 100], 0))[0][1]).toBeCloseTo(50)
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
    const { pixels, pageToOutput } = outputPicture(source, placeOf(upsideDown), settings)
    expect([pixels.width, pixels.height]).toEqual([300, 200])
    expect([level(pixels, [5, 5]), level(pixels, [295, 195])]).toEqual([200, 0])
    const [topLeft, topRight] = pageToOutput(upsideDown)
    expect(topLeft[0]).toBeCloseTo(20)
    expect(topLeft[1]).toBeCloseTo(80)
    expect(topRight[1]).toBeCloseTo(topLeft[1])
  })

  it('turns a picture lying on its side by a quarter', () => {
    const { pixels } = outputPicture(
      picture(300, 260, () => false),
      placeOf(zoneAt([200, 30], Math.PI / 2)),
      settings,
    )
    expect([pixels.width, pixels.height]).toEqual([260, 300])
  })

  it('leaves the picture as it lies when told so', () => {
    const { pageToOutput } = outputPicture(
      picture(300, 200, () => false),
      placeOf(upsideDown),
      { ...settings, orientationCorrection: false },
    )
    expect(pageToOutput(upsideDown)[0][0]).toBeCloseTo(280)
  })

  it('straightens a skewed page without cutting any of it off', () => {
    const corners = zoneAt([60, 100], 0.2)
    const { pixels, pageToOutput } = outputPicture(
      picture(300, 200, () => false),
      placeOf(corners),
      { ...settings, advancedCrop: true },
    )
    const [topLeft, topRight] = pageToOutput(corners)
    expect(topRight[1]).toBeCloseTo(topLeft[1], 0)
    expect(pixels.width).toBeGreaterThan(300)
  })

  it('cuts to the page around the zone, all of the zone kept', () => {
    const corners = zoneAt([400, 500], 0)
    const { pixels, pageToOutput } = outputPicture(
      picture(1000, 700, () => false),
      placeOf(corners),
      { ...settings, crop: true },
    )
    expect(pixels.width).toBeLessThan(300)
    expect(pixels.height).toBeLessThan(230)
    for (const [x, y] of pageToOutput(corners)) {
      expect(x > 0 && x < pixels.width && y > 0 && y < pixels.height).toBe(true)
    }
  })

  const leaning: Quad<'page'> = [[60, 30], [260, 50], [240, 170], [40, 150]] // prettier-ignore
  const cut = { ...settings, crop: true, advancedCrop: true }

  it('lays a page whose corners are known flat, in its own proportions', () => {
    const { pixels, pageToOutput } = outputPicture(
      picture(300, 200, () => false),
      pageAt(leaning, 1.5),
      cut,
    )
    expect(pixels.width / pixels.height).toBeCloseTo(1.5, 1)
    pageToOutput(leaning).forEach(([x, y], at) => {
      expect(x).toBeCloseTo(at === 0 || at === 3 ? 0 : pixels.width)
      expect(y).toBeCloseTo(at < 2 ? 0 : pixels.height)
    })
  })

  it('cuts no more than along the picture when it is not to be straightened', () => {
    const { pixels, pageToOutput } = outputPicture(
      picture(300, 200, () => false),
      pageAt(leaning, 1.5),
      { ...cut, advancedCrop: false },
    )
    expect([pixels.width, pixels.height]).toEqual([220, 140])
    expect(pageToOutput(leaning)[0][0]).toBeCloseTo(20)
  })

  it.each([0, 1, 2, 3])('leaves a page turned by %i quarters so when told so', (quarters) => {
    const corner = (at: number): Point<'page'> => leaning[(at + quarters) % 4] ?? leaning[0]
    const turned: Quad<'page'> = [corner(0), corner(1), corner(2), corner(3)]
    const shown = outputPicture(
      picture(300, 200, () => false),
      pageAt(turned, quarters % 2 === 0 ? 1.6 : 1 / 1.6),
      { ...cut, orientationCorrection: false },
    )
    expect(shown.pixels.width).toBeGreaterThan(shown.pixels.height)
    expect(shown.pageToOutput(leaning)[0][0]).toBeCloseTo(0)
    expect(shown.pageToOutput(leaning)[0][1]).toBeCloseTo(0)
  })

  it('keeps both of two cards that lie in one picture', () => {
    const other: Quad<'page'> = [[60, 180], [260, 180], [260, 196], [60, 196]] // prettier-ignore
    const { pageToOutput, pixels } = outputPicture(
      picture(300, 200, () => false),
      { ...pageAt(leaning, 1.5), other: { corners: other, confidence: 0.9 } },
      cut,
    )
    for (const [x, y] of [...pageToOutput(leaning), ...pageToOutput(other)]) {
      expect(x > -1 && x < pixels.width + 1 && y > -1 && y < pixels.height + 1).toBe(true)
    }
  })
})
