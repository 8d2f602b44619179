import { createHash } from 'node:crypto'
import { closeSync, createReadStream, fsyncSync, openSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

const hashBytes = 32
/** So much is hashed before the event loop goes on. */
const chunkBytes = 524_288

/** Writes content with its SHA-256 behind it, durably: for a file whose hash stands nowhere else. Blocking. */
export function writeWithChecksum(path: string, content: Uint8Array): void {
  const file = openSync(path, 'w', 0o600)
  try {
    for (let at = 0; at < content.length;)
      at += writeSync(file, content, at, Math.min(content.length - at, maxWriteBytes))
    writeSync(file, createHash('sha256').update(content).digest())
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Systems take no more than two gigabytes at once. */
const maxWriteBytes = 2 ** 30

/** A file made by `writeWithHash`, without its hash. Throws when it is not what was written. */
export async function readWithChecksum(path: string): Promise<SharedArrayBuffer> {
  const { content, trailer, sha256 } = await readShared(path, hashBytes)
  if (!sha256.equals(trailer)) throw new Error(`${path} is not what was written`)
  return content
}

/** A file of that SHA-256 in hex. Throws when it is another. */
export async function readVerified(path: string, expected: string): Promise<SharedArrayBuffer> {
  const { content, sha256 } = await readShared(path, 0)
  if (sha256.toString('hex') !== expected) throw new Error(`${path} is not what was written`)
  return content
}

/** A file packed with gzip, unpacked, of that SHA-256 in hex. Throws when it is another, broken or gone. */
export async function gunzipVerified(path: string, expected: string): Promise<SharedArrayBuffer> {
  const chunks: Uint8Array[] = []
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), createGunzip(), async (decompressed: AsyncIterable<Uint8Array>) => {
    for await (const chunk of decompressed) {
      hash.update(chunk)
      chunks.push(chunk)
    }
  })
  if (hash.digest('hex') !== expected) throw new Error(`${path} is not what was written`)
  const content = new Uint8Array(new SharedArrayBuffer(chunks.reduce((sum, { length }) => sum + length, 0)))
  let at = 0
  for (const chunk of chunks) {
    content.set(chunk, at)
    at += chunk.length
  }
  return content.buffer
}

/** All but the last bytes, in memory that threads can share, and those last ones; hashed piece by piece on the way. */
async function readShared(
  path: string,
  trailerBytes: number,
): Promise<{ readonly content: SharedArrayBuffer; readonly trailer: Buffer; readonly sha256: Buffer }> {
  const file = await open(path, 'r')
  try {
    const size = (await file.stat()).size - trailerBytes
    if (size < 0) throw new Error(`${path} is too short`)
    const fill = async (
      bytes: Uint8Array,
      from: number,
      onChunk: (chunk: Uint8Array) => void,
    ): Promise<void> => {
      for (let at = 0; at < bytes.length;) {
        const { bytesRead } = await file.read(bytes, at, Math.min(bytes.length - at, chunkBytes), from + at)
        if (bytesRead === 0) throw new Error(`${path} is shorter than it was`)
        onChunk(bytes.subarray(at, at + bytesRead))
        at += bytesRead
      }
    }
    const hash = createHash('sha256')
    const content = new Uint8Array(new SharedArrayBuffer(size))
    await fill(content, 0, (chunk) => hash.update(chunk))
    const trailer = Buffer.alloc(trailerBytes)
    await fill(trailer, size, () => undefined)
    return { content: content.buffer, trailer, sha256: hash.digest() }
  } finally {
    await file.close()
  }
}
