import type { Insertable, Kysely } from 'kysely'
import type {
  IdempotencyRecords,
  IdempotencyClaim,
  StoredAnswer,
  IdempotentRequest,
} from '../../../flows/ports/idempotency/idempotency.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { openAnswer, type SealedAnswer } from './idempotency-keys.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { findHash } from '../keys/record-keys.ts'
import { requiringRow, states } from '../engine/requirement.ts'
import type { Statement } from '../engine/session.ts'
import type { Tables } from '../engine/schema.ts'
import { sealJson } from '../engine/sealed-json.ts'

/** Answers are kept this long. */
const answersStoredMs = 7 * 86_400_000

export function idempotencyRecords(context: RecordsContext): IdempotencyRecords {
  return {
    claim: (principal, request, leaseMs) =>
      asAccount(context, principal, (sql) => claim(context, sql, { principal, asked: request, leaseMs })),
    keepAnswer: (principal, request, answer) =>
      asAccount(context, principal, async (sql) => {
        // Nothing happens when an answer is kept already: then what was done was stored with it.
        await keepUnrecorded(context, sql, { principal, asked: request, answer })
      }),
    giveUp: (principal, key) =>
      asAccount(context, principal, async (sql) => {
        await sql
          .deleteFrom('idempotency')
          .where('account_id', '=', principal.accountId)
          .where('key_hash', '=', await keyHash(context, sql, { principal, key }))
          .where('state', '=', 'running')
          .execute()
      }),
  }
}

/**
 * Anyone who asks again now is not told that someone is at work. For one who knows that no one is: the only process of its
 * store, as it opens it.
 */
export async function lapseClaims({ database, clock }: RecordsContext): Promise<void> {
  await database.inTransaction('system', (sql) =>
    sql
      .updateTable('idempotency')
      .set({ leased_until: clock.now() })
      .where('state', '=', 'running')
      .execute(),
  )
}

/**
 * Live and test keys have separate name spaces, as they have separate records; so have server and restricted keys,
 * because what a public key repeats must never show the answer to a secret one.
 */
async function keyHash(
  context: RecordsContext,
  sql: Sql,
  { principal, key }: { readonly principal: Principal; readonly key: string },
): Promise<Uint8Array> {
  return keyHashUnder(await context.ring.accountKey(sql, principal.accountId, 'find'), principal, key)
}

function keyHashUnder(find: VersionedKey, principal: Principal, key: string): Uint8Array {
  return findHash(find.key, 'idempotency', `${principal.mode} ${principal.kind} ${key}`)
}

type Row = Insertable<Tables['idempotency']>

/**
 * Takes the row of a key, or takes it over from anyone who lost it: an answer past its time, a claim past its lease, and
 * for an answer the claim of the same request. False when another person has it.
 */
async function takeRow(sql: Sql, row: Row, now: number): Promise<boolean> {
  return (await rowToTake(sql, row, now).executeTakeFirst()) !== undefined
}

function rowToTake(sql: Kysely<Tables>, row: Row, now: number) {
  return sql
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key_hash'])
        .doUpdateSet(row)
        .where((where) =>
          where.or([
            where('idempotency.expires_at', '<=', now),
            where.and([
              where('idempotency.state', '=', 'running'),
              row.state === 'done'
                ? where('idempotency.body_hash', '=', row.body_hash)
                : where('idempotency.leased_until', '<=', now),
            ]),
          ]),
        ),
    )
    .returning('state')
}

async function claim(
  context: RecordsContext,
  sql: Sql,
  asking: { readonly principal: Principal; readonly asked: IdempotentRequest; readonly leaseMs: number },
): Promise<IdempotencyClaim> {
  const { principal, asked: request, leaseMs } = asking
  const { accountId } = principal
  const now = context.clock.now()
  const mine = {
    account_id: accountId,
    key_hash: await keyHash(context, sql, { principal, key: request.key }),
    body_hash: request.bodyHash,
    state: 'running' as const,
    leased_until: now + leaseMs,
    record_id: null,
    account_key_version: null,
    sealed: null,
    created_at: now,
    expires_at: now + answersStoredMs,
  }
  if (await takeRow(sql, mine, now)) return { state: 'claimed' }
  const first = await sql
    .selectFrom('idempotency')
    .select(['body_hash', 'state', 'sealed', 'record_id', 'account_key_version'])
    .where('account_id', '=', accountId)
    .where('key_hash', '=', mine.key_hash)
    .executeTakeFirst()
  if (first === undefined) return { state: 'running' }
  if (first.body_hash !== request.bodyHash) return { state: 'other-body' }
  if (first.state === 'running') return { state: 'running' }
  const { sealed, record_id: recordId } = first
  if (sealed === null) return { state: recordId === null ? 'done' : 'gone' }
  const stored: SealedAnswer = {
    accountId,
    recordId,
    accountKeyVersion: first.account_key_version,
    sealed,
    bodyHash: request.bodyHash,
  }
  const opened = await openAnswer(context, sql, stored)
  return opened === null ? { state: 'gone' } : { state: 'answered', answer: opened.answer, recordId }
}

