import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobsUnderCheck } from './store.ts'

/** The blobs of a vault in files: `ab/cd/abcd….blob`. */
export function blobFiles(directory: string): BlobsUnderCheck {
  const place = (blobId: string): string =>
    join(directory, blobId.slice(0, 2), blobId.slice(2, 4), `${blobId}.blob`)
  return {
    read: (blobId) => readFile(place(blobId)).catch(() => null),
    stream: (blobId) =>
      stat(place(blobId)).then(
        () => createReadStream(place(blobId)),
        () => null,
      ),
    list: () => filesIn(directory),
  }
}

async function* filesIn(
  directory: string,
): AsyncGenerator<{ readonly name: string; readonly modifiedAt: number }> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null)
    if (found !== null) yield { name: entry.name, modifiedAt: found.mtimeMs }
  }
}
