import { createDecipheriv, createHmac } from 'node:crypto'

/** A key and the number under which envelopes name it. */
export interface NumberedKey {
  readonly version: number
  /** 32 bytes. */
  readonly key: Uint8Array
}

/**
 * Opens an envelope after docs/reference/seal-format.md, and not with the code that made it: what both get wrong
 * in the same way would otherwise never be found.
 *
 * @param binding account, id, kind and part, as the format names them for each thing
 * @returns null when it does not open: changed, cut off, moved, or under another key
 */
export function unseal(
  key: NumberedKey,
  binding: readonly [account: string, id: string, kind: string, part: string],
  envelope: Uint8Array,
): Uint8Array | null {
  const bytes = Buffer.from(envelope)
  if (bytes.length < 31 || bytes.readUInt8(0) !== 1 || bytes.readUInt16BE(1) !== key.version) return null
  const opener = createDecipheriv('aes-256-gcm', key.key, bytes.subarray(3, 15), { authTagLength: 16 })
  opener.setAAD(Buffer.concat([bytes.subarray(0, 3), lengthPrefixed(binding)]))
  opener.setAuthTag(bytes.subarray(bytes.length - 16))
  const start = opener.update(bytes.subarray(15, bytes.length - 16))
  try {
    return Buffer.concat([start, opener.final()])
  } catch {
    return null
  }
}

/** Like `unseal`, for JSON. Undefined when it does not open or is no JSON. */
export function unsealJson(...request: Parameters<typeof unseal>): unknown {
  const bytes = unseal(...request)
  if (bytes === null) return undefined
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

/** The keyed hash of a column that is searched, in hex. */
export function searchHash(key: Uint8Array, purpose: string, text: string): string {
  return createHmac('sha256', key)
    .update(lengthPrefixed([purpose, text]))
    .digest('hex')
}

/** Each text with its length before it: what envelopes and hashes are bound to. */
export function lengthPrefixed(texts: readonly string[]): Buffer {
  const pieces: Buffer[] = []
  for (const text of texts) {
    const utf8 = Buffer.from(text, 'utf8')
    const length = Buffer.allocUnsafe(4)
    length.writeUInt32BE(utf8.length, 0)
    pieces.push(length, utf8)
  }
  return Buffer.concat(pieces)
}
