import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import type { FileRecords, FileMetadata, StoredFile } from '../../../flows/ports/export/exports.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { AuditFact } from '../audit/audit-chain.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { keyColumns, openKeys } from '../keys/record-keys.ts'
import { blobSeal, openJson, recordSeal, sealJson } from '../engine/sealed-json.ts'
import { requiringRow, states } from '../engine/requirement.ts'
import type { Statement } from '../engine/session.ts'
import { findTransaction, type OpenTransaction, sealTransaction } from '../transactions/transaction-rows.ts'

export function fileRecords(context: RecordsContext): FileRecords {
  return {
    sealOf: (principal, transactionId) =>
      asAccount(context, principal, async (sql) => {
        const open = await findTransaction(context, sql, { principal, id: transactionId, lock: false })
        if (open === null) return null
        return blobSeal({
          accountId: principal.accountId,
          recordId: transactionId,
          recordKey: open.recordKey,
        })
      }),
    file: (principal, fileName) =>
      asAccount(context, principal, (sql) => {
        const mode = onlyMode(principal)
        return find(context, sql, { accountId: principal.accountId, fileName, mode })
      }),
    fileByLink: async (fileName) => {
      const digest = fileNameDigest(fileName)
      const { kysely } = context.database
      const owner = await kysely
        .selectFrom('files')
        .select('account_id')
        .where('name_digest', '=', digest)
        .unionAll(kysely.selectFrom('contracts').select('account_id').where('name_digest', '=', digest))
        .executeTakeFirst()
      if (owner === undefined) return null
      const accountId = owner.account_id
      return context.database.inTransaction({ account: accountId }, (sql) =>
        find(context, sql, { accountId, fileName, mode: undefined }),
      )
    },
  }
}

/** 32 characters of a name are drawn at random, so its plain hash says nothing to who does not have it. */
export function fileNameDigest(fileName: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(fileName).digest())
}

interface NewFile {
  readonly accountId: string
  readonly transactionId: string
  /** The record's. */
  readonly key: VersionedKey
  readonly file: FileMetadata
  readonly at: number
}

/** The row of a file. */
export function fileRow(
  context: RecordsContext,
  { accountId, transactionId, key, file, at }: NewFile,
): CompiledQuery {
  const content: Sealed = { schema: 1, file }
  const sealed = sealJson(key, { accountId, id: file.blobId, kind: 'file' }, content)
  const row = {
    name_digest: fileNameDigest(file.fileName),
    account_id: accountId,
    transaction_id: transactionId,
    blob_id: file.blobId,
    created_at: at,
    sealed,
  }
  return context.database.kysely.insertInto('files').values(row).compile()
}

/**
 * Statements that add a file to a transaction, which names it from then on, and the fact for the audit log. They are undone
 * with `states.recordMoved` when the transaction is not as it was read.
 */
export function addingFile(
  context: RecordsContext,
  added: {
    readonly principal: Principal
    readonly open: OpenTransaction
    readonly file: FileMetadata
    /** As the transaction names it. */
    readonly name: string
  },
): { readonly statements: readonly Statement[]; readonly fact: AuditFact } {
  const { principal, open, file, name } = added
  const { accountId, actor } = principal
  const { id } = open.transaction
  const at = context.clock.now()
  const { fileName, template } = file
  const named = { name, fileName, ...(template === undefined ? {} : { template }) }
  const transaction = { ...open.transaction, files: [...open.transaction.files, named] }
  const sealed = sealTransaction(open.recordKey, accountId, { transaction, webhook: open.webhook })
  const change = context.database.kysely
    .updateTable('transactions')
    .set({ sealed })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('sealed', '=', open.sealed)
    .returning('id')
    .compile()
  const row = fileRow(context, { accountId, transactionId: id, key: open.recordKey, file, at })
  const digest = createHash('sha256').update(sealed).digest()
  return {
    statements: [requiringRow(change, states.recordMoved), row],
    fact: { accountId, at, actor, action: 'contract.generated', target: id, digest },
  }
}

