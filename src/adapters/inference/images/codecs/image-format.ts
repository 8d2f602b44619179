import type { DecodedPage } from '../../../../flows/ports/inference/inference.ts'

type PictureFormat = DecodedPage['format']

/** Brands (ISO/IEC 23008-12, annex B) of still pictures coded by HEVC with eight bits, and with ten. */
const heicBrands = new Set(['heic', 'heix'])
/** More brands than this no file has. */
const maxBrandBytes = 256

/**
 * Tells the format from the first bytes, whatever the file is called or says it is.
 *
 * @returns null for everything but JPEG, PNG, WebP, PDF, and HEIC whose pictures are coded by HEVC (AVIF is the same
 *   container)
 */
export function imageFormat(bytes: Uint8Array): PictureFormat | null {
  const starts = (text: string, at = 0) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', at, at + text.length) ===
    text
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('%PDF-')) return 'pdf'
  if (starts('ftyp', 4) && isHeic(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))) return 'heic'
  return null
}

/** The major brand, and after a version those that the file is compatible with (ISO/IEC 14496-12, section 4.3). */
function isHeic(file: Buffer): boolean {
  const end = Math.min(file.readUInt32BE(0), maxBrandBytes, file.length)
  const brands = [file.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(file.toString('latin1', at, at + 4))
  return brands.some((brand) => heicBrands.has(brand))
}
