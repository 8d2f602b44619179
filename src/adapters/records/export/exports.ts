import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import { randomBytes } from 'node:crypto'
import type { ExportRecords, NewExport, ReadyExport } from '../../../flows/ports/export/exports.ts'
import { wrapKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { ownKeyOf, ownKeyVersion } from '../idempotency/idempotency-keys.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { keepWithRecord } from '../idempotency/idempotency.ts'
import { enqueue } from '../worker/jobs.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { rowFilter } from '../transactions/read-transactions.ts'
import { pageIds } from '../transactions/transaction-pages.ts'
import { findTransactions, openTransactions, pageRows } from '../transactions/transaction-rows.ts'
import { forgetAnswers } from '../idempotency/forget-answers.ts'

/** An account may have so many in the making; anyone who dies over one is forgotten after a while. */
const maxAtOnce = 2
const longestMakingMs = 15 * 60_000

export function exportRecords(context: RecordsContext): ExportRecords {
  return {
    beginExport: (principal, lifetimeMs) =>
      asAccount(context, principal, (sql) => begin(context, sql, { principal, lifetimeMs })),
    recordsToExport: (principal, filter, page) =>
      asAccount(context, principal, async (sql) => {
        const rows = await rowFilter(context, sql, { principal, filter })
        if (rows === null) return []
        const start = { edge: undefined, skip: 0 }
        const ids = pageIds(sql, rows, { ...page, offset: 0, start })
        const found = await pageRows(sql, principal, { ids, newestFirst: page.newestFirst }).execute()
        return openTransactions(context, sql, found.slice(0, page.limit))
      }),
    recordsById: (principal, ids) =>
      asAccount(context, principal, (sql) => findTransactions(context, sql, { principal, ids })),
    noteExported: (principal, exportId, ids) =>
      asAccount(context, principal, (sql) => note(sql, { principal, exportId, ids })),
    exported: (principal, exportId, page) =>
      asAccount(context, principal, async (sql) => {
        const members = await sql
          .selectFrom('export_members')
          .select('transaction_id')
          .where('account_id', '=', principal.accountId)
          .where('export_id', '=', exportId)
          .where('transaction_id', '>', page.after)
          .orderBy('transaction_id')
          .limit(page.limit)
          .execute()
        return findTransactions(context, sql, { principal, ids: members.map((row) => row.transaction_id) })
      }),
    finishExport: (principal, id, made) =>
      asAccount(context, principal, (sql) => finish(context, sql, { principal, id, made })),
    dropExport: (principal, id) =>
      asAccount(context, principal, (sql) =>
        drop(context, sql, { accountId: principal.accountId, ids: [id] }),
      ),
    readyExport: (id) => ready(context, id),
  }
}

async function begin(
  context: RecordsContext,
  sql: Sql,
  { principal, lifetimeMs }: { readonly principal: Principal; readonly lifetimeMs: number },
): Promise<NewExport> {
  const { accountId, actor, mode } = principal
  const now = context.clock.now()
  // Of several that begin at once, each sees those before it.
  await sql
    .selectFrom('account_heads')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute()
  const making = await sql
    .selectFrom('exports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'making')
    .where('created_at', '>', now - longestMakingMs)
    .execute()
  if (making.length >= maxAtOnce)
    throw new Refusal('ERROR_RATE_LIMIT', {
      message: `Only ${maxAtOnce} exports of an account are made at a time; wait and retry.`,
      retryAfterSeconds: 10,
    })
  const by = await context.ring.accountKey(sql, accountId, 'wrap')
  const [id, blobId, key] = [context.ids.id(), context.ids.token(), new Uint8Array(randomBytes(32))]
  await sql
    .insertInto('exports')
    .values({
      id,
      account_id: accountId,
      mode,
      made_by: actor,
      state: 'making',
      blob_id: blobId,
      created_at: now,
      expires_at: now + lifetimeMs,
      account_key_version: by.version,
      wrapped: wrapKey({ by, key, label: { accountId, id, kind: 'export' } }),
    })
    .execute()
  return { id, blobId, seal: { key, keyVersion: ownKeyVersion, accountId, recordId: id, kind: 'export' } }
}

async function note(
  sql: Sql,
  {
    principal,
    exportId,
    ids,
  }: { readonly principal: Principal; readonly exportId: string; readonly ids: readonly string[] },
): Promise<void> {
  const { accountId } = principal
  const held = await sql
    .selectFrom('exports')
    .select('id')
    .where('id', '=', exportId)
    .where('account_id', '=', accountId)
    .forShare()
    .executeTakeFirst()
  if (held === undefined) throw changedMeanwhile()
  if (ids.length === 0) return
  await sql
    .insertInto('export_members')
    .values(ids.map((id) => ({ export_id: exportId, account_id: accountId, transaction_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The end of the audit chain is locked first. A deletion holds the same lock when it looks for archives, so one of
 * the two sees the other: either the record is found missing here, or the archive is found there.
 */
async function finish(
  context: RecordsContext,
  sql: Sql,
  request: {
    readonly principal: Principal
    readonly id: string
    readonly made: Parameters<ExportRecords['finishExport']>[2]
  },
): Promise<void> {
  const { principal, id, made } = request
  const { accountId, actor } = principal
  const audit = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, audit.key, {
    accountId,
    at: context.clock.now(),
    actor: actor,
    action: 'transactions.exported',
    target: id,
    digest: Buffer.from(made.sha256, 'hex'),
  })
  const missing = await sql
    .selectFrom('export_members as m')
    .leftJoin('transactions as t', 't.id', 'm.transaction_id')
    .select('m.transaction_id')
    .where('m.export_id', '=', id)
    .where('m.account_id', '=', accountId)
    .where('t.id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (missing !== undefined) throw changedMeanwhile()
  const done = await sql
    .updateTable('exports')
    .set({ state: 'ready', size: made.size, sha256: made.sha256 })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  const recordKey = await ownKeyOf(context, sql, { kind: 'export', accountId, id })
  if (done === undefined || recordKey === null) throw changedMeanwhile()
  const { idempotency: stored } = made
  if (stored === undefined) return
  const answer = stored.answer()
  await keepWithRecord(context, sql, { principal, asked: stored, answer, keys: { recordId: id, recordKey } })
}

function changedMeanwhile(): Refusal {
  return new Refusal('ERROR_CONFLICT', {
    message: 'A record of this export was deleted while it was made; nothing was kept. Ask again.',
  })
}

/** Destroys the keys of archives, forgets what was answered about them, and has their blobs unlinked. */
async function drop(
  context: RecordsContext,
  sql: Sql,
  { accountId, ids }: { readonly accountId: string; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  const gone = await sql
    .deleteFrom('exports')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .returning('blob_id')
    .execute()
  await forgetAnswers(sql, { accountId, recordIds: ids })
  const blobIds = gone.map((row) => row.blob_id)
  if (blobIds.length > 0) await enqueue(context, sql, { accountId, ...jobOf('forget-blobs', { blobIds }) })
}

/** Ends every archive that a record is in. To be called while the end of the audit chain is locked (see `finish`). */
export async function dropArchivesWith(
  context: RecordsContext,
  sql: Sql,
  { accountId, transactionId }: { readonly accountId: string; readonly transactionId: string },
): Promise<void> {
  const rows = await sql
    .selectFrom('export_members')
    .select('export_id')
    .where('account_id', '=', accountId)
    .where('transaction_id', '=', transactionId)
    .execute()
  await drop(context, sql, { accountId, ids: rows.map((row) => row.export_id) })
}

async function ready(context: RecordsContext, id: string): Promise<ReadyExport | null> {
  const row = await context.database.kysely
    .selectFrom('exports')
    .select(['account_id', 'blob_id', 'size', 'sha256'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', context.clock.now())
    .executeTakeFirst()
  if (row === undefined) return null
  const { account_id: accountId, blob_id: blobId, size, sha256 } = row
  const found = await context.database.inTransaction({ account: accountId }, (sql) =>
    ownKeyOf(context, sql, { kind: 'export', accountId, id }),
  )
  if (found === null) return null
  const seal = { key: found.key, keyVersion: found.version, accountId, recordId: id, kind: 'export' }
  return { id, blobId, seal, size, sha256 }
}

/** See `UpkeepRecords`. */
export async function sweepExports(context: RecordsContext): Promise<readonly string[]> {
  return context.database.inTransaction('system', async (sql) => {
    const now = context.clock.now()
    const gone = await sql
      .deleteFrom('exports')
      .where((where) =>
        where.or([
          where('expires_at', '<=', now),
          where.and([where('state', '=', 'making'), where('created_at', '<=', now - longestMakingMs)]),
        ]),
      )
      .returning(['id', 'account_id', 'blob_id'])
      .execute()
    for (const { id, account_id: accountId } of gone) await forgetAnswers(sql, { accountId, recordIds: [id] })
    return gone.map((row) => row.blob_id)
  })
}
