import type { DecodedPage } from '../../../../flows/ports/inference/inference.ts'

/** What the first bytes of a file claim. */
export interface ClaimedPicture {
  readonly width: number
  readonly height: number
  /** Whatever is in them, the bytes are too few for a picture of this size. */
  readonly endsEarly: boolean
}

/**
 * Size of a JPEG, PNG or WebP, by its header alone: nothing is decoded.
 *
 * @returns null for other formats; `broken` for a file that its own words contradict
 */
export function claimedPicture(
  bytes: Uint8Array,
  format: DecodedPage['format'],
): ClaimedPicture | 'broken' | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (format === 'jpeg') return jpegClaim(file)
  if (format === 'png') return pngClaim(file)
  if (format === 'webp') return webpClaim(file)
  return null
}

/** Frames of a JPEG (ITU-T T.81, table B.1) that are read, and the fewest bits that a block of 8 × 8 takes in each. */
const bitsOfBlock = new Map([
  // One code for the first coefficient, and one at least for the others.
  [0xc0, 2],
  [0xc1, 2],
  // Progressive: other coefficients may be left out of many blocks at once.
  [0xc2, 1],
])
const [scan, endOfImage] = [0xda, 0xd9]
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** A zero is no marker, and some stand alone. */
const hasNoLength = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

function jpegClaim(file: Buffer): ClaimedPicture | 'broken' {
  let frame: ReturnType<typeof jpegFrame> = null
  for (let segment = nextSegment(file, 2); segment !== null; segment = nextSegment(file, segment.end)) {
    const { marker, start, end } = segment
    if (marker === scan) {
      if (frame === null) return 'broken'
      const { width, height, leastBytes } = frame
      return { width, height, endsEarly: file.length - start < leastBytes }
    }
    if (!isFrame(marker)) continue
    const bits = bitsOfBlock.get(marker)
    if (bits === undefined || frame !== null) return 'broken'
    frame = jpegFrame(file.subarray(start, end), bits)
  }
  return 'broken'
}

/** The next part of the file that has a length; null at its end, whether it says so or is cut off. */
function nextSegment(file: Buffer, from: number) {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at)) {
    while (file[at] === 0xff) at++
    const marker = file[at++] ?? endOfImage
    if (marker === endOfImage || at + 2 > file.length) return null
    if (!hasNoLength(marker)) return { marker, start: at, end: at + file.readUInt16BE(at) }
  }
  return null
}

/** Frame header (section B.2.2): the blocks of its components, each by its share of the largest sampling. */
function jpegFrame(header: Buffer, bits: number) {
  const count = header[7] ?? 0
  if (header.length < 8 + 3 * count || count === 0) return null
  const [height, width] = [header.readUInt16BE(3), header.readUInt16BE(5)]
  const samplings = Array.from({ length: count }, (_, index) => {
    const both = header[9 + 3 * index] ?? 0
    return { across: both >> 4, down: both & 15 }
  })
  const across = Math.max(...samplings.map((sampling) => sampling.across))
  const down = Math.max(...samplings.map((sampling) => sampling.down))
  if (across === 0 || down === 0 || width === 0 || height === 0) return null
  const blocks = samplings.reduce(
    (sum, one) =>
      sum + Math.ceil((width * one.across) / across / 8) * Math.ceil((height * one.down) / down / 8),
    0,
  )
  return { width, height, leastBytes: Math.floor((blocks * bits) / 8) }
}

/** Channels of a PNG, by its type of colour (ISO/IEC 15948, table 11.1). */
const channelsOf = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])
/** No byte of deflated data unpacks to more (RFC 1951: 258 bytes for two codes of one bit). */
const mostUnpacked = 1032
/** Signature, and the chunk with the header. */
const firstChunk = 8
const chunkFrame = 12

function pngClaim(file: Buffer): ClaimedPicture | 'broken' {
  if (file.length < 33 || file.toString('latin1', 12, 16) !== 'IHDR') return 'broken'
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const channels = channelsOf.get(file[25] ?? 0)
  if (channels === undefined) return 'broken'
  const unpacked = Math.floor((width * (file[24] ?? 0) * channels) / 8) * height
  let packed = 0
  for (let at = firstChunk; at + chunkFrame <= file.length;) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    if (at + chunkFrame + length > file.length) return 'broken'
    if (type === 'IDAT') packed += length
    if (type === 'IEND') break
    at += chunkFrame + length
  }
  return { width, height, endsEarly: packed * mostUnpacked < unpacked }
}

/** RFC 9649: three ways to write the size. */
function webpClaim(file: Buffer): ClaimedPicture | 'broken' {
  if (file.length < 30) return 'broken'
  const endsEarly = 8 + file.readUInt32LE(4) > file.length
  const size = (width: number, height: number) => ({ width, height, endsEarly })
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return size(file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff)
    case 'VP8L': {
      const bits = file.readUInt32LE(21)
      return size((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return size(file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1)
    default:
      return 'broken'
  }
}