/** A record's own key, under which the answer that tells of it is kept. */
export interface RecordKeyOfAnswer {
  readonly recordId: string
  readonly recordKey: VersionedKey
}

/** How the answer of a request with a key is kept, as a statement that is undone with its state when another came first. */
export interface AnswerToKeep {
  /** Under the record's own key, in the transaction that stores the record. */
  withRecord(keys: RecordKeyOfAnswer, answer: unknown): Statement
  /** Under the account's, where no record is made. */
  underAccountKey(answer: unknown): Statement
}

export async function answerToKeep(
  context: RecordsContext,
  asking: { readonly principal: Principal; readonly asked: IdempotentRequest },
): Promise<AnswerToKeep> {
  const { principal, asked: request } = asking
  const { accountId } = principal
  const { ring, database } = context
  const find = await ring.accountKey(null, accountId, 'find')
  const wrap = await ring.accountKey(null, accountId, 'wrap')
  const row = doneRow(context, asking, keyHashUnder(find, asking.principal, request.key))
  const keep = (kept: Partial<Row>): Statement =>
    requiringRow(rowToTake(database.kysely, { ...row, ...kept }, row.created_at).compile(), states.keyTaken)
  return {
    withRecord: ({ recordId, recordKey }, answer) =>
      keep({
        record_id: recordId,
        sealed: sealJson(recordKey, { accountId, id: recordId, kind: 'answer' }, answer),
      }),
    underAccountKey: (answer) =>
      answer === null
        ? keep({})
        : keep({
            account_key_version: wrap.version,
            sealed: sealJson(wrap, { accountId, id: request.bodyHash, kind: 'answer' }, answer),
          }),
  }
}

/**
 * Keeps the answer under the record's own key, in the transaction that stores the record.
 *
 * @throws Refusal ERROR_CONFLICT when another request with the same key came first
 */
export async function keepWithRecord(
  context: RecordsContext,
  sql: Sql,
  stored: {
    readonly principal: Principal
    readonly asked: IdempotentRequest
    readonly answer: unknown
    readonly keys: RecordKeyOfAnswer
  },
): Promise<void> {
  const { principal, asked: request, answer, keys } = stored
  const label = { accountId: principal.accountId, id: keys.recordId, kind: 'answer' }
  const sealed = sealJson(keys.recordKey, label, answer)
  const row = doneRow(context, stored, await keyHash(context, sql, { principal, key: request.key }))
  const isStored = await takeRow(sql, { ...row, record_id: keys.recordId, sealed }, row.created_at)
  if (!isStored) throw new Refusal('ERROR_CONFLICT')
}

/**
 * Keeps the answer of a change that makes no record, in the transaction of the change: anyone who repeats the request after
 * a crash is answered, and nothing is done twice. Nothing is kept for a request without a key.
 *
 * @throws Refusal ERROR_CONFLICT when another request with the same key came first
 */
export async function keepWithChange<Result>(
  context: RecordsContext,
  sql: Sql,
  change: {
    readonly principal: Principal
    readonly kept: StoredAnswer<Result> | undefined
    readonly result: Result
  },
): Promise<void> {
  const { principal, kept: stored, result } = change
  if (stored === undefined) return
  const answer = stored.answer(result)
  const isStored = await keepUnrecorded(context, sql, { principal, asked: stored, answer })
  if (!isStored) throw new Refusal('ERROR_CONFLICT')
}

/** False when an answer is kept already. */
async function keepUnrecorded(
  context: RecordsContext,
  sql: Sql,
  stored: { readonly principal: Principal; readonly asked: IdempotentRequest; readonly answer: unknown },
): Promise<boolean> {
  const { principal, asked: request, answer } = stored
  const { accountId } = principal
  const row = doneRow(context, stored, await keyHash(context, sql, { principal, key: request.key }))
  if (answer === null) return takeRow(sql, row, row.created_at)
  const wrap = await context.ring.accountKey(sql, accountId, 'wrap')
  const sealed = sealJson(wrap, { accountId, id: request.bodyHash, kind: 'answer' }, answer)
  return takeRow(sql, { ...row, account_key_version: wrap.version, sealed }, row.created_at)
}

function doneRow(
  context: RecordsContext,
  { principal, asked: request }: { readonly principal: Principal; readonly asked: IdempotentRequest },
  hash: Uint8Array,
) {
  const now = context.clock.now()
  return {
    account_id: principal.accountId,
    key_hash: hash,
    body_hash: request.bodyHash,
    state: 'done' as const,
    leased_until: now,
    record_id: null,
    account_key_version: null,
    sealed: null,
    created_at: now,
    expires_at: now + answersStoredMs,
  }
}
