import { open, type FileHandle, readFile } from 'node:fs/promises'
import type { ErasureEntry } from '../../flows/ports/retention/erasures.ts'
import { erasureLine, erasureName, readErasureLine } from './erasure-line.ts'

/**
 * The erasures in a ledger file, in their order; null when there is no such file. A last line without its end was cut
 * off by a crash and is left out.
 *
 * @throws Error with a sentence when another line is damaged: what it said must be known before anything is served
 */
export async function readLedgerFile(path: string): Promise<readonly ErasureEntry[] | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new Error(`The erasure ledger ${path} could not be read.`, { cause: error })
  })
  if (text === null) return null
  const lines = text.split('\n').slice(0, -1)
  return lines.map((line, index) => {
    const entry = readErasureLine(line)
    if (entry !== null) return entry
    throw new Error(
      `Line ${index + 1} of the erasure ledger ${path} is damaged. Put another copy of the ledger there: ` +
        'an erasure that is not known would be undone by a restored backup.',
    )
  })
}

/** Adds entries at the end of a ledger file, synced. What a crash left of a line is cut off first. */
export async function appendToLedger(path: string, entries: readonly ErasureEntry[]): Promise<void> {
  if (entries.length === 0) return
  const file = await open(path, 'a+', 0o600)
  try {
    await cutTornLine(file)
    await file.appendFile(entries.map(erasureLine).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Entries of `these` that `those` lack. */
export function lackingFrom(
  those: readonly ErasureEntry[],
  these: readonly ErasureEntry[],
): readonly ErasureEntry[] {
  const known = new Set(those.map(erasureName))
  return these.filter((entry) => !known.has(erasureName(entry)))
}

async function cutTornLine(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  const step = 64 * 1024
  for (let end = size; end > 0;) {
    const start = Math.max(0, end - step)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start)
    const at = buffer.subarray(0, bytesRead).lastIndexOf(0x0a)
    if (at >= 0) {
      if (start + at + 1 < size) await file.truncate(start + at + 1)
      return
    }
    end = start
  }
  if (size > 0) await file.truncate(0)
}
