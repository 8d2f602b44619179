import { type Actor, actors } from '../../../vocabulary/account/actor.ts'
import { createHash, randomBytes } from 'node:crypto'
import { sql as raw } from 'kysely'
import type { StoredAnswer } from '../../../flows/ports/idempotency/idempotency.ts'
import type { MasterKeyRecords, MasterKeyStatus } from '../../../flows/ports/keys/master-keys.ts'
import { wrapKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { type AuditAction, nothingHashed } from '../audit/audit-chain.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { fingerprintOf, masterLabel } from './master-keys.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'

/**
 * How long the old version stays after the new one took over, where other processes may run: each looks every few
 * seconds, and has by then learnt of the new one and put it where it finds it again.
 */
const graceMs = 60_000

/** Two bytes after the first name the version of the key that sealed an envelope (docs/reference/seal-format.md). */
const wrappedBy = raw<number>`(get_byte(wrapped, 1) * 256 + get_byte(wrapped, 2))`

export function masterKeyRotationRecords(context: RecordsContext): MasterKeyRecords {
  return {
    masterKeyStatus: () => statusOf(context),
    rotateMasterKey: async (principal, stored) => {
      await begin(context, principal, stored)
      await carryOn(context)
      return statusOf(context)
    },
    carryMasterKeyOn: () => carryOn(context),
  }
}

function statusOf(context: RecordsContext): Promise<MasterKeyStatus> {
  return context.database.inTransaction('system', (sql) => statusIn(context, sql))
}

async function statusIn(context: RecordsContext, sql: Sql): Promise<MasterKeyStatus> {
  const rows = await sql.selectFrom('master_keys').selectAll().where('state', '<>', 'retired').execute()
  const current = rows.find(({ state }) => state === 'current')
  if (current === undefined) throw new Error('No master key is in use.')
  return {
    version: current.version,
    since: current.created_at,
    leaving: rows.find(({ state }) => state === 'leaving')?.version ?? null,
    remaining: await countLeft(sql, current.version),
    held: isHeld(context, current.fingerprint),
  }
}

/**
 * The new key lies in its place before the database hears of it, so that whatever is wrapped by it can be opened
 * after a kill at any moment. One that lies there unused (made before a kill, or put there by the operator) is taken.
 */
async function begin(
  context: RecordsContext,
  principal: Principal,
  stored: StoredAnswer<MasterKeyStatus> | undefined,
): Promise<void> {
  const { place } = context.ring.master
  const isUnderWay = (await statusOf(context)).leaving !== null
  if (isUnderWay) return
  const seen = await context.database.inTransaction('system', (sql) =>
    sql.selectFrom('master_keys').select('fingerprint').execute(),
  )
  const isNew = (key: Uint8Array): boolean =>
    !seen.some(({ fingerprint }) => Buffer.from(fingerprint).equals(fingerprintOf(key)))
  const next = place.held().find(isNew) ?? makeNext(context)
  await context.database.inTransaction('system', async (sql) => {
    const row = await sql
      .selectFrom('master_keys')
      .selectAll()
      .where('state', '=', 'current')
      .forUpdate()
      .executeTakeFirst()
    const current = row && context.ring.master.known(row.version)
    // Another person began while we waited for the row; what we made lies ready for the next time.
    if (row === undefined || current === undefined || row.wrapped !== null) return
    const version = row.version + 1
    const by = { version, key: next }
    const at = context.clock.now()
    await sql
      .updateTable('master_keys')
      .set({ state: 'leaving', wrapped: wrapKey({ by, key: current.key, label: masterLabel(row.version) }) })
      .where('version', '=', row.version)
      .execute()
    await sql
      .insertInto('master_keys')
      .values({
        version,
        fingerprint: fingerprintOf(next),
        state: 'current',
        wrapped: wrapKey({ by: current, key: next, label: masterLabel(version) }),
        created_at: at,
        retired_at: null,
      })
      .execute()
    await audit(context, sql, {
      accountId: principal.accountId,
      actor: principal.actor,
      action: 'master.rotated',
      version,
    })
    if (stored !== undefined)
      await keepWithChange(context, sql, { principal, kept: stored, result: await statusIn(context, sql) })
  })
}

function makeNext(context: RecordsContext): Uint8Array {
  const { place } = context.ring.master
  if (place.keep === null)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message:
        'SYMBOLON_MASTER_KEY gives the master key. Put a new one (openssl rand -base64 32) and a comma before it. ' +
        'Then restart this process and rotate again.',
    })
  const next = new Uint8Array(randomBytes(32))
  place.keep([next, ...place.held()])
  return next
}

/** Safe to stop anywhere and to run in several processes at once: each step looks again at what is left. */
async function carryOn(context: RecordsContext): Promise<number> {
  const { master } = context.ring
  if (!(await master.isUpToDate(context.database.kysely)))
    await context.database.inTransaction('system', (sql) => master.learn(sql))
  tidyPlace(context)
  if (!master.isRotating()) return 0
  const { version, leaving, since } = await statusOf(context)
  if (leaving === null) return 0
  const done = (await rewrapAccounts(context, version)) + (await rewrapInstance(context, version))
  const isOver = context.database.kind === 'embedded' || context.clock.now() >= since + graceMs
  const retired = isOver && (await retire(context, { version, leaving }))
  return done + (retired ? 1 : 0)
}

