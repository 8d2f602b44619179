import type { MaintenanceRecords } from '../../../flows/ports/worker/jobs.ts'
import { sweepExports } from '../export/exports.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { sweepQuickReadings } from '../scan/quick-readings.ts'
import { release } from '../account/quota.ts'

/** So many rows at a time, so that no schedule holds locks for long. */
const batch = 200

export function upkeepRecords(context: RecordsContext): MaintenanceRecords {
  return {
    reapReservations: () => inBatches(() => reapSome(context)),
    forgetAnswers: () => inBatches(() => forgetSome(context)),
    sweepExports: () => sweepExports(context),
    sweepQuickReadings: () => sweepQuickReadings(context),
  }
}

async function inBatches(some: () => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const done = await some()
    all += done
    if (done < batch) return all
  }
}

async function reapSome(context: RecordsContext): Promise<number> {
  return context.database.inTransaction('system', async (sql) => {
    const expired = await sql
      .selectFrom('quota_reservations')
      .select(['id', 'account_id'])
      .where('leased_until', '<=', context.clock.now())
      .orderBy('account_id')
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, account_id: accountId } of expired) await release(sql, context, { accountId, id })
    return expired.length
  })
}

async function forgetSome(context: RecordsContext): Promise<number> {
  return context.database.inTransaction('system', async (sql) => {
    const past = sql
      .selectFrom('idempotency')
      .select(['account_id', 'key_hash'])
      .where('expires_at', '<=', context.clock.now())
      .limit(batch)
    const gone = await sql
      .deleteFrom('idempotency')
      .where((where) =>
        where(where.refTuple('account_id', 'key_hash'), 'in', past.$asTuple('account_id', 'key_hash')),
      )
      .returning('record_id')
      .execute()
    return gone.length
  })
}
