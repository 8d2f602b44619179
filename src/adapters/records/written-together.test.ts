import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../test/world/stores/databases.ts'
import { recordStatements } from '../../../test/world/stores/record-statements.ts'
import { openTestRecords, principalOf, type TestRecords } from '../../../test/world/stores/records.ts'
import { serviceKeys } from '../../../test/world/service/service.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { chainStart } from './audit/audit-chain.ts'

let world: TestRecords
let live: Principal
let test: Principal

beforeAll(async () => {
  world = await openTestRecords(await testDatabase.fresh())
  await world.records.bootstrap(serviceKeys)
  live = await principalOf(world.records, serviceKeys.server)
  test = await principalOf(world.records, serviceKeys.test)
  await screen(live, 'first')
}, 120_000)
afterAll(() => world.records.close())

async function screen(principal: Principal, name: string) {
  const reservation = await world.records.reserve(principal, 1)
  const screening = { query: { name }, hits: [], versions: [], matcher: 'names-1', reservation }
  return { name, ...(await world.records.recordScreening(principal, screening)) }
}

const screenMany = (principal: Principal, names: readonly string[]) =>
  Promise.all(names.map((name) => screen(principal, name)))

const names = Array.from({ length: 40 }, (_, at) => `"Person" \\ ${at}`)

describe(`screenings that are written together on the ${testDatabase.kind} database`, () => {
  it('are four statements, however many they are', async () => {
    const log = recordStatements(world.database.engine)
    await screenMany(live, names)
    const writes = log.roundTrips.filter((trip) => trip.some((sql) => /insert into screenings/.test(sql)))
    vi.restoreAllMocks()
    expect(writes.length).toBeLessThanOrEqual(4)
    for (const trip of writes) expect(trip.length).toBeLessThanOrEqual(4)
  })

  it('are stored each with its own content, key, charge and entries', async () => {
    const recorded = await screenMany(live, names)
    for (const { id, name } of recorded)
      expect(await world.records.screening(live, id)).toMatchObject({ id, query: { name } })
    const ids = recorded.map(({ id }) => id)
    const { kysely } = world.database
    const charges = await kysely
      .selectFrom('quota_ledger')
      .select(['entry', 'amount', 'record_id'])
      .where('record_id', 'in', ids)
      .execute()
    expect(new Set(charges.map(({ record_id }) => record_id)).size).toBe(ids.length)
    for (const charge of charges) expect(charge).toMatchObject({ entry: 'settle', amount: 1 })
    expect(charges).toHaveLength(ids.length)
    const entries = await kysely
      .selectFrom('audit_entries')
      .select('target')
      .where('action', '=', 'screening.created')
      .where('target', 'in', ids)
      .execute()
    expect(entries).toHaveLength(ids.length)
  })

  it('and one that is written alone leave a chain in which each entry follows the one before', async () => {
    await screen(live, 'before')
    await screenMany(live, names)
    await screen(live, 'after')
    const { kysely } = world.database
    const entries = await kysely
      .selectFrom('audit_entries')
      .select(['seq', 'previous', 'hash'])
      .where('account_id', '=', live.accountId)
      .orderBy('seq')
      .execute()
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1))
    expect(entries.map(({ previous }) => hex(previous))).toEqual([
      hex(chainStart),
      ...entries.slice(0, -1).map(({ hash }) => hex(hash)),
    ])
    const head = await kysely
      .selectFrom('account_heads')
      .select(['audit_seq', 'audit_hash'])
      .where('account_id', '=', live.accountId)
      .executeTakeFirstOrThrow()
    expect(head.audit_seq).toBe(entries.length)
    expect(hex(head.audit_hash)).toBe(hex(entries.at(-1)?.hash ?? chainStart))
  })

  it('are answered each what is left after its own charge, and are counted for their day', async () => {
    await world.records.changeAccount(live, { quota: 10_000, credit: 10_000 })
    const [before, usedBefore] = [await world.records.allowance(live), await usedToday()]
    const recorded = await Promise.all([screenMany(live, names), screenMany(test, names.slice(0, 7))])
    const [ofLive, ofTest] = recorded
    const leftOf = (kind: 'quota' | 'credit', of: typeof ofLive) =>
      of.map((receipt) => receipt[kind]).sort((a, b) => b - a)
    expect(leftOf('quota', ofLive)).toEqual(names.map((_, at) => before.quota - 1 - at))
    expect(leftOf('credit', ofTest)).toEqual(ofTest.map((_, at) => before.credit - 1 - at))
    expect(await world.records.allowance(live)).toEqual({
      quota: before.quota - ofLive.length,
      credit: before.credit - ofTest.length,
    })
    expect(await usedToday()).toBe(usedBefore + ofLive.length)
    await world.records.changeAccount(live, { quota: null, credit: null })
  })
})

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

async function usedToday(): Promise<number> {
  const { usageByDay } = await world.records.accountOverview(live, 1)
  return usageByDay.reduce((sum, { quota }) => sum + quota, 0)
}
