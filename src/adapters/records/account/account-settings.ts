import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import type {
  AccountRow,
  AccountChanges,
  AccountRecords,
  AccountSettings,
  DailyUsage,
} from '../../../flows/ports/accounts.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { defaultRetentionDays } from '../../../vocabulary/retention/retention-rule.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { accountColumns, accountRow } from './account-rows.ts'
import { appendAudit } from '../audit/audit.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { setPlan, spendingOf } from './quota-plan.ts'

const dayMs = 86_400_000

/** The row of `retention_rules` that holds for every kind and profile without a rule of its own. */
const everyKind = '*'

export function accountSettingRecords(
  context: RecordsContext,
): Pick<AccountRecords, 'accountSettings' | 'changeAccount' | 'usageByDay'> {
  return {
    accountSettings: (principal) =>
      asAccount(context, principal, (sql) => settings(sql, context, principal.accountId)),
    changeAccount: async (principal, changes) => {
      await asAccount(context, principal, (sql) => change(sql, context, { principal, changes }))
      context.holds.forget(principal.accountId)
    },
    usageByDay: (principal, days) =>
      asAccount(context, principal, (sql) =>
        usageByDay(sql, context, { accountId: principal.accountId, days }),
      ),
  }
}

/** Throws Refusal ERROR_NOT_FOUND. */
export async function readAccount(sql: Sql, accountId: string): Promise<AccountRow> {
  const row = await sql
    .selectFrom('accounts')
    .select(accountColumns)
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('ERROR_NOT_FOUND')
  return accountRow(row)
}

async function settings(sql: Sql, context: RecordsContext, accountId: string): Promise<AccountSettings> {
  const account = await readAccount(sql, accountId)
  const spending = await spendingOf(sql, context, accountId)
  const rule = await sql
    .selectFrom('retention_rules')
    .select('days')
    .where('account_id', '=', accountId)
    .where('kind', '=', everyKind)
    .where('profile_id', '=', '')
    .executeTakeFirst()
  return { account, ...spending, retentionDays: rule === undefined ? defaultRetentionDays : rule.days }
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

async function usageByDay(
  sql: Sql,
  context: RecordsContext,
  { accountId, days }: { readonly accountId: string; readonly days: number },
): Promise<readonly DailyUsage[]> {
  const today = Math.floor(context.clock.now() / dayMs)
  const rows = await sql
    .selectFrom('quota_ledger')
    .select([raw<number>`at / ${raw.lit(dayMs)}::bigint`.as('day'), 'kind'])
    .select(raw<number>`sum(amount)::bigint`.as('amount'))
    .where('account_id', '=', accountId)
    .where('entry', '=', 'settle')
    .where('at', '>=', (today - days + 1) * dayMs)
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .execute()
  const byDay = new Map<number, { quota: number; credit: number }>()
  for (const { day, kind, amount } of rows) {
    const use = byDay.get(day) ?? { quota: 0, credit: 0 }
    byDay.set(day, { ...use, [kind]: amount })
  }
  return [...byDay].map(([day, use]) => ({ date: new Date(day * dayMs).toISOString().slice(0, 10), ...use }))
}
