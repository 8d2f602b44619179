import { CompiledQuery } from 'kysely'
import type { Sql } from '../engine/records-context.ts'
import { appendToChain, type AuditFact } from './audit-chain.ts'

/** Adds one entry to the account's chain; see `appendAudits`. */
export async function appendAudit(sql: Sql, key: Uint8Array, fact: AuditFact): Promise<void> {
  await appendAudits(sql, key, { accountId: fact.accountId, facts: [fact] })
}

/** Adds entries of one account to its chain within a transaction, in their order. Locks the end of the chain first. */
export async function appendAudits(
  sql: Sql,
  key: Uint8Array,
  entries: { readonly accountId: string; readonly facts: readonly AuditFact[] },
): Promise<void> {
  const { audit_seq: seq, audit_hash: hash } = await sql
    .selectFrom('account_heads')
    .select(['audit_seq', 'audit_hash'])
    .where('account_id', '=', entries.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { statement } = appendToChain(key, { seq, hash }, entries)
  await sql.executeQuery(CompiledQuery.raw(statement.sql, [...statement.parameters]))
}
