import { photograph } from '../../../src/engine/specimens/camera/photograph.ts'
import type { Random } from '../../../src/engine/specimens/random.ts'
import type { FlatSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import type { Pixels } from '../../../src/vocabulary/imaging/pixels.ts'
import { blankImage, toByte } from '../resample.ts'
import type { Attack } from './attack.ts'

/** Dots of the printer each way for one dot of the page that is photographed. */
const printerDotsPerPageDot = 2
/** Dots a millimetre of the page that is printed: 200 an inch, printed with 400. */
const pageDots = 8

/** What a printer makes of a page: levels in 0..1 of paper left white, by ink; asked for row by row. */
type Printer = (
  level: (x: number, y: number) => number,
  size: { width: number; height: number },
) => Float32Array

/** Dots that grow in a grid turned by an angle, as in offset print and lasers. */
export const clusteredDither =
  (angle: number, period: number): Printer =>
  (level, { width, height }) => {
    const out = new Float32Array(width * height)
    const [cos, sin] = [Math.cos(angle) / period, Math.sin(angle) / period]
    for (let y = 0, place = 0; y < height; y++) {
      for (let x = 0; x < width; x++, place++) {
        const wave = Math.cos(2 * Math.PI * (x * cos + y * sin)) + Math.cos(2 * Math.PI * (y * cos - x * sin))
        out[place] = level(x, y) > 0.5 - wave / 4 ? 1 : 0
      }
    }
    return out
  }

/** Dots thrown so that their error is made good nearby (Floyd and Steinberg 1976), as in ink jets. */
export const errorDiffusion: Printer = (level, { width, height }) => {
  const out = new Float32Array(width * height)
  let below = new Float32Array(width + 2)
  for (let y = 0; y < height; y++) {
    const here = below
    below = new Float32Array(width + 2)
    for (let x = 0; x < width; x++) {
      const targetTone = level(x, y) + (here[x + 1] ?? 0)
      const dot = targetTone > 0.5 ? 1 : 0
      const error = targetTone - dot
      out[y * width + x] = dot
      here[x + 2] = (here[x + 2] ?? 0) + (error * 7) / 16
      below[x] = (below[x] ?? 0) + (error * 3) / 16
      below[x + 1] = (below[x + 1] ?? 0) + (error * 5) / 16
      below[x + 2] = (below[x + 2] ?? 0) + error / 16
    }
  }
  return out
}

/** The mean of the printer's dots that lie on a dot of the page. */
function downsample(print: Float32Array, size: { width: number; height: number }): Float32Array {
  const out = new Float32Array(size.width * size.height)
  const wide = size.width * printerDotsPerPageDot
  for (let y = 0, place = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, place++) {
      let sum = 0
      for (let j = 0; j < printerDotsPerPageDot; j++)
        for (let i = 0; i < printerDotsPerPageDot; i++)
          sum += print[(y * printerDotsPerPageDot + j) * wide + x * printerDotsPerPageDot + i] ?? 0
      out[place] = sum / printerDotsPerPageDot ** 2
    }
  }
  return out
}

/** One plane of a picture through a printer. `channel` null: its luminance. */
export function printChannels(pixels: Pixels, channel: 0 | 1 | 2 | null, printer: Printer): Float32Array {
  const { width, height, data } = pixels
  const level = (x: number, y: number): number => {
    const place = (Math.floor(y / printerDotsPerPageDot) * width + Math.floor(x / printerDotsPerPageDot)) * 3
    if (channel !== null) return (data[place + channel] ?? 0) / 255
    return (
      (0.299 * (data[place] ?? 0) + 0.587 * (data[place + 1] ?? 0) + 0.114 * (data[place + 2] ?? 0)) / 255
    )
  }
  return downsample(
    printer(level, { width: width * printerDotsPerPageDot, height: height * printerDotsPerPageDot }),
    { width, height },
  )
}

interface Sheet {
  readonly paper: readonly [number, number, number]
  /** What a full tone of each plane leaves. */
  readonly ink: readonly [number, number, number]
  /** Deviation of toner that lies unevenly. */
  readonly mottle: number
}

/** Three planes of white left as levels of a picture. */
export function compositeOnPaper(
  size: { readonly width: number; readonly height: number },
  planes: readonly [Float32Array, Float32Array, Float32Array],
  look: { readonly sheet: Sheet; readonly random: Random },
): Pixels {
  const { paper, ink, mottle } = look.sheet
  const picture = blankImage(size.width, size.height)
  for (let place = 0, i = 0; i < size.width * size.height; i++) {
    const unevenness = mottle === 0 ? 0 : look.random.normal() * mottle
    for (const channel of [0, 1, 2] as const) {
      const white = planes[channel][i] ?? 0
      picture.data[place++] = toByte(ink[channel] + (paper[channel] - ink[channel]) * white + unevenness)
    }
  }
  return picture
}

const photographSheet = (flat: FlatSpecimen, pixels: Pixels, original: Parameters<Attack>[0]): Pixels =>
  photograph({ ...flat, pixels, cornerMm: 0 }, original.conditions, original.seed + 11).pixels

const monochromeLaserPrint: Attack = (original, random) => {
  const flat = original.draw(pageDots)
  const plane = printChannels(flat.pixels, null, clusteredDither(Math.PI / 4, random.between(4, 6)))
  const sheet: Sheet = { paper: [240, 240, 238], ink: [34, 34, 36], mottle: 0 }
  return Promise.resolve(
    photographSheet(flat, compositeOnPaper(flat.pixels, [plane, plane, plane], { sheet, random }), original),
  )
}

const monochromeInkPrint: Attack = (original, random) => {
  const flat = original.draw(pageDots)
  const plane = printChannels(flat.pixels, null, errorDiffusion)
  const tint = random.between(-4, 4)
  const sheet: Sheet = { paper: [246 + tint, 245, 246 - tint], ink: [48, 46, 50], mottle: 5 }
  return Promise.resolve(
    photographSheet(flat, compositeOnPaper(flat.pixels, [plane, plane, plane], { sheet, random }), original),
  )
}

const offsetPrint: Attack = (original, random) => {
  const flat = original.draw(pageDots)
  const period = random.between(4, 6)
  const plane = (channel: 0 | 1 | 2, degrees: number): Float32Array =>
    printChannels(flat.pixels, channel, clusteredDither((degrees * Math.PI) / 180, period))
  const sheet: Sheet = { paper: [242, 241, 238], ink: [30, 28, 32], mottle: 0 }
  return Promise.resolve(
    photographSheet(
      flat,
      compositeOnPaper(flat.pixels, [plane(0, 15), plane(1, 75), plane(2, 0)], { sheet, random }),
      original,
    ),
  )
}

const inkjetPrint: Attack = (original, random) => {
  const flat = original.draw(pageDots)
  const planes = [printChannels(flat.pixels, 0, errorDiffusion), printChannels(flat.pixels, 1, errorDiffusion), printChannels(flat.pixels, 2, errorDiffusion)] as const // prettier-ignore
  const sheet: Sheet = { paper: [247, 246, 243], ink: [58, 46, 54], mottle: 4 }
  return Promise.resolve(
    photographSheet(flat, compositeOnPaper(flat.pixels, planes, { sheet, random }), original),
  )
}

export const monochromePrints = { fitted: monochromeLaserPrint, published: monochromeInkPrint }
export const colourPrints = { fitted: offsetPrint, published: inkjetPrint }
