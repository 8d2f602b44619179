import { createHash } from 'node:crypto'
import type { Principal } from '../vocabulary/principal.ts'
import { appendAudit, type AuditAction } from './audit.ts'
import type { Means, Sql } from './means.ts'

/** Adds an entry of what a key did to a record; the digest is that of the record as it lies there sealed. */
export async function auditSealed(
  means: Means,
  sql: Sql,
  change: {
    readonly principal: Principal
    readonly action: AuditAction
    readonly row: { readonly id: string; readonly sealed: Uint8Array }
  },
): Promise<void> {
  const { principal, action, row } = change
  const { accountId, keyId } = principal
  const { key } = await means.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, {
    accountId,
    at: means.clock.now(),
    actor: keyId,
    action,
    target: row.id,
    digest: createHash('sha256').update(row.sealed).digest(),
  })
}
