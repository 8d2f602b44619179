import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** A page in shades of grey, 0 black to 255 white, by rows. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Pages of a PDF as PDFium draws them. @param dotsPerInch of the picture */
export async function pdfPictures(bytes: Uint8Array, dotsPerInch: number): Promise<readonly GreyPicture[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(Buffer.from(bytes))
  const pictures: GreyPicture[] = []
  for (const page of document.pages()) {
    const { width, height, data } = await page.render({ scale: dotsPerInch / 72, render: 'bitmap' })
    const grey = Uint8Array.from({ length: width * height }, (_, at) =>
      Math.round(((data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 3),
    )
    pictures.push({ width, height, data: grey })
  }
  document.destroy()
  library.destroy()
  return pictures
}

/** PNG with sixteen shades. */
export const packedPicture = ({ width, height, data }: GreyPicture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()

export async function unpackedPicture(png: Uint8Array): Promise<GreyPicture> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

/** Lighter than this is paper. */
const paper = 224
/** Shades that packing, and another processor's rounding, may differ by. */
const nearby = 48

/** Of the pixels with ink on either of two pictures, the share that is not the same, 0..1; 1 where their sizes differ. */
export function inkDifference(one: GreyPicture, other: GreyPicture): number {
  if (one.width !== other.width || one.height !== other.height) return 1
  let [inked, different] = [0, 0]
  for (let at = 0; at < one.data.length; at += 1) {
    const [here = 0, there = 0] = [one.data[at], other.data[at]]
    if (here >= paper && there >= paper) continue
    inked += 1
    if (Math.abs(here - there) > nearby) different += 1
  }
  return inked === 0 ? 0 : different / inked
}
