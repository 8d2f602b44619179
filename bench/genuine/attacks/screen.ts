import { inverse, mapPoint, squareToQuad } from '../../../src/engine/imaging/geometry/homography.ts'
import { photograph } from '../../../src/engine/specimens/camera/photograph.ts'
import type { Random } from '../../../src/engine/specimens/random.ts'
import type { FlatSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import type { Pixels, Point, Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { recompressJpeg } from '../../kit/after-jpeg.ts'
import { bilinearAt, resampleTo } from '../resample.ts'
import type { Attack } from './attack.ts'

/** Dots that make one pixel of a screen each way: three stripes, the last row dark between the pixels. */
const subpixelsPerPixel = 3

const scaledQuad = (quad: Quad): Quad => {
  const point = ([x, y]: Point): Point => [x * subpixelsPerPixel, y * subpixelsPerPixel]
  return [point(quad[0]), point(quad[1]), point(quad[2]), point(quad[3])]
}

/** The page as the stripes of a screen show it. */
function renderStripedScreen(flat: FlatSpecimen, gap: number): FlatSpecimen {
  const { pixels, truth, dotsPerMm } = flat
  const size = { width: pixels.width * subpixelsPerPixel, height: pixels.height * subpixelsPerPixel }
  const shown = resampleTo(size, (x, y, channel) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const lit = column % subpixelsPerPixel === channel ? 1 : 0.22
    const dark = row % subpixelsPerPixel === subpixelsPerPixel - 1 ? gap : 1
    const place =
      (Math.floor(row / subpixelsPerPixel) * pixels.width + Math.floor(column / subpixelsPerPixel)) * 3 +
      channel
    return (pixels.data[place] ?? 0) * lit * dark * 2.4
  })
  return {
    ...flat,
    pixels: shown,
    dotsPerMm: dotsPerMm * subpixelsPerPixel,
    truth: {
      ...truth,
      zoneQuads: truth.zoneQuads.map(scaledQuad),
      fields: truth.fields.map((field) => ({ ...field, quad: scaledQuad(field.quad) })),
      page: scaledQuad(truth.page),
      portraits: truth.portraits.map(scaledQuad),
      face: truth.face && scaledQuad(truth.face),
      signature: truth.signature && scaledQuad(truth.signature),
    },
  }
}

/** The page on a monitor of three stripes a pixel, photographed. */
const stripedScreenPhoto: Attack = (original, random) => {
  const flat = renderStripedScreen(original.draw(random.between(3.5, 5.5)), random.between(0.25, 0.7))
  return Promise.resolve(photograph(flat, original.conditions, original.seed + 7).pixels)
}

/** How much is left of a wave of so many pixels a period after a lens and the faces of the sensor's pixels. */
const leftEdge = (period: number): number => {
  const x = Math.PI / Math.max(0.2, period)
  return Math.abs(Math.sin(x) / x) * Math.exp(-0.5 * ((2 * Math.PI * 0.45) / period) ** 2)
}

function corners({ width, height }: Pixels, random: Random): Quad {
  const off = (x: number, y: number): Point => [
    x + random.between(-0.03, 0.03) * width,
    y + random.between(-0.03, 0.03) * height,
  ]
  return [off(0, 0), off(width, 0), off(width, height), off(0, height)]
}

/** A whole photograph on a screen, taken again: waves of light in each colour, shifted by a third against each other. */
const moireScreenPhoto: Attack = async ({ photo, conditions }, random) => {
  const shown = await recompressJpeg(photo.pixels, conditions.jpegQuality)
  const { width, height } = shown
  const map = squareToQuad(corners(shown, random))
  const back = inverse(map)
  const turn = random.between(-0.12, 0.12)
  const period = random.between(1.3, 3.2)
  const depth = random.between(0.35, 0.9) * leftEdge(period)
  const rows = random.between(0.1, 0.5) * leftEdge(period)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const bow = random.between(-0.02, 0.02)
  return resampleTo({ width, height }, (x, y, channel) => {
    const [u, v] = mapPoint(back, [x, y])
    const light = bilinearAt(shown, [u * width, v * height], channel)
    const [s, t] = [u - 0.5, v - 0.5]
    const lens = 1 + bow * (s * s + t * t)
    const [across, down] = [(s * cos - t * sin) * lens * width, (s * sin + t * cos) * lens * height]
    const stripe = 1 + depth * Math.cos(2 * Math.PI * (across / period + channel / 3))
    const line = 1 + rows * Math.cos((2 * Math.PI * down) / period)
    return (light * 0.94 + (channel === 2 ? 9 : 3)) * stripe * line + random.normal() * conditions.noise
  })
}

export const screen = { fitted: stripedScreenPhoto, published: moireScreenPhoto }