async function rewrapAccounts(context: RecordsContext, version: number): Promise<number> {
  for (let done = 0; ; done++) {
    const stale = await context.database.inTransaction('system', (sql) =>
      sql
        .selectFrom('account_keys')
        .select('account_id')
        .where(wrappedBy, '<>', version)
        .limit(1)
        .executeTakeFirst(),
    )
    if (stale === undefined) return done
    await context.database.inTransaction('system', (sql) =>
      rewrapAccount(context, sql, { accountId: stale.account_id, version }),
    )
  }
}

async function rewrapAccount(
  context: RecordsContext,
  sql: Sql,
  { accountId, version }: { readonly accountId: string; readonly version: number },
): Promise<void> {
  const rows = await sql
    .selectFrom('account_keys')
    .select(['purpose', 'version', 'wrapped'])
    .where('account_id', '=', accountId)
    .where(wrappedBy, '<>', version)
    .orderBy('purpose')
    .orderBy('version')
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  const digest = createHash('sha256')
  for (const row of rows) {
    const label = { accountId, id: row.purpose, kind: 'account' }
    const wrapped = await context.ring.master.wrapAgain(sql, { wrapped: row.wrapped, label })
    digest.update(wrapped)
    await sql
      .updateTable('account_keys')
      .set({ wrapped })
      .where('account_id', '=', accountId)
      .where('purpose', '=', row.purpose)
      .where('version', '=', row.version)
      .execute()
  }
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, {
    accountId,
    at: context.clock.now(),
    actor: actors.system,
    action: 'account.rewrapped',
    target: accountId,
    digest: digest.digest(),
  })
}

async function rewrapInstance(context: RecordsContext, version: number): Promise<number> {
  return context.database.inTransaction('system', async (sql) => {
    const rows = await sql
      .selectFrom('instance_keys')
      .select(['purpose', 'version', 'wrapped'])
      .where(wrappedBy, '<>', version)
      .forUpdate()
      .execute()
    for (const row of rows) {
      const label = { accountId: '', id: row.purpose, kind: 'instance' }
      const wrapped = await context.ring.master.wrapAgain(sql, { wrapped: row.wrapped, label })
      await sql
        .updateTable('instance_keys')
        .set({ wrapped })
        .where('purpose', '=', row.purpose)
        .where('version', '=', row.version)
        .execute()
    }
    return rows.length
  })
}

/** True when the old version went just now. Anyone who is wrapping something by it holds its row, and is waited for. */
async function retire(
  context: RecordsContext,
  { version, leaving }: { readonly version: number; readonly leaving: number },
): Promise<boolean> {
  const retired = await context.database.inTransaction('system', async (sql) => {
    const rows = await sql
      .selectFrom('master_keys')
      .select(['version', 'state', 'fingerprint'])
      .where('version', 'in', [version, leaving])
      .orderBy('version')
      .forUpdate()
      .execute()
    const current = rows.find((row) => row.version === version && row.state === 'current')
    const isLeaving = rows.some((row) => row.version === leaving && row.state === 'leaving')
    // The links between the two go now: anyone who cannot find the new one again must not cut them.
    if (current === undefined || !isLeaving || !isHeld(context, current.fingerprint)) return false
    if ((await countLeft(sql, version)) > 0) return false
    const at = context.clock.now()
    await sql.updateTable('master_keys').set({ wrapped: null }).where('version', '=', version).execute()
    await sql
      .updateTable('master_keys')
      .set({ state: 'retired', wrapped: null, retired_at: at })
      .where('version', '=', leaving)
      .execute()
    const first = await sql
      .selectFrom('accounts')
      .select('id')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (first !== undefined)
      await audit(context, sql, {
        accountId: first.id,
        actor: actors.system,
        action: 'master.retired',
        version: leaving,
      })
    return true
  })
  if (!retired) return false
  await context.database.inTransaction('system', (sql) => context.ring.master.learn(sql))
  tidyPlace(context)
  return true
}

/** The place holds what is in use, the newest first, and what lies ready; what was retired is taken away. */
function tidyPlace({ ring: { master } }: RecordsContext): void {
  const { held, keep } = master.place
  if (keep === null) return
  const lies = held()
  const requested = [
    ...lies.filter((key) => !master.isRetired(key) && !includes(master.all(), key)),
    ...master.all(),
  ]
  const isTidy = requested.length === lies.length && requested.every((key) => includes(lies, key))
  if (!isTidy) keep(requested)
}

function includes(keys: readonly Uint8Array[], key: Uint8Array): boolean {
  return keys.some((other) => Buffer.from(other).equals(key))
}

function isHeld({ ring }: RecordsContext, fingerprint: Uint8Array): boolean {
  return ring.master.place.held().some((key) => Buffer.from(fingerprintOf(key)).equals(fingerprint))
}

/** Wrapped keys that lie under another version than this. */
async function countLeft(sql: Sql, version: number): Promise<number> {
  const count = raw<number>`count(*)`.as('left')
  const accounts = await sql
    .selectFrom('account_keys')
    .select(count)
    .where(wrappedBy, '<>', version)
    .executeTakeFirstOrThrow()
  const instance = await sql
    .selectFrom('instance_keys')
    .select(count)
    .where(wrappedBy, '<>', version)
    .executeTakeFirstOrThrow()
  return accounts.left + instance.left
}

async function audit(
  context: RecordsContext,
  sql: Sql,
  entry: {
    readonly accountId: string
    readonly actor: Actor
    readonly action: AuditAction
    readonly version: number
  },
): Promise<void> {
  const { accountId, actor, action, version } = entry
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  const at = context.clock.now()
  await appendAudit(sql, key, {
    accountId,
    at,
    actor,
    action,
    target: String(version),
    digest: nothingHashed,
  })
}
