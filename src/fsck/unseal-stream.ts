import { createDecipheriv, createHash } from 'node:crypto'
import { lengthPrefixed, type NumberedKey } from './unseal.ts'

const headerLength = 10
const segment = 65_536 + 16

/**
 * Opens what was sealed in segments (docs/reference/seal-format.md), and not with the code that made it.
 *
 * @returns hash (hex) and size of the content; null when it does not open: changed, cut off, moved, or under another key
 */
export async function unsealStream(
  { version, key }: NumberedKey,
  binding: readonly [account: string, id: string, kind: string, part: string],
  sealed: AsyncIterable<Uint8Array>,
): Promise<{ readonly sha256: string; readonly size: number } | null> {
  const hash = createHash('sha256')
  let size = 0
  let number = 0
  let header: Buffer | null = null
  let held = Buffer.alloc(0)
  const open = (isLast: boolean): boolean => {
    if (header === null) return false
    const content = openSegment(key, { header, binding, number: number++, isLast }, held.subarray(0, segment))
    if (content === null) return false
    held = held.subarray(segment)
    hash.update(content)
    size += content.length
    return true
  }
  for await (const part of sealed) {
    held = Buffer.concat([held, part])
    if (header === null && held.length >= headerLength) {
      header = Buffer.from(held.subarray(0, headerLength))
      if (header.readUInt8(0) !== 2 || header.readUInt16BE(1) !== version) return null
      held = held.subarray(headerLength)
    }
    while (held.length > segment) if (!open(false)) return null
  }
  return open(true) ? { sha256: hash.digest('hex'), size } : null
}

function openSegment(
  key: Uint8Array,
  about: {
    readonly header: Buffer
    readonly binding: readonly string[]
    readonly number: number
    readonly isLast: boolean
  },
  sealed: Buffer,
): Buffer | null {
  if (sealed.length < 16) return null
  const nonce = Buffer.alloc(12)
  about.header.copy(nonce, 0, 3, headerLength)
  nonce.writeUInt32BE(about.number, 7)
  nonce.writeUInt8(about.isLast ? 1 : 0, 11)
  const opener = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
  opener.setAAD(Buffer.concat([about.header, lengthPrefixed(about.binding)]))
  opener.setAuthTag(sealed.subarray(sealed.length - 16))
  const start = opener.update(sealed.subarray(0, sealed.length - 16))
  try {
    return Buffer.concat([start, opener.final()])
  } catch {
    return null
  }
}
