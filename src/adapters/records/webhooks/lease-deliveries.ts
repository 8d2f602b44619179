import { sql as raw } from 'kysely'
import type { LeasedDelivery } from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import { failuresUntilCircuitOpens } from '../../../vocabulary/webhooks/webhook-delivery.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { addressOf } from './endpoint-address.ts'
import { bodyOf, openEvents } from './event-bodies.ts'
import { signingSecrets } from './secrets.ts'

/** Tries under way to one endpoint, in all processes together. */
export const perEndpoint = 10

/**
 * What may be tried now, of deliveries `d` to endpoint `e`: due, not leased, and nothing earlier of its
 * transaction still to be sent or, though cancelled, being sent.
 */
const mayBeTried = (now: number) => raw<boolean>`
  d.endpoint_id = e.id and d.state = 'waiting' and d.next_at <= ${now} and d.leased_until <= ${now}
  and (d.urgent or (e.rests_until <= ${now} and e.held_until <= ${now}
    and exists (select from outbox o where o.id = d.id and o.state = 'pending')))
  and not exists (select from outbox o
    where o.transaction_id = d.transaction_id and o.seq < d.seq and o.state = 'pending')
  and not exists (select from deliveries b
    where b.transaction_id = d.transaction_id and b.seq < d.seq and b.leased_until > ${now})`

const underWay = (now: number) =>
  raw`(select count(*) from deliveries l where l.endpoint_id = e.id and l.leased_until > ${now})`

/** One that fails again and again is tried by one delivery at a time. */
const slotsOf = raw`(case when e.failures >= ${failuresUntilCircuitOpens} then 1 else ${perEndpoint}::integer end)`

/** So many deliveries of an endpoint are looked at for when the next is due; more than can be leased at once. */
const lookedAt = 5 * perEndpoint

/** When what waits at endpoint `e` may be tried, its turn in its transaction come; none before the endpoint takes any. */
const nextOfEndpoint = raw`
  select greatest(d.next_at, d.leased_until,
    case when d.urgent then 0 else greatest(e.rests_until, e.held_until) end,
    (select max(b.leased_until) from deliveries b where b.transaction_id = d.transaction_id and b.seq < d.seq)) as at
  from deliveries d
  where d.endpoint_id = e.id and d.state = 'waiting'
    and (d.urgent or exists (select from outbox o where o.id = d.id and o.state = 'pending'))
    and not exists (select from outbox o
      where o.transaction_id = d.transaction_id and o.seq < d.seq and o.state = 'pending')
  order by d.next_at limit ${lookedAt}`

/**
 * When an event waits to be queued, or a delivery to be tried: wall clock in milliseconds, 0 = now, null = nothing waits.
 * Asked in one statement, without a lock: most looks of a service find nothing to do.
 */
export async function nextDueAt({ clock, database }: RecordsContext): Promise<number | null> {
  const { rows } = await raw<{ at: number | null }>`
    select case
      when exists (select from outbox where state = 'pending' and not queued) then 0::bigint
      when exists (select from webhook_endpoints e, deliveries d
        where e.state = 'active' and ${mayBeTried(clock.now())}) then 0::bigint
      else (select min(next.at) from webhook_endpoints e, lateral (${nextOfEndpoint}) next where e.state = 'active')
    end as at`.execute(database.kysely)
  return rows[0]?.at ?? null
}

/**
 * Leases what is due of one endpoint: of those with something due, the one whose turn is longest ago. The row of each
 * try is written in the same transaction, so that nothing is ever sent that the log does not know.
 */
export async function leaseDeliveries(
  context: RecordsContext,
  sql: Sql,
  { slots, leaseMs }: { readonly slots: number; readonly leaseMs: number },
): Promise<readonly LeasedDelivery[]> {
  const now = context.clock.now()
  const turn = await raw<{ id: string; free: number }>`
    select e.id, ${slotsOf} - ${underWay(now)} as free from webhook_endpoints e
    where e.state = 'active' and ${underWay(now)} < ${slotsOf}
      and exists (select from deliveries d where ${mayBeTried(now)})
    order by e.turn_at, e.id limit 1 for update of e skip locked`.execute(sql)
  const [chosen] = turn.rows
  if (chosen === undefined) return []
  const endpoint = await sql
    .updateTable('webhook_endpoints')
    .set({ turn_at: now })
    .where('id', '=', chosen.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const due = await raw<{ id: string }>`
    select d.id from deliveries d, webhook_endpoints e where e.id = ${chosen.id} and ${mayBeTried(now)}
    order by d.next_at, d.created_at, d.seq limit ${Math.min(slots, chosen.free)}
    for update of d skip locked`.execute(sql)
  const ids = due.rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await take(sql, { ids, now, until: now + leaseMs })
  const opened = await openEvents(context, sql, ids)
  const secrets = await signingSecrets(context, sql, {
    accountId: endpoint.account_id,
    endpointId: endpoint.id,
  })
  const url = await addressOf(context, sql, endpoint)
  return rows.map((row) => ({
    id: row.id,
    attempt: row.attempts,
    fence: row.fence,
    endpointId: endpoint.id,
    event: row.event,
    url,
    body: bodyOf(
      { ...row, transactionId: row.transaction_id, createdAt: row.created_at },
      opened.get(row.id),
    ),
    secrets,
    successRule: endpoint.success_rule,
  }))
}

async function take(
  sql: Sql,
  { ids, now, until }: { readonly ids: readonly string[]; readonly now: number; readonly until: number },
) {
  const rows = await sql
    .updateTable('deliveries')
    .set({
      attempts: raw`attempts + 1`,
      fence: raw`fence + 1`,
      leased_until: until,
      last_attempt_at: now,
    })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  await sql
    .insertInto('delivery_attempts')
    .values(
      rows.map((row) => ({
        delivery_id: row.id,
        attempt: row.attempts,
        account_id: row.account_id,
        at: now,
        finished_at: null,
        status: null,
        sealed: null,
      })),
    )
    .execute()
  return rows
}
