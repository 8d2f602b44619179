import { type Actor, keyActor } from '../../../vocabulary/account/actor.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Kysely, type Selectable, sql as raw } from 'kysely'
import type { AccountRow } from '../../../flows/ports/account/accounts.ts'
import type { ApiKeyRecords, ApiKeyRow, NewApiKey } from '../../../flows/ports/keys/api-keys.ts'
import type { KeyKind, Principal, Scope } from '../../../vocabulary/account/principal.ts'
import { scopes as allScopes } from '../../../vocabulary/account/principal.ts'
import { invalidValue } from '../../../vocabulary/refusals.ts'
import type { Database } from '../engine/database.ts'
import type { Answer, Statement } from '../engine/session.ts'
import { readRows } from '../engine/queries/read-rows.ts'
import type { CallerReading } from './caller-cache.ts'
import { accountColumns, accountRow } from '../account/account-rows.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { nothingHashed } from '../audit/audit-chain.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import type { Tables } from '../engine/schema.ts'

/** First characters of a key; enough to find it by, safe to show. */
const prefixLength = 6

/** An operator may choose a key, but not one that can be guessed. */
const chosenKey = /^[\x21-\x7e]{16,128}$/

/** Last use is written down at most this often. */
const lastUseEveryMs = 60_000

/** A restricted key is treated as public: it asks for results and reads nothing back. */
const scopesOf: Readonly<Record<KeyKind, readonly Scope[]>> = { server: allScopes, restricted: ['scan'] }

export function apiKeyRecords(
  context: RecordsContext,
): Pick<ApiKeyRecords, 'authenticate' | 'createKey' | 'listKeys' | 'rotateKey' | 'revokeKey'> {
  return {
    authenticate: (presented) => authenticate(context, presented),
    createKey: (principal, key) =>
      asAccount(context, principal, async (sql) => {
        if (principal.mode === 'test' && key.mode === 'live')
          throw invalidValue('mode', 'A test key makes test keys only.')
        const made = await insertKey(sql, context, {
          accountId: principal.accountId,
          actor: principal.actor,
          key,
        })
        if (made === null) throw invalidValue('key', 'This key is already in use.')
        await keepWithChange(context, sql, { principal, kept: key.idempotency, result: null })
        return made
      }),
    listKeys: async (principal) => {
      const { database } = context
      const rows = await readRows(database, principal.accountId, keysQuery(database.kysely, principal))
      return rows.map(keyRow)
    },
    rotateKey: (principal, request) =>
      changingCallers(context, () =>
        asAccount(context, principal, (sql) => rotate(sql, context, { principal, ...request })),
      ),
    revokeKey: (principal, id) =>
      changingCallers(context, () =>
        asAccount(context, principal, (sql) => revoke(sql, context, { principal, id })),
      ),
  }
}

/** The keys that the caller may see, oldest first. */
export function keysQuery(sql: Kysely<Tables>, principal: Pick<Principal, 'accountId' | 'mode'>) {
  const mode = onlyMode(principal)
  const query = sql.selectFrom('api_keys').selectAll().where('account_id', '=', principal.accountId)
  return (mode === undefined ? query : query.where('mode', '=', mode)).orderBy('created_at').orderBy('id')
}

/** Who makes which key for which account. */
export interface KeyOrder {
  readonly accountId: string
  readonly actor: Actor
  readonly key: NewApiKey
}

/** Stores a key as prefix and keyed hash. Null when the same key is there already. */
export async function insertKey(
  sql: Sql,
  context: RecordsContext,
  { accountId, actor, key }: KeyOrder,
): Promise<{ row: ApiKeyRow; key: string } | null> {
  if (key.key !== undefined && !chosenKey.test(key.key))
    throw invalidValue('key', 'A chosen key has 16 to 128 visible ASCII characters.')
  const clear = key.key ?? context.ids.apiKey()
  const pepper = await context.ring.pepper()
  const now = context.clock.now()
  const row = await sql
    .insertInto('api_keys')
    .values({
      id: context.ids.id(),
      account_id: accountId,
      kind: key.kind,
      mode: key.mode,
      scopes: (key.scopes ?? scopesOf[key.kind]).join(','),
      label: key.label,
      prefix: clear.slice(0, prefixLength),
      digest: keyDigest(pepper.key, clear),
      pepper_version: pepper.version,
      created_by: actor,
      created_at: now,
      last_used_at: null,
      expires_at: key.expiresAt,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return null
  const audit = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, audit.key, {
    accountId,
    at: now,
    actor,
    action: 'key.created',
    target: row.id,
    digest: nothingHashed,
  })
  return { row: keyRow(row), key: clear }
}

/** A change of keys or accounts takes effect in this process before it is answered, also where its outcome is unknown. */
export async function changingCallers<T>(context: RecordsContext, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } finally {
    context.callers.forget()
  }
}

function keyDigest(pepper: Uint8Array, key: string): Uint8Array {
  return new Uint8Array(createHmac('sha256', pepper).update(key, 'utf8').digest())
}

