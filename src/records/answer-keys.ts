import { unwrapKey, type VersionedKey } from '../platform/seal.ts'
import type { Means, Sql } from './means.ts'
import { keyColumns, openKeys } from './record-keys.ts'
import { openJson } from './sealed-json.ts'

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
  means: Means,
  sql: Sql,
  stored: SealedAnswer,
): Promise<{ readonly answer: unknown } | null> {
  const { accountId, recordId, accountKeyVersion, sealed, bodyHash } = stored
  if (recordId === null) {
    if (accountKeyVersion === null) return null
    const key = await means.ring.accountKey(sql, accountId, { purpose: 'wrap', version: accountKeyVersion })
    return { answer: openJson(key, { accountId, id: bodyHash, kind: 'answer' }, sealed) }
  }
  const key =
    (await keyOfRecord(means, sql, { accountId, recordId })) ??
    (await keyOfExport(means, sql, { accountId, id: recordId })) ??
    (await keyOfQuickReading(means, sql, { accountId, id: recordId }))
  return key === null ? null : { answer: openJson(key, { accountId, id: recordId, kind: 'answer' }, sealed) }
}

async function keyOfRecord(
  means: Means,
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
  return columns === undefined ? null : (await openKeys(means, sql, { accountId, columns })).recordKey
}

/** The version that an archive's key has: it is drawn for one archive and never changed. */
export const exportKeyVersion = 1

/** The key of an archive, or null when the archive is gone. */
export async function keyOfExport(
  means: Means,
  sql: Sql,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<VersionedKey | null> {
  const row = await sql
    .selectFrom('exports')
    .select(['account_key_version', 'wrapped'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return null
  const wanted = { purpose: 'wrap', version: row.account_key_version } as const
  const by = await means.ring.accountKey(sql, accountId, wanted)
  const key = unwrapKey({ by, wrapped: row.wrapped, label: { accountId, id, kind: 'export' } })
  return { version: exportKeyVersion, key }
}

/** The version that the key of a quick reading has: it is drawn for one and never changed. */
export const quickKeyVersion = 1

/** The key of what a quick reading left for a day, or null when the day is over and it was swept. */
export async function keyOfQuickReading(
  means: Means,
  sql: Sql,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<VersionedKey | null> {
  const row = await sql
    .selectFrom('quick_readings')
    .select(['account_key_version', 'wrapped'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return null
  const wanted = { purpose: 'wrap', version: row.account_key_version } as const
  const by = await means.ring.accountKey(sql, accountId, wanted)
  const key = unwrapKey({ by, wrapped: row.wrapped, label: { accountId, id, kind: 'quick' } })
  return { version: quickKeyVersion, key }
}
