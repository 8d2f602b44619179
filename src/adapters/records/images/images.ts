import type {
  ImageMetadata,
  StoredImage,
  TransactionRecords,
} from '../../../flows/ports/transactions/transactions.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { findHash, type KeyColumns, keyColumns, openKeys } from '../keys/record-keys.ts'
import { blobSeal, openJson, sealJson } from '../engine/sealed-json.ts'

/** What lies sealed in a row of `images`; the blob's hash too, so that it cannot be asked whether a known picture is stored. */
interface Sealed {
  readonly schema: 1
  readonly image: ImageMetadata
}

export function sealImage(
  key: VersionedKey,
  { accountId, image }: { readonly accountId: string; readonly image: ImageMetadata },
): Uint8Array {
  const sealed: Sealed = { schema: 1, image }
  return sealJson(key, { accountId, id: image.blobId, kind: 'image' }, sealed)
}

export function imageRecords(
  context: RecordsContext,
): Pick<TransactionRecords, 'image' | 'imageOf' | 'orphans'> {
  return {
    image: (principal, token, madeBy) =>
      asAccount(context, principal, (sql) => {
        const mode = onlyMode(principal)
        return findImage(context, sql, {
          accountId: principal.accountId,
          token,
          ...(mode === undefined ? {} : { mode }),
          ...(madeBy === 'caller' ? { madeBy: principal.actor } : {}),
        })
      }),
    imageOf: (transactionId, token) => imageOf(context, transactionId, token),
    orphans: (blobIds) => orphans(context, blobIds),
  }
}

async function imageOf(
  context: RecordsContext,
  transactionId: string,
  token: string,
): Promise<StoredImage | null> {
  const owner = await context.database.kysely
    .selectFrom('transactions')
    .select('account_id')
    .where('id', '=', transactionId)
    .executeTakeFirst()
  if (owner === undefined) return null
  const accountId = owner.account_id
  return context.database.inTransaction({ account: accountId }, (sql) =>
    findImage(context, sql, { accountId, token, transactionId }),
  )
}

/** In one statement, so that a commit under way cannot fall between two questions. */
async function orphans(context: RecordsContext, blobIds: readonly string[]): Promise<readonly string[]> {
  if (blobIds.length === 0) return []
  const rows = await context.database.inTransaction('system', (sql) =>
    sql
      .selectFrom('images')
      .select('blob_id')
      .where('blob_id', 'in', blobIds)
      .unionAll(sql.selectFrom('files').select('blob_id').where('blob_id', 'in', blobIds))
      .unionAll(sql.selectFrom('contracts').select('blob_id').where('blob_id', 'in', blobIds))
      .unionAll(sql.selectFrom('signing_blobs').select('blob_id').where('blob_id', 'in', blobIds))
      .unionAll(sql.selectFrom('hosted_link_blobs').select('blob_id').where('blob_id', 'in', blobIds))
      .unionAll(sql.selectFrom('exports').select('blob_id').where('blob_id', 'in', blobIds))
      .unionAll(sql.selectFrom('quick_pictures').select('blob_id').where('blob_id', 'in', blobIds))
      .execute(),
  )
  const stored = new Set(rows.map((row) => row.blob_id))
  return blobIds.filter((id) => !stored.has(id))
}

interface Requested {
  readonly accountId: string
  readonly token: string
  readonly mode?: 'live' | 'test'
  readonly madeBy?: Principal['actor']
  readonly transactionId?: string
}

interface ImageRow extends KeyColumns {
  readonly transaction_id: string
  readonly blob_id: string
  readonly sealed: Uint8Array
}

async function findImage(
  context: RecordsContext,
  sql: Sql,
  requested: Requested,
): Promise<StoredImage | null> {
  const { accountId, token } = requested
  const find = await context.ring.accountKey(sql, accountId, 'find')
  let query = sql
    .selectFrom('images as i')
    .innerJoin('transactions as t', 't.id', 'i.transaction_id')
    .innerJoin('record_keys as rk', 'rk.record_id', 't.id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['i.transaction_id', 'i.blob_id', 'i.sealed'])
    .select(keyColumns)
    .where('i.account_id', '=', accountId)
    .where('i.token_hash', '=', findHash(find.key, 'image', token))
  if (requested.mode !== undefined) query = query.where('t.mode', '=', requested.mode)
  if (requested.madeBy !== undefined) query = query.where('i.made_by', '=', requested.madeBy)
  if (requested.transactionId !== undefined) query = query.where('t.id', '=', requested.transactionId)
  const row = await query.executeTakeFirst()
  return row === undefined ? null : openImage(context, sql, { accountId, row })
}

async function openImage(
  context: RecordsContext,
  sql: Sql,
  { accountId, row }: { readonly accountId: string; readonly row: ImageRow },
): Promise<StoredImage> {
  const { recordKey } = await openKeys(context, sql, { accountId, columns: row })
  const content = openJson(recordKey, { accountId, id: row.blob_id, kind: 'image' }, row.sealed)
  const { image } = readSealed(content)
  const seal = blobSeal({ accountId, recordId: row.record_id, recordKey })
  return { ...image, accountId, transactionId: row.transaction_id, seal }
}

function readSealed(content: unknown): Sealed {
  if (typeof content === 'object' && content !== null && 'schema' in content && content.schema === 1)
    return content as Sealed
  throw new Error('A stored image has a schema that this version does not know.')
}
