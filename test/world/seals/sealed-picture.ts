import sharp from 'sharp'
import { barcodeModules } from '../pictures/barcode-pictures.ts'

/** Pixels of a module, and around the symbol. */
const module = 4
const margin = 40

/** A picture with a symbol of these bytes printed beside what it shows, as on a sheet; base64 of a PNG. */
export async function sealedPicture(
  picture: Buffer,
  bytes: Uint8Array,
  format: 'DataMatrix' | 'QRCode' = 'DataMatrix',
): Promise<string> {
  // Digits are written as such: as bytes they would not fit.
  const content = /^\d+$/.test(Buffer.from(bytes).toString('latin1'))
    ? Buffer.from(bytes).toString('latin1')
    : bytes
  const { width, height, data } = await barcodeModules(content, format)
  const symbol = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(width * module, height * module, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const page = sharp(picture)
  const size = await page.metadata()
  const below = height * module + 2 * margin
  const sheet = await page
    .extend({ bottom: below, background: '#fafafa' })
    .composite([{ input: symbol, left: margin, top: size.height + margin }])
    .png()
    .toBuffer()
  return sheet.toString('base64')
}
