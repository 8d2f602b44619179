import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncPath } from '../platform/sync-path.ts'

/** Lies in a data directory from before the first restored file until what was erased since is erased again. */
const fileName = 'restore-unfinished'

/** Survives a power cut. `vault`: the folder of blobs that is being filled. */
export function markRestoring(directory: string, vault: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  writeFileSync(join(directory, fileName), `${vault}\n`, { mode: 0o600, flush: true })
  syncPath(directory)
}

export function markRestored(directory: string): void {
  rmSync(join(directory, fileName), { force: true })
  syncPath(directory)
}

/** The folder of blobs that an unfinished restore was filling; null when there is none. */
export function restoringInto(directory: string): string | null {
  const path = join(directory, fileName)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}

/** @throws Error with a sentence when a restore into this directory is not finished */
export function refuseUnfinished(directory: string): void {
  if (restoringInto(directory) === null) return
  throw new Error(
    `The data directory ${directory} is being restored from a backup, and what was erased since that backup is not ` +
      'erased again yet. Run the same symbolon restore again; it starts over.',
  )
}
