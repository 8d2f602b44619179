import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncPath } from '../platform/sync-path.ts'

/**
 * Why the embedded store of a data directory must not be served: it is being put back from a backup and its erasures
 * were not replayed yet, or it lives on in a PostgreSQL database.
 */
export type StoreMark = 'restoring' | 'moved'

const fileNames: Readonly<Record<StoreMark, string>> = {
  restoring: 'restore-unfinished',
  moved: 'moved-to-postgresql',
}

const sentences: Readonly<Record<StoreMark, string>> = {
  restoring:
    'is being restored from a backup, and what was erased since that backup is not erased again yet. ' +
    'Run the same symbolon restore again; it starts over.',
  moved:
    'was moved to PostgreSQL, where it lives on. Set SYMBOLON_DATABASE_URL to that database. ' +
    'Two copies that both serve would never become one again.',
}

/** Survives a power cut. */
export function markStore(directory: string, mark: StoreMark, note: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  writeFileSync(join(directory, fileNames[mark]), `${note}\n`, { mode: 0o600, flush: true })
  syncPath(directory)
}

export function unmarkStore(directory: string, mark: StoreMark): void {
  rmSync(join(directory, fileNames[mark]), { force: true })
  syncPath(directory)
}

/** The note of a mark; null when there is none. */
export function markOf(directory: string, mark: StoreMark): string | null {
  const path = join(directory, fileNames[mark])
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}

/** @throws Error with a sentence when the store bears a mark */
export function refuseMarked(directory: string): void {
  for (const mark of ['restoring', 'moved'] as const)
    if (markOf(directory, mark) !== null)
      throw new Error(`The data directory ${directory} ${sentences[mark]}`)
}
