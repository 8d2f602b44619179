import type { Kysely, Transaction as SqlTransaction } from 'kysely'
import type { Principal } from '../../src/vocabulary/account/principal.ts'
import type { Transaction } from '../../src/vocabulary/transactions/transaction.ts'
import { systemIds } from '../../src/platform/process/ids.ts'
import { systemClock } from '../../src/platform/process/clock.ts'
import type { MasterKeyStore } from '../../src/platform/sealing/master-key.ts'
import type { VersionedKey } from '../../src/platform/sealing/seal.ts'
import type { Database } from '../../src/adapters/records/engine/database.ts'
import { KeyRing } from '../../src/adapters/records/keys/key-ring.ts'
import { MasterKeys } from '../../src/adapters/records/keys/master-keys.ts'
import { newKeys } from '../../src/adapters/records/keys/record-keys.ts'
import type { Tables } from '../../src/adapters/records/engine/schema.ts'
import { dayMs } from '../../src/adapters/records/transactions/transaction-counts.ts'
import { newRow } from '../../src/adapters/records/transactions/transaction-rows.ts'
import { aTransaction } from '../../test/world/facts/a-transaction.ts'

/** What the rows are made of, so that the bench can ask for them. */
export const dataShape = {
  days: 400,
  profiles: ['security_none', 'security_low', 'security_medium', 'security_high', 'f'.repeat(32)],
  /** One row in so many bears the same customData; the others share theirs in threes. */
  common: 10,
  /** One row in so many came from a hosted link. */
  hosted: 20,
} as const

export const commonData = 'campaign 7'
export const orderOf = (row: number): string => `order ${Math.floor(row / 3)}`
export const docupassOf = (row: number): string => `D${String(row % 1000).padStart(4, '0')}`

interface InsertOptions {
  readonly database: Database<Tables>
  readonly masterKey: MasterKeyStore
  /** By mode: who the rows belong to. */
  readonly live: Principal
  readonly test: Principal
  readonly count: number
  readonly onProgress: (rows: number) => void
  /** What a row holds beside what lists are about. */
  readonly changes?: (row: number) => Partial<Transaction>
}

/**
 * Writes transactions past the HTTP interface, thousands in one statement, each sealed under keys of its own exactly as a commit
 * does it, so that a page of them opens like any other.
 */
export async function insertTransactions(filling: InsertOptions): Promise<void> {
  const { database, live, count, onProgress } = filling
  const { wrap, find } = await keysOf(filling)
  const end = Date.now()
  const batch = 2000
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, at) =>
      rowOf(filling, {
        row: from + at,
        at: end - ((count - from - at) * dataShape.days * dayMs) / count,
        wrap,
        find,
      }),
    )
    await database.inTransaction(
      { account: live.accountId },
      (sql) => insert(sql, rows),
      longStatementTimeout,
    )
    onProgress(from + rows.length)
  }
  await database.inTransaction('system', (sql) => countAll(sql, live.accountId), longStatementTimeout)
}

/** No request waits for these statements. */
const longStatementTimeout = { statementMs: 600_000 }

async function keysOf({ database, masterKey, live }: InsertOptions) {
  const master = new MasterKeys(masterKey, systemClock)
  const ring = new KeyRing({ master, clock: systemClock, database })
  await database.inTransaction('system', (sql) => master.learn(sql))
  return database.inTransaction({ account: live.accountId }, async (sql) => ({
    wrap: await ring.accountKey(sql, live.accountId, 'wrap'),
    find: await ring.accountKey(sql, live.accountId, 'find'),
  }))
}

interface RowRequest {
  readonly row: number
  readonly at: number
  readonly wrap: VersionedKey
  readonly find: VersionedKey
}

function rowOf({ live, test, changes }: InsertOptions, { row, at, wrap, find }: RowRequest) {
  const principal = row % 9 === 8 ? test : live
  const { accountId } = principal
  const keys = newKeys(wrap, { accountId, recordId: systemIds.id(), subjectId: systemIds.id() })
  const transaction = aTransaction({ id: keys.recordId, subjectId: keys.subjectId }, principal, {
    createdAt: Math.floor(at),
    updatedAt: Math.floor(at),
    profileId: dataShape.profiles[row % dataShape.profiles.length] ?? '',
    decision: decisionOf(row),
    customData: row % dataShape.common === 0 ? commonData : orderOf(row),
    docupass: row % dataShape.hosted === 0 ? docupassOf(row) : '',
    ...changes?.(row),
  })
  const columns = newRow(principal, { transaction, webhook: '' }, { recordKey: keys.recordKey, find })
  return { keys, transaction, columns }
}

/** 70% accept, 20% review, 10% reject. */
function decisionOf(row: number): Transaction['decision'] {
  const tenth = Math.floor(row / 7) % 10
  return tenth < 7 ? 'accept' : tenth < 9 ? 'review' : 'reject'
}

async function insert(sql: SqlTransaction<Tables>, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  const each = <Row>(make: (row: ReturnType<typeof rowOf>) => Row): Row[] => rows.map(make)
  await sql
    .insertInto('subjects')
    .values(
      each(({ keys, transaction }) => ({
        id: keys.subjectId,
        account_id: keys.accountId,
        mode: transaction.mode,
        created_at: transaction.createdAt,
      })),
    )
    .execute()
  await sql
    .insertInto('subject_keys')
    .values(
      each(({ keys }) => ({
        subject_id: keys.subjectId,
        account_id: keys.accountId,
        version: keys.subjectKey.version,
        account_key_version: keys.accountKeyVersion,
        wrapped: keys.wrappedSubjectKey,
      })),
    )
    .execute()
  await sql
    .insertInto('record_keys')
    .values(
      each(({ keys }) => ({
        record_id: keys.recordId,
        account_id: keys.accountId,
        kind: 'transaction' as const,
        subject_id: keys.subjectId,
        version: keys.recordKey.version,
        subject_key_version: keys.subjectKey.version,
        wrapped: keys.wrappedRecordKey,
      })),
    )
    .execute()
  await sql
    .insertInto('transactions')
    .values(each(({ columns }) => columns))
    .execute()
}

/** The counters that each commit would have moved by one. */
async function countAll(sql: Kysely<Tables>, accountId: string): Promise<void> {
  await sql
    .insertInto('transaction_counts')
    .columns(['account_id', 'day', 'mode', 'profile_id', 'decision', 'count'])
    .expression((from) =>
      from
        .selectFrom('transactions')
        .select((row) => [
          'account_id',
          row('created_at', '/', row.lit(dayMs)).as('day'),
          'mode',
          'profile_id',
          'decision',
          row.fn.countAll().as('count'),
        ])
        .where('account_id', '=', accountId)
        .groupBy(['account_id', 'day', 'mode', 'profile_id', 'decision']),
    )
    .execute()
}
