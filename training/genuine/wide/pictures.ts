import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { recompressJpeg } from '../../../bench/kit/after-jpeg.ts'
import { originalAt, type Original } from '../../../bench/genuine/originals.ts'
import type { CameraConditions } from '../../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../../src/engine/specimens/camera/photograph.ts'
import { randomFrom, type Random } from '../../../src/engine/specimens/random.ts'
import type { FlatSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import { dotsForLetters } from '../../../src/engine/specimens/specimen-picture.ts'
import type { Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { encoded } from '../../../test/world/pictures/specimen-file.ts'
import { postProcess, wideConditions } from './camera.ts'
import { inkjetDroplets, lineScreen, orderedDither, errorDiffusion, blueNoiseDither } from './dither.ts'
import { recapture, type PlacedPage } from './photo.ts'
import { printedPage, type Printer } from './print.ts'

/** What is drawn more widely than the bench does: genuine pictures three ways, prints three, and photographs taken again. */
export const wideKinds = ['genuine wide', 'genuine cropped', 'genuine scan', 'colour print wide', 'colour print in lines', 'colour print in drops', 'photograph wide'] as const // prettier-ignore
export type WideKind = (typeof wideKinds)[number]

interface EncodedDrawing extends PlacedPage {
  readonly quality: number
}

type DrawMethod = (original: Original, random: Random) => Promise<EncodedDrawing>

interface Taken {
  readonly flat: FlatSpecimen
  readonly conditions: CameraConditions
  readonly seed: number
}

async function photographPage({ flat, conditions, seed }: Taken, random: Random): Promise<EncodedDrawing> {
  const photo = photograph(flat, conditions, seed + 23)
  return {
    pixels: await postProcess(photo.pixels, random),
    page: photo.truth.page,
    quality: conditions.jpegQuality,
  }
}

/** A photograph of the page as it is. */
function shot({ draw, seed }: Original, random: Random): Promise<EncodedDrawing> {
  const conditions = wideConditions(random)
  return photographPage({ flat: draw(dotsForLetters(conditions.letterPx)), conditions, seed }, random)
}

/** Dots a millimetre of a page that goes to a printer. */
type Fineness = readonly [least: number, most: number]

/** A photograph of the page as a printer copied it. */
function printedCopy([least, most]: Fineness, ...dithers: Printer['dithers']): DrawMethod {
  return async (original, random) => {
    const isOrdinary = dithers.length === 1 && random.happens(0.5)
    const conditions = isOrdinary ? original.conditions : wideConditions(random)
    const flat = original.draw(random.between(least, most))
    const pixels = await printedPage(flat.pixels, { random, dithers })
    return photographPage({ flat: { ...flat, pixels, cornerMm: 0 }, conditions, seed: original.seed }, random)
  }
}

/** A photograph cut to the page, or nearly. */
async function croppedPhoto(original: Original, random: Random): Promise<EncodedDrawing> {
  const { pixels, page, quality } = await shot(original, random)
  const [xs, ys] = [page.map(([x]) => x), page.map(([, y]) => y)]
  const rim = random.between(-0.05, 0.05) * pixels.width
  const [left, top] = [
    Math.max(0, Math.round(Math.min(...xs) - rim)),
    Math.max(0, Math.round(Math.min(...ys) - rim)),
  ]
  const width = Math.min(pixels.width - left, Math.round(Math.max(...xs) + rim) - left)
  const height = Math.min(pixels.height - top, Math.round(Math.max(...ys) + rim) - top)
  const data = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer()
  return { pixels: { width, height, channels: 3, data }, page: whole(width, height), quality }
}

const whole = (width: number, height: number): Quad => [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore

/** The page on the glass of a scanner. */
async function scannedPage({ draw }: Original, random: Random): Promise<EncodedDrawing> {
  const { pixels: flat } = draw(random.between(5, 11))
  const { width, height } = flat
  const soft = await sharp(flat.data, { raw: { width, height, channels: 3 } })
    .linear(random.between(0.8, 1), random.between(0, 22))
    .blur(random.between(0.35, 1))
    .raw()
    .toBuffer()
  const noise = random.between(0.3, 4)
  const data = Uint8Array.from(soft, (level) =>
    Math.max(0, Math.min(255, Math.round(level + random.normal() * noise))),
  )
  const pixels = await postProcess({ width, height, channels: 3, data }, random)
  return { pixels, page: whole(width, height), quality: random.whole(68, 94) }
}

const drawMethods: Readonly<Record<WideKind, DrawMethod>> = {
  'genuine wide': shot,
  'genuine cropped': croppedPhoto,
  'genuine scan': scannedPage,
  'colour print wide': printedCopy([7, 9.5], orderedDither, blueNoiseDither, errorDiffusion),
  'colour print in lines': printedCopy([6, 10], lineScreen),
  'colour print in drops': printedCopy([6, 10], inkjetDroplets),
  'photograph wide': async (original, random) => {
    const { quality, ...first } = await shot(original, random)
    const again = await recapture(first, quality, random)
    return { ...again, pixels: await postProcess(again.pixels, random), quality: random.whole(68, 94) }
  },
}

export interface WidePicture {
  readonly bytes: Buffer
  readonly page: Quad
}

/** One picture, compressed twice as those of the bench are; kept in the folder, and taken from there the next time. */
export async function widePicture(index: number, kind: WideKind, folder: string): Promise<WidePicture> {
  const path = join(folder, `${index}-${kind.replaceAll(' ', '-')}`)
  if (!existsSync(`${path}.json`)) {
    const original = await originalAt(index)
    const random = randomFrom(original.seed).fork(kind)
    const { pixels, page, quality } = await drawMethods[kind](original, random)
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${path}.jpg`, await encoded(await recompressJpeg(pixels, quality), random.whole(70, 92)))
    writeFileSync(`${path}.json`, JSON.stringify(page))
  }
  // Written above, or by an earlier run of it.
  return {
    bytes: readFileSync(`${path}.jpg`),
    page: JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Quad,
  }
}