async function find(
  context: RecordsContext,
  sql: Sql,
  requested: {
    readonly accountId: string
    readonly fileName: string
    readonly mode: 'live' | 'test' | undefined
  },
): Promise<StoredFile | null> {
  const { accountId, fileName, mode } = requested
  let query = sql
    .selectFrom('files as f')
    .innerJoin('transactions as t', 't.id', 'f.transaction_id')
    .innerJoin('record_keys as rk', 'rk.record_id', 't.id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['f.transaction_id', 'f.blob_id', 'f.sealed'])
    .select(keyColumns)
    .where('f.account_id', '=', accountId)
    .where('f.name_digest', '=', fileNameDigest(fileName))
  if (mode !== undefined) query = query.where('t.mode', '=', mode)
  const row = await query.executeTakeFirst()
  if (row === undefined) return findContract(context, sql, requested)
  const { recordKey } = await openKeys(context, sql, { accountId, columns: row })
  const transactionId = row.transaction_id
  return {
    ...openFile(row, { accountId, recordKey }),
    recordId: transactionId,
    seal: blobSeal({ accountId, recordId: transactionId, recordKey }),
  }
}

/** A contract of no transaction. */
async function findContract(
  context: RecordsContext,
  sql: Sql,
  { accountId, fileName, mode }: Parameters<typeof find>[2],
): Promise<StoredFile | null> {
  let query = contractRows(sql, accountId).where('c.name_digest', '=', fileNameDigest(fileName))
  if (mode !== undefined) query = query.where('c.mode', '=', mode)
  const row = await query.executeTakeFirst()
  if (row === undefined) return null
  const { recordKey } = await openKeys(context, sql, { accountId, columns: row })
  const recordId = row.record_id
  const seal = recordSeal({ accountId, recordId, recordKey }, 'contract')
  return { ...openFile(row, { accountId, recordKey }), recordId, seal }
}

function contractRows(sql: Sql, accountId: string) {
  return sql
    .selectFrom('contracts as c')
    .innerJoin('record_keys as rk', 'rk.record_id', 'c.id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['c.blob_id', 'c.sealed'])
    .select(keyColumns)
    .where('c.account_id', '=', accountId)
}

/** A file, and whose: a transaction's, or a contract of none. */
export interface FileOfRecord extends FileMetadata {
  readonly recordId: string
}

/** Every contract of this person that is of no transaction. */
export async function contractsOf(
  context: RecordsContext,
  sql: Sql,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
): Promise<readonly FileOfRecord[]> {
  const rows = await contractRows(sql, accountId)
    .where('c.subject_id', '=', subjectId)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const { recordKey } = await openKeys(context, sql, { accountId, columns: row })
      return { ...openFile(row, { accountId, recordKey }), recordId: row.record_id }
    }),
  )
}

function openFile(
  row: { readonly blob_id: string; readonly sealed: Uint8Array },
  { accountId, recordKey }: { readonly accountId: string; readonly recordKey: VersionedKey },
): FileMetadata {
  return readSealed(openJson(recordKey, { accountId, id: row.blob_id, kind: 'file' }, row.sealed))
}

/** Every file that was made for these records. */
export async function filesOf(
  context: RecordsContext,
  sql: Sql,
  { accountId, transactionIds }: { readonly accountId: string; readonly transactionIds: readonly string[] },
): Promise<readonly FileOfRecord[]> {
  const rows = await sql
    .selectFrom('files as f')
    .innerJoin('record_keys as rk', 'rk.record_id', 'f.transaction_id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['f.transaction_id', 'f.blob_id', 'f.sealed'])
    .select(keyColumns)
    .where('f.account_id', '=', accountId)
    .where('f.transaction_id', 'in', transactionIds)
    .orderBy('f.created_at')
    .orderBy('f.blob_id')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const { recordKey } = await openKeys(context, sql, { accountId, columns: row })
      return { ...openFile(row, { accountId, recordKey }), recordId: row.transaction_id }
    }),
  )
}

interface Sealed {
  readonly schema: 1
  readonly file: FileMetadata
}

function readSealed(content: unknown): FileMetadata {
  if (typeof content === 'object' && content !== null && 'schema' in content && content.schema === 1)
    return (content as Sealed).file
  throw new Error('A stored file has a schema that this version does not know.')
}

/** Part of a record's deletion; answers the blobs, to be unlinked. */
export async function deleteFiles(
  sql: Sql,
  { accountId, transactionId }: { readonly accountId: string; readonly transactionId: string },
): Promise<readonly string[]> {
  const gone = await sql
    .deleteFrom('files')
    .where('account_id', '=', accountId)
    .where('transaction_id', '=', transactionId)
    .returning('blob_id')
    .execute()
  return gone.map((row) => row.blob_id)
}
