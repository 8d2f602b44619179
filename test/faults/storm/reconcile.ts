import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { openWebhookSender } from '../../../src/adapters/outbound/webhook-sender.ts'
import { checkStore } from '../../../src/fsck/check-store.ts'
import { openVault } from '../../../src/main/open-vault.ts'
import { systemIds } from '../../../src/platform/process/ids.ts'
import { loadMasterKey } from '../../../src/platform/sealing/master-key.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { type Database, openDatabase } from '../../../src/adapters/records/engine/database.ts'
import { openRecords } from '../../../src/adapters/records/open-records.ts'
import type { Tables } from '../../../src/adapters/records/engine/schema.ts'
import { startWebhookDispatcher } from '../../../src/entrypoints/worker/start-webhook-dispatcher.ts'
import { startWorker } from '../../../src/entrypoints/worker/start-worker.ts'
import { deleteOrphans } from '../../../src/entrypoints/worker/delete-orphans.ts'
import { textQuery } from '../../world/stores/check.ts'

/** An event as the outbox has it, in the order in which it must be sent. */
export interface WrittenEvent {
  readonly id: string
  readonly transactionId: string
  readonly event: string
  readonly state: string
}

export interface ReconcileResult {
  /** What the checker finds when nothing whatever is under way. */
  readonly findings: readonly string[]
  readonly events: readonly WrittenEvent[]
}

/** Longer than any lease, and than the age at which a blob without a record is swept. */
const hourMs = 60 * 60_000
const timeoutMs = 900_000

/**
 * What a worker does to the store an hour (or more) later: every lease has lapsed, events are sent, blobs without a record are
 * swept. Then the checker looks. No other process may run on the store.
 */
export async function reconcile(
  environment: Readonly<Record<string, string>>,
  laterMs = hourMs,
): Promise<ReconcileResult> {
  const settings = readSettings(environment)
  const { dataDir, databaseUrl, masterKey: given } = settings.storage
  const clock = { now: () => Date.now() + laterMs, monotonic: () => performance.now() }
  const database = await openDatabase<Tables>(
    databaseUrl === null ? { kind: 'embedded', directory: dataDir } : { kind: 'postgres', url: databaseUrl },
  )
  const masterKey = loadMasterKey({ given: given ?? undefined, directory: dataDir, whenMissing: 'refuse' })
  const { vault, blobs, close } = await openVault(settings, databaseUrl === null)
  const webhookSender = openWebhookSender({ allow: [['127.0.0.1', 32]], ownOrigins: () => [], clock })
  const records = await openRecords({ database, masterKey, clock, ids: systemIds })
  const worker = startWorker({ records, vault, clock, idleMs: 20 })
  const dispatcher = startWebhookDispatcher({ records, webhookSender, idleMs: 20 })
  try {
    await untilIdle(database)
    await Promise.all([worker.stop(), dispatcher.stop()])
    // The worker's own sweep may have been cut short by the stop.
    await deleteOrphans({ records, vault, clock }, new AbortController().signal)
    const session = await database.engine.acquire()
    const query = textQuery(session)
    const masterKeys = masterKey.held()
    const report = await checkStore({ query, blobs, masterKeys, now: clock.now(), orphansOlderThan: 0 })
    session.release()
    const findings = report.findings.map(({ check, about, sentence }) => `${check} ${about}: ${sentence}`)
    return { findings, events: await eventsOf(database) }
  } finally {
    await Promise.all([worker.stop(), dispatcher.stop()])
    await webhookSender.close()
    await close()
    await records.close()
  }
}

const left = z.object({ waiting: z.number() })

/** Every event is sent or given up, every job is done, every reservation is closed. */
async function untilIdle({ kysely }: Database<Tables>): Promise<void> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const { rows } = await sql`
      select (select count(*) from outbox where state = 'pending')::int
        + (select count(*) from jobs where state <> 'dead')::int
        + (select count(*) from quota_reservations)::int as waiting`.execute(kysely)
    if (left.parse(rows[0]).waiting === 0) return
    if (Date.now() > until) throw new Error(`After an hour of work there is still ${JSON.stringify(rows)}.`)
    await sleep(50)
  }
}

async function eventsOf({ kysely }: Database<Tables>): Promise<WrittenEvent[]> {
  const rows = await kysely
    .selectFrom('outbox')
    .select(['id', 'transaction_id', 'event', 'state'])
    .orderBy('transaction_id')
    .orderBy('seq')
    .execute()
  return rows.map(({ transaction_id: transactionId, ...row }) => ({ ...row, transactionId }))
}
