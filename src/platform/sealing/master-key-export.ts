import { createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MasterKeyStore } from './master-key.ts'

const markerFileName = 'master-key.exported'

/** Notes in the data directory that the newest key was exported; nothing of the key follows from the note. */
export function recordMasterKeyExport(directory: string, store: MasterKeyStore): void {
  writeFileSync(join(directory, markerFileName), `${keyFingerprint(store)}\n`, { mode: 0o600, flush: true })
}

/** Whether the newest key was exported; a key that took over since was not. */
export function wasMasterKeyExported(directory: string, store: MasterKeyStore): boolean {
  try {
    return readFileSync(join(directory, markerFileName), 'utf8').trim() === keyFingerprint(store)
  } catch {
    return false
  }
}

function keyFingerprint(store: MasterKeyStore): string {
  const [newest] = store.held()
  if (newest === undefined) throw new Error('There is no master key here.')
  return createHmac('sha256', newest).update('symbolon: this key was exported').digest('hex')
}
