import type { DecodedPage } from '../flows/ports/inference.ts'

type PictureFormat = DecodedPage['format']

/**
 * Tells the format from the first bytes, whatever the file is called or says it is.
 *
 * @returns null for everything but JPEG, PNG, WebP and PDF
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const starts = (text: string, at = 0) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', at, at + text.length) ===
    text
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('%PDF-')) return 'pdf'
  return null
}
