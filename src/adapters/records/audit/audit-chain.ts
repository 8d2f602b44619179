import { type Actor } from '../../../vocabulary/account/actor.ts'
import { createHmac } from 'node:crypto'
import type { ViewAction } from '../../../vocabulary/audit/view-actions.ts'
import { states } from '../engine/requirement.ts'
import type { Statement } from '../engine/session.ts'

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
  | 'contract.generated'
  | 'contract.deleted'
  | 'signing.started'
  | 'signing.shown'
  | 'signing.signed'
  | 'signing.declined'
  | 'signing.cancelled'
  | 'signing.expired'
  | 'signing.reminded'
  | 'signing.sealed'
  | 'link.created'
  | 'link.asked-again'
  | 'link.completed'
  | 'link.forgotten'
  | 'link.deleted'
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
  | 'template.created'
  | 'template.replaced'
  | 'template.removed'
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

/** The end of an account's audit chain. */
export interface ChainHead {
  readonly seq: number
  readonly hash: Uint8Array
}

const moving = `
  with moved as (
    update account_heads set audit_seq = $2, audit_hash = $3
    where account_id = $1 and audit_seq = $4 and audit_hash = $5 returning account_id
  )`

const requiringMoved = `select symbolon_require(exists (select from moved), '${states.chainMoved}')`

/** One entry: it follows the head that was, and is the head from now on. */
const appendingOne = `${moving}, added as (
    insert into audit_entries (account_id, seq, at, actor, action, target, digest, previous, hash)
    values ($1, $2, $6, $7, $8, $9, $10, $5, $3)
  )
  ${requiringMoved}`

const appendingMany = `${moving}, added as (
    insert into audit_entries (account_id, seq, at, actor, action, target, digest, previous, hash)
    select $1, entry.* from unnest($6::bigint[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::bytea[],
      $12::bytea[], $13::bytea[]) as entry (seq, at, actor, action, target, digest, previous, hash)
  )
  ${requiringMoved}`

/**
 * The statement that adds entries of one account to its chain, in their order, if `head` is still its end. It locks the end
 * of the chain until its transaction ends: a record is locked before it, counters after it, so that no one waits in a
 * circle.
 *
 * @returns the statement, and the end of the chain once it took effect
 */
export function appendToChain(
  key: Uint8Array,
  head: ChainHead,
  { accountId, facts }: { readonly accountId: string; readonly facts: readonly AuditFact[] },
): { readonly statement: Statement; readonly head: ChainHead } {
  let { seq, hash: last } = head
  const entries = facts.map((fact) => {
    if (fact.accountId !== accountId) throw new Error('An audit entry was about to enter a foreign chain.')
    seq += 1
    const previous = last
    last = chainHash(key, previous, { ...fact, seq })
    return { ...fact, seq, previous, hash: last }
  })
  const ends = [accountId, seq, last, head.seq, head.hash]
  return { statement: appendingStatement(ends, entries), head: { seq, hash: last } }
}

/** An entry with its place in the chain. */
type ChainEntry = AuditFact & {
  readonly seq: number
  readonly previous: Uint8Array
  readonly hash: Uint8Array
}

/** @param ends the account, the end of its chain from now on, and the one that was */
function appendingStatement(ends: readonly unknown[], entries: readonly ChainEntry[]): Statement {
  const [only] = entries
  if (only !== undefined && entries.length === 1) {
    const { at, actor, action, target, digest } = only
    return { sql: appendingOne, parameters: [...ends, at, actor, action, target, digest] }
  }
  const parameters = [
    ...ends,
    entries.map((entry) => entry.seq),
    entries.map(({ at }) => at),
    entries.map(({ actor }) => actor),
    entries.map(({ action }) => action),
    entries.map(({ target }) => target),
    entries.map(({ digest }) => digest),
    entries.map(({ previous }) => previous),
    entries.map(({ hash }) => hash),
  ]
  return { sql: appendingMany, parameters }
}
