import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../src/flows/ports/clock.ts'
import type { NewTransaction } from '../../../src/flows/ports/transactions/transactions.ts'
import { systemIds } from '../../../src/platform/process/ids.ts'
import type { MasterKeyStore } from '../../../src/platform/sealing/master-key.ts'
import {
  type Database,
  type DatabaseSettings,
  openDatabase,
} from '../../../src/adapters/records/engine/database.ts'
import { migrate } from '../../../src/adapters/records/engine/migrate.ts'
import { openRecords, type StoredRecords } from '../../../src/adapters/records/open-records.ts'
import type { Tables } from '../../../src/adapters/records/engine/schema.ts'
import type { Principal } from '../../../src/vocabulary/account/principal.ts'
import type { Transaction } from '../../../src/vocabulary/transactions/transaction.ts'
import { aTransaction } from '../facts/a-transaction.ts'

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  move(ms: number): void
}

export function aClock(start = 1_790_000_000_000): TestClock {
  let now = start
  return {
    now: () => now,
    monotonic: () => now,
    move: (ms) => {
      now += ms
    },
  }
}

/** A master key that lies in memory, or under `given` a setting that only its operator changes. */
export function aMasterKey(
  key: Uint8Array = new Uint8Array(randomBytes(32)),
  source: 'file' | 'given' = 'file',
): MasterKeyStore {
  let keySource: readonly Uint8Array[] = [key]
  const keep = (keys: readonly Uint8Array[]): void => {
    keySource = keys
  }
  return { held: () => keySource, keep: source === 'file' ? keep : null, made: true }
}

export interface TestRecords {
  readonly records: StoredRecords
  readonly database: Database<Tables>
  readonly masterKey: MasterKeyStore
  readonly clock: TestClock
}

/** Migrated records over a database that no one else uses. */
export async function openTestRecords(
  settings: DatabaseSettings,
  given: { readonly masterKey?: MasterKeyStore; readonly clock?: TestClock } = {},
): Promise<TestRecords> {
  const database = await openDatabase<Tables>(settings)
  await migrate(database.engine)
  const masterKey = given.masterKey ?? aMasterKey()
  const clock = given.clock ?? aClock()
  const records = await openRecords({ database, masterKey, clock, ids: systemIds })
  return { records, database, masterKey, clock }
}

/** Who comes with this key. */
export async function principalOf(records: StoredRecords, key: string): Promise<Principal> {
  const found = await records.authenticate(key)
  if (found === null) throw new Error('The key is unknown.')
  return found.principal
}

/** Reserves, makes and commits a scan. */
export async function storeScan(
  records: StoredRecords,
  principal: Principal,
  given: Partial<Transaction> &
    Partial<Pick<NewTransaction, 'webhook' | 'idempotency' | 'template'>> & {
      readonly stored?: NewTransaction['images']
    } = {},
): Promise<Transaction> {
  const { webhook = '', idempotency, template, stored = [], ...changes } = given
  const reservation = await records.reserve(principal, 1)
  const record = await records.fresh(principal)
  const transaction = aTransaction(record, principal, changes)
  await records.commit(principal, {
    record,
    transaction,
    images: stored,
    reservation,
    webhook,
    ...(idempotency === undefined ? {} : { idempotency }),
    ...(template === undefined ? {} : { template }),
  })
  return transaction
}
