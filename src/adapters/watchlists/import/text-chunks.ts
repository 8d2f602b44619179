import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { maxZipBytes, zipEntry } from './zip-entry.ts'

/** Unpacked bytes after which a file is no list but a bomb. */
const maxBytes = 3_000_000_000

/** Times its size that a packed file may become; text of lists packs about tenfold. */
const maxCompressionRatio = 200

/** What unpacks to less than this is no bomb, however well it packs. */
const minSuspiciousBytes = 64_000_000

/** A file on disk, or bytes just fetched. */
export type FileContent = { readonly path: string } | { readonly bytes: Uint8Array }

/**
 * The text of a file in chunks, unpacked when it is gzip, and the sheet within when it is a spreadsheet (told by its first
 * bytes, not by its name). UTF-8, or UTF-16 with a byte order mark; a file of another encoding would be names that no one
 * bears, and is refused.
 * Throws Refusal ERROR_OPERATION_FAILED when it cannot be unpacked, is too large, or is no text.
 *
 * @param onBytes told the bytes that were read of the file as it lies there
 */
export async function* textChunks(
  content: FileContent,
  onBytes: (chunk: Uint8Array) => void,
): AsyncGenerator<string> {
  let read = 0
  const counted = readContent(content, (chunk) => {
    read += chunk.length
    onBytes(chunk)
  })
  let total = 0
  let decode: ((bytes?: Uint8Array) => string) | null = null
  for await (const chunk of decompress(counted)) {
    total += chunk.length
    if (total > maxBytes || (total > minSuspiciousBytes && total > read * maxCompressionRatio)) {
      throw refused('The file is too large for a list.')
    }
    decode ??= decoderOf(chunk)
    yield decode(chunk)
  }
  yield decode?.() ?? ''
}

function decoderOf(first: Uint8Array): (bytes?: Uint8Array) => string {
  const byteOrderMark = `${first[0]} ${first[1]}`
  const encoding =
    byteOrderMark === '255 254' ? 'utf-16le' : byteOrderMark === '254 255' ? 'utf-16be' : 'utf-8'
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (bytes) => {
    const text = decodeOrRefuse(() =>
      bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true }),
    )
    if (text.includes('\0')) throw refused('The file is not UTF-8 text.')
    return text
  }
}

function decodeOrRefuse(decode: () => string): string {
  try {
    return decode()
  } catch (cause) {
    throw refused('The file is not UTF-8 text.', cause)
  }
}

async function* readContent(
  content: FileContent,
  onBytes: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  const source = 'path' in content ? createReadStream(content.path) : sliceBytes(content.bytes)
  for await (const chunk of source) {
    if (!(chunk instanceof Uint8Array)) continue
    onBytes(chunk)
    yield chunk
  }
}

async function* decompress(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const first = await chunks.next()
  if (first.done === true) return
  const all = (async function* () {
    yield first.value
    yield* chunks
  })()
  if (first.value[0] === 0x1f && first.value[1] === 0x8b) yield* gunzip(all)
  else if (first.value[0] === 0x50 && first.value[1] === 0x4b && first.value[2] === 0x03)
    yield* odsContent(all)
  else yield* all
}

async function* gunzip(all: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(all)
  const gunzipStream = createGunzip()
  source.on('error', (error) => gunzipStream.destroy(error))
  try {
    for await (const chunk of source.pipe(gunzipStream)) if (chunk instanceof Uint8Array) yield chunk
  } catch (cause) {
    throw cause instanceof Refusal
      ? cause
      : refused('The file cannot be unpacked: it is damaged or truncated.', cause)
  } finally {
    source.destroy()
  }
}

/** The one text of an OpenDocument spreadsheet; an archive's directory lies at its end, so all of it is needed. */
async function* odsContent(all: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of all) {
    length += chunk.length
    if (length > maxZipBytes) throw refused('The file is too large for a list.')
    chunks.push(chunk)
  }
  yield* zipEntry(Buffer.concat(chunks), 'content.xml')
}

function* sliceBytes(bytes: Uint8Array): Generator<Uint8Array> {
  const size = 65_536
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

function refused(message: string, cause?: unknown): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message, cause })
}
