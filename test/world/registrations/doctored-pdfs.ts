import { PDFDocument, StandardFonts, TextRenderingMode, setTextRenderingMode } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { decodePdf, openPdfDecoder } from '../../../src/adapters/inference/images/codecs/decode-pdf.ts'
import type { LayerWord } from '../../../src/vocabulary/imaging/text-layer.ts'
import { lazy } from '../../../src/vocabulary/lazy.ts'
import { pixelsOfPdf, registrationPdf } from './draw-registration.ts'
import { t } from './typst.ts'

const decoder = lazy(openPdfDecoder)
/** A4 in points. */
const page = { width: 595, height: 842 } as const

/** A page whose pixels show one document while its text layer says another: a picture lies over text that is drawn. */
export async function pictureOverText(shown: string, said: string): Promise<Uint8Array> {
  return withLayer(shown, said, TextRenderingMode.Fill)
}

/** A picture with text over it that is not drawn, as programs that recognise scans write it. */
export async function pictureWithInvisibleText(source: string): Promise<Uint8Array> {
  return withLayer(source, source, TextRenderingMode.Invisible)
}

async function withLayer(shown: string, said: string, mode: TextRenderingMode): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const sheet = file.addPage([page.width, page.height])
  const font = await file.embedFont(StandardFonts.Helvetica)
  sheet.pushOperators(setTextRenderingMode(mode))
  for (const { text, left, bottom, top } of await wordsOf(said))
    sheet.drawText(text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?'), {
      ...{ x: left, y: page.height - bottom, font, size: (bottom - top) * 1.1 },
    })
  const { data, width, height } = await pixelsOfPdf(registrationPdf(shown), 2200)
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
  sheet.drawImage(await file.embedJpg(jpeg), { x: 0, y: 0, ...page })
  return file.save()
}

/** Words of a document, in points from the top left corner. */
async function wordsOf(source: string): Promise<readonly LayerWord[]> {
  const limits = { canvas: page.height + 1, pages: 1, withText: true }
  const size = { maxPixels: 40_000_000, maxSide: 20_000 }
  const bytes = registrationPdf(source)
  const [drawn] = await decodePdf(await decoder(), { task: 'decode', bytes, format: 'pdf', limits, size })
  return drawn?.textLayer?.words ?? []
}

/** The document with more text that no one who looks at it can see. */
export const hiddenText: Readonly<Record<string, (text: string) => string>> = {
  'white on white': (text) => `#place(top, dy: 300pt, text(fill: white, size: 10pt)[${t(text)}])`,
  'off the page': (text) => `#place(top, dx: 900pt, dy: 100pt)[${t(text)}]`,
  'of no size': (text) => `#place(top, dy: 300pt, text(size: 0.6pt)[${t(text)}])`,
  'under a white sheet': (text) =>
    `#place(top, dy: 300pt)[${t(text)}] #place(top, dy: 295pt, rect(width: 100%, height: 30pt, fill: white))`,
}

/** Opened by no one who lacks its password. */
export async function encryptedPdf(): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  file.addPage([page.width, page.height])
  file.encrypt({ userPassword: 'not known to the service', ownerPassword: 'nor this one' })
  return file.save()
}
