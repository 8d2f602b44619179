import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { pagesOfPdf } from '../../../test/world/registrations/draw-registration.ts'
import { paperPdf, paperPicture, type PaperKind } from './paper.ts'

/**
 * One page as a picture, several as the PDF that a scanner makes of them, without a text.
 * @param seed of the noise, the light and the side to which it leans
 */
export async function sheetsFile(source: string, kind: PaperKind, seed: number): Promise<Uint8Array> {
  const pdf = paperPdf(source)
  if (kind === 'pdf') return pdf
  const pages = await pagesOfPdf(pdf, { longSide: 2200, pages: 20 })
  const pictures: Uint8Array[] = []
  for (const { data, width, height } of pages)
    pictures.push(await paperPicture(sharp(data, { raw: { width, height, channels: 3 } }), kind, seed))
  const [first] = pictures
  if (first === undefined) throw new Error('The document has no page.')
  return pictures.length === 1 ? first : bound(pictures)
}

/** Points of a pixel: the longer side is that of A4. */
const longPoints = 842

async function bound(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  for (const picture of pictures) {
    const image = await file.embedJpg(picture)
    const scale = longPoints / Math.max(image.width, image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    file.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  }
  return file.save()
}
