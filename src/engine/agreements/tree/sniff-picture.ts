import type { ContractPicture } from '../../../vocabulary/agreements/contract-tree.ts'

/** A picture with what its file says of its size, in pixels. */
export interface SniffedPicture extends ContractPicture {
  readonly width: number
  readonly height: number
}

/** Larger ones take too much to decode. */
const maxPixels = 25_000_000

const dataUrl = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=\s]+)$/

/** The picture in a data URL, by its first bytes and not by its name; null for one that is none, or too large. */
export function sniffPicture(source: string): SniffedPicture | null {
  const [, base64] = dataUrl.exec(source) ?? []
  const bytes = base64 === undefined ? null : decodeBase64(base64)
  return bytes && sniffBytes(bytes)
}

/** The same of the bytes themselves. */
export function sniffBytes(bytes: Uint8Array): SniffedPicture | null {
  const found = pngSize(bytes) ?? jpegSize(bytes)
  if (found === null) return null
  const { width, height } = found
  return width > 0 && height > 0 && width * height <= maxPixels ? { ...found, bytes } : null
}

function decodeBase64(written: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(written), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

type Size = Omit<SniffedPicture, 'bytes'>

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 45 || !pngStart.every((byte, at) => bytes[at] === byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Segments of a JPEG up to the one that says its size (ISO 10918-1, B.2.2). */
function jpegSize(bytes: Uint8Array): Size | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrameHeader(marker))
      return { format: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** SOF0 … SOF15 without those that are tables. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
