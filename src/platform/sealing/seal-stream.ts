import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { associatedData, SealCorruptError, type SealLabel, type VersionedKey } from './seal.ts'

const format = 2
const prefixLength = 7
const tagLength = 16
const headerLength = 3 + prefixLength
/** Bytes of content in every segment but the last. */
export const segmentLength = 65_536
const sealedSegmentLength = segmentLength + tagLength

/**
 * Seals what is too large for memory, in segments, after the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár,
 * 2015): format 2 (1 byte) · key version (2, big-endian) · random prefix (7), then for each 65,536 bytes of content
 * AES-256-GCM under the nonce prefix (7) · number of the segment (4, big-endian) · 1 for the last, 0 for others.
 * Header and label are authenticated with every segment; so segments can neither be changed, swapped nor cut off.
 */
export async function* sealStream(
  sealingKey: VersionedKey,
  label: SealLabel,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const header = Buffer.concat([
    Buffer.from([format, sealingKey.version >> 8, sealingKey.version & 0xff]),
    randomBytes(prefixLength),
  ])
  const aad = associatedData(header, label)
  yield header
  let segmentIndex = 0
  let buffered: Buffer[] = []
  let length = 0
  const sealSegment = (content: Uint8Array, isLast: boolean): Uint8Array => {
    const cipher = createCipheriv('aes-256-gcm', sealingKey.key, nonceOf(header, segmentIndex++, isLast))
    cipher.setAAD(aad)
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
  }
  for await (const chunk of chunks) {
    buffered.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    length += chunk.byteLength
    // One byte more than a segment must wait, because only the end knows which segment is the last.
    if (length <= segmentLength) continue
    let pending = Buffer.concat(buffered)
    while (pending.length > segmentLength) {
      yield sealSegment(pending.subarray(0, segmentLength), false)
      pending = pending.subarray(segmentLength)
    }
    buffered = [Buffer.from(pending)]
    length = pending.length
  }
  yield sealSegment(Buffer.concat(buffered), true)
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
export async function* openRange(
  { by: sealingKey, label, size, read }: SealedStream,
  { start, end }: { readonly start: number; readonly end: number },
): AsyncGenerator<Uint8Array> {
  const header = Buffer.from(await read(0, headerLength))
  const isValidHeader =
    header.length === headerLength && header[0] === format && header.readUInt16BE(1) === sealingKey.version
  if (!isValidHeader) throw new SealCorruptError('A sealed stream does not begin as it must.')
  const aad = associatedData(header, label)
  const lastSegmentIndex = Math.max(0, Math.ceil((size - headerLength) / sealedSegmentLength) - 1)
  for (
    let segmentIndex = Math.floor(start / segmentLength);
    segmentIndex <= lastSegmentIndex;
    segmentIndex++
  ) {
    const segmentStart = segmentIndex * segmentLength
    if (segmentStart >= end && segmentStart > 0) return
    const sealed = Buffer.from(
      await read(headerLength + segmentIndex * sealedSegmentLength, sealedSegmentLength),
    )
    const content = openSegment(sealingKey.key, {
      sealed,
      aad,
      nonce: nonceOf(header, segmentIndex, segmentIndex === lastSegmentIndex),
    })
    const selected = content.subarray(Math.max(0, start - segmentStart), Math.max(0, end - segmentStart))
    if (selected.length > 0) yield selected
  }
}

function openSegment(
  key: Uint8Array,
  { sealed, aad, nonce }: { readonly sealed: Buffer; readonly aad: Buffer; readonly nonce: Buffer },
): Buffer {
  if (sealed.length < tagLength) throw new SealCorruptError('A sealed stream was cut off.')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(aad)
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
  const start = decipher.update(sealed.subarray(0, sealed.length - tagLength))
  try {
    return Buffer.concat([start, decipher.final()])
  } catch (cause) {
    throw new SealCorruptError(
      'A segment of a sealed stream does not open: it was changed, or belongs elsewhere.',
      { cause },
    )
  }
}

function nonceOf(header: Buffer, segmentIndex: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  header.copy(nonce, 0, 3)
  nonce.writeUInt32BE(segmentIndex, prefixLength)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}
