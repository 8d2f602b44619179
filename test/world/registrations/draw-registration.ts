import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { decodePdf, openPdfDecoder } from '../../../src/adapters/inference/images/codecs/decode-pdf.ts'
import { fontFiles } from '../../../src/adapters/typesetting/fonts.ts'
import { backgrounds, type CameraConditions } from '../../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../../src/engine/specimens/camera/photograph.ts'
import { type FlatSpecimen, zoneCapitalMm } from '../../../src/engine/specimens/draw-specimen.ts'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import type { Pixels, Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { lazy } from '../../../src/vocabulary/lazy.ts'

/** As a document reaches us: a PDF with its text, a flat scan, or a photograph of paper. */
export const pictureKinds = ['pdf', 'scan', 'photo'] as const
export type PictureKind = (typeof pictureKinds)[number]

const compiler = lazy(() => NodeCompiler.create({ fontArgs: [{ fontPaths: fontFiles() }] }))
const decoder = lazy(openPdfDecoder)

/** Sets a document; its text is the text layer. */
export function registrationPdf(source: string): Uint8Array {
  const pdf = compiler().pdf({ mainFileContent: source }, { creationTimestamp: 1_700_000_000 })
  compiler().evictCache(0)
  return new Uint8Array(pdf)
}

/** The first page of a PDF as pixels; the longer side of A4 is `longSide`. */
export async function pixelsOfPdf(bytes: Uint8Array, longSide: number): Promise<Pixels> {
  const [page] = await pagesOfPdf(bytes, { longSide, pages: 1 })
  if (page === undefined) throw new Error('the PDF has no page')
  return page
}

interface PagesAsked {
  readonly longSide: number
  /** At most. */
  readonly pages: number
}

export async function pagesOfPdf(bytes: Uint8Array, { longSide, pages }: PagesAsked): Promise<readonly Pixels[]> {
  const size = { maxPixels: 40_000_000, maxSide: 20_000 }
  const drawn = await decodePdf(await decoder(), { task: 'decode', bytes, format: 'pdf', limits: { canvas: longSide, pages }, size })
  return drawn.map(({ pixels }) => pixels)
} // prettier-ignore

/** The file of a document as it is sent. */
export async function registrationFile(source: string, kind: PictureKind, seed: number): Promise<Uint8Array> {
  const pdf = registrationPdf(source)
  if (kind === 'pdf') return pdf
  return kind === 'scan' ? scanOf(pdf, seed) : photoOf(pdf, seed)
}

/** 200 dots per inch, a little askew, grey, some noise. */
async function scanOf(pdf: Uint8Array, seed: number): Promise<Uint8Array> {
  const random = randomFrom(seed).fork('scan')
  const { data, width, height } = await pixelsOfPdf(pdf, 2200)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(random.between(-1.2, 1.2), { background: '#ffffff' })
    .blur(random.between(0.4, 0.8))
    .linear(random.between(0.85, 0.95), random.between(4, 14))
    .jpeg({ quality: random.whole(60, 85) })
    .toBuffer()
}

const pageMm = 210

/** A photograph of the sheet on a desk, from a little aside. */
async function photoOf(pdf: Uint8Array, seed: number): Promise<Uint8Array> {
  const random = randomFrom(seed).fork('photo')
  const dotsPerMm = 10
  const { data, width, height } = await pixelsOfPdf(pdf, 297 * dotsPerMm)
  const page: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  const flat: FlatSpecimen = {
    pixels: { width, height, channels: 3, data },
    dotsPerMm: width / pageMm,
    cornerMm: 0,
    truth: { format: 'TD1', zone: [], zoneQuads: [], barcode: null, fields: [], page, portraits: [], face: null, signature: null, letterHeight: 0 },
  } // prettier-ignore
  const taken = photograph(flat, conditionsOf(random), seed)
  return sharp(taken.pixels.data, {
    raw: { width: taken.pixels.width, height: taken.pixels.height, channels: 3 },
  })
    .resize({ width: 3200, height: 3200, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: random.whole(75, 90) })
    .toBuffer()
}

function conditionsOf(random: ReturnType<typeof randomFrom>): CameraConditions {
  return {
    letterPx: zoneCapitalMm * random.between(9, 11),
    tilt: random.between(2, 14),
    tiltTowards: random.between(0, 360),
    quarterTurns: 0,
    skew: random.between(-4, 4),
    distance: random.between(1.6, 2.4),
    fill: random.between(0.8, 0.94),
    offset: [random.between(-0.6, 0.6), random.between(-0.6, 0.6)],
    background: random.pick(backgrounds),
    curlMm: random.between(0, 0.8),
    blur: random.between(0.4, 0.9),
    motion: random.between(0, 0.8),
    motionAngle: random.between(0, 180),
    noise: random.between(1, 3),
    warmth: random.between(-0.4, 0.5),
    exposure: random.between(0.85, 1.1),
    vignetting: random.between(0, 0.2),
    shadow: random.between(0, 0.12),
    thumb: false,
    glare: null,
    jpegQuality: 85,
  }
}
