import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { associated, SealBroken, type SealLabel, type VersionedKey } from './seal.ts'

const format = 2
const prefixLength = 7
const tagLength = 16
const headerLength = 3 + prefixLength
/** Bytes of content in every segment but the last. */
export const segmentLength = 65_536
const sealedSegment = segmentLength + tagLength

/**
 * Seals what is too large for memory, in segments, after the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár,
 * 2015): format 2 (1 byte) · key version (2, big-endian) · random prefix (7), then for each 65,536 bytes of content
 * AES-256-GCM under the nonce prefix (7) · number of the segment (4, big-endian) · 1 for the last, 0 for others.
 * Header and label are authenticated with every segment; so segments can neither be changed, swapped nor cut off.
 */
export async function* sealStream(
  by: VersionedKey,
  label: SealLabel,
  parts: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const header = Buffer.concat([
    Buffer.from([format, by.version >> 8, by.version & 0xff]),
    randomBytes(prefixLength),
  ])
  const aad = associated(header, label)
  yield header
  let number = 0
  let waiting: Buffer[] = []
  let length = 0
  const sealed = (content: Uint8Array, isLast: boolean): Uint8Array => {
    const cipher = createCipheriv('aes-256-gcm', by.key, nonceOf(header, number++, isLast))
    cipher.setAAD(aad)
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
  }
  for await (const part of parts) {
    waiting.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
    length += part.byteLength
    // One byte more than a segment must wait, because only the end knows which segment is the last.
    if (length <= segmentLength) continue
    let all = Buffer.concat(waiting)
    while (all.length > segmentLength) {
      yield sealed(all.subarray(0, segmentLength), false)
      all = all.subarray(segmentLength)
    }
    waiting = [Buffer.from(all)]
    length = all.length
  }
  yield sealed(Buffer.concat(waiting), true)
}

/** Bytes that so much content takes once it is sealed. */
export function sealedSize(size: number): number {
  return headerLength + size + tagLength * Math.max(1, Math.ceil(size / segmentLength))
}

/** A sealed stream that can be read anywhere. */
export interface SealedStream {
  readonly by: VersionedKey
  readonly label: SealLabel
  /** Of the sealed bytes. */
  readonly size: number
  readonly read: (at: number, length: number) => Promise<Uint8Array>
}

/**
 * Opens the content from `start` up to but not including `end`, segment by segment; nothing leaves that was not
 * authenticated first.
 *
 * @throws SealBroken
 */
export async function* openPart(
  { by, label, size, read }: SealedStream,
  { start, end }: { readonly start: number; readonly end: number },
): AsyncGenerator<Uint8Array> {
  const header = Buffer.from(await read(0, headerLength))
  const isOurs =
    header.length === headerLength && header[0] === format && header.readUInt16BE(1) === by.version
  if (!isOurs) throw new SealBroken('A sealed stream does not begin as it must.')
  const aad = associated(header, label)
  const last = Math.max(0, Math.ceil((size - headerLength) / sealedSegment) - 1)
  for (let number = Math.floor(start / segmentLength); number <= last; number++) {
    const from = number * segmentLength
    if (from >= end && from > 0) return
    const sealed = Buffer.from(await read(headerLength + number * sealedSegment, sealedSegment))
    const content = openSegment(by.key, { sealed, aad, nonce: nonceOf(header, number, number === last) })
    const requested = content.subarray(Math.max(0, start - from), Math.max(0, end - from))
    if (requested.length > 0) yield requested
  }
}

function openSegment(
  key: Uint8Array,
  { sealed, aad, nonce }: { readonly sealed: Buffer; readonly aad: Buffer; readonly nonce: Buffer },
): Buffer {
  if (sealed.length < tagLength) throw new SealBroken('A sealed stream was cut off.')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(aad)
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
  const start = decipher.update(sealed.subarray(0, sealed.length - tagLength))
  try {
    return Buffer.concat([start, decipher.final()])
  } catch (cause) {
    throw new SealBroken(
      'A segment of a sealed stream does not open: it was changed, or belongs elsewhere.',
      { cause },
    )
  }
}

function nonceOf(header: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  header.copy(nonce, 0, 3)
  nonce.writeUInt32BE(number, prefixLength)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}
