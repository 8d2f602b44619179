import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

interface ZipEntry {
  readonly name: string
  readonly parts: AsyncIterable<Uint8Array | string>
  readonly compress: boolean
}

interface ManifestEntry {
  readonly name: string
  readonly size: number
  readonly sha256: string
}

/** A ZIP archive as a stream, `manifest.json` its last entry. Whatever an entry throws ends the stream. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  createdAt: number,
): AsyncGenerator<Uint8Array> {
  const file = new ZipFile()
  const output = file.outputStream.pipe(new PassThrough())
  const adding = addEntries(file, entries, createdAt)
  adding.catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error('An archive broke.', { cause: error })),
  )
  for await (const part of output) if (part instanceof Uint8Array) yield part
  await adding
}

async function addEntries(file: ZipFile, entries: AsyncIterable<ZipEntry>, createdAt: number): Promise<void> {
  const manifestEntries: ManifestEntry[] = []
  for await (const entry of entries) manifestEntries.push(await addEntry(file, entry, createdAt))
  const manifest = JSON.stringify(
    { schema: 1, createdAt: new Date(createdAt).toISOString(), files: manifestEntries },
    null,
    1,
  )
  file.addBuffer(Buffer.from(manifest), 'manifest.json', { mtime: new Date(createdAt) })
  file.end()
}

/** One after the other: the next one is not even asked for before this one is through. */
function addEntry(
  file: ZipFile,
  { name, parts, compress }: ZipEntry,
  createdAt: number,
): Promise<ManifestEntry> {
  const hash = createHash('sha256')
  let size = 0
  const hashedChunks = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      hash.update(bytes)
      size += bytes.length
      yield bytes
    }
  }
  return new Promise((resolve, reject) => {
    const stream = Readable.from(hashedChunks(), { objectMode: false })
    stream.once('end', () => resolve({ name, size, sha256: hash.digest('hex') }))
    stream.once('error', reject)
    file.addReadStream(stream, name, { mtime: new Date(createdAt), compress })
  })
}
