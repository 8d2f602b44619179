import { createHash } from 'node:crypto'
import { closeSync, createReadStream, fsyncSync, openSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

const hashBytes = 32
/** So much is hashed before the event loop goes on. */
const pieceBytes = 524_288

/** Writes content with its SHA-256 behind it, durably: for a file whose hash stands nowhere else. Blocking. */
export function writeWithHash(path: string, content: Uint8Array): void {
  const file = openSync(path, 'w', 0o600)
  try {
    for (let at = 0; at < content.length;)
      at += writeSync(file, content, at, Math.min(content.length - at, largestWrite))
    writeSync(file, createHash('sha256').update(content).digest())
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Systems take no more than two gigabytes at once. */
const largestWrite = 2 ** 30

/** A file made by `writeWithHash`, without its hash. Throws when it is not what was written. */
export async function readWithHash(path: string): Promise<SharedArrayBuffer> {
  const { content, rest, sha256 } = await readShared(path, hashBytes)
  if (!sha256.equals(rest)) throw new Error(`${path} is not what was written`)
  return content
}

/** A file of that SHA-256 in hex. Throws when it is another. */
export async function readNamed(path: string, expected: string): Promise<SharedArrayBuffer> {
  const { content, sha256 } = await readShared(path, 0)
  if (sha256.toString('hex') !== expected) throw new Error(`${path} is not what was written`)
  return content
}

/** A file packed with gzip, unpacked, of that SHA-256 in hex. Throws when it is another, broken or gone. */
export async function unpackNamed(path: string, expected: string): Promise<SharedArrayBuffer> {
  const pieces: Uint8Array[] = []
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), createGunzip(), async (unpacked: AsyncIterable<Uint8Array>) => {
    for await (const piece of unpacked) {
      hash.update(piece)
      pieces.push(piece)
    }
  })
  if (hash.digest('hex') !== expected) throw new Error(`${path} is not what was written`)
  const content = new Uint8Array(new SharedArrayBuffer(pieces.reduce((sum, { length }) => sum + length, 0)))
  let at = 0
  for (const piece of pieces) {
    content.set(piece, at)
    at += piece.length
  }
  return content.buffer
}

/** All but the last bytes, in memory that threads can share, and those last ones; hashed piece by piece on the way. */
async function readShared(
  path: string,
  restBytes: number,
): Promise<{ readonly content: SharedArrayBuffer; readonly rest: Buffer; readonly sha256: Buffer }> {
  const file = await open(path, 'r')
  try {
    const size = (await file.stat()).size - restBytes
    if (size < 0) throw new Error(`${path} is too short`)
    const fill = async (
      bytes: Uint8Array,
      from: number,
      seen: (piece: Uint8Array) => void,
    ): Promise<void> => {
      for (let at = 0; at < bytes.length;) {
        const { bytesRead } = await file.read(bytes, at, Math.min(bytes.length - at, pieceBytes), from + at)
        if (bytesRead === 0) throw new Error(`${path} is shorter than it was`)
        seen(bytes.subarray(at, at + bytesRead))
        at += bytesRead
      }
    }
    const hash = createHash('sha256')
    const content = new Uint8Array(new SharedArrayBuffer(size))
    await fill(content, 0, (piece) => hash.update(piece))
    const rest = Buffer.alloc(restBytes)
    await fill(rest, size, () => undefined)
    return { content: content.buffer, rest, sha256: hash.digest() }
  } finally {
    await file.close()
  }
}
