import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { RecordBytes } from '../versions/list-engine.ts'

/** So much is hashed before the event loop goes on. */
const chunkBytes = 524_288

/** Files are closed when no one holds the records any more: a search of a version that was replaced may still do. */
const fileCloser = new FinalizationRegistry<number>((file) => closeSync(file))

/** Records in a file that is open in this process. */
export interface RecordsOnDisk extends RecordBytes {
  readonly file: number
}

/**
 * The records of a version as they lie on disk; each is read when it is asked for, so that only the index is held in
 * memory. Throws when the file's SHA-256 in hex is another than `expected`; reading throws when the file was cut since.
 */
export async function recordsOnDisk(path: string, expected: string): Promise<RecordsOnDisk> {
  const { length, sha256 } = await hashFile(path)
  if (sha256 !== expected) throw new Error(`${path} is not what was written`)
  const records = recordsInFile({ file: openSync(path, 'r'), length })
  fileCloser.register(records, records.file)
  return records
}

/** Reads from an open file, in any thread of the process that holds it; anyone who opened it closes it. */
export function recordsInFile({ file, length }: Pick<RecordsOnDisk, 'file' | 'length'>): RecordsOnDisk {
  return {
    file,
    length,
    subarray(from, to) {
      const bytes = new Uint8Array(to - from)
      for (let at = 0; at < bytes.length;) {
        const read = readSync(file, bytes, at, bytes.length - at, from + at)
        if (read === 0) throw new Error('a file of records is shorter than it was')
        at += read
      }
      return bytes
    },
  }
}

/** Piece by piece: the file need not fit into memory. */
async function hashFile(path: string): Promise<{ readonly length: number; readonly sha256: string }> {
  const file = await open(path, 'r')
  try {
    const hash = createHash('sha256')
    const chunk = Buffer.alloc(chunkBytes)
    let length = 0
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, chunkBytes, length)
      if (bytesRead === 0) return { length, sha256: hash.digest('hex') }
      hash.update(chunk.subarray(0, bytesRead))
      length += bytesRead
    }
  } finally {
    await file.close()
  }
}
