import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fsyncPath } from '../../platform/files/fsync-path.ts'

/** Lies in a data directory from before the first restored file until what was erased since is erased again. */
const fileName = 'restore-unfinished'
/** Lies in a data directory whose store was moved elsewhere, from just before the move took effect. */
const movedName = 'moved'

/** Survives a power cut. `vault`: the folder of blobs that is being filled. */
export function markRestoring(directory: string, vault: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  writeFileSync(join(directory, fileName), `${vault}\n`, { mode: 0o600, flush: true })
  fsyncPath(directory)
}

export function markRestored(directory: string): void {
  rmSync(join(directory, fileName), { force: true })
  fsyncPath(directory)
}

/** The folder of blobs that an unfinished restore was filling; null when there is none. */
export function restoringInto(directory: string): string | null {
  const path = join(directory, fileName)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}

/** Survives a power cut. `to`: where the store is from now on, for people; without a password. */
export function markMoved(directory: string, to: string): void {
  writeFileSync(join(directory, movedName), `${to}\n`, { mode: 0o600, flush: true })
  fsyncPath(directory)
}

export function unmarkMoved(directory: string): void {
  rmSync(join(directory, movedName), { force: true })
  fsyncPath(directory)
}

/** What a command may do to a store that bears its mark. */
export type Despite = 'restoring' | 'moved'

/** @throws Error with a sentence when the store of this directory was moved elsewhere, or its restore is not finished */
export function refuseUnserved(directory: string, despite?: Despite): void {
  if (despite !== 'moved') refuseMoved(directory)
  if (despite !== 'restoring') refuseUnfinished(directory)
}

function refuseUnfinished(directory: string): void {
  if (restoringInto(directory) === null) return
  throw new Error(
    `The data directory ${directory} is being restored from a backup, and what was erased since that backup is not ` +
      'erased again yet. Run the same symbolon restore again; it starts over.',
  )
}

function refuseMoved(directory: string): void {
  const path = join(directory, movedName)
  if (!existsSync(path)) return
  throw new Error(
    `The store of ${directory} was moved to ${readFileSync(path, 'utf8').trim()}. This copy is older: serving it ` +
      'would send its events twice and restore people who were erased since. Set SYMBOLON_DATABASE_URL. If that ' +
      'database is empty because the move was interrupted at its end, run symbolon move again.',
  )
}
