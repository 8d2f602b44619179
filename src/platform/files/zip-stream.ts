import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

interface Entry {
  readonly name: string
  readonly parts: AsyncIterable<Uint8Array | string>
  readonly compress: boolean
}

interface Packed {
  readonly name: string
  readonly size: number
  readonly sha256: string
}

/** A ZIP archive as a stream, `manifest.json` its last entry. Whatever an entry throws ends the stream. */
export async function* pack(entries: AsyncIterable<Entry>, at: number): AsyncGenerator<Uint8Array> {
  const file = new ZipFile()
  const out = file.outputStream.pipe(new PassThrough())
  const filling = fill(file, entries, at)
  filling.catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error('An archive broke.', { cause: error })),
  )
  for await (const part of out) if (part instanceof Uint8Array) yield part
  await filling
}

async function fill(file: ZipFile, entries: AsyncIterable<Entry>, at: number): Promise<void> {
  const packed: Packed[] = []
  for await (const entry of entries) packed.push(await add(file, entry, at))
  const manifest = JSON.stringify(
    { schema: 1, createdAt: new Date(at).toISOString(), files: packed },
    null,
    1,
  )
  file.addBuffer(Buffer.from(manifest), 'manifest.json', { mtime: new Date(at) })
  file.end()
}

/** One after the other: the next one is not even asked for before this one is through. */
function add(file: ZipFile, { name, parts, compress }: Entry, at: number): Promise<Packed> {
  const hash = createHash('sha256')
  let size = 0
  const seen = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      hash.update(bytes)
      size += bytes.length
      yield bytes
    }
  }
  return new Promise((resolve, reject) => {
    const stream = Readable.from(seen(), { objectMode: false })
    stream.once('end', () => resolve({ name, size, sha256: hash.digest('hex') }))
    stream.once('error', reject)
    file.addReadStream(stream, name, { mtime: new Date(at), compress })
  })
}
