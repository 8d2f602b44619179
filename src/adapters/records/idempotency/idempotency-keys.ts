import { unwrapKey, type VersionedKey } from '../../../platform/sealing/seal.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { keyColumns, openKeys } from '../keys/record-keys.ts'
import { openJson } from '../engine/sealed-json.ts'

/** A kept answer as it lies there. `accountKeyVersion` says that it is sealed under the account's own key. */
export interface SealedAnswer {
  readonly accountId: string
  readonly recordId: string | null
  readonly accountKeyVersion: number | null
  readonly sealed: Uint8Array
  readonly bodyHash: string
}

/** Null when the key that opens it is gone: the record was deleted, or whom it told of was erased. */
export async function openAnswer(
  context: RecordsContext,
  sql: Sql,
  stored: SealedAnswer,
): Promise<{ readonly answer: unknown } | null> {
  const { accountId, recordId, accountKeyVersion, sealed, bodyHash } = stored
  if (recordId === null) {
    if (accountKeyVersion === null) return null
    const key = await context.ring.accountKey(sql, accountId, { purpose: 'wrap', version: accountKeyVersion })
    return { answer: openJson(key, { accountId, id: bodyHash, kind: 'answer' }, sealed) }
  }
  const key =
    (await keyOfRecord(context, sql, { accountId, recordId })) ??
    (await ownKeyOf(context, sql, { kind: 'export', accountId, id: recordId })) ??
    (await ownKeyOf(context, sql, { kind: 'quick', accountId, id: recordId }))
  return key === null ? null : { answer: openJson(key, { accountId, id: recordId, kind: 'answer' }, sealed) }
}

async function keyOfRecord(
  context: RecordsContext,
  sql: Sql,
  { accountId, recordId }: { readonly accountId: string; readonly recordId: string },
): Promise<VersionedKey | null> {
  const columns = await sql
    .selectFrom('record_keys as rk')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(keyColumns)
    .where('rk.record_id', '=', recordId)
    .where('rk.account_id', '=', accountId)
    .executeTakeFirst()
  return columns === undefined ? null : (await openKeys(context, sql, { accountId, columns })).recordKey
}

/** The version that the key of an archive, or of a quick reading, has: it is drawn for one and never changed. */
export const ownKeyVersion = 1

/** What has a key of its own right under the account's: the table, and the kind that the key's envelope names. */
const owners = { export: 'exports', quick: 'quick_readings' } as const

/** The key of an archive or of a quick reading; null when it is gone. */
export async function ownKeyOf(
  context: RecordsContext,
  sql: Sql,
  {
    kind,
    accountId,
    id,
  }: { readonly kind: keyof typeof owners; readonly accountId: string; readonly id: string },
): Promise<VersionedKey | null> {
  const row = await sql
    .selectFrom(owners[kind])
    .select(['account_key_version', 'wrapped'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return null
  const requested = { purpose: 'wrap', version: row.account_key_version } as const
  const by = await context.ring.accountKey(sql, accountId, requested)
  const key = unwrapKey({ by, wrapped: row.wrapped, label: { accountId, id, kind } })
  return { version: ownKeyVersion, key }
}
