import { readdir } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { Backups, BackupStatus } from '../../flows/ports/backup/backups.ts'
import type { Log } from '../../platform/process/log.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import { isGone } from './hashed-files.ts'
import { makeBackup, type StoreUnderCopy } from './make-backup.ts'

export interface BackupContext {
  /** A sentence where this store is copied in another way. */
  readonly store: StoreUnderCopy | string
  readonly dataDir: string
  readonly log: Log
  readonly masterKeyExported: () => boolean
}

export interface OpenedBackups extends Backups {
  /** Waits for the one under way. */
  close(): Promise<void>
}

type Run = Pick<BackupStatus, 'state' | 'stage' | 'done' | 'report' | 'trouble'>

const none: Run = { state: 'none', stage: null, done: 0, report: null, trouble: null }

/** Backups of one store, one at a time; how far the last one is stays known until the process ends. */
export function openBackups({ store, dataDir, log, masterKeyExported }: BackupContext): OpenedBackups {
  let run = none
  let working = Promise.resolve()
  return {
    status: () => ({ ...run, masterKeyExported: masterKeyExported() }),
    begin: async (request) => {
      if (typeof store === 'string') throw new Refusal('ERROR_OPERATION_FAILED', { message: store })
      if (run.state === 'running')
        throw new Refusal('ERROR_CONFLICT', { message: 'Another backup is being made.' })
      run = { ...none, state: 'running' }
      try {
        await refuseFolder(request, dataDir)
      } catch (error) {
        run = none
        throw error
      }
      working = makeBackup(store, resolve(request), (stage, done) => {
        run = { ...run, stage, done }
      }).then(
        (report) => {
          run = { ...none, state: 'done', report }
        },
        (error: unknown) => {
          log.error('A backup failed', { error })
          const trouble = error instanceof Error ? error.message : String(error)
          run = { ...none, state: 'failed', trouble }
        },
      )
    },
    close: () => working,
  }
}

async function refuseFolder(folder: string, dataDir: string): Promise<void> {
  if (!isAbsolute(folder)) throw invalidValue('folder', 'Give an absolute path.')
  const inside = relative(resolve(dataDir), resolve(folder))
  if (inside === '' || !(inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)))
    throw invalidValue('folder', 'A backup inside the data folder is lost together with it.')
  const names = await readdir(folder).catch((error: unknown) => {
    if (isGone(error)) return []
    throw invalidValue('folder', 'It cannot be read, or is not a folder.')
  })
  if (names.length > 0) throw invalidValue('folder', 'It is not empty; give a new folder.')
}
