import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { Refusal } from '../vocabulary/refusals.ts'

/** Bytes of an archive after which it is no list. */
export const mostZipBytes = 128_000_000

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const stored = 0
const deflated = 8

/**
 * The content of one file in a ZIP archive (PKWARE APPNOTE 6.3, without encryption and without ZIP64), in chunks.
 * Throws Refusal ERROR_OPERATION_FAILED when the archive is broken or has no such file.
 */
export async function* zipEntry(archive: Buffer, name: string): AsyncGenerator<Uint8Array> {
  const found = findEntry(archive, name)
  if (found === null) throw refused(`There is no ${name} in the archive.`)
  const packed = archive.subarray(found.start, found.start + found.size)
  if (found.method === stored) {
    yield packed
    return
  }
  const source = Readable.from([packed])
  const inflate = createInflateRaw()
  try {
    for await (const chunk of source.pipe(inflate)) if (chunk instanceof Uint8Array) yield chunk
  } catch (cause) {
    throw refused('The archive cannot be unpacked: it is broken or cut off.', cause)
  } finally {
    source.destroy()
  }
}

interface Entry {
  readonly start: number
  readonly size: number
  readonly method: number
}

/** Read from the directory at the end; what it says must lie within the archive. */
function findEntry(archive: Buffer, name: string): Entry | null {
  try {
    const end = endOf(archive)
    let at = archive.readUInt32LE(end + 16)
    for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
      if (archive.readUInt32LE(at) !== entrySignature) return null
      const nameLength = archive.readUInt16LE(at + 28)
      if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) return entryAt(archive, at)
      at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    }
    return null
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw refused('The archive is broken or cut off.', cause)
  }
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - 65_557)
  for (let at = archive.length - 22; at >= first; at--)
    if (archive.readUInt32LE(at) === endSignature) return at
  throw refused('The archive is broken or cut off.')
}

function entryAt(archive: Buffer, at: number): Entry {
  const method = archive.readUInt16LE(at + 10)
  const size = archive.readUInt32LE(at + 20)
  const header = archive.readUInt32LE(at + 42)
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  if (start + size > archive.length || (method !== stored && method !== deflated)) {
    throw refused('The archive is broken or cut off.')
  }
  return { start, size, method }
}

function refused(message: string, cause?: unknown): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message, cause })
}
