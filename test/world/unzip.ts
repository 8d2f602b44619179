import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl'

/** The files of a ZIP archive by name, in their order, read by a library that had no part in making it. */
export async function unzip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const open = promisify<Buffer, Options, ZipFile>(fromBuffer)
  const archive = await open(bytes, { lazyEntries: true, validateEntrySizes: true })
  const read = promisify(archive.openReadStream.bind(archive))
  const files = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    archive.on('error', reject)
    archive.on('end', () => resolve(files))
    archive.on('entry', (entry: Entry) => {
      read(entry)
        .then(async (stream) => {
          files.set(entry.fileName, await buffer(stream))
          archive.readEntry()
        })
        .catch(reject)
    })
    archive.readEntry()
  })
}
