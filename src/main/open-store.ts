import { join } from 'node:path'
import { mirrorErasures } from '../adapters/backup/erasure-mirror.ts'
import { ledgerName } from '../adapters/backup/manifest.ts'
import { type Despite, refuseUnserved } from '../adapters/backup/store-mark.ts'
import { systemClock } from '../platform/process/clock.ts'
import { systemIds } from '../platform/process/ids.ts'
import { createLog } from '../platform/process/log.ts'
import { loadMasterKey, type MasterKeyStore } from '../platform/sealing/master-key.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { type Database, openDatabase } from '../adapters/records/engine/database.ts'
import { migrate } from '../adapters/records/engine/migrate.ts'
import { isSealed } from '../adapters/records/keys/master-keys.ts'
import { openRecords, type StoredRecords } from '../adapters/records/open-records.ts'
import type { Tables } from '../adapters/records/engine/schema.ts'

export interface OpenedStore {
  readonly database: Database<Tables>
  readonly records: StoredRecords
  readonly masterKey: MasterKeyStore
  /** What the ledger beside the data knew and this store did not, and what was erased again for it. */
  readonly replayed: number
}

/** Where erasures of the embedded store are written down outside of it. */
export function ledgerPath({ dataDir, erasureLedger }: Settings['storage']): string {
  return erasureLedger === '' ? join(dataDir, ledgerName) : erasureLedger
}

/**
 * Database (migrated) and records, without networks and lists; `closing` gets what is to be closed, in reverse order.
 * An embedded store, which no other process has, knows all that the ledger beside it knows before this returns, and
 * waits for no request that was at work when its last process ended.
 *
 * @throws Error with a sentence when its restore is not finished, or it was moved elsewhere (unless `despite` names that)
 */
export async function openStore(
  settings: Settings,
  closers: (() => Promise<void>)[],
  despite?: Despite,
): Promise<OpenedStore> {
  const { dataDir, databaseUrl, masterKey: masterKeySetting } = settings.storage
  const isEmbedded = databaseUrl === null
  if (isEmbedded) refuseUnserved(dataDir, despite)
  const database = await openDatabase<Tables>(
    isEmbedded ? { kind: 'embedded', directory: dataDir } : { kind: 'postgres', url: databaseUrl },
  )
  closers.push(() => database.close())
  await migrate(database.engine)
  const masterKey = loadMasterKey({
    given: masterKeySetting ?? undefined,
    directory: dataDir,
    whenMissing: (await database.inTransaction('system', isSealed)) ? 'refuse' : 'make',
  })
  const records = await openRecords({ database, masterKey, clock: systemClock, ids: systemIds })
  if (!isEmbedded) return { database, records, masterKey, replayed: 0 }
  await records.lapseHolds()
  const log = createLog(settings.operation.logLevel)
  const mirror = await mirrorErasures({ records, path: ledgerPath(settings.storage), log })
  closers.push(() => mirror.close())
  return { database, records, masterKey, replayed: mirror.replayed }
}
