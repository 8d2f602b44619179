import { CompiledQuery } from 'kysely'
import { type DatabaseSettings, openDatabase } from '../../src/adapters/records/engine/database.ts'
import type { Tables } from '../../src/adapters/records/engine/schema.ts'
import { openRecords } from '../../src/adapters/records/open-records.ts'
import { systemClock } from '../../src/platform/process/clock.ts'
import { systemIds } from '../../src/platform/process/ids.ts'
import { loadMasterKey } from '../../src/platform/sealing/master-key.ts'
import { serviceKeys } from '../../test/world/service/service.ts'
import { principalOf } from '../../test/world/stores/records.ts'
import { insertTransactions } from '../kit/many-transactions.ts'

/** The store of a service that has been started before and does not run now. */
interface StoppedStore {
  readonly directory: string
  /** Null: the embedded database of the directory. */
  readonly databaseUrl: string | null
}

/** Adds so many transactions to a store, past the HTTP interface; the store is not migrated. */
export async function fillStore({ directory, databaseUrl }: StoppedStore, count: number): Promise<void> {
  const settings: DatabaseSettings =
    databaseUrl === null ? { kind: 'embedded', directory } : { kind: 'postgres', url: databaseUrl }
  const database = await openDatabase<Tables>(settings)
  try {
    const masterKey = loadMasterKey({ directory, whenMissing: 'refuse' })
    const records = await openRecords({ database, masterKey, clock: systemClock, ids: systemIds })
    const [live, test] = [
      await principalOf(records, serviceKeys.server),
      await principalOf(records, serviceKeys.test),
    ]
    await insertTransactions({
      database,
      masterKey,
      live,
      test,
      count,
      onProgress: (done) => sayFilled(done, count),
    })
    await database.kysely.executeQuery(CompiledQuery.raw('vacuum analyze'))
  } finally {
    await database.close()
  }
}

const saidEvery = 100_000

/** Says on the error output how far it is. A million rows take minutes. */
function sayFilled(done: number, count: number): void {
  if (done % saidEvery === 0 || done === count)
    console.error(`${done} of ${count} transactions are filled in`)
}