async function authenticate(
  context: RecordsContext,
  presented: string,
): Promise<{ principal: Principal; account: AccountRow } | null> {
  if (presented.length < prefixLength || presented.length > 128) return null
  const pepper = await context.ring.pepper()
  const digest = keyDigest(pepper.key, presented)
  const found = await context.callers.get(Buffer.from(digest).toString('hex'), () =>
    readCaller(context, { prefix: presented.slice(0, prefixLength), digest }),
  )
  const now = context.clock.now()
  if (found === null || (found.expiresAt !== null && found.expiresAt <= now)) return null
  const { principal, account } = found
  if (found.lastUsedAt === null || found.lastUsedAt + lastUseEveryMs <= now) {
    found.lastUsedAt = now
    await context.database.kysely
      .updateTable('api_keys')
      .set({ last_used_at: now })
      .where('id', '=', principal.actor)
      .execute()
  }
  return { principal, account }
}

/** One round trip: how often callers were changed, then who has a key like this. */
async function readCaller(
  { database }: RecordsContext,
  { prefix, digest }: { readonly prefix: string; readonly digest: Uint8Array },
): Promise<CallerReading> {
  const { kysely } = database
  const candidates = kysely
    .selectFrom('api_keys as k')
    .innerJoin('accounts', 'accounts.id', 'k.account_id')
    .select(['k.id as key_id', 'k.kind', 'k.mode', 'k.scopes', 'k.digest'])
    .select(['k.last_used_at', 'k.expires_at', 'k.revoked_at'])
    .select(accountColumns)
    .where('k.prefix', '=', prefix)
  const [answers] = await database.inOneTrip([
    { scope: 'system', statements: [callerChanges, candidates.compile()] },
  ])
  const changes = readChanges(answers?.[0])
  // The columns are those that were asked for.
  const rows = (answers?.[1]?.rows ?? []) as unknown as Awaited<ReturnType<typeof candidates.execute>>
  const row = rows.find((candidate) => timingSafeEqual(candidate.digest, digest))
  if (row === undefined || row.revoked_at !== null) return { changes, caller: null }
  const principal: Principal = {
    accountId: row.id,
    actor: keyActor(row.key_id),
    kind: row.kind,
    mode: row.mode,
    scopes: readScopes(row.scopes),
  }
  const caller = {
    principal,
    account: accountRow(row),
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }
  return { changes, caller }
}

const callerChanges: Statement = { sql: 'select count from caller_changes', parameters: [] }

/** How often keys and accounts were changed. */
export async function askCallerChanges(database: Database<Tables>): Promise<number> {
  const [answers] = await database.inOneTrip([{ scope: 'system', statements: [callerChanges] }])
  return readChanges(answers?.[0])
}

function readChanges(answer: Answer | undefined): number {
  const count = answer?.rows[0]?.['count']
  if (typeof count === 'number') return count
  throw new Error('The number of changes of callers is missing.')
}

/** The old key's row is locked first, so that of two who rotate it at once the second finds its end already set. */
async function rotate(
  sql: Sql,
  context: RecordsContext,
  request: { readonly principal: Principal } & Parameters<ApiKeyRecords['rotateKey']>[1],
): Promise<{ row: ApiKeyRow; key: string; replaced: ApiKeyRow } | null> {
  const { principal, id, overlapMs, idempotency: stored } = request
  const { accountId, actor: actor } = principal
  const now = context.clock.now()
  const ends = now + overlapMs
  const mode = onlyMode(principal)
  let update = sql
    .updateTable('api_keys')
    .set({ expires_at: raw<number>`least(expires_at, ${ends}::bigint)` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
  if (mode !== undefined) update = update.where('mode', '=', mode)
  const old = await update.returningAll().executeTakeFirst()
  if (old === undefined) return null
  const replaced = keyRow(old)
  const { kind, label, scopes } = replaced
  const key = { kind, mode: replaced.mode, label, scopes, expiresAt: null }
  const made = await insertKey(sql, context, { accountId, actor, key })
  if (made === null) throw new Error('A generated key was in use already.')
  const audit = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, audit.key, {
    accountId,
    at: now,
    actor,
    action: 'key.rotated',
    target: id,
    digest: nothingHashed,
  })
  await keepWithChange(context, sql, { principal, kept: stored, result: null })
  return { ...made, replaced }
}

async function revoke(
  sql: Sql,
  context: RecordsContext,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<boolean> {
  const mode = onlyMode(principal)
  const at = context.clock.now()
  let update = sql
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
    .where('revoked_at', 'is', null)
  if (mode !== undefined) update = update.where('mode', '=', mode)
  const revoked = await update.returning('id').executeTakeFirst()
  if (revoked === undefined) return false
  const { key } = await context.ring.accountKey(sql, principal.accountId, 'audit')
  await appendAudit(sql, key, {
    accountId: principal.accountId,
    at,
    actor: principal.actor,
    action: 'key.revoked',
    target: id,
    digest: nothingHashed,
  })
  return true
}

export function keyRow(row: Selectable<Tables['api_keys']>): ApiKeyRow {
  return {
    id: row.id,
    kind: row.kind,
    mode: row.mode,
    scopes: readScopes(row.scopes),
    label: row.label,
    prefix: row.prefix,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }
}

function readScopes(stored: string): readonly Scope[] {
  const named = new Set(stored.split(','))
  return allScopes.filter((scope) => named.has(scope))
}
