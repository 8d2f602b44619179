import type { SigningRow } from '../../../flows/ports/agreements/signings.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { KeptBytes, Signing } from '../../../vocabulary/agreements/signing.ts'
import { onlyMode, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { openJson, recordSeal, sealJson } from '../engine/sealed-json.ts'
import { type KeyColumns, keyColumns, openKeys } from '../keys/record-keys.ts'
import { cancelEvents } from '../webhooks/outbox.ts'

/** What lies sealed in the row of a signing. */
interface Sealed {
  readonly schema: 1
  readonly signing: Signing
  /** Where its events go; empty = nowhere. */
  readonly webhook: string
}

export interface OpenSigning extends SigningRow {
  readonly webhook: string
  readonly recordKey: VersionedKey
  readonly recordId: string
  readonly kind: 'transaction' | 'contract' | 'link'
}

export function sealSigningRow(
  key: VersionedKey,
  accountId: string,
  { signing, webhook }: Pick<Sealed, 'signing' | 'webhook'>,
): Uint8Array {
  const content: Sealed = { schema: 1, signing, webhook }
  return sealJson(key, { accountId, id: signing.id, kind: 'signing' }, content)
}

/** Rows of signings that the caller may see, with the keys of their records. */
export function signingRows(sql: Sql, principal: Principal) {
  const mode = onlyMode(principal)
  const query = sql
    .selectFrom('signings as s')
    .innerJoin('record_keys as rk', 'rk.record_id', 's.record_id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['s.id', 's.account_id', 's.state', 's.version', 's.sealed', 'rk.kind'])
    .select(keyColumns)
    .where('s.account_id', '=', principal.accountId)
  return mode === undefined ? query : query.where('s.mode', '=', mode)
}

interface StoredRow extends KeyColumns {
  readonly id: string
  readonly account_id: string
  readonly state: string
  readonly version: number
  readonly kind: string
  readonly sealed: Uint8Array
}

/** @throws Error when the envelope was changed, belongs to another row, or disagrees with the plain columns */
export async function openSigning(context: RecordsContext, sql: Sql, row: StoredRow): Promise<OpenSigning> {
  const { account_id: accountId, record_id: recordId, version } = row
  const { recordKey } = await openKeys(context, sql, { accountId, columns: row })
  const { signing, webhook } = readSealed(
    openJson(recordKey, { accountId, id: row.id, kind: 'signing' }, row.sealed),
  )
  if (signing.id !== row.id || signing.state !== row.state)
    throw new Error('A stored signing disagrees with its own columns; run symbolon fsck.')
  const kind = row.kind === 'transaction' || row.kind === 'link' ? row.kind : 'contract'
  const seal = recordSeal({ accountId, recordId, recordKey }, kind)
  return { signing, version, seal, webhook, recordKey, recordId, kind }
}

export async function findSigning(
  context: RecordsContext,
  sql: Sql,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<OpenSigning | null> {
  const row = await signingRows(sql, principal).where('s.id', '=', id).executeTakeFirst()
  return row === undefined ? null : openSigning(context, sql, row)
}

/** Those of these records, the oldest first. */
export async function signingsOf(
  context: RecordsContext,
  sql: Sql,
  { principal, recordIds }: { readonly principal: Principal; readonly recordIds: readonly string[] },
): Promise<readonly Signing[]> {
  if (recordIds.length === 0) return []
  const rows = await signingRows(sql, principal)
    .where('s.record_id', 'in', recordIds)
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute()
  const signings: Signing[] = []
  for (const row of rows) signings.push((await openSigning(context, sql, row)).signing)
  return signings
}

function readSealed(content: unknown): Sealed {
  if (typeof content === 'object' && content !== null && 'schema' in content && content.schema === 1)
    return content as Sealed
  throw new Error('A stored signing has a schema that this version does not know.')
}

export async function insertSigningBlobs(
  context: RecordsContext,
  sql: Sql,
  added: {
    readonly accountId: string
    readonly signingId: string
    readonly recordKey: VersionedKey
    readonly blobs: readonly KeptBytes[]
  },
): Promise<void> {
  const { accountId, signingId, recordKey, blobs } = added
  if (blobs.length === 0) return
  const created_at = context.clock.now()
  const rows = blobs.map(({ blobId, sha256, size }) => {
    const content = { schema: 1, blob: { sha256, size } }
    const sealed = sealJson(recordKey, { accountId, id: blobId, kind: 'signing-blob' }, content)
    return { blob_id: blobId, account_id: accountId, signing_id: signingId, created_at, sealed }
  })
  await sql.insertInto('signing_blobs').values(rows).execute()
}

/** Part of a record's deletion; answers the blobs, to be unlinked. */
export async function removeSignings(
  sql: Sql,
  { accountId, recordId }: { readonly accountId: string; readonly recordId: string },
): Promise<readonly string[]> {
  const signings = await sql
    .selectFrom('signings')
    .select('id')
    .where('account_id', '=', accountId)
    .where('record_id', '=', recordId)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (signings.length === 0) return []
  const ids = signings.map(({ id }) => id)
  const gone = await sql
    .deleteFrom('signing_blobs')
    .where('account_id', '=', accountId)
    .where('signing_id', 'in', ids)
    .returning('blob_id')
    .execute()
  await sql.deleteFrom('signings').where('account_id', '=', accountId).where('id', 'in', ids).execute()
  for (const id of ids) await cancelEvents(sql, accountId, { transactionId: id })
  return gone.map((row) => row.blob_id)
}
