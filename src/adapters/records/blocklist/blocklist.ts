import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type {
  BlockedDocument,
  BlocklistPage,
  BlocklistRecords,
  NewBlockedDocument,
} from '../../../flows/ports/blocklist/blocklist.ts'
import type { CursorPageRequest } from '../../../flows/ports/pagination.ts'
import type { KnownDocument } from '../../../vocabulary/decision/facts.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { nothingHashed } from '../audit/audit-chain.ts'
import { auditDone } from '../audit/audit-sealed.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { newestFirst } from '../pagination/newest-first.ts'
import { findHash } from '../keys/record-keys.ts'
import type { Tables } from '../engine/schema.ts'

/** Of earlier records so many are named; who wants them all asks for the subject. */
const named = 5

export function blocklistRecords(context: RecordsContext): BlocklistRecords {
  return {
    blockDocument: (principal, entry) =>
      asAccount(context, principal, (sql) => block(context, sql, { principal, ...entry })),
    blockedDocuments: (principal, page) => asAccount(context, principal, (sql) => list(sql, principal, page)),
    unblockDocument: (principal, id) =>
      asAccount(context, principal, (sql) => unblock(context, sql, { principal, id })),
    knownDocument: (principal, document) =>
      asAccount(context, principal, (sql) => known(context, sql, { principal, document })),
  }
}

async function hashOf(
  context: RecordsContext,
  sql: Sql,
  request: { readonly principal: Principal; readonly document: string },
) {
  const { key } = await context.ring.accountKey(sql, request.principal.accountId, 'find')
  return findHash(key, 'document', request.document)
}

async function block(
  context: RecordsContext,
  sql: Sql,
  {
    principal,
    document,
    reason,
    idempotency: stored,
  }: NewBlockedDocument & { readonly principal: Principal },
): Promise<BlockedDocument> {
  const { accountId, actor, mode } = principal
  const hash = await hashOf(context, sql, { principal, document })
  const row = { id: context.ids.id(), account_id: accountId, mode, document_hash: hash, reason }
  const added = await sql
    .insertInto('blocked_documents')
    .values({ ...row, made_by: actor, made_at: context.clock.now() })
    .onConflict((conflict) => conflict.columns(['account_id', 'mode', 'document_hash']).doNothing())
    .returningAll()
    .executeTakeFirst()
  const there = added ?? (await ofDocument(sql, { principal, hash }))
  if (there === undefined) throw new Error('Another request ended the entry at this moment.')
  if (added !== undefined) {
    const digest = createHash('sha256').update(hash).digest()
    await auditDone(context, sql, { principal, action: 'document.blocked', target: added.id, digest })
  }
  const result = blockedOf(there)
  await keepWithChange(context, sql, { principal, kept: stored, result })
  return result
}

function ofDocument(
  sql: Sql,
  { principal, hash }: { readonly principal: Principal; readonly hash: Uint8Array },
): Promise<Selectable<Tables['blocked_documents']> | undefined> {
  return sql
    .selectFrom('blocked_documents')
    .selectAll()
    .where('account_id', '=', principal.accountId)
    .where('mode', '=', principal.mode)
    .where('document_hash', '=', hash)
    .executeTakeFirst()
}

async function list(sql: Sql, principal: Principal, page: CursorPageRequest): Promise<BlocklistPage> {
  const mode = onlyMode(principal)
  let query = sql.selectFrom('blocked_documents').selectAll().where('account_id', '=', principal.accountId)
  if (mode !== undefined) query = query.where('mode', '=', mode)
  const order = { at: 'made_at', id: 'id', timeOf: (row: { made_at: number }) => row.made_at }
  const { rows, next } = await newestFirst(query, order, page)
  return { rows: rows.map(blockedOf), next }
}

async function unblock(
  context: RecordsContext,
  sql: Sql,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<boolean> {
  const mode = onlyMode(principal)
  let gone = sql
    .deleteFrom('blocked_documents')
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
  if (mode !== undefined) gone = gone.where('mode', '=', mode)
  if ((await gone.returning('id').executeTakeFirst()) === undefined) return false
  await auditDone(context, sql, {
    principal,
    action: 'document.unblocked',
    target: id,
    digest: nothingHashed,
  })
  return true
}

async function known(
  context: RecordsContext,
  sql: Sql,
  { principal, document }: { readonly principal: Principal; readonly document: string },
): Promise<KnownDocument> {
  const hash = await hashOf(context, sql, { principal, document })
  const seen = await sql
    .selectFrom('transactions')
    .select(['id', 'created_at'])
    .where('account_id', '=', principal.accountId)
    .where('mode', '=', principal.mode)
    .where('document_hash', '=', hash)
    .orderBy('created_at', 'desc')
    .limit(named)
    .execute()
  const blocked = await ofDocument(sql, { principal, hash })
  return {
    seen: seen.map((row) => ({ id: row.id, at: row.created_at })),
    blocked: blocked === undefined ? null : { id: blocked.id, reason: blocked.reason },
  }
}

function blockedOf(row: Selectable<Tables['blocked_documents']>): BlockedDocument {
  const { id, mode, reason, made_by: madeBy, made_at: madeAt } = row
  return { id, mode, reason, madeBy, madeAt }
}
