import type { NewRecord } from '../../../flows/ports/transactions/transactions.ts'
import { RandomPool } from '../../../platform/process/random-pool.ts'
import { keyedHash, unwrapKey, type VersionedKey, wrapKey } from '../../../platform/sealing/seal.ts'
import type { Mode } from '../../../vocabulary/account/principal.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import type { KeyedKind } from '../engine/schema.ts'
import type { JoinableStatement, JoinedForm } from '../engine/groups/joined-statements.ts'
import type { Statement } from '../engine/session.ts'

/** The version of a key made for a new subject or record; linking and rotation count on from it. */
const firstVersion = 1

const keyBytes = new RandomPool()

/** In memory of its own. */
const newKey = (): Uint8Array => new Uint8Array(keyBytes.take(32))

/** A new subject with its key, as it will be stored, and the key itself. */
export interface NewSubject {
  readonly accountId: string
  readonly subjectId: string
  readonly subjectKey: VersionedKey
  readonly wrappedSubjectKey: Uint8Array
  readonly accountKeyVersion: number
}

/** A new record's data key, under that of its subject. */
export interface RecordKeys extends Pick<NewSubject, 'accountId' | 'subjectId' | 'subjectKey'> {
  readonly recordId: string
  readonly recordKey: VersionedKey
  readonly wrappedRecordKey: Uint8Array
}

/** The same with that of a subject which is new too. */
export interface NewKeys extends NewSubject, RecordKeys {}

/** Draws a key for a new subject. Nothing is stored. */
export function newSubject(
  accountKey: VersionedKey,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
): NewSubject {
  const key = newKey()
  const label = { accountId, id: subjectId, kind: 'subject' }
  return {
    accountId,
    subjectId,
    subjectKey: { version: firstVersion, key },
    wrappedSubjectKey: wrapKey({ by: accountKey, key, label }),
    accountKeyVersion: accountKey.version,
  }
}

/** Draws a data key for a record and a key for its new subject, and wraps one by the other. Nothing is stored. */
export function newKeys(
  accountKey: VersionedKey,
  ids: { readonly accountId: string; readonly recordId: string; readonly subjectId: string },
): NewKeys {
  const subject = newSubject(accountKey, ids)
  return { ...subject, ...keysUnder(subject, ids.recordId) }
}

/** Draws a data key for a record of a subject that is there. Nothing is stored. */
export function keysUnder(
  { accountId, subjectId, subjectKey }: Pick<NewSubject, 'accountId' | 'subjectId' | 'subjectKey'>,
  recordId: string,
): RecordKeys {
  const recordKey = newRecordKey()
  const wrappedRecordKey = wrapRecordKey(subjectKey, { accountId, recordId, recordKey })
  return { accountId, subjectId, subjectKey, recordId, recordKey, wrappedRecordKey }
}

/** 32 bytes that are used for one record and never again. */
export function newRecordKey(): VersionedKey {
  return { version: firstVersion, key: newKey() }
}

export function wrapRecordKey(
  subjectKey: VersionedKey,
  record: { readonly accountId: string; readonly recordId: string; readonly recordKey: VersionedKey },
): Uint8Array {
  const { accountId, recordId, recordKey } = record
  return wrapKey({ by: subjectKey, key: recordKey.key, label: { accountId, id: recordId, kind: 'record' } })
}

export async function insertSubject(
  sql: Sql,
  subject: NewSubject,
  about: { readonly mode: Mode; readonly at: number },
): Promise<void> {
  const { accountId, subjectId } = subject
  await sql
    .insertInto('subjects')
    .values({ id: subjectId, account_id: accountId, mode: about.mode, created_at: about.at })
    .execute()
  await sql
    .insertInto('subject_keys')
    .values({
      subject_id: subjectId,
      account_id: accountId,
      version: subject.subjectKey.version,
      account_key_version: subject.accountKeyVersion,
      wrapped: subject.wrappedSubjectKey,
    })
    .execute()
}

/** Stores the subject and its key, and then the record's key. */
export const oneNewKeys = {
  subject: `
  with subject as (
    insert into subjects (id, account_id, mode, created_at) values ($2, $1, $3, $4::bigint)
  ), subject_key as (
    insert into subject_keys (subject_id, account_id, version, account_key_version, wrapped)
    values ($2, $1, $5::int, $6::int, $7::bytea)
  )`,
  record: `
  insert into record_keys (record_id, account_id, kind, subject_id, version, subject_key_version, wrapped)
  values ($8, $1, $9, $2, $10::int, $5::int, $11::bytea)`,
} as const

