import { randomInt } from 'node:crypto'
import { type Selectable, sql as raw } from 'kysely'
import type { EndpointChanges, FinishedAttempt } from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import { failuresUntilCircuitOpens } from '../../../vocabulary/webhooks/webhook-delivery.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import type { Tables } from '../engine/schema.ts'
import { sealJson } from '../engine/sealed-json.ts'
import { openEvents } from './event-bodies.ts'
import { type EndpointHealth, healthAfter, standingAfter } from './classify-attempts.ts'

type EndpointRow = Selectable<Tables['webhook_endpoints']>
type DeliveryRow = Selectable<Tables['deliveries']>

/**
 * Writes down how tries went. Locks endpoints, events, deliveries, in this order, as everyone does. Anyone who comes
 * with a lease that another person has had since is not listened to.
 */
export async function finishAttempts(
  context: RecordsContext,
  sql: Sql,
  tries: readonly FinishedAttempt[],
): Promise<readonly EndpointChanges[]> {
  if (tries.length === 0) return []
  const ids = tries.map(({ delivery }) => delivery.id)
  const endpoints = await sql
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', 'in', [...new Set(tries.map(({ delivery }) => delivery.endpointId))])
    .orderBy('id')
    .forUpdate()
    .execute()
  const events = await sql
    .selectFrom('outbox')
    .select(['id', 'state'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const deliveries = await sql
    .selectFrom('deliveries')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const received = listenedTo(tries, deliveries)
  const pending = new Set(events.filter(({ state }) => state === 'pending').map(({ id }) => id))
  const now = context.clock.now()
  await writeStandings(sql, { heard: received, pending, now })
  await sealReplies(context, sql, received)
  await forgetReportedDeletions(sql, received)
  const changes: EndpointChanges[] = []
  for (const endpoint of endpoints) {
    const own = received.filter(({ row }) => row.endpoint_id === endpoint.id).map((one) => one.finished)
    changes.push(...(await writeHealth(sql, { endpoint, tries: own, now })))
  }
  return changes
}

interface Received {
  readonly finished: FinishedAttempt
  readonly row: DeliveryRow
}

function listenedTo(tries: readonly FinishedAttempt[], rows: readonly DeliveryRow[]): readonly Received[] {
  return tries.flatMap((finished) => {
    const row = rows.find(({ id }) => id === finished.delivery.id)
    return row?.fence === finished.delivery.fence && row.leased_until > 0 ? [{ finished, row }] : []
  })
}

/** Deliveries, their events and their tries, a statement each however many there are. */
async function writeStandings(
  sql: Sql,
  {
    heard: received,
    pending,
    now,
  }: { heard: readonly Received[]; pending: ReadonlySet<string>; now: number },
): Promise<void> {
  const rows = received.map(({ finished, row }) => {
    const { id, state, attempts } = row
    const after = standingAfter({ state, attempts, isPending: pending.has(id) }, finished, {
      now,
      random: random(),
    })
    const { status, error } = finished.outcome
    return {
      id,
      attempt: attempts,
      state: after.state,
      next_at: after.nextAt ?? row.next_at,
      failed_at: finished.isSuccess ? row.first_failed_at : (row.first_failed_at ?? now),
      status,
      error,
    }
  })
  const values = raw`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id text, attempt integer, state text,
    next_at bigint, failed_at bigint, status integer, error text)`
  await raw`update delivery_attempts a set finished_at = ${now}, status = x.status, error = x.error
    from ${values} where a.delivery_id = x.id and a.attempt = x.attempt`.execute(sql)
  await raw`update deliveries d set state = x.state, next_at = x.next_at, first_failed_at = x.failed_at,
      error = x.error, leased_until = 0, urgent = false
    from ${values} where d.id = x.id`.execute(sql)
  // What was cancelled stays cancelled; what had failed may yet be delivered by hand.
  await raw`update outbox o set state = x.state
    from ${values} where o.id = x.id and x.state in ('delivered', 'failed')
      and (o.state = 'pending' or (o.state = 'failed' and x.state = 'delivered'))`.execute(sql)
}

/** A receiver may repeat what it was sent, so its answer lies under the key of the event. */
async function sealReplies(context: RecordsContext, sql: Sql, received: readonly Received[]): Promise<void> {
  const replied = received.filter(({ finished }) => finished.outcome.reply !== '')
  const opened = await openEvents(
    context,
    sql,
    replied.map(({ row }) => row.id),
  )
  for (const { finished, row } of replied) {
    const event = opened.get(row.id)
    if (event === undefined) continue
    const label = {
      accountId: row.account_id,
      id: row.id,
      kind: 'webhook-reply',
      part: String(row.attempts),
    }
    await sql
      .updateTable('delivery_attempts')
      .set({ sealed: sealJson(event.key, label, { schema: 1, reply: finished.outcome.reply }) })
      .where('delivery_id', '=', row.id)
      .where('attempt', '=', row.attempts)
      .execute()
  }
}

/** The event of a deletion is readable until it is delivered, and no longer: then its key is destroyed as the record's was. */
async function forgetReportedDeletions(sql: Sql, received: readonly Received[]): Promise<void> {
  const reported = received.filter(({ finished, row }) => finished.isSuccess && row.event === 'delete')
  if (reported.length === 0) return
  await sql
    .deleteFrom('record_keys')
    .where(
      'record_id',
      'in',
      reported.map(({ row }) => row.id),
    )
    .where('kind', '=', 'event')
    .execute()
}

async function writeHealth(
  sql: Sql,
  reported: {
    readonly endpoint: EndpointRow
    readonly tries: readonly FinishedAttempt[]
    readonly now: number
  },
): Promise<readonly EndpointChanges[]> {
  const { endpoint, tries, now } = reported
  const { id: endpointId } = endpoint
  const before: EndpointHealth = {
    state: endpoint.state,
    pausedReason: endpoint.paused_reason,
    failures: endpoint.failures,
    failingSince: endpoint.failing_since,
    restsUntil: endpoint.rests_until,
    heldUntil: endpoint.held_until,
  }
  const after = tries.reduce((health, one) => healthAfter(health, one, { now, random: random() }), before)
  const isPausedNow = before.state === 'active' && after.state === 'paused'
  const delivered = tries.filter(({ isSuccess }) => isSuccess).length
  await sql
    .updateTable('webhook_endpoints')
    .set({
      state: after.state,
      paused_reason: after.pausedReason,
      ...(isPausedNow ? { paused_at: now } : {}),
      failures: after.failures,
      failing_since: after.failingSince,
      rests_until: after.restsUntil,
      held_until: after.heldUntil,
      delivered: raw`delivered + ${delivered}::bigint`,
      failed: raw`failed + ${tries.length - delivered}::bigint`,
      tries: raw`tries + ${tries.length}::bigint`,
    })
    .where('id', '=', endpointId)
    .execute()
  if (isPausedNow) return [{ endpointId, change: 'paused' }]
  if (before.failures < failuresUntilCircuitOpens || delivered === 0) return []
  await bringForward(sql, endpointId, now)
  return [{ endpointId, change: 'recovered' }]
}

/** The receiver is back: what waits is sent now, not hours later. */
export async function bringForward(sql: Sql, endpointId: string, now: number): Promise<void> {
  await sql
    .updateTable('deliveries')
    .set({ next_at: raw`least(created_at, ${now}::bigint)` })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .where('next_at', '>', now)
    .execute()
}

function random(): number {
  return randomInt(1_000_001) / 1_000_000
}
