import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { endpointFor } from './endpoint-address.ts'
import { openEvents } from './event-bodies.ts'

/** So many events at a time, so that no one waits long for the locks. */
const batch = 100

/**
 * Gives events that someone wants to hear of a delivery each. It is done here and not where they are written, so
 * that a change of a record waits for nothing but itself.
 *
 * @returns how many events there were
 */
export async function queueEvents(context: RecordsContext, sql: Sql): Promise<number> {
  const events = await sql
    .selectFrom('outbox')
    .select(['id', 'account_id', 'transaction_id', 'seq', 'event', 'mode', 'created_at'])
    .where('state', '=', 'pending')
    .where('queued', '=', false)
    .orderBy('created_at')
    .orderBy('transaction_id')
    .orderBy('seq')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute()
  if (events.length === 0) return 0
  const ids = events.map(({ id }) => id)
  const opened = await openEvents(context, sql, ids)
  const endpoints = new Map<string, string>()
  const rows = []
  for (const { account_id: accountId, ...event } of events) {
    const url = opened.get(event.id)?.frozen.url
    if (url === undefined) continue
    const known = `${accountId} ${event.mode} ${url}`
    const endpointId = endpoints.get(known) ?? (await endpointFor(context, sql, { accountId, url, ...event }))
    endpoints.set(known, endpointId)
    rows.push({
      ...event,
      account_id: accountId,
      endpoint_id: endpointId,
      state: 'waiting' as const,
      first_failed_at: null,
      next_at: event.created_at,
    })
  }
  if (rows.length > 0) await sql.insertInto('deliveries').values(rows).execute()
  await sql.updateTable('outbox').set({ queued: true }).where('id', 'in', ids).execute()
  await endUnreadable(
    sql,
    ids.filter((id) => !opened.has(id)),
  )
  return events.length
}

/** An event that does not open cannot be sent; it must not hold up those behind it for ever. */
async function endUnreadable(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql.updateTable('outbox').set({ state: 'failed' }).where('id', 'in', ids).execute()
}
