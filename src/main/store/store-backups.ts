import { join } from 'node:path'
import { type OpenedBackups, openBackups } from '../../adapters/backup/open-backups.ts'
import { systemClock } from '../../platform/process/clock.ts'
import { createLog } from '../../platform/process/log.ts'
import { wasMasterKeyExported } from '../../platform/sealing/master-key-export.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { whileQuiesced } from '../../adapters/records/engine/quiesce.ts'
import type { OpenedStore } from '../open-store.ts'

/** Backups of the embedded store; a sentence for anyone who asks for one of another. */
export function storeBackups(
  settings: Settings,
  { database, records, masterKey }: OpenedStore,
): OpenedBackups {
  const { dataDir } = settings.storage
  const notHereReason = backupUnavailableReason(settings)
  return openBackups({
    dataDir,
    log: createLog(settings.operation.logLevel),
    masterKeyExported: () => wasMasterKeyExported(dataDir, masterKey),
    store: notHereReason ?? {
      database: join(dataDir, 'database'),
      vault: blobFolder(settings),
      lists: join(dataDir, 'lists'),
      ledger: records,
      now: () => systemClock.now(),
      still: (work) => whileQuiesced(database.engine, work),
    },
  })
}

export function blobFolder({ storage }: Pick<Settings, 'storage'>): string {
  return storage.vaultDir === '' ? join(storage.dataDir, 'vault') : storage.vaultDir
}

/** Null when the store is one that is copied and put back here. */
export function backupUnavailableReason({ storage, objects: objectStorage }: Settings): string | null {
  if (storage.databaseUrl !== null)
    return 'The store is in PostgreSQL: back it up by its own means, and the blobs after it (docs/operate/backup.md).'
  if (objectStorage.endpoint !== null)
    return 'The blobs are in an object store, which is backed up by its own means (docs/operate/backup.md).'
  return null
}
