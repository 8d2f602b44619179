import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testDatabase } from '../../../test/world/stores/databases.ts'
import { recordStatements, type StatementLog } from '../../../test/world/stores/record-statements.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../test/world/stores/records.ts'
import { serviceKeys } from '../../../test/world/service/service.ts'
import { startWebhookDispatcher } from '../../entrypoints/worker/start-webhook-dispatcher.ts'
import { startWorker } from '../../entrypoints/worker/start-worker.ts'
import { schedules } from '../../entrypoints/worker/jobs.ts'
import { systemIds } from '../../platform/process/ids.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Vault } from '../../flows/ports/vault/vault.ts'
import { openDatabase } from './engine/database.ts'
import type { Tables } from './engine/schema.ts'
import { openRecords, type StoredRecords } from './open-records.ts'

/** No look by itself within the time of a test. */
const idleMs = 600_000
const webhook = 'https://example.com/hook'

let world: TestRecords
/** Where events are made: on PostgreSQL a database session of another process, on the embedded one the same. */
let maker: StoredRecords
let live: Principal
let log: StatementLog
let statuses: number[] = []
let posted: string[] = []

beforeAll(async () => {
  const settings = await testDatabase.fresh()
  world = await openTestRecords(settings)
  const database = settings.kind === 'postgres' ? await openDatabase<Tables>(settings) : world.database
  maker = await openRecords({ ...world, database, ids: systemIds })
  await world.records.bootstrap(serviceKeys)
  live = await principalOf(maker, serviceKeys.server)
  log = recordStatements(world.database.engine)
}, 120_000)
afterAll(async () => {
  vi.restoreAllMocks()
  if (testDatabase.kind === 'postgres') await maker.close()
  await world.records.close()
})

function deliver(): void {
  posted = []
  statuses = []
  const post = ({ body }: { readonly body: string }) => {
    posted.push(body)
    const status = statuses.shift() ?? 200
    // After 429 no timer would do within the time of a test what a signal is to do.
    return Promise.resolve({ status, error: '', reply: '', retryAfterMs: status === 429 ? 3_600_000 : null })
  }
  const dispatcher = startWebhookDispatcher({ records: world.records, webhookSender: { post }, idleMs })
  onTestFinished(() => dispatcher.stop())
}

/** Half a second without a statement has passed. */
async function settled(): Promise<void> {
  for (let before = -1; before !== log.statements.length;) {
    before = log.statements.length
    await sleep(500)
  }
}

describe(`on the ${testDatabase.kind} database a service that waits`, () => {
  it('is woken for an event that another process commits, and for the next of its transaction', async () => {
    deliver()
    await settled()
    const { id } = await storeScan(maker, live, { webhook })
    await maker.decide(live, id, { decision: 'review', reason: '', note: '' })
    await expect
      .poll(() => posted.map((body) => /"event":"(\w+)"/.exec(body)?.[1]))
      .toEqual(['new', 'update'])
  })

  it('is woken when a delivery is asked for again', async () => {
    deliver()
    await settled()
    statuses = [429]
    // Then it is the newest.
    world.clock.move(1000)
    await storeScan(maker, live, { webhook: `${webhook}-1` })
    await expect.poll(() => posted).toHaveLength(1)
    await settled()
    const { rows } = await maker.listDeliveries(live, {}, { limit: 1, offset: 0, newestFirst: true })
    expect(rows[0]?.url).toBe(`${webhook}-1`)
    await maker.resendDelivery(live, rows[0]?.id ?? '')
    await expect.poll(() => posted).toHaveLength(2)
  })

  it('knows when a failed delivery is due again', async () => {
    deliver()
    await settled()
    statuses = [500]
    await storeScan(maker, live, { webhook: `${webhook}-2` })
    await expect.poll(() => posted).toHaveLength(1)
    await settled()
    const { isIdle, dueInMs } = await world.records.takeDeliveries(32, 30_000)
    expect(isIdle).toBe(true)
    expect(dueInMs).toBeGreaterThanOrEqual(10_000)
    expect(dueInMs).toBeLessThanOrEqual(15_000)
    world.clock.move(dueInMs ?? 0)
    expect((await world.records.takeDeliveries(32, 30_000)).leased).toHaveLength(1)
    // What is on its way is due again when its lease ends.
    expect((await world.records.takeDeliveries(32, 30_000)).dueInMs).toBe(30_000)
  })

  it('is woken for a job', async () => {
    const done: string[] = []
    const worker = startWorker({
      ...{ records: world.records, clock: world.clock, vault: noVault, schedules: [], idleMs },
      jobs: {
        'wake-up': (_, { payload }) => {
          done.push(String(payload['name']))
          return Promise.resolve()
        },
      },
    })
    onTestFinished(() => worker.stop())
    await settled()
    await maker.enqueueJob({ accountId: null, kind: 'wake-up', payload: { name: 'first' } })
    await expect.poll(() => done).toEqual(['first'])
    await settled()
    await maker.enqueueJob({ accountId: null, kind: 'wake-up', payload: { name: 'second' } })
    await expect.poll(() => done).toEqual(['first', 'second'])
  })

  it.runIf(testDatabase.kind === 'postgres')('is woken again after its connection broke', async () => {
    deliver()
    await settled()
    await world.database.engine.acquire().then(async (session) => {
      await session.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where query like 'listen symbolon%' and datname = current_database()`,
        [],
      )
      session.release()
    })
    await storeScan(maker, live, { webhook: `${webhook}-3` })
    await expect.poll(() => posted).toHaveLength(1)
  })

  it('asks the database less than once a second', async () => {
    const { records, clock } = world
    const post = () => Promise.reject(new Error('There is nothing to send.'))
    const dispatcher = startWebhookDispatcher({ records, webhookSender: { post } })
    const worker = startWorker({ records, clock, vault: noVault, schedules })
    onTestFinished(async () => {
      await Promise.all([dispatcher.stop(), worker.stop()])
    })
    await settled()
    log.clear()
    const seconds = 8
    await sleep(seconds * 1000)
    expect(log.statements.length).toBeLessThanOrEqual(seconds)
  })
})

const noVault: Vault = {
  keep: () => Promise.reject(new Error('not asked for here')),
  fetch: () => Promise.reject(new Error('not asked for here')),
  keepLarge: () => Promise.reject(new Error('not asked for here')),
  fetchPart: () => {
    throw new Error('not asked for here')
  },
  forget: () => Promise.resolve(),
  list: async function* () {},
  ready: () => Promise.resolve(true),
}
