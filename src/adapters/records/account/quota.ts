import { sql as raw } from 'kysely'
import type { Allowance, QuotaRecords, QuotaReservation } from '../../../flows/ports/quota.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { nothingHashed } from '../audit/audit.ts'
import { auditDone } from '../audit/audit-sealed.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { enterQuota, spendingOf, turnPeriod } from './quota-plan.ts'
import type { QuotaKind } from '../engine/schema.ts'

/** A reservation whose request was never heard of again is given back after this long; no request may last longer. */
export const reservationLeaseMs = 5 * 60_000

/** Live results spend quota, test results credit. */
export function spends(principal: Principal): QuotaKind {
  return principal.mode === 'test' ? 'credit' : 'quota'
}

export function quotaRecords(context: RecordsContext): QuotaRecords {
  return {
    reserve: (principal, cost) =>
      asAccount(context, principal, (sql) => reserve(sql, context, { principal, cost })),
    release: (principal, reservation) =>
      asAccount(context, principal, async (sql) => {
        await release(sql, context, { accountId: principal.accountId, id: reservation.id })
      }),
    settle: (principal, reservation, stored) =>
      asAccount(context, principal, async (sql) => {
        const paid = { principal, reservation, recordId: context.ids.id() }
        const result = await settleUnrecorded(sql, context, paid)
        await keepWithChange(context, sql, { principal, kept: stored, result })
        return result
      }),
    allowance: (principal) =>
      asAccount(context, principal, (sql) => allowanceOf(sql, context, principal.accountId)),
  }
}

async function reserve(
  sql: Sql,
  context: RecordsContext,
  { principal, cost }: { readonly principal: Principal; readonly cost: number },
): Promise<QuotaReservation> {
  if (!Number.isSafeInteger(cost) || cost < 1)
    throw new Error('A reservation costs a whole number of at least one.')
  const { accountId } = principal
  const kind = spends(principal)
  const now = context.clock.now()
  const requested = { accountId, kind, cost, now }
  // Anyone who comes first after the end of a period begins the next one, and asks again.
  const held =
    (await hold(sql, requested)) ||
    ((await turnPeriod(sql, context, { accountId, kind })) && (await hold(sql, requested)))
  if (!held) throw new Refusal('ERROR_QUOTA_EXCEEDED')
  const id = context.ids.id()
  await sql
    .insertInto('quota_reservations')
    .values({
      id,
      account_id: accountId,
      kind,
      cost,
      leased_until: now + reservationLeaseMs,
      created_at: now,
    })
    .execute()
  await enterQuota(sql, context, {
    account_id: accountId,
    kind,
    entry: 'reserve',
    amount: cost,
    reservation_id: id,
  })
  return { id, cost }
}

/** One conditional update: under its row lock no one else can take the last of a plan at the same time. */
async function hold(
  sql: Sql,
  requested: {
    readonly accountId: string
    readonly kind: QuotaKind
    readonly cost: number
    readonly now: number
  },
): Promise<boolean> {
  const { accountId, kind, cost, now } = requested
  const held = await sql
    .updateTable('quota_counters')
    .set({ reserved: raw`reserved + ${cost}::bigint` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where((where) => where.or([where('period_ends_at', 'is', null), where('period_ends_at', '>', now)]))
    .where((where) =>
      where.or([
        where('plan', 'is', null),
        where(raw<number>`used - spent_before + reserved + ${cost}::bigint`, '<=', where.ref('plan')),
      ]),
    )
    .returning('used')
    .executeTakeFirst()
  return held !== undefined
}

/** Gives back what is still held; does nothing when the reservation was closed before. */
export async function release(
  sql: Sql,
  context: RecordsContext,
  closing: { readonly accountId: string; readonly id: string },
): Promise<boolean> {
  const { accountId, id } = closing
  const closed = await close(sql, closing)
  if (closed === undefined) return false
  const { kind, cost } = closed
  await sql
    .updateTable('quota_counters')
    .set({ reserved: raw`reserved - ${cost}::bigint` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute()
  await enterQuota(sql, context, {
    account_id: accountId,
    kind,
    entry: 'release',
    amount: cost,
    reservation_id: id,
  })
  return true
}

/**
 * Turns a reservation into use, for the record that it paid for. A reservation that lost its lease is made anew.
 *
 * @throws Refusal ERROR_QUOTA_EXCEEDED when the lease was lost and others used up the rest
 */
export async function settleReservation(
  sql: Sql,
  context: RecordsContext,
  paid: { readonly principal: Principal; readonly reservation: QuotaReservation; readonly recordId: string },
): Promise<Allowance> {
  const { principal, recordId } = paid
  const { accountId } = principal
  let id = paid.reservation.id
  let closed = await close(sql, { accountId, id })
  if (closed === undefined) {
    id = (await reserve(sql, context, { principal, cost: paid.reservation.cost })).id
    closed = await close(sql, { accountId, id })
  }
  if (closed === undefined) throw new Error('A reservation vanished inside of its own transaction.')
  const { kind, cost } = closed
  await sql
    .updateTable('quota_counters')
    .set({ reserved: raw`reserved - ${cost}::bigint`, used: raw`used + ${cost}::bigint` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute()
  const entry = { account_id: accountId, kind, entry: 'settle', amount: cost, reservation_id: id } as const
  await enterQuota(sql, context, { ...entry, record_id: recordId })
  return allowanceOf(sql, context, accountId)
}

/** A result of which no record is made: the audit entry stands in for the record that paid. */
export async function settleUnrecorded(
  sql: Sql,
  context: RecordsContext,
  paid: { readonly principal: Principal; readonly reservation: QuotaReservation; readonly recordId: string },
): Promise<Allowance> {
  const { principal, recordId } = paid
  await auditDone(context, sql, {
    principal,
    action: 'result.unstored',
    target: recordId,
    digest: nothingHashed,
  })
  return settleReservation(sql, context, paid)
}

export async function allowanceOf(sql: Sql, context: RecordsContext, accountId: string): Promise<Allowance> {
  const { quota, credit } = await spendingOf(sql, context, accountId)
  return { quota: quota.left, credit: credit.left }
}

/** The row that is deleted decides: of several who close a reservation, one gets it. */
async function close(
  sql: Sql,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<{ kind: QuotaKind; cost: number } | undefined> {
  return sql
    .deleteFrom('quota_reservations')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['kind', 'cost'])
    .executeTakeFirst()
}
