import type { Allowance, IdempotentAnswer } from '../flows/ports/records.ts'
import type { Principal } from '../vocabulary/principal.ts'
import { Refusal } from '../vocabulary/refusals.ts'
import { asAccount, type Means, type Sql } from './means.ts'
import { findHash, keyColumns, openKeys, type NewKeys } from './record-keys.ts'
import { openJson, sealJson } from './sealed-json.ts'

/** Answers are kept this long. */
const answersKeptMs = 7 * 86_400_000

/** A request that holds a key and is not heard of again gives it back after this long. */
const claimLeaseMs = 2 * 60_000

/** What became of the first request with this key. */
export type Claim =
  /** Nobody had it; it is the caller's now, until the commit or `giveUp`. */
  | { readonly state: 'claimed' }
  /** A twin is at work. */
  | { readonly state: 'running' }
  | { readonly state: 'answered'; readonly answer: unknown }
  /** The first request had another body. */
  | { readonly state: 'other-body' }
  /** The record that the answer told of was deleted. */
  | { readonly state: 'gone' }

export interface Asked {
  readonly key: string
  /** Hash of the request's body, hex. */
  readonly bodyHash: string
}

export interface IdempotencyRecords {
  /** Claims a key, or says what its first request came to. */
  claim(principal: Principal, asked: Asked): Promise<Claim>
  /** Gives a claimed key back after a refusal or a fault, so that a retry runs anew. */
  giveUp(principal: Principal, key: string): Promise<void>
}

export function idempotencyRecords(means: Means): IdempotencyRecords {
  return {
    claim: (principal, asked) =>
      asAccount(means, principal, (sql) => claim(means, sql, { principal, asked })),
    giveUp: (principal, key) =>
      asAccount(means, principal, async (sql) => {
        await sql
          .deleteFrom('idempotency')
          .where('account_id', '=', principal.accountId)
          .where('key_hash', '=', await keyHash(means, sql, { principal, key }))
          .where('state', '=', 'running')
          .execute()
      }),
  }
}

/** Live and test keys have separate name spaces, as they have separate records. */
async function keyHash(
  means: Means,
  sql: Sql,
  { principal, key }: { readonly principal: Principal; readonly key: string },
): Promise<Uint8Array> {
  const find = await means.ring.accountKey(sql, principal.accountId, 'find')
  return findHash(find.key, 'idempotency', `${principal.mode} ${key}`)
}

async function claim(
  means: Means,
  sql: Sql,
  { principal, asked }: { readonly principal: Principal; readonly asked: Asked },
): Promise<Claim> {
  const { accountId } = principal
  const hash = await keyHash(means, sql, { principal, key: asked.key })
  const now = means.clock.now()
  const mine = {
    body_hash: asked.bodyHash,
    state: 'running' as const,
    leased_until: now + claimLeaseMs,
    record_id: null,
    sealed: null,
    created_at: now,
    expires_at: now + answersKeptMs,
  }
  const claimed = await sql
    .insertInto('idempotency')
    .values({ account_id: accountId, key_hash: hash, ...mine })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key_hash'])
        .doUpdateSet(mine)
        .where((where) =>
          where.or([
            where('idempotency.expires_at', '<=', now),
            where.and([
              where('idempotency.state', '=', 'running'),
              where('idempotency.leased_until', '<=', now),
            ]),
          ]),
        ),
    )
    .returning('state')
    .executeTakeFirst()
  return claimed === undefined
    ? firstRequest(means, sql, { accountId, hash, bodyHash: asked.bodyHash })
    : { state: 'claimed' }
}

async function firstRequest(
  means: Means,
  sql: Sql,
  asked: { readonly accountId: string; readonly hash: Uint8Array; readonly bodyHash: string },
): Promise<Claim> {
  const { accountId, hash } = asked
  const row = await sql
    .selectFrom('idempotency as i')
    .leftJoin('record_keys as rk', 'rk.record_id', 'i.record_id')
    .leftJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['i.body_hash', 'i.state', 'i.sealed'])
    .select(keyColumns)
    .where('i.account_id', '=', accountId)
    .where('i.key_hash', '=', hash)
    .executeTakeFirst()
  if (row === undefined) return { state: 'running' }
  if (row.body_hash !== asked.bodyHash) return { state: 'other-body' }
  if (row.state === 'running') return { state: 'running' }
  const {
    sealed,
    record_id,
    record_version,
    subject_id,
    record_wrapped,
    subject_version,
    subject_wrapped,
    account_key_version,
  } = row
  if (
    sealed === null ||
    record_id === null ||
    subject_id === null ||
    record_wrapped === null ||
    record_version === null ||
    subject_version === null ||
    subject_wrapped === null ||
    account_key_version === null
  )
    return { state: 'gone' }
  const columns = {
    record_id,
    record_version,
    subject_id,
    record_wrapped,
    subject_version,
    subject_wrapped,
    account_key_version,
  }
  const { recordKey } = await openKeys(means, sql, { accountId, columns })
  const answer = openJson(recordKey, { accountId, id: record_id, kind: 'answer' }, sealed)
  return { state: 'answered', answer }
}

/**
 * Keeps the answer under the record's own key, in the transaction that stores the record.
 *
 * @throws Refusal ERROR_CONFLICT when another request with the same key came first
 */
export async function keepAnswer(
  means: Means,
  sql: Sql,
  kept: {
    readonly principal: Principal
    readonly idempotency: IdempotentAnswer
    readonly left: Allowance
    readonly keys: Pick<NewKeys, 'accountId' | 'recordId' | 'recordKey'>
  },
): Promise<void> {
  const { principal, idempotency, keys } = kept
  const { accountId, recordId } = keys
  const hash = await keyHash(means, sql, { principal, key: idempotency.key })
  const now = means.clock.now()
  const done = {
    body_hash: idempotency.bodyHash,
    state: 'done' as const,
    leased_until: now,
    record_id: recordId,
    sealed: sealJson(
      keys.recordKey,
      { accountId, id: recordId, kind: 'answer' },
      idempotency.answer(kept.left),
    ),
    created_at: now,
    expires_at: now + answersKeptMs,
  }
  const stored = await sql
    .insertInto('idempotency')
    .values({ account_id: accountId, key_hash: hash, ...done })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key_hash'])
        .doUpdateSet(done)
        .where((where) =>
          where.or([
            where.and([
              where('idempotency.state', '=', 'running'),
              where('idempotency.body_hash', '=', idempotency.bodyHash),
            ]),
            where('idempotency.expires_at', '<=', now),
          ]),
        ),
    )
    .returning('state')
    .executeTakeFirst()
  if (stored === undefined) throw new Refusal('ERROR_CONFLICT')
}
