import type { Insertable, Kysely } from 'kysely'
import { open, seal, type VersionedKey } from '../../../platform/sealing/seal.ts'
import { companyMatchKey } from '../../../vocabulary/subjects/company-match-key.ts'
import { matchKeys, type MatchKeys } from '../../../vocabulary/subjects/match-keys.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import { type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { findHash, type KeyColumns, keyColumns, openKeys } from '../keys/record-keys.ts'
import type { Tables } from '../engine/schema.ts'
import { compiledOnce } from '../engine/queries/compiled-once.ts'
import type { pageIds } from './transaction-pages.ts'
import { readTransactionText, type StoredTransaction, writeTransactionText } from './transaction-text.ts'

export function sealTransaction(
  key: VersionedKey,
  accountId: string,
  content: StoredTransaction,
): Uint8Array {
  const label = { accountId, id: content.transaction.id, kind: 'transaction' }
  return seal(key, label, writeTransactionText(content))
}

/** By what it is found to be of the same person, document or company as another. */
function marksOf({ facts: { company }, fields }: Transaction): MatchKeys {
  return company === undefined ? matchKeys(fields) : { document: companyMatchKey(company), person: null }
}

/** The row of a transaction that is new: what lists filter by, hashes of what it is found by, and the whole of it sealed. */
export function newRow(
  { accountId, actor }: Principal,
  content: StoredTransaction,
  keys: { readonly recordKey: VersionedKey; readonly find: VersionedKey },
): Insertable<Tables['transactions']> {
  const { transaction } = content
  const marks = marksOf(transaction)
  const hashed = (what: 'custom' | 'docupass' | 'document' | 'person', value: string | null) =>
    value === null || value === '' ? null : findHash(keys.find.key, what, value)
  return {
    id: transaction.id,
    account_id: accountId,
    subject_id: transaction.subjectId,
    type: transaction.type,
    mode: transaction.mode,
    profile_id: transaction.profileId,
    profile_version: transaction.profileVersion,
    decision: transaction.decision,
    custom_hash: hashed('custom', transaction.customData),
    docupass_hash: hashed('docupass', transaction.docupass),
    document_hash: hashed('document', marks.document),
    person_hash: hashed('person', marks.person),
    created_at: transaction.createdAt,
    updated_at: transaction.updatedAt,
    event_seq: 1,
    made_by: actor,
    sealed: sealTransaction(keys.recordKey, accountId, content),
  }
}

/** A transaction with everything that a change of it needs. */
export interface OpenTransaction {
  readonly transaction: Transaction
  readonly webhook: string
  readonly eventSeq: number
  readonly recordKey: VersionedKey
  readonly subjectKey: VersionedKey
  /** The envelope as it is stored. */
  readonly sealed: Uint8Array
}

const columns = [
  't.id',
  't.account_id',
  't.subject_id',
  't.type',
  't.mode',
  't.profile_id',
  't.profile_version',
  't.decision',
  't.created_at',
  't.updated_at',
  't.event_seq',
  't.sealed',
] as const

interface StoredRow extends KeyColumns {
  readonly id: string
  readonly account_id: string
  readonly subject_id: string
  readonly type: string
  readonly mode: string
  readonly profile_id: string
  readonly profile_version: number
  readonly decision: string
  readonly created_at: number
  readonly updated_at: number
  readonly event_seq: number
  readonly sealed: Uint8Array
}

function rows(sql: Kysely<Tables>, principal: Pick<Principal, 'accountId' | 'mode'>) {
  const mode = onlyMode(principal)
  const query = sql
    .selectFrom('transactions as t')
    .innerJoin('record_keys as rk', 'rk.record_id', 't.id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(columns)
    .select(keyColumns)
    .where('t.account_id', '=', principal.accountId)
  return mode === undefined ? query : query.where('t.mode', '=', mode)
}

/** Reads one transaction that the caller may see, or null, in one round trip and without a lock. */
export function transactionReader(
  context: RecordsContext,
): (principal: Principal, id: string) => Promise<OpenTransaction | null> {
  const { database } = context
  const oneOf = (mode: Mode) =>
    compiledOnce(({ accountId, id }: { readonly accountId: string; readonly id: string }) =>
      rows(database.kysely, { accountId, mode }).where('t.id', '=', id),
    )
  const queries = { live: oneOf('live'), test: oneOf('test') }
  return async ({ accountId, mode }, id) => {
    const [row] = await context.reads.rows(accountId, queries[mode]({ accountId, id }))
    return row === undefined ? null : openRow(context, null, row)
  }
}

/** One transaction that the caller may see, or null. `lock` holds its row until the transaction ends. */
export async function findTransaction(
  context: RecordsContext,
  sql: Sql,
  requested: { readonly principal: Principal; readonly id: string; readonly lock: boolean },
): Promise<OpenTransaction | null> {
  const query = rows(sql, requested.principal).where('t.id', '=', requested.id)
  const row = await (requested.lock ? query.forUpdate('t') : query).executeTakeFirst()
  return row === undefined ? null : openRow(context, sql, row)
}

/** The transactions with these ids, in the order of the ids. */
export async function findTransactions(
  context: RecordsContext,
  sql: Sql,
  requested: { readonly principal: Principal; readonly ids: readonly string[] },
): Promise<readonly Transaction[]> {
  if (requested.ids.length === 0) return []
  const found = await rows(sql, requested.principal).where('t.id', 'in', requested.ids).execute()
  const opened = new Map<string, Transaction>()
  for (const one of await openTransactions(context, sql, found)) opened.set(one.id, one)
  return requested.ids.flatMap((id) => opened.get(id) ?? [])
}

/** The transactions of a page, in list order. */
export function pageRows(
  sql: Kysely<Tables>,
  principal: Principal,
  { ids, newestFirst }: { readonly ids: ReturnType<typeof pageIds>; readonly newestFirst: boolean },
) {
  const direction = newestFirst ? 'desc' : 'asc'
  return rows(sql, principal)
    .where('t.id', 'in', ids)
    .orderBy('t.created_at', direction)
    .orderBy('t.id', direction)
}

/** @param sql the transaction that one is in; null for one who is in none */
export async function openTransactions(
  context: RecordsContext,
  sql: Sql | null,
  found: readonly StoredRow[],
): Promise<readonly Transaction[]> {
  const opened: Transaction[] = []
  for (const row of found) opened.push((await openRow(context, sql, row)).transaction)
  return opened
}

/** @throws Error when the envelope was changed, belongs to another row, or disagrees with the plain columns */
async function openRow(context: RecordsContext, sql: Sql | null, row: StoredRow): Promise<OpenTransaction> {
  const accountId = row.account_id
  const { subjectKey, recordKey } = await openKeys(context, sql, { accountId, columns: row })
  const text = open(recordKey, { accountId, id: row.id, kind: 'transaction' }, row.sealed)
  const { buffer, byteOffset, byteLength } = text
  const { transaction, webhook } = readTransactionText(Buffer.from(buffer, byteOffset, byteLength))
  const agrees =
    transaction.id === row.id &&
    transaction.subjectId === row.subject_id &&
    transaction.mode === row.mode &&
    transaction.decision === row.decision &&
    transaction.profileId === row.profile_id &&
    transaction.createdAt === row.created_at &&
    transaction.updatedAt === row.updated_at
  if (!agrees) throw new Error('A stored transaction disagrees with its own columns; run symbolon fsck.')
  return { transaction, webhook, eventSeq: row.event_seq, recordKey, subjectKey, sealed: row.sealed }
}
