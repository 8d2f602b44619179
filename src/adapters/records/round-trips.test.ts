import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../test/world/stores/databases.ts'
import { recordStatements, type StatementLog } from '../../../test/world/stores/record-statements.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../test/world/stores/records.ts'
import { serviceKeys } from '../../../test/world/service/service.ts'
import { systemIds } from '../../platform/process/ids.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { chainStart } from './audit/audit-chain.ts'
import { openRecords, type StoredRecords } from './open-records.ts'

let world: TestRecords
/** Another process on the same database. */
let other: StoredRecords
let live: Principal
let log: StatementLog

beforeAll(async () => {
  world = await openTestRecords(await testDatabase.fresh())
  other = await openRecords({ ...world, ids: systemIds })
  await world.records.bootstrap(serviceKeys)
  live = await principalOf(world.records, serviceKeys.server)
  await screen(world.records)
  await screen(other)
}, 120_000)
beforeEach(async () => {
  // What this process knows of the end of the chain is up to date.
  await world.records.recordView({ ...viewer(), action: 'account.viewed', ids: [] })
  log = recordStatements(world.database.engine)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => world.records.close())

const viewer = () => ({ accountId: live.accountId, actor: live.actor })

/** What the database is asked for one `/aml`. */
async function screen(records: StoredRecords, subjectId?: string): Promise<string> {
  const caller = await records.authenticate(serviceKeys.server)
  if (caller === null) throw new Error('The key is unknown.')
  const { principal } = caller
  const reservation = await records.reserve(principal, 1)
  const screening = { query: { name: 'A' }, hits: [], versions: [], matcher: 'names-1', reservation }
  return (await records.recordScreening(principal, { ...screening, subjectId })).id
}

const commits = () =>
  log.roundTrips.filter((trip) => trip.some((sql) => /\b(insert into|update|delete from) /.test(sql))).length

describe(`round trips on the ${testDatabase.kind} database`, () => {
  it('of a screening are one, with one commit, when the caller was here a moment ago', async () => {
    await screen(world.records)
    expect(log.roundTrips).toHaveLength(1)
    // The scope, the record with its keys, the end of the audit chain, the charge.
    expect(log.roundTrips[0]).toHaveLength(4)
    expect(commits()).toBe(1)
  })

  it('of a screening are at most three when nothing is fresh', async () => {
    world.clock.move(1000)
    await screen(world.records)
    expect(log.roundTrips.length).toBeLessThanOrEqual(3)
    expect(commits()).toBe(1)
  })

  it('of a screening of a subject that is there are two more', async () => {
    const { subjectId } = await storeScan(world.records, live)
    log.clear()
    await screen(world.records, subjectId)
    expect(log.roundTrips.length).toBeLessThanOrEqual(3)
  })

  it('of a scan are at most five, with one commit', async () => {
    world.clock.move(1000)
    await world.records.authenticate(serviceKeys.server)
    await storeScan(world.records, live, { webhook: 'https://example.com/hook' })
    expect(log.roundTrips.length).toBeLessThanOrEqual(5)
    // When the key was used last is written down once a minute.
    expect(commits()).toBeLessThanOrEqual(2)
  })

  it('of a read are one beside its entry of the audit log', async () => {
    const { id } = await storeScan(world.records, live)
    log.clear()
    await world.records.get(live, id)
    expect(log.roundTrips).toHaveLength(1)
    await world.records.accountOverview(live, 31)
    expect(log.roundTrips).toHaveLength(2)
    await world.records.recordView({ ...viewer(), action: 'transaction.viewed', ids: [id] })
    expect(log.roundTrips).toHaveLength(3)
  })

  it('of a page of a list are one beside its entry of the audit log, whatever it is filtered by', async () => {
    const page = { limit: 50, offset: 0, newestFirst: true }
    const now = world.clock.now()
    const stored = await storeScan(world.records, live, { customData: 'blue', createdAt: now })
    await world.records.list(live, { customData: 'blue' }, page)
    log.clear()
    const filters = [
      {},
      { decision: stored.decision, mode: 'live' },
      { createdAtMin: now - 1, createdAtMax: now + 1 },
      { customData: 'blue' },
    ] as const
    for (const filter of filters)
      expect((await world.records.list(live, filter, page)).rows.map(({ id }) => id)).toContain(stored.id)
    // The scope, the page and its total: nothing is counted day by day, nor in an index where no time is asked for.
    expect(log.roundTrips[0]).toHaveLength(3)
    expect(log.roundTrips[0]?.join()).not.toContain('group by')
    // For a page with an offset the database keeps no plan.
    expect(log.statements.join()).not.toContain('offset')
    await world.records.list(live, {}, { ...page, after: { at: now, id: stored.id } })
    expect(log.roundTrips).toHaveLength(filters.length + 1)
    await world.records.list(live, {}, { ...page, limit: 1, offset: 1 })
    expect(log.roundTrips.length).toBeLessThanOrEqual(filters.length + 3)
  })

  it('of a decision by hand are two, with one commit, and at most three when nothing is fresh', async () => {
    const { id } = await storeScan(world.records, live, { webhook: 'https://example.com/hook' })
    const decide = (decision: 'accept' | 'reject') =>
      world.records.decide(live, id, { decision, reason: '', note: '' })
    await decide('accept')
    log.clear()
    await decide('reject')
    expect(log.roundTrips).toHaveLength(2)
    expect(commits()).toBe(1)
    world.clock.move(1000)
    await world.records.authenticate(serviceKeys.server)
    await decide('accept')
    expect(log.roundTrips.length).toBeLessThanOrEqual(2 + 3)
  })

  it('of a look for deliveries that finds none are one', async () => {
    while (!(await world.records.takeDeliveries(32, 30_000)).isIdle);
    log.clear()
    await world.records.takeDeliveries(32, 30_000)
    expect(log.roundTrips).toHaveLength(1)
  })

  it('of many at once are shared by them', async () => {
    await Promise.all(Array.from({ length: 40 }, () => screen(world.records)))
    expect(commits()).toBeLessThanOrEqual(4)
  })

  it('of reads at once are shared by those of one account', async () => {
    const { id } = await storeScan(world.records, live)
    log.clear()
    const found = await Promise.all(Array.from({ length: 34 }, () => world.records.get(live, id)))
    expect(found.every((one) => one?.id === id)).toBe(true)
    expect(log.roundTrips.length).toBeLessThanOrEqual(4)
  })
})

describe('Processes on one database', () => {
  it('write one chain without a gap, however they meet', async () => {
    const one = (records: StoredRecords) =>
      records.recordView({ ...viewer(), action: 'account.viewed', ids: [systemIds.id()] })
    await Promise.all(
      Array.from({ length: 60 }, (_, number) => [
        one(world.records),
        screen(number % 2 === 0 ? other : world.records),
      ]).flat(),
    )
    const entries = await world.database.kysely
      .selectFrom('audit_entries')
      .selectAll()
      .where('account_id', '=', live.accountId)
      .orderBy('seq')
      .execute()
    let last: Uint8Array = chainStart
    for (const [at, { seq, previous, hash }] of entries.entries()) {
      expect([seq, previous]).toEqual([at + 1, last])
      last = hash
    }
  })

  it('decide on one transaction one after the other, and no decision is lost', async () => {
    const { id } = await storeScan(world.records, live)
    const decisions = Array.from({ length: 12 }, (_, number) => (number % 3 === 0 ? 'accept' : 'reject'))
    await Promise.all(
      decisions.map((decision, number) =>
        (number % 2 === 0 ? other : world.records).decide(live, id, { decision, reason: '', note: '' }),
      ),
    )
    const events = await world.database.kysely
      .selectFrom('outbox')
      .select('seq')
      .where('transaction_id', '=', id)
      .orderBy('seq')
      .execute()
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
    for (const decision of ['accept', 'review', 'reject'] as const) {
      const { rows, total } = await world.records.list(
        live,
        { decision },
        { limit: 100, offset: 0, newestFirst: true },
      )
      expect(total).toBe(rows.length)
    }
  })

  it('refuse a key that another of them revoked, within a second, and their own at once', async () => {
    const { key, row } = await world.records.createKey(live, {
      kind: 'server',
      mode: 'live',
      label: '',
      expiresAt: null,
    })
    for (const records of [world.records, other]) expect(await records.authenticate(key)).not.toBeNull()
    await other.revokeKey(live, row.id)
    expect(await other.authenticate(key)).toBeNull()
    world.clock.move(1000)
    expect(await world.records.authenticate(key)).toBeNull()
  })

  it('follow what another of them changed in an account, within a second', async () => {
    const known = async (records: StoredRecords) => (await records.authenticate(serviceKeys.server))?.account
    await known(other)
    await world.records.changeAccount(live, { hostList: '192.0.2.0/24', banned: true })
    expect(await known(world.records)).toMatchObject({ hostList: '192.0.2.0/24', banned: true })
    world.clock.move(1000)
    expect(await known(other)).toMatchObject({ hostList: '192.0.2.0/24', banned: true })
    await world.records.changeAccount(live, { hostList: '', banned: false })
    world.clock.move(1000)
  })

  it('never spend more than a plan allows, though each believes that some is left', async () => {
    await world.records.changeAccount(live, { quota: 10_000 })
    await Promise.all([other, world.records].map((records) => screen(records)))
    const { quota } = await world.records.accountSettings(live)
    await world.database.kysely
      .updateTable('quota_counters')
      .set({ plan: quota.used + 3 })
      .where('account_id', '=', live.accountId)
      .where('kind', '=', 'quota')
      .execute()
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => screen(number % 2 === 0 ? other : world.records)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'ERROR_QUOTA_EXCEEDED' })
    expect((await world.records.accountSettings(live)).quota.left).toBe(0)
    await world.records.changeAccount(live, { quota: null })
  })
})
