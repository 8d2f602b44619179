import { sql as raw } from 'kysely'
import type {
  DeliveryCounts,
  DeliveryQueue,
  DeliveryRecords,
} from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { deliveryLog } from './delivery-log.ts'
import { endpointRecords } from './endpoints.ts'
import { finishAttempts } from './finish-attempts.ts'
import { leaseDeliveries, nextDueAt } from './lease-deliveries.ts'
import { queueEvents } from './queue-events.ts'
import { bootstrapSecret } from './secrets.ts'

/** How long a former secret of the settings signs along with the one that replaced it there. */
const settingsOverlapMs = 24 * 3_600_000

/** Everything about webhooks that is stored. */
export function webhookRecords(
  context: RecordsContext,
  firstAccount: () => Promise<{ readonly accountId: string }>,
): DeliveryQueue & DeliveryRecords {
  const { database } = context
  return {
    ...deliveryLog(context),
    ...endpointRecords(context),
    takeDeliveries: async (slots, leaseMs) => {
      const dueAt = await nextDueAt(context)
      const now = context.clock.now()
      if (dueAt === null || dueAt > now)
        return { leased: [], isIdle: true, dueInMs: dueAt === null ? null : dueAt - now }
      return database.inTransaction('system', async (sql) => {
        const queued = await queueEvents(context, sql)
        const leased = slots < 1 ? [] : await leaseDeliveries(context, sql, { slots, leaseMs })
        return { leased, isIdle: queued === 0 && leased.length === 0, dueInMs: 0 }
      })
    },
    finishTries: (tries) => database.inTransaction('system', (sql) => finishAttempts(context, sql, tries)),
    deliveryCounts: () => database.inTransaction('system', (sql) => counts(context, sql)),
    bootstrapWebhookSecret: async (given) => {
      const { accountId } = await firstAccount()
      return database.inTransaction('system', (sql) =>
        bootstrapSecret(context, sql, { accountId, given, overlapMs: settingsOverlapMs }),
      )
    },
  }
}

/** Delivered ones are counted as they are delivered; counting their rows would take longer with every one. */
async function counts(context: RecordsContext, sql: Sql): Promise<DeliveryCounts> {
  const now = context.clock.now()
  const states = await sql
    .selectFrom('deliveries')
    .select(['state', raw<number>`count(*)`.as('count'), raw<number>`min(created_at)`.as('oldest')])
    .where('state', '<>', 'delivered')
    .groupBy('state')
    .execute()
  const endpoints = await sql
    .selectFrom('webhook_endpoints')
    .select([
      raw<number>`count(*) filter (where state = 'paused')`.as('paused'),
      raw<number>`count(*) filter (where state = 'active' and greatest(rests_until, held_until) > ${now})`.as(
        'resting',
      ),
      raw<number>`count(*)`.as('all'),
      raw<number>`coalesce(sum(delivered), 0)::bigint`.as('delivered'),
      raw<number>`coalesce(sum(tries), 0)::bigint`.as('tries'),
    ])
    .executeTakeFirstOrThrow()
  const of = (state: string): number => states.find((row) => row.state === state)?.count ?? 0
  const oldest = states.find((row) => row.state === 'waiting')?.oldest ?? now
  const { paused, resting, all, delivered, tries } = endpoints
  return {
    deliveries: {
      waiting: of('waiting'),
      delivered,
      failed: of('failed'),
      cancelled: of('cancelled'),
    },
    tries,
    endpoints: { active: all - paused - resting, resting, paused },
    oldestWaitingSeconds: Math.max(0, Math.floor((now - oldest) / 1000)),
  }
}
