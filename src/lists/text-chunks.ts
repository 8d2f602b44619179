import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Refusal } from '../vocabulary/refusals.ts'

/** Unpacked bytes after which a file is no list but a bomb. */
const mostBytes = 2_000_000_000

/** A file on disk, or bytes just fetched. */
export type ChunkOrigin = { readonly path: string } | { readonly bytes: Uint8Array }

/**
 * The text of a file in chunks, unpacked when it is gzip (told by its first byte, not by its name).
 * Throws Refusal ERROR_OPERATION_FAILED when it cannot be unpacked, or is too large.
 *
 * @param onBytes told how many bytes were read of the file as it lies there
 */
export async function* textChunks(
  origin: ChunkOrigin,
  onBytes: (count: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let total = 0
  for await (const chunk of unpacked(packed(origin, onBytes))) {
    total += chunk.length
    if (total > mostBytes) throw refused('The file is larger than any list.')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

async function* packed(origin: ChunkOrigin, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  const source = 'path' in origin ? createReadStream(origin.path) : slices(origin.bytes)
  for await (const chunk of source) {
    if (!(chunk instanceof Uint8Array)) continue
    onBytes(chunk.length)
    yield chunk
  }
}

async function* unpacked(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const first = await chunks.next()
  if (first.done === true) return
  const all = (async function* () {
    yield first.value
    yield* chunks
  })()
  if (first.value[0] !== 0x1f) {
    yield* all
    return
  }
  const source = Readable.from(all)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  try {
    for await (const chunk of source.pipe(gunzip)) if (chunk instanceof Uint8Array) yield chunk
  } catch (cause) {
    throw refused('The file cannot be unpacked: it is broken or cut off.', cause)
  } finally {
    source.destroy()
  }
}

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  const size = 65_536
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

function refused(message: string, cause?: unknown): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message, cause })
}
