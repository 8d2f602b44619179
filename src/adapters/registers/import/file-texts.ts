import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, createGunzip } from 'node:zlib'
import { type Entry, open as openZip, type Options, type ZipFile } from 'yauzl'
import { Refusal } from '../../../vocabulary/refusals.ts'

/** Unpacked bytes after which a file is no register but a bomb. */
const maxBytes = 60_000_000_000

/** Times its size that a packed file may become. GLEIF's, of hundreds of mostly empty columns, becomes some 15 times. */
const maxRatio = 200

/** What unpacks to less than this is no bomb, however well it packs. */
const minSuspiciousBytes = 64_000_000

/**
 * The text of a file in chunks: as it lies there, unpacked from gzip, or of the tables within a ZIP archive, one after the
 * other (known by its first bytes). An archive is read where it lies and never whole; the checksum of each of its files is
 * compared at the end.
 * Throws Refusal ERROR_OPERATION_FAILED when it cannot be unpacked, is cut off, too large, or no UTF-8 text.
 *
 * @param onBytes called with the bytes that were read, about, of the file as it lies there
 */
export async function* fileText(path: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const kind = await kindOf(path)
  if (kind === 'zip') {
    for await (const chunks of zipContents(path)) yield* decoded(chunks, onBytes)
    return
  }
  const source = createReadStream(path, { highWaterMark: 262_144 })
  if (kind === 'plain') {
    yield* decoded(withBytes(source), onBytes)
    return
  }
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  try {
    yield* decoded(
      withBytes(source.pipe(unpacked), () => source.bytesRead),
      onBytes,
    )
  } catch (cause) {
    throw cause instanceof Refusal ? cause : unreadable(cause)
  } finally {
    source.destroy()
  }
}

async function kindOf(path: string): Promise<'zip' | 'gzip' | 'plain'> {
  const file = await openFile(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip'
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50 ? 'zip' : 'plain'
  } finally {
    await file.close()
  }
}

/** A chunk, and how many bytes of the packed file stand for it. */
interface ReadChunk {
  readonly bytes: Uint8Array
  readonly packed: number
}

async function* withBytes(
  stream: AsyncIterable<unknown>,
  packedBytes?: () => number,
): AsyncGenerator<ReadChunk> {
  let before = 0
  for await (const bytes of stream) {
    if (!(bytes instanceof Uint8Array)) continue
    const packed = packedBytes === undefined ? bytes.length : packedBytes() - before
    before += packed
    yield { bytes, packed }
  }
}

async function* decoded(
  chunks: AsyncIterable<ReadChunk>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let read = 0
  let total = 0
  for await (const { bytes, packed } of chunks) {
    read += packed
    total += bytes.length
    if (total > maxBytes || (total > minSuspiciousBytes && total > read * maxRatio))
      throw refused('The file is too large for a register.')
    onBytes(packed)
    yield decodeOrRefuse(() => decoder.decode(bytes, { stream: true }))
  }
  yield decodeOrRefuse(() => decoder.decode())
}

function decodeOrRefuse(decode: () => string): string {
  try {
    const text = decode()
    if (!text.includes('\0')) return text
  } catch {
    // Said below.
  }
  throw refused('The file is not UTF-8 text.')
}

/** The content of each table in an archive. */
async function* zipContents(path: string): AsyncGenerator<AsyncGenerator<ReadChunk>> {
  let zip: ZipFile | null = null
  try {
    const open = promisify<string, Options, ZipFile>(openZip)
    zip = await open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    const tables = (await entriesOf(zip)).filter(({ fileName }) => /\.(?:csv|txt|jsonl|tsv)$/i.test(fileName))
    if (tables.length === 0) throw refused('There is no table in the archive.')
    for (const entry of tables) yield zipContent(zip, entry)
  } catch (cause) {
    throw cause instanceof Refusal ? cause : unreadable(cause)
  } finally {
    zip?.close()
  }
}

async function* zipContent(zip: ZipFile, entry: Entry): AsyncGenerator<ReadChunk> {
  const stream = await promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(entry)
  const share = entry.uncompressedSize === 0 ? 0 : entry.compressedSize / entry.uncompressedSize
  let checksum = 0
  try {
    for await (const bytes of stream) {
      if (!(bytes instanceof Uint8Array)) continue
      checksum = crc32(bytes, checksum)
      yield { bytes, packed: bytes.length * share }
    }
  } catch (cause) {
    throw unreadable(cause)
  }
  if (checksum !== entry.crc32) throw unreadable()
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function unreadable(cause?: unknown): Refusal {
  return refused('The file cannot be unpacked: it is damaged or truncated.', cause)
}

function refused(message: string, cause?: unknown): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message, cause })
}
