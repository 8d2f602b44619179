import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../../src/platform/process/clock.ts'
import { systemIds } from '../../src/platform/process/ids.ts'
import { loadMasterKey } from '../../src/platform/sealing/master-key.ts'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'
import { migrate } from '../../src/adapters/records/engine/migrate.ts'
import { openRecords } from '../../src/adapters/records/open-records.ts'
import type { Tables } from '../../src/adapters/records/engine/schema.ts'
import { perEndpoint } from '../../src/adapters/records/webhooks/lease-deliveries.ts'
import { checkRecordStore } from '../world/stores/check.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { openWebhookReceiver, type ReceivedWebhook, type WebhookReceiver } from '../world/service/receiver.ts'
import { storeScan } from '../world/stores/records.ts'
import { writeTrials } from './storm/trials.ts'

/** Events in all; 10,000 are sent to show it once, fewer on every change. */
const eventCount = Number(process.env['DELIVERIES'] ?? 1000)
const eventsPerRecord = 4
const minute = 60_000
const fixture = fileURLToPath(new URL('./delivery-worker.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

let directory = ''
let receiver: WebhookReceiver
let worker: ChildProcess | undefined
/** How far the worker's clock is ahead. */
let clockOffsetMs = 0
/** What the receiver took, in order; and, for each try that came, what it had taken by then. */
const taken: ReceivedWebhook[] = []
const prematureAttempts: { readonly delivery: ReceivedWebhook; readonly takenBefore: number }[] = []

beforeAll(async () => {
  directory = await createDataDirectory()
  receiver = await openWebhookReceiver()
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await receiver.close()
  rmSync(directory, { recursive: true, force: true })
})

async function openStore() {
  const database = await openDatabase<Tables>({ kind: 'embedded', directory })
  await migrate(database.engine)
  const masterKey = loadMasterKey({ directory, whenMissing: 'make' })
  const records = await openRecords({ database, masterKey, clock: systemClock, ids: systemIds })
  await records.bootstrap({})
  return { database, records, masterKey }
}

/** Whole transactions: a scan, and decisions by hand that follow each other. */
async function storeEvents(): Promise<void> {
  const { records } = await openStore()
  const principal = await records.operator()
  for (let stored = 0; stored < eventCount; stored += eventsPerRecord) {
    const { id } = await storeScan(records, principal, {
      webhook: `${receiver.url}/hook`,
      createdAt: Date.now(),
    })
    for (const decision of ['review', 'reject', 'accept'] as const)
      await records.decide(principal, id, { decision, reason: '', note: '' })
  }
  await records.close()
}

async function startWorker(): Promise<void> {
  worker = spawn(process.execPath, ['--import', loader, fixture, directory, String(clockOffsetMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await word(worker)
}

/** The worker's next word: that it began, or that its clock moved. */
async function word(from: ChildProcess | undefined): Promise<void> {
  if (!from?.stdout) throw new Error('No worker runs.')
  const received = new AbortController()
  const ended = once(from, 'exit', received).then(() => {
    throw new Error('The worker ended before its next word.')
  })
  await Promise.race([once(from.stdout, 'data'), ended])
  ended.catch(() => undefined)
  received.abort()
}

async function killWorker(): Promise<void> {
  const gone = worker === undefined ? undefined : once(worker, 'exit')
  worker?.kill('SIGKILL')
  await gone
}

async function moveClock(ms: number): Promise<void> {
  clockOffsetMs += ms
  worker?.stdin?.write(`${clockOffsetMs}\n`)
  await word(worker)
  await sleep(60)
}

/**
 * Waits until it is so, and moves the clock on while nothing happens. The longer nothing happens, the longer the steps:
 * a try that a death cut off counts as failed, and the next one after many that failed is hours away.
 */
async function drainQueue(isSo: () => boolean): Promise<void> {
  const until = Date.now() + 1_500_000
  for (let before = -1, idle = 0; !isSo() && Date.now() < until; before = taken.length) {
    idle = before === taken.length ? idle + 1 : 0
    if (idle > 0 && idle % 10 === 0) await moveClock((Math.min(idle, 600) / 10) * minute)
    await sleep(1000)
  }
  expect(isSo()).toBe(true)
}

function down(): void {
  let tries = 0
  receiver.answer((delivery) => {
    prematureAttempts.push({ delivery, takenBefore: taken.length })
    tries += 1
    return tries % 2 === 0 ? 'cut' : { status: 503 }
  })
}

function up(): void {
  receiver.answer((delivery) => {
    taken.push(delivery)
    return { status: 200 }
  })
}

const row = z.object({ id: z.string(), transaction_id: z.string(), seq: z.number(), state: z.string() })

it(
  `tells ${eventCount} events in order, and none twice in effect, after six hours without a receiver and two deaths`,
  { timeout: 3_600_000 },
  async () => {
    await storeEvents()
    down()
    await startWorker()
    for (let passed = 0; passed < 6 * 60; passed += 5) {
      await moveClock(5 * minute)
      if (passed === 2 * 60) {
        await killWorker()
        await startWorker()
      }
    }
    expect(taken).toEqual([])
    expect(prematureAttempts.length).toBeGreaterThan(20)
    await moveClock(5 * minute)
    up()
    await drainQueue(() => taken.length > eventCount / 3)
    await killWorker()
    // What the dead one had in hand is free when its leases end; moved while no one works, so that none ends early.
    clockOffsetMs += minute
    await startWorker()
    await drainQueue(() => new Set(taken.map(({ id }) => id)).size === eventCount)
    // It moves its clock when how the last tries went is written down.
    await moveClock(1)
    await killWorker()
    await judge()
  },
)

async function judge(): Promise<void> {
  const { database, records, masterKey } = await openStore()
  const events = z
    .array(row)
    .parse(
      await database.kysely
        .selectFrom('outbox')
        .select(['id', 'transaction_id', 'seq', 'state'])
        .orderBy('transaction_id')
        .orderBy('seq')
        .execute(),
    )
  expect(events).toHaveLength(eventCount)
  expect(new Set(events.map(({ state }) => state))).toEqual(new Set(['delivered']))
  expect(outOfOrder(events)).toEqual([])
  const bodies = new Map<string, string>()
  for (const { id, raw } of receiver.received) {
    expect(bodies.get(id) ?? raw).toBe(raw)
    bodies.set(id, raw)
  }
  const twice = taken.length - eventCount
  process.stdout.write(
    `${eventCount} events, ${receiver.received.length} tries, ${twice} taken twice under the same id\n`,
  )
  // Only what was on its way at the death that came while the receiver took events can come twice.
  expect(twice).toBeLessThanOrEqual(perEndpoint)
  const report = await checkRecordStore({ database, masterKey })
  const violations = report.findings.map(({ sentence }) => sentence)
  writeTrials({ kind: 'receiver down', trials: 1, acknowledged: eventCount, validationMessages: violations })
  expect(violations).toEqual([])
  await records.close()
}

/** Events that came before the one they follow was taken. */
function outOfOrder(events: readonly z.output<typeof row>[]): string[] {
  const place = new Map<string, number>()
  taken.forEach(({ id }, at) => place.set(id, Math.min(place.get(id) ?? at, at)))
  const wrong: string[] = []
  let before: z.output<typeof row> | undefined
  for (const event of events) {
    const follows = before?.transaction_id === event.transaction_id ? before : undefined
    before = event
    if (follows === undefined) continue
    const former = place.get(follows.id) ?? Infinity
    if (former > (place.get(event.id) ?? -1)) wrong.push(event.id)
    if (
      prematureAttempts.some(({ delivery, takenBefore }) => delivery.id === event.id && takenBefore <= former)
    )
      wrong.push(event.id)
  }
  return wrong
}