/** The same for several subjects of one account, with arrays of their values. */
export const manyNewKeys = {
  subject: `
  with given as (
    select * from unnest($2::text[], $3::text[], $4::bigint[], $5::int[], $6::int[], $7::bytea[], $8::text[], $9::text[],
      $10::int[], $11::bytea[]) as one (subject_id, mode, created_at, subject_version, account_key_version, subject_wrapped,
      record_id, kind, record_version, record_wrapped)
  ), subject as (
    insert into subjects (id, account_id, mode, created_at) select subject_id, $1, mode, created_at from given
  ), subject_key as (
    insert into subject_keys (subject_id, account_id, version, account_key_version, wrapped)
    select subject_id, $1, subject_version, account_key_version, subject_wrapped from given
  )`,
  record: `
  insert into record_keys (record_id, account_id, kind, subject_id, version, subject_key_version, wrapped)
  select record_id, $1, kind, subject_id, record_version, subject_version, record_wrapped from given`,
} as const

const insertingNewKeys = `${oneNewKeys.subject}${oneNewKeys.record}`

const insertingManyNewKeys: JoinedForm = { shared: 1, sql: `${manyNewKeys.subject}${manyNewKeys.record}` }

/** What new keys belong to. */
export interface NewKeysSubject {
  readonly kind: KeyedKind
  readonly mode: Mode
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Stores the subject and both keys; the record itself follows in the same transaction. */
export function newKeysStatement(keys: NewKeys, about: NewKeysSubject): JoinableStatement {
  const { accountId, subjectId, subjectKey, recordId, recordKey } = keys
  return {
    sql: insertingNewKeys,
    joined: insertingManyNewKeys,
    parameters: [
      accountId,
      subjectId,
      about.mode,
      about.at,
      subjectKey.version,
      keys.accountKeyVersion,
      keys.wrappedSubjectKey,
      recordId,
      about.kind,
      recordKey.version,
      keys.wrappedRecordKey,
    ],
  }
}

/** Stores the key of a record whose subject is there. */
export function recordKeyStatement(keys: RecordKeys, kind: KeyedKind): Statement {
  const { recordId, accountId, subjectId, recordKey, subjectKey, wrappedRecordKey } = keys
  return {
    sql: `insert into record_keys (record_id, account_id, kind, subject_id, version, subject_key_version, wrapped)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    parameters: [
      recordId,
      accountId,
      kind,
      subjectId,
      recordKey.version,
      subjectKey.version,
      wrappedRecordKey,
    ],
  }
}

/** Columns of `record_keys as rk` joined with `subject_keys as sk` that lead to a data key. */
export const keyColumns = [
  'rk.record_id',
  'rk.version as record_version',
  'rk.subject_id',
  'rk.wrapped as record_wrapped',
  'sk.version as subject_version',
  'sk.wrapped as subject_wrapped',
  'sk.account_key_version',
] as const

export interface SubjectKeyColumns {
  readonly subject_id: string
  readonly subject_version: number
  readonly subject_wrapped: Uint8Array
  readonly account_key_version: number
}

export interface KeyColumns extends SubjectKeyColumns {
  readonly record_id: string
  readonly record_version: number
  readonly record_wrapped: Uint8Array
}

/** The account's key opens the subject's. */
export async function openSubjectKey(
  context: RecordsContext,
  sql: Sql | null,
  stored: { readonly accountId: string; readonly columns: SubjectKeyColumns },
): Promise<VersionedKey> {
  const { accountId, columns } = stored
  const by = await context.ring.accountKey(sql, accountId, {
    purpose: 'wrap',
    version: columns.account_key_version,
  })
  const label = { accountId, id: columns.subject_id, kind: 'subject' }
  const key = unwrapKey({ by, wrapped: columns.subject_wrapped, label })
  return { version: columns.subject_version, key }
}

/** Opens the way down: the account's key opens the subject's, that the record's. */
export async function openKeys(
  context: RecordsContext,
  sql: Sql | null,
  stored: { readonly accountId: string; readonly columns: KeyColumns },
): Promise<{ readonly subjectKey: VersionedKey; readonly recordKey: VersionedKey }> {
  const { accountId, columns } = stored
  const subjectKey = await openSubjectKey(context, sql, stored)
  const recordKey = {
    version: columns.record_version,
    key: unwrapKey({
      by: subjectKey,
      wrapped: columns.record_wrapped,
      label: { accountId, id: columns.record_id, kind: 'record' },
    }),
  }
  return { subjectKey, recordKey }
}

/** What may be searched for is stored as this: a keyed hash under the account's find key. */
export function findHash(
  findKey: Uint8Array,
  what: 'custom' | 'docupass' | 'image' | 'idempotency' | 'document' | 'person' | 'webhook',
  value: string,
): Uint8Array {
  return new Uint8Array(Buffer.from(keyedHash(findKey, what, value), 'hex'))
}

/** The keys of records that are being made; they live as long as someone holds the record, and nowhere else. */
export class FreshKeys<Keys extends object = NewKeys> {
  readonly #keys = new WeakMap<NewRecord, Keys>()

  add(record: NewRecord, keys: Keys): void {
    this.#keys.set(record, keys)
  }

  /** @throws Error when the record was not made here, or is a copy of one that was */
  of(record: NewRecord): Keys {
    const keys = this.#keys.get(record)
    if (keys === undefined)
      throw new Error('A record must be committed with the very object that fresh() gave.')
    return keys
  }
}
