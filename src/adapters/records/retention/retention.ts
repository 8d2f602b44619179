import { actors } from '../../../vocabulary/account/actor.ts'
import { createHash } from 'node:crypto'
import { type Kysely, type Selectable, sql as raw } from 'kysely'
import type { RetentionRecords } from '../../../flows/ports/retention/retention.ts'
import {
  defaultRetentionDays,
  type RetentionRule,
  retentionDaysOf,
} from '../../../vocabulary/retention/retention-rule.ts'
import { isRecordKind, type RecordKind } from '../../../vocabulary/retention/record-kinds.ts'
import { removeContract } from '../agreements/remove-contract.ts'
import { type Principal, scopes } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { removeUnlessHeld } from '../transactions/change-transaction.ts'
import { refuseHeld } from './legal-holds.ts'
import { compiledOnce } from '../engine/queries/compiled-once.ts'
import { readRows } from '../engine/queries/read-rows.ts'
import type { Tables } from '../engine/schema.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { removeScreening } from '../screening/remove-screening.ts'
import { removeLink } from '../verification/remove-link.ts'
import { lockSubject, recordTables, subjectOfRecord } from '../subjects/subject-rows.ts'

const dayMs = 86_400_000

/** Candidates are looked for so many at a time. */
const batch = 100

export function retentionRecords(context: RecordsContext): RetentionRecords {
  // The page of a hosted link asks for them with each call.
  const rules = compiledOnce(({ accountId }: { readonly accountId: string }) =>
    rulesQuery(context.database.kysely, accountId),
  )
  return {
    retention: async ({ accountId }) =>
      readRules(await readRows(context.database, accountId, rules({ accountId }))),
    setRetention: (principal, rules) =>
      asAccount(context, principal, (sql) => setRules(context, sql, { principal, rules })),
    purge: (signal) => purge(context, signal),
    purgeCounts: () =>
      context.database.inTransaction('system', (sql) =>
        sql
          .selectFrom('purge_counts')
          .select(['kind', raw<number>`sum(count)::bigint`.as('count')])
          .groupBy('kind')
          .orderBy('kind')
          .execute(),
      ),
  }
}

