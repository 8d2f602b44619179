import { createHash } from 'node:crypto'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { appendAudit } from './append-audit.ts'
import { type AuditAction } from './audit-chain.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'

interface Done {
  readonly principal: Principal
  readonly action: AuditAction
}

/** Adds an entry of what a key did to a record; the digest is that of the record as it lies there sealed. */
export function auditSealed(
  context: RecordsContext,
  sql: Sql,
  { row, ...done }: Done & { readonly row: { readonly id: string; readonly sealed: Uint8Array } },
): Promise<void> {
  const digest = createHash('sha256').update(row.sealed).digest()
  return auditDone(context, sql, { ...done, target: row.id, digest })
}

/** The same of what lies nowhere sealed. */
export async function auditDone(
  context: RecordsContext,
  sql: Sql,
  change: Done & { readonly target: string; readonly digest: Uint8Array },
): Promise<void> {
  const { principal, ...entry } = change
  const { accountId, actor } = principal
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, { accountId, at: context.clock.now(), actor, ...entry })
}
