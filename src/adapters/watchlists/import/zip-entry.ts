import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'
import { Refusal } from '../../../vocabulary/refusals.ts'

/** Bytes of an archive after which it is no list. */
export const maxZipBytes = 128_000_000

/**
 * The content of one file in a ZIP archive, in chunks; more of it than the archive says is an error of the archive.
 * Throws Refusal ERROR_OPERATION_FAILED when the archive is broken or has no such file.
 */
export async function* zipEntry(archive: Buffer, name: string): AsyncGenerator<Uint8Array> {
  try {
    const open = promisify<Buffer, Options, ZipFile>(fromBuffer)
    const zip = await open(archive, { lazyEntries: true, validateEntrySizes: true })
    const entry = await entryNamed(zip, name)
    const content = await promisify(zip.openReadStream.bind(zip))(entry)
    for await (const chunk of content) if (chunk instanceof Uint8Array) yield chunk
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw refused('The archive cannot be unpacked: it is damaged or truncated.', cause)
  }
}

function entryNamed(zip: ZipFile, name: string): Promise<Entry> {
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => reject(refused(`There is no ${name} in the archive.`)))
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName === name) resolve(entry)
      else zip.readEntry()
    })
    zip.readEntry()
  })
}

function refused(message: string, cause?: unknown): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message, cause })
}
