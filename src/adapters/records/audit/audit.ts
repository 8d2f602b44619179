import { type Actor } from '../../../vocabulary/account/actor.ts'
import { createHmac } from 'node:crypto'
import type { ViewAction } from '../../../vocabulary/audit/view-actions.ts'
import type { Sql } from '../engine/records-context.ts'

/** What an audit entry says about a change or a view: ids and hashes, never personal data, so that an erasure leaves the chain whole. */
export interface AuditFact {
  readonly accountId: string
  readonly at: number
  /** Id of the API key, `cli`, `link` (a signed address), or `system`. */
  readonly actor: Actor
  readonly action: AuditAction
  /** Id of what was changed or seen; empty when it is several, or nothing in particular. */
  readonly target: string
  /**
   * SHA-256 of what was written (the envelope, not its content), or of the ids of a page that was shown; empty when
   * there is nothing to hash.
   */
  readonly digest: Uint8Array
}

export type AuditAction =
  | ViewAction
  | 'account.created'
  | 'account.rewrapped'
  | 'master.rotated'
  | 'master.retired'
  | 'account.changed'
  | 'key.created'
  | 'key.rotated'
  | 'key.revoked'
  | 'transaction.created'
  | 'transaction.decided'
  | 'transaction.deleted'
  | 'transactions.exported'
  | 'file.stored'
  | 'screening.created'
  | 'result.unstored'
  | 'screening.deleted'
  | 'subject.linked'
  | 'subject.unlinked'
  | 'subject.erased'
  | 'hold.placed'
  | 'hold.lifted'
  | 'false-positive.noted'
  | 'false-positive.approved'
  | 'false-positive.withdrawn'
  | 'consent.text-kept'
  | 'consent.recorded'
  | 'consent.withdrawn'
  | 'face-template.forgotten'
  | 'document.blocked'
  | 'document.unblocked'
  | 'retention.set'
  | 'profile.created'
  | 'profile.replaced'
  | 'profile.removed'
  | 'webhook.changed'
  | 'webhook.resumed'
  | 'webhook.secret'
  | 'delivery.resent'
  | 'delivery.removed'

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
  entry: Omit<AuditFact, 'action'> & { readonly action: string; readonly seq: number },
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

/** Adds one entry to the account's chain; see `appendAudits`. */
export async function appendAudit(sql: Sql, key: Uint8Array, fact: AuditFact): Promise<void> {
  await appendAudits(sql, key, { accountId: fact.accountId, facts: [fact] })
}

/**
 * Adds entries of one account to its chain, in their order. Locks the end of the chain until the transaction ends:
 * anyone who also locks a record does that first, and counters afterwards, so that no one waits in a circle.
 */
export async function appendAudits(
  sql: Sql,
  key: Uint8Array,
  { accountId, facts }: { readonly accountId: string; readonly facts: readonly AuditFact[] },
): Promise<void> {
  const head = await sql
    .selectFrom('account_heads')
    .select(['audit_seq', 'audit_hash'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  let seq = head.audit_seq
  let last = head.audit_hash
  const rows = facts.map((fact) => {
    if (fact.accountId !== accountId) throw new Error('An audit entry was about to enter a foreign chain.')
    seq += 1
    const previous = last
    last = chainHash(key, previous, { ...fact, seq })
    const { at, actor, action, target, digest } = fact
    return { account_id: accountId, seq, at, actor, action, target, digest, previous, hash: last }
  })
  await sql.insertInto('audit_entries').values(rows).execute()
  await sql
    .updateTable('account_heads')
    .set({ audit_seq: seq, audit_hash: last })
    .where('account_id', '=', accountId)
    .execute()
}