const rulesQuery = (sql: Kysely<Tables>, accountId: string) =>
  sql
    .selectFrom('retention_rules')
    .select(['kind', 'profile_id', 'days'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .orderBy('profile_id')

type RuleRow = Pick<Selectable<Tables['retention_rules']>, 'kind' | 'profile_id' | 'days'>

const readRules = (rows: readonly RuleRow[]): readonly RetentionRule[] =>
  rows.flatMap(({ kind, profile_id: profileId, days }) =>
    kind === '*' || isRecordKind(kind) ? [{ kind, profileId, days }] : [],
  )

const rulesOf = async (sql: Sql, accountId: string): Promise<readonly RetentionRule[]> =>
  readRules(await rulesQuery(sql, accountId).execute())

async function setRules(
  context: RecordsContext,
  sql: Sql,
  { principal, rules }: { readonly principal: Principal; readonly rules: readonly RetentionRule[] },
): Promise<readonly RetentionRule[]> {
  const { accountId, actor } = principal
  const at = context.clock.now()
  await sql.deleteFrom('retention_rules').where('account_id', '=', accountId).execute()
  if (rules.length > 0)
    await sql
      .insertInto('retention_rules')
      .values(
        rules.map(({ kind, profileId, days }) => ({
          account_id: accountId,
          kind,
          profile_id: profileId,
          days,
          set_by: actor,
          set_at: at,
        })),
      )
      .execute()
  const set = await rulesOf(sql, accountId)
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  const digest = createHash('sha256').update(JSON.stringify(set)).digest()
  const action = 'retention.set'
  await appendAudit(sql, key, { accountId, at, actor: actor, action, target: accountId, digest })
  return set
}

/** A stretch of records that one rule decides about. */
interface Due {
  readonly kind: RecordKind
  /** One profile, or all but these. */
  readonly profiles: { readonly only: string } | { readonly butFor: readonly string[] }
  readonly days: number
}

/** What these rules purge; what is kept for ever is left out. */
export function duesOf(rules: readonly RetentionRule[]): readonly Due[] {
  const profiles = rules.flatMap(({ kind, profileId }) =>
    kind === 'transaction' && profileId !== '' ? [profileId] : [],
  )
  const dues: readonly (Omit<Due, 'days'> & { readonly days: number | null })[] = [
    ...profiles.map((only) => {
      return {
        kind: 'transaction',
        profiles: { only },
        days: retentionDaysOf(rules, 'transaction', only),
      } as const
    }),
    { kind: 'transaction', profiles: { butFor: profiles }, days: retentionDaysOf(rules, 'transaction') },
    { kind: 'screening', profiles: { butFor: [] }, days: retentionDaysOf(rules, 'screening') },
    { kind: 'contract', profiles: { butFor: [] }, days: retentionDaysOf(rules, 'contract') },
    { kind: 'link', profiles: { butFor: [] }, days: retentionDaysOf(rules, 'link') },
  ]
  return dues.flatMap((due) => (due.days === null ? [] : [{ ...due, days: due.days }]))
}

async function purge(context: RecordsContext, signal: AbortSignal): Promise<number> {
  const accounts = await context.database.inTransaction('system', (sql) => accountsToPurge(sql))
  let purged = 0
  for (const accountId of accounts) {
    const principal: Principal = { accountId, actor: actors.retention, kind: 'server', mode: 'live', scopes }
    const rules = await asAccount(context, principal, (sql) => rulesOf(sql, accountId))
    for (const due of duesOf(rules)) purged += await purgeDue(context, { principal, due, signal })
  }
  return purged
}

/** With a default that is not *never*, accounts without a rule are purged, too. */
async function accountsToPurge(sql: Sql): Promise<readonly string[]> {
  if (defaultRetentionDays !== null) {
    const every = await sql.selectFrom('accounts').select('id').execute()
    return every.map(({ id }) => id)
  }
  const ruled = await sql
    .selectFrom('retention_rules')
    .select('account_id')
    .distinct()
    .where('days', 'is not', null)
    .execute()
  return ruled.map(({ account_id: id }) => id)
}

async function purgeDue(
  context: RecordsContext,
  {
    principal,
    due,
    signal,
  }: { readonly principal: Principal; readonly due: Due; readonly signal: AbortSignal },
): Promise<number> {
  for (let purged = 0; ;) {
    const ids = await asAccount(context, principal, (sql) => candidates(context, sql, { principal, due }))
    let gone = 0
    for (const id of ids) {
      signal.throwIfAborted()
      if (await purgeOne(context, { principal, kind: due.kind, id })) gone += 1
    }
    purged += gone
    // Those that could not go now are looked at again in the next round.
    if (gone < batch) return purged
  }
}

/** What all kinds of records have in common; only transactions have a profile. */
interface DueRow {
  readonly id: string
  readonly account_id: string
  readonly profile_id: string
  readonly created_at: number
}

/** The oldest first; what is held is not even asked about. */
async function candidates(
  context: RecordsContext,
  sql: Sql,
  { principal, due }: { readonly principal: Principal; readonly due: Due },
): Promise<readonly string[]> {
  const { accountId } = principal
  const now = context.clock.now()
  const { profiles, kind, days } = due
  const table = raw<DueRow>`${raw.table(recordTables[kind])}`
  let query = sql
    .selectFrom(table.as('r'))
    .select('r.id')
    .where('r.account_id', '=', accountId)
    .where('r.created_at', '<=', now - days * dayMs)
    .where(
      raw<boolean>`not exists (select from legal_holds h
        where h.subject_id = r.subject_id and h.account_id = ${accountId} and h.lifted_at is null
          and (h.ends_at is null or h.ends_at > ${now}))`,
    )
  if ('only' in profiles) query = query.where('r.profile_id', '=', profiles.only)
  else if (profiles.butFor.length > 0) query = query.where('r.profile_id', 'not in', profiles.butFor)
  const rows = await query.orderBy('r.created_at').orderBy('r.id').limit(batch).execute()
  return rows.map(({ id }) => id)
}

/** One record, one transaction: row, key, ledger, event, audit entry and count. False when it was gone or held. */
async function purgeOne(
  context: RecordsContext,
  { principal, kind, id }: { readonly principal: Principal; readonly kind: RecordKind; readonly id: string },
): Promise<boolean> {
  try {
    return await asAccount(context, principal, async (sql) => {
      const removed =
        kind === 'transaction'
          ? await removeUnlessHeld(context, sql, { principal, id })
          : await removeOtherUnlessHeld(context, sql, { principal, id, kind })
      if (removed === null) return false
      await countPurged(sql, { accountId: principal.accountId, kind })
      return true
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ERROR_OPERATION_FAILED') return false
    throw error
  }
}

async function removeOtherUnlessHeld(
  context: RecordsContext,
  sql: Sql,
  {
    principal,
    id,
    kind,
  }: {
    readonly principal: Principal
    readonly id: string
    readonly kind: Exclude<RecordKind, 'transaction'>
  },
): Promise<object | null> {
  const { accountId, actor: actor } = principal
  const subjectId = (await subjectOfRecord(sql, principal, id))?.subjectId
  if (subjectId === undefined) return null
  await lockSubject(sql, { principal, subjectId, share: true })
  await refuseHeld(context, sql, { accountId, subjectId })
  const removal = { accountId, id, actor, at: context.clock.now() }
  if (kind === 'link') return removeLink(context, sql, removal)
  return kind === 'screening' ? removeScreening(context, sql, removal) : removeContract(context, sql, removal)
}

async function countPurged(
  sql: Sql,
  { accountId, kind }: { readonly accountId: string; readonly kind: RecordKind },
): Promise<void> {
  await sql
    .insertInto('purge_counts')
    .values({ account_id: accountId, kind, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet({ count: raw`purge_counts.count + 1` }),
    )
    .execute()
}
