import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { RandomPool } from '../process/random-pool.ts'

/** A 256-bit key with the number under which sealed things name it. */
export interface VersionedKey {
  /** 1..65535. */
  readonly version: number
  /** 32 bytes. */
  readonly key: Uint8Array
}

/** What a sealed thing is: it opens only where the same is said again. */
export interface SealLabel {
  readonly accountId: string
  /** Id of the record, subject, account key, … that the sealed thing belongs to. */
  readonly id: string
  readonly kind: string
  /** Which part of it: a blob id, a column. */
  readonly part?: string
}

/** A sealed thing that does not open: changed, cut off, moved to another place, or sealed under another key. */
export class SealCorruptError extends Error {
  override readonly name = 'SealBroken'
}

const format = 1
const nonceLength = 12
const tagLength = 16
const headerLength = 3
const keyLength = 32
const nonces = new RandomPool()

/**
 * Seals by AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce:
 * format (1 byte) · key version (2 bytes, big-endian) · nonce (12) · ciphertext · tag (16).
 * Header and label are authenticated with the content.
 */
export function seal(sealingKey: VersionedKey, label: SealLabel, bytes: Uint8Array): Uint8Array {
  const nonce = nonces.take(nonceLength)
  const header = headerOf(sealingKey)
  const cipher = createCipheriv('aes-256-gcm', checkedKey(sealingKey.key), nonce)
  cipher.setAAD(associatedData(header, label))
  return joined([header, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/**
 * Opens what `seal` made.
 *
 * @throws SealBroken
 */
export function open(sealingKey: VersionedKey, label: SealLabel, sealed: Uint8Array): Uint8Array {
  const header = sealed.subarray(0, headerLength)
  if (sealed.length < headerLength + nonceLength + tagLength)
    throw new SealCorruptError('A sealed value was cut off.')
  if (!Buffer.from(header).equals(headerOf(sealingKey))) {
    throw new SealCorruptError(
      `A sealed value names format ${header[0] ?? 0} and key ${keyVersionOf(sealed)}, not key ${sealingKey.version}.`,
    )
  }
  const nonce = sealed.subarray(headerLength, headerLength + nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', checkedKey(sealingKey.key), nonce, {
    authTagLength: tagLength,
  })
  decipher.setAAD(associatedData(header, label))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
  const ciphertext = sealed.subarray(headerLength + nonceLength, sealed.length - tagLength)
  try {
    const content = decipher.update(ciphertext)
    // Throws unless the tag is right. This mode gives every byte before.
    decipher.final()
    return new Uint8Array(content.buffer, content.byteOffset, content.byteLength)
  } catch (error) {
    throw new SealCorruptError('A sealed value does not open: it was changed, or belongs elsewhere.', {
      cause: error,
    })
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The version of the key that opens a sealed value, so that the right one can be fetched. 0 when cut off. */
export function keyVersionOf(sealed: Uint8Array): number {
  return ((sealed[1] ?? 0) << 8) | (sealed[2] ?? 0)
}

/** A sealed key differs from sealed content by its label, so neither opens as the other. */
export function wrapKey(wrapping: {
  readonly by: VersionedKey
  readonly key: Uint8Array
  readonly label: SealLabel
}): Uint8Array {
  return seal(wrapping.by, keyLabel(wrapping.label), checkedKey(wrapping.key))
}

/** @throws SealBroken */
export function unwrapKey(wrapped: {
  readonly by: VersionedKey
  readonly wrapped: Uint8Array
  readonly label: SealLabel
}): Uint8Array {
  return open(wrapped.by, keyLabel(wrapped.label), wrapped.wrapped)
}

/** HMAC-SHA-256 (RFC 2104) in hex, for columns that are searched. One purpose's hashes tell nothing about another's. */
export function keyedHash(key: Uint8Array, purpose: string, text: string): string {
  return createHmac('sha256', checkedKey(key))
    .update(lengthPrefixed([purpose, text]))
    .digest('hex')
}

function headerOf({ version }: VersionedKey): Buffer {
  if (!Number.isInteger(version) || version < 1 || version > 0xffff)
    throw new Error(`A key cannot have the version ${version}.`)
  return Buffer.from([format, version >> 8, version & 0xff])
}

function keyLabel(label: SealLabel): SealLabel {
  return { ...label, kind: `key:${label.kind}` }
}

/** What is authenticated beside the content: the header of the envelope, and where the content belongs. */
export function associatedData(header: Uint8Array, { accountId, id, kind, part }: SealLabel): Buffer {
  return Buffer.concat([header, lengthPrefixed([accountId, id, kind, part ?? ''])])
}

/** Each text with its length before it, so that no two lists of texts give the same bytes. */
function lengthPrefixed(texts: readonly string[]): Buffer {
  const bytes = Buffer.alloc(texts.reduce((sum, text) => sum + 4 + Buffer.byteLength(text), 0))
  let at = 0
  for (const text of texts) {
    const written = bytes.write(text, at + 4, 'utf8')
    bytes.writeUInt32BE(written, at)
    at += 4 + written
  }
  return bytes
}

function checkedKey(key: Uint8Array): Uint8Array {
  if (key.length !== keyLength) throw new Error(`A key has ${key.length} bytes instead of ${keyLength}.`)
  return key
}
