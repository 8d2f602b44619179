import type { QuotaUsage, AccountSettings, AccountPlan } from '../../../flows/ports/account/accounts.ts'
import { periodEnd } from '../../../vocabulary/account/quota-period.ts'
import type { Kysely, Selectable } from 'kysely'
import { compiledOnce } from '../engine/queries/compiled-once.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import type { QuotaKind, Tables } from '../engine/schema.ts'

/** The quota that an account without a plan is answered, before anything is used (docs/operate/accounts.md). */
export const unlimited = 1_000_000_000

interface OneKind {
  readonly accountId: string
  readonly kind: QuotaKind
}

/**
 * Begins the next period when the last one is over. Of several who try, the row lock lets one do it. What is reserved at
 * that moment counts in the new period.
 */
export async function turnPeriod(
  sql: Sql,
  context: RecordsContext,
  { accountId, kind }: OneKind,
): Promise<void> {
  const now = context.clock.now()
  const expired = await sql
    .selectFrom('quota_counters')
    .select('period')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('period_ends_at', '<=', now)
    .executeTakeFirst()
  if (expired === undefined) return
  const turned = await sql
    .updateTable('quota_counters')
    .set((row) => ({ spent_before: row.ref('used'), period_ends_at: periodEnd(expired.period, now) }))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('period', '=', expired.period)
    .where('period_ends_at', '<=', now)
    .returning('used')
    .executeTakeFirst()
  if (turned === undefined) return
  const entry = { account_id: accountId, kind, entry: 'period', reservation_id: null } as const
  await enterQuota(sql, context, { ...entry, amount: turned.used })
}

/** What of `quota_counters` tells what is left. */
export const spendingColumns = [
  'kind',
  'plan',
  'used',
  'reserved',
  'period',
  'spent_before',
  'period_ends_at',
] as const

/** Both counters of an account. */
export function countersQuery(kysely: Kysely<Tables>) {
  return compiledOnce(({ accountId }: { readonly accountId: string }) =>
    kysely.selectFrom('quota_counters').select(spendingColumns).where('account_id', '=', accountId),
  )
}

export type SpendingRow = Pick<Selectable<Tables['quota_counters']>, (typeof spendingColumns)[number]>

/**
 * What an account may spend and has spent, as of now: a period that is over counts as begun anew.
 *
 * @throws Error when one of the two counters is not there
 */
export function readSpending(
  rows: readonly SpendingRow[],
  now: number,
): Pick<AccountSettings, 'quota' | 'credit'> {
  const of = (kind: QuotaKind) => {
    const row = rows.find((counter) => counter.kind === kind)
    if (row === undefined) throw new Error(`An account has no counter of ${kind}.`)
    const isOver = row.period_ends_at !== null && row.period_ends_at <= now
    const used = isOver ? 0 : row.used - row.spent_before
    const spending: QuotaUsage = { limit: row.plan, used, left: Math.max(0, (row.plan ?? unlimited) - used) }
    return {
      ...spending,
      period: row.period,
      periodEndsAt: isOver ? periodEnd(row.period, now) : row.period_ends_at,
    }
  }
  const { limit, used, left } = of('credit')
  return { quota: of('quota'), credit: { limit, used, left } }
}

/** Sets limits and period; each change is an entry of the ledger. */
export async function setPlan(
  sql: Sql,
  context: RecordsContext,
  { accountId, plan }: { readonly accountId: string; readonly plan: AccountPlan },
): Promise<void> {
  for (const kind of ['quota', 'credit'] as const) {
    const amount = plan[kind]
    if (amount === undefined) continue
    await sql
      .updateTable('quota_counters')
      .set({ plan: amount })
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .execute()
    await enterQuota(sql, context, {
      account_id: accountId,
      kind,
      entry: 'plan',
      amount,
      reservation_id: null,
    })
  }
  if (plan.quotaPeriod !== undefined) await setPeriod(sql, context, { accountId, period: plan.quotaPeriod })
}

async function setPeriod(
  sql: Sql,
  context: RecordsContext,
  {
    accountId,
    period,
  }: { readonly accountId: string; readonly period: NonNullable<AccountPlan['quotaPeriod']> },
): Promise<void> {
  const ends = periodEnd(period, context.clock.now())
  const changed = await sql
    .updateTable('quota_counters')
    .set((row) => ({ period, period_ends_at: ends, spent_before: ends === null ? 0 : row.ref('used') }))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'quota')
    .where('period', '<>', period)
    .returning('spent_before')
    .executeTakeFirst()
  if (changed === undefined) return
  const entry = { account_id: accountId, kind: 'quota', entry: 'period', reservation_id: null } as const
  await enterQuota(sql, context, { ...entry, amount: changed.spent_before })
}

export async function enterQuota(
  sql: Sql,
  context: RecordsContext,
  entry: Omit<Tables['quota_ledger'], 'id' | 'at' | 'record_id'> & { readonly record_id?: string },
): Promise<void> {
  await sql
    .insertInto('quota_ledger')
    .values({ record_id: null, ...entry, id: context.ids.id(), at: context.clock.now() })
    .execute()
}
