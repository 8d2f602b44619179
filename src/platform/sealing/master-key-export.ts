import { createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MasterKeyPlace } from './master-key.ts'

const fileName = 'master-key.exported'

/** Remembers in the data directory that the newest key was written elsewhere; nothing of the key can be told from it. */
export function noteExport(directory: string, place: MasterKeyPlace): void {
  writeFileSync(join(directory, fileName), `${markOf(place)}\n`, { mode: 0o600, flush: true })
}

/** Whether the newest key was exported; a key that took over since was not. */
export function wasExported(directory: string, place: MasterKeyPlace): boolean {
  try {
    return readFileSync(join(directory, fileName), 'utf8').trim() === markOf(place)
  } catch {
    return false
  }
}

function markOf(place: MasterKeyPlace): string {
  const [newest] = place.held()
  if (newest === undefined) throw new Error('There is no master key here.')
  return createHmac('sha256', newest).update('symbolon: this key was exported').digest('hex')
}
