import { createHash } from 'node:crypto'
import { type Kysely, sql as raw } from 'kysely'
import type {
  AccountRow,
  AccountChanges,
  AccountRecords,
  AccountSettings,
  DailyUsage,
} from '../../../flows/ports/account/accounts.ts'
import type { ApiKeyRecords } from '../../../flows/ports/keys/api-keys.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import { defaultRetentionDays } from '../../../vocabulary/retention/retention-rule.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { accountColumns, type AccountColumns, accountRow } from './account-rows.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { compiledOnce } from '../engine/queries/compiled-once.ts'
import { changingCallers, keyRow, keysQuery } from '../keys/api-keys.ts'
import { readTogether } from '../engine/queries/read-rows.ts'
import type { QuotaKind, Tables } from '../engine/schema.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { countersQuery, readSpending, setPlan, type SpendingRow } from './quota-plan.ts'

const dayMs = 86_400_000

/** The row of `retention_rules` that holds for every kind and profile without a rule of its own. */
const everyKind = '*'

export function accountSettingRecords(
  context: RecordsContext,
): Pick<AccountRecords, 'accountSettings' | 'changeAccount'> & Pick<ApiKeyRecords, 'accountOverview'> {
  const { database, clock } = context
  const { settings, usage, keys } = overviewQueries(database.kysely)
  return {
    accountSettings: async ({ accountId }) =>
      readSettings(await readTogether(database, accountId, settings({ accountId })), clock.now()),
    accountOverview: async ({ accountId, mode }, days) => {
      const now = clock.now()
      const today = Math.floor(now / dayMs)
      const [accounts, counters, rules, sums, dayRows, keyRows] = await readTogether(database, accountId, [
        ...settings({ accountId }),
        ...usage({ accountId, ...lastMonth(now), before: today - days }),
        keys[mode]({ accountId }),
      ])
      return {
        ...readSettings([accounts, counters, rules], now),
        hitsLastMonth: sums[0]?.hits ?? 0,
        usageByDay: readDays(dayRows),
        keys: keyRows.map(keyRow),
      }
    },
    changeAccount: async (principal, changes) => {
      await changingCallers(context, () =>
        asAccount(context, principal, (sql) => change(sql, context, { principal, changes })),
      )
      context.holds.forget(principal.accountId)
    },
  }
}

/** Throws Refusal ERROR_NOT_FOUND. */
export async function readAccount(sql: Sql, accountId: string): Promise<AccountRow> {
  const row = await accountQuery(sql, accountId).executeTakeFirst()
  if (row === undefined) throw new Refusal('ERROR_NOT_FOUND')
  return accountRow(row)
}

function accountQuery(sql: Kysely<Tables>, accountId: string) {
  return sql.selectFrom('accounts').select(accountColumns).where('accounts.id', '=', accountId)
}

type OfAccount = { readonly accountId: string }
/** Days since 1970: a month with its exclusive end, and the day before those that are shown. */
type Days = OfAccount & { readonly from: number; readonly to: number; readonly before: number }

/** What an account is shown of itself, and what its settings are read from. */
function overviewQueries(kysely: Kysely<Tables>) {
  const account = compiledOnce(({ accountId }: OfAccount) => accountQuery(kysely, accountId))
  const counters = countersQuery(kysely)
  const rule = compiledOnce(({ accountId }: OfAccount) =>
    kysely
      .selectFrom('retention_rules')
      .select('days')
      .where('account_id', '=', accountId)
      .where('kind', '=', everyKind)
      .where('profile_id', '=', ''),
  )
  const used = (accountId: string) => kysely.selectFrom('quota_days').where('account_id', '=', accountId)
  const hits = compiledOnce(({ accountId, from, to }: Days) =>
    used(accountId)
      .select(raw<number>`coalesce(sum(amount), 0)::bigint`.as('hits'))
      .where('kind', '=', 'quota')
      .where('day', '>=', from)
      .where('day', '<', to),
  )
  const byDay = compiledOnce(({ accountId, before }: Days) =>
    used(accountId)
      .select(['day', 'kind', 'amount'])
      .where('day', '>', before)
      .orderBy('day')
      .orderBy('kind'),
  )
  const keysOf = (mode: Mode) =>
    compiledOnce(({ accountId }: OfAccount) => keysQuery(kysely, { accountId, mode }))
  return {
    settings: (own: OfAccount) => [account(own), counters(own), rule(own)] as const,
    usage: (days: Days) => [hits(days), byDay(days)] as const,
    keys: { live: keysOf('live'), test: keysOf('test') },
  }
}

