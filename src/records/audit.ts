import { createHmac } from 'node:crypto'
import type { Sql } from './means.ts'

/** What is told about a change: ids and hashes, never personal data, so that an erasure leaves the chain whole. */
export interface AuditFact {
  readonly accountId: string
  readonly at: number
  /** Id of the API key, `cli`, or `system`. */
  readonly actor: string
  readonly action: AuditAction
  /** Id of what was changed. */
  readonly target: string
  /** SHA-256 of what was written (the envelope, not its content); empty when there is nothing to hash. */
  readonly digest: Uint8Array
}

export type AuditAction =
  | 'account.created'
  | 'account.plan'
  | 'key.created'
  | 'key.revoked'
  | 'transaction.created'
  | 'transaction.decided'
  | 'transaction.deleted'
  | 'screening.created'
  | 'result.unstored'
  | 'subject.erased'
  | 'profile.created'
  | 'profile.replaced'
  | 'profile.removed'

/** What the first entry of an account follows. */
export const chainStart = new Uint8Array(32)

export const nothingHashed = new Uint8Array(0)

/**
 * HMAC-SHA-256 under the account's audit key over the previous hash followed by the entry as a JSON array
 * `[account, seq, at, actor, action, target, digest in hex]` in UTF-8 (docs/reference/seal-format.md).
 */
export function chainHash(
  key: Uint8Array,
  previous: Uint8Array,
  entry: AuditFact & { seq: number },
): Uint8Array {
  const { accountId, seq, at, actor, action, target, digest } = entry
  const canonical = JSON.stringify([
    accountId,
    seq,
    at,
    actor,
    action,
    target,
    Buffer.from(digest).toString('hex'),
  ])
  return new Uint8Array(createHmac('sha256', key).update(previous).update(canonical, 'utf8').digest())
}

/**
 * Adds an entry to the account's chain. Locks the end of the chain until the transaction ends: whoever also locks
 * a record does that first, and counters afterwards, so that nobody waits in a circle.
 */
export async function appendAudit(sql: Sql, key: Uint8Array, fact: AuditFact): Promise<void> {
  const head = await sql
    .selectFrom('account_heads')
    .select(['audit_seq', 'audit_hash'])
    .where('account_id', '=', fact.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const seq = head.audit_seq + 1
  const hash = chainHash(key, head.audit_hash, { ...fact, seq })
  await sql
    .insertInto('audit_entries')
    .values({
      account_id: fact.accountId,
      seq,
      at: fact.at,
      actor: fact.actor,
      action: fact.action,
      target: fact.target,
      digest: fact.digest,
      previous: head.audit_hash,
      hash,
    })
    .execute()
  await sql
    .updateTable('account_heads')
    .set({ audit_seq: seq, audit_hash: hash })
    .where('account_id', '=', fact.accountId)
    .execute()
}
