import { sql as raw } from 'kysely'
import type { Allowance, QuotaRecords, QuotaReservation } from '../../../flows/ports/account/quota.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { nothingHashed } from '../audit/audit-chain.ts'
import { answerToKeep } from '../idempotency/idempotency.ts'
import { readRows } from '../engine/queries/read-rows.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { states } from '../engine/requirement.ts'
import type { JoinableStatement, JoinedForm } from '../engine/groups/joined-statements.ts'
import { DatabaseFault, type Statement } from '../engine/session.ts'
import type { Write, Written } from '../engine/groups/write-groups.ts'
import { enterQuota, readSpending, spendingColumns, type SpendingRow, turnPeriod } from './quota-plan.ts'
import type { QuotaKind } from '../engine/schema.ts'

/** Live results spend quota, test results credit. */
export function spends(principal: Principal): QuotaKind {
  return principal.mode === 'test' ? 'credit' : 'quota'
}

export function quotaRecords(context: RecordsContext): QuotaRecords {
  return {
    reserve: (principal, cost) => reserve(context, principal, cost),
    release: (principal, reservation) => {
      context.holds.release({ accountId: principal.accountId, kind: spends(principal) }, reservation)
      return Promise.resolve()
    },
    settle: async (principal, reservation, stored) => {
      const paid = { principal, reservation, recordId: context.ids.id() }
      const keep = stored && (await answerToKeep(context, { principal, asked: stored }))
      return commitUnrecorded(context, paid, {
        rows: [],
        answer: keep && ((left) => keep.underAccountKey(stored.answer(left))),
      })
    },
    allowance: ({ accountId }) => readLeft(context, accountId),
  }
}

async function reserve(
  context: RecordsContext,
  principal: Principal,
  cost: number,
): Promise<QuotaReservation> {
  if (!Number.isSafeInteger(cost) || cost < 1)
    throw new Error('A reservation costs a whole number of at least one.')
  const { accountId } = principal
  const kind = spends(principal)
  const held = await context.holds.hold(
    { accountId, kind },
    cost,
    async () => (await readLeft(context, accountId))[kind],
  )
  if (held === null) throw new Refusal('ERROR_QUOTA_EXCEEDED')
  return held
}

/** What pays for a result, and the id of the record or of the audit entry that stands in for it. */
export interface Payment {
  readonly principal: Principal
  readonly reservation: QuotaReservation
  readonly recordId: string
}

/** A write that is paid for; `answer` is kept with it for a request that comes again. */
export interface PaidWrite extends Pick<Write, 'rows' | 'facts'> {
  readonly counters?: Write['counters']
  readonly answer?: ((left: Allowance) => Statement) | undefined
}

/**
 * Commits a write and what it costs together. The plan is held exactly: under the lock of the counter's row no one else can
 * take the last of it at the same time.
 *
 * @throws Refusal ERROR_QUOTA_EXCEEDED, or ERROR_CONFLICT when another request with the same Idempotency-Key came first
 */
export async function commitPaid(
  context: RecordsContext,
  payment: Payment,
  { rows, facts, counters = [], answer }: PaidWrite,
): Promise<Allowance> {
  const { principal, reservation } = payment
  const { accountId } = principal
  const purse = { accountId, kind: spends(principal) }
  const write: Write = {
    accountId,
    rows,
    facts,
    counters: [...counters, chargeStatement(context, payment)],
    ...(answer && { after: (written) => [answer(readAllowance(context, written))] }),
  }
  try {
    const written = await committedInPeriod(context, purse, write)
    context.holds.charged(purse, reservation)
    return readAllowance(context, written)
  } catch (error) {
    if (!(error instanceof DatabaseFault)) throw error
    if (error.code === states.quotaExceeded) throw new Refusal('ERROR_QUOTA_EXCEEDED', { cause: error })
    if (error.code === states.keyTaken) throw new Refusal('ERROR_CONFLICT', { cause: error })
    throw error
  }
}

/** The first who comes after the end of a period begins the next one, and tries again. */
async function committedInPeriod(
  context: RecordsContext,
  purse: { readonly accountId: string; readonly kind: QuotaKind },
  write: Write,
): Promise<Written> {
  try {
    return await context.writes.commit(write)
  } catch (error) {
    if (!(error instanceof DatabaseFault) || error.code !== states.quotaExceeded) throw error
    // Where another was first, the next period has begun all the same.
    await context.database.inTransaction({ account: purse.accountId }, (sql) =>
      turnPeriod(sql, context, purse),
    )
    return context.writes.commit(write)
  }
}

