import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../test/world/stores/records.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { unlimited } from './account/quota-plan.ts'

describe.each([testDatabase])('quota on $name', ({ fresh }) => {
  let world: TestRecords
  let live: Principal
  let test: Principal
  beforeAll(async () => {
    world = await openTestRecords(await fresh())
    await world.records.bootstrap({ server: 'live-server-key-0001', test: 'test-server-key-0001' })
    live = await principalOf(world.records, 'live-server-key-0001')
    test = await principalOf(world.records, 'test-server-key-0001')
  }, 120_000)
  afterAll(() => world.records.close())

  it('without a plan counts down from a thousand million', async () => {
    expect(await world.records.allowance(live)).toEqual({ quota: unlimited, credit: unlimited })
    await storeScan(world.records, live)
    expect((await world.records.allowance(live)).quota).toBe(unlimited - 1)
  })

  it('lets one of a thousand at once have the last credit', async () => {
    await world.records.changeAccount(live, { credit: 1 })
    const codes = await Promise.all(Array.from({ length: 1000 }, () => reserveUntilReported(world, test)))
    expect(codes.filter((code) => code === 'held')).toHaveLength(1)
    expect(codes.filter((code) => code === 'ERROR_QUOTA_EXCEEDED')).toHaveLength(999)
  }, 120_000)

  it('comes back with the month, once, however many ask at that moment', async () => {
    await world.records.changeAccount(live, { quota: 2, quotaPeriod: 'month' })
    for (const left of [1, 0]) {
      await storeScan(world.records, live)
      expect((await world.records.allowance(live)).quota).toBe(left)
    }
    await expect(world.records.reserve(live, 1)).rejects.toMatchObject({ code: 'ERROR_QUOTA_EXCEEDED' })
    const { quota } = await world.records.accountSettings(live)
    expect(quota).toMatchObject({ limit: 2, used: 2, left: 0, period: 'month' })
    world.clock.move((quota.periodEndsAt ?? 0) - world.clock.now())
    expect((await world.records.accountSettings(live)).quota).toMatchObject({ used: 0, left: 2 })
    const scans = await Promise.allSettled(Array.from({ length: 20 }, () => storeScan(world.records, live)))
    expect(scans.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const turns = await world.database.kysely
      .selectFrom('quota_ledger')
      .select('amount')
      .where('entry', '=', 'period')
      .orderBy('at')
      .execute()
    // What was used before: when the period was set, and when the next one began.
    expect(turns.map(({ amount }) => amount)).toEqual([1, 3])
  })

  it('is counted by day, live and test apart', async () => {
    await world.records.changeAccount(live, { quota: null, credit: null })
    await storeScan(world.records, test)
    const { usageByDay: days } = await world.records.accountOverview(live, 40)
    const today = new Date(world.clock.now()).toISOString().slice(0, 10)
    expect(days.at(-1)).toEqual({ date: today, quota: 2, credit: 1 })
    expect(days[0]).toMatchObject({ quota: 3, credit: 0 })
    expect((await world.records.accountOverview(live, 1)).usageByDay).toHaveLength(1)
  })
})

/** Waits in line again when the database has too many callers already. */
async function reserveUntilReported(world: TestRecords, principal: Principal): Promise<string> {
  for (;;) {
    try {
      await world.records.reserve(principal, 1)
      return 'held'
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code !== 'SERVICE_UNAVAILABLE') return error.code
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