type SettingRows = readonly [
  accounts: readonly AccountColumns[],
  counters: readonly SpendingRow[],
  rules: readonly { readonly days: number | null }[],
]

/** Throws Refusal ERROR_NOT_FOUND. */
function readSettings([accounts, counters, rules]: SettingRows, now: number): AccountSettings {
  const [account] = accounts
  if (account === undefined) throw new Refusal('ERROR_NOT_FOUND')
  const [rule] = rules
  const retentionDays = rule === undefined ? defaultRetentionDays : rule.days
  return { account: accountRow(account), ...readSpending(counters, now), retentionDays }
}

/** The calendar month before this one, UTC, in days since 1970; `to` is exclusive. */
function lastMonth(now: number): { from: number; to: number } {
  const today = new Date(now)
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  return { from: Date.UTC(year, month - 1, 1) / dayMs, to: Date.UTC(year, month, 1) / dayMs }
}

function readDays(
  rows: readonly { readonly day: number; readonly kind: QuotaKind; readonly amount: number }[],
): readonly DailyUsage[] {
  const byDay = new Map<number, { quota: number; credit: number }>()
  for (const { day, kind, amount } of rows)
    byDay.set(day, { ...(byDay.get(day) ?? { quota: 0, credit: 0 }), [kind]: amount })
  return [...byDay].map(([day, use]) => ({ date: new Date(day * dayMs).toISOString().slice(0, 10), ...use }))
}

interface Change {
  readonly principal: Principal
  readonly changes: AccountChanges
}

/** The account's row first, then the end of the audit chain, then counters: the order of every change. */
async function change(sql: Sql, context: RecordsContext, { principal, changes }: Change): Promise<void> {
  const { accountId, actor } = principal
  const columns = {
    ...(changes.hostList === undefined ? {} : { host_list: changes.hostList }),
    ...(changes.banned === undefined ? {} : { banned: changes.banned }),
    ...(changes.bannedReason === undefined ? {} : { banned_reason: changes.bannedReason }),
    ...(changes.restrictedMayUseSecurityNone === undefined
      ? {}
      : { restricted_security_none: changes.restrictedMayUseSecurityNone }),
    ...(changes.screeningBand === undefined ? {} : { screening_band: changes.screeningBand }),
    ...(changes.requiredLists === undefined
      ? {}
      : { required_lists: changes.requiredLists?.join(' ') ?? null }),
    ...(changes.falsePositivesNeedApproval === undefined
      ? {}
      : { false_positives_need_approval: changes.falsePositivesNeedApproval }),
  }
  if (Object.keys(columns).length > 0)
    await sql.updateTable('accounts').set(columns).where('id', '=', accountId).execute()
  if (changes.retentionDays !== undefined)
    await setRetention(sql, context, { principal, days: changes.retentionDays })
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, {
    accountId,
    at: context.clock.now(),
    actor: actor,
    action: 'account.changed',
    target: accountId,
    digest: digestOf(changes),
  })
  await setPlan(sql, context, { accountId, plan: changes })
}

/** What was set to what, as JSON with sorted keys; of the reason of a ban, which people write, only that there is one. */
function digestOf({ bannedReason, ...changes }: AccountChanges): Uint8Array {
  const reported = bannedReason === undefined ? changes : { ...changes, bannedReason: true }
  const sorted = Object.entries(reported).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(sorted)))
    .digest()
}

async function setRetention(
  sql: Sql,
  context: RecordsContext,
  { principal, days }: { readonly principal: Principal; readonly days: number | null },
): Promise<void> {
  const set = { days, set_by: principal.actor, set_at: context.clock.now() }
  await sql
    .insertInto('retention_rules')
    .values({ account_id: principal.accountId, kind: everyKind, profile_id: '', ...set })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'profile_id']).doUpdateSet(set))
    .execute()
}