/** A result of which no record is made: the audit entry stands in for the record that paid. */
export function commitUnrecorded(
  context: RecordsContext,
  payment: Payment,
  write: Omit<PaidWrite, 'facts'> & Partial<Pick<PaidWrite, 'facts'>>,
): Promise<Allowance> {
  const { accountId, actor } = payment.principal
  const at = context.clock.now()
  const entry = { action: 'result.unstored', target: payment.recordId, digest: nothingHashed } as const
  return commitPaid(context, payment, {
    ...write,
    facts: [...(write.facts ?? []), { accountId, actor, at, ...entry }],
  })
}

/**
 * What a charge answers: the counters after it, that of the other kind too. What must hold is asked first, whatever there is.
 */
const answeringCharge = `
  select counter.*, required.held from (
    select symbolon_require(exists (select from charged), '${states.quotaExceeded}') as held
  ) as required left join (
    select * from charged
    union all select ${spendingColumns.join(', ')} from quota_counters where account_id = $1 and kind <> $2
  ) as counter on true`

const charging = `
  with charged as (
    update quota_counters set used = used + $3::bigint
    where account_id = $1 and kind = $2 and (period_ends_at is null or period_ends_at > $4::bigint)
      and (plan is null or used - spent_before + reserved + $3::bigint <= plan)
    returning ${spendingColumns.join(', ')}
  ), entered as (
    insert into quota_ledger (id, account_id, kind, entry, amount, record_id, at)
    values ($5, $1, $2, 'settle', $3::bigint, $6, $4::bigint)
  )
  ${answeringCharge}`

/** Several charges of one kind. The plan must allow all of them. */
const chargingTogether: JoinedForm = {
  shared: 2,
  sql: `
  with given as (
    select * from unnest($3::bigint[], $4::bigint[], $5::text[], $6::text[]) as one (cost, at, id, record_id)
  ), charged as (
    update quota_counters set used = used + total.cost
    from (select sum(cost)::bigint as cost, max(at) as at from given) as total
    where account_id = $1 and kind = $2 and (period_ends_at is null or period_ends_at > total.at)
      and (plan is null or used - spent_before + reserved + total.cost <= plan)
    returning ${spendingColumns.join(', ')}
  ), entered as (
    insert into quota_ledger (id, account_id, kind, entry, amount, record_id, at)
    select id, $1, $2, 'settle', cost, record_id, at from given
  )
  ${answeringCharge}`,
  answerOf: (answer, later) => {
    const laterCost = later.reduce((sum, { parameters }) => sum + Number(parameters[2]), 0)
    const [, kind] = later[0]?.parameters ?? []
    const rows = answer.rows.map((row) =>
      row['kind'] === kind ? { ...row, used: Number(row['used']) - laterCost } : row,
    )
    return { ...answer, rows }
  },
}

/** The charge with its entry of the ledger; it answers what is left after it. */
function chargeStatement(
  context: RecordsContext,
  { principal, reservation, recordId }: Payment,
): JoinableStatement {
  const { accountId } = principal
  const now = context.clock.now()
  const parameters = [accountId, spends(principal), reservation.cost, now, context.ids.id(), recordId]
  return { sql: charging, joined: chargingTogether, parameters }
}

/** From the last answer of a paid write. */
function readAllowance(context: RecordsContext, { counters }: Written): Allowance {
  // The columns are those that were asked for.
  const rows = (counters.at(-1)?.rows ?? []) as unknown as readonly SpendingRow[]
  return leftOf(rows, context.clock.now())
}

/** Gives back what a process of an earlier version held on disk; does nothing when the reservation was closed before. */
export async function release(
  sql: Sql,
  context: RecordsContext,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<boolean> {
  const closed = await sql
    .deleteFrom('quota_reservations')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['kind', 'cost'])
    .executeTakeFirst()
  if (closed === undefined) return false
  const { kind, cost } = closed
  await sql
    .updateTable('quota_counters')
    .set({ reserved: raw`reserved - ${cost}::bigint` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute()
  const entry = { account_id: accountId, kind, entry: 'release', amount: cost, reservation_id: id } as const
  await enterQuota(sql, context, entry)
  return true
}

/** What is left now, in one round trip. */
export async function readLeft({ database, clock }: RecordsContext, accountId: string): Promise<Allowance> {
  const counters = database.kysely
    .selectFrom('quota_counters')
    .select(spendingColumns)
    .where('account_id', '=', accountId)
  return leftOf(await readRows(database, accountId, counters), clock.now())
}

function leftOf(rows: readonly SpendingRow[], now: number): Allowance {
  const { quota, credit } = readSpending(rows, now)
  return { quota: quota.left, credit: credit.left }
}
