import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../../test/world/stores/records.ts'
import type { TransactionFilter } from '../../../flows/ports/pagination.ts'
import type { ResultPageRequest } from '../../../flows/ports/pagination.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import { dayMs } from './transaction-counts.ts'
import { pageStart } from './transaction-pages.ts'

describe('where a page starts', () => {
  const stretches = [
    { from: 200, to: 299, count: 3 },
    { from: 100, to: 199, count: 2 },
  ]

  it('passes over whole stretches and skips the rest', () => {
    expect(pageStart(stretches, { offset: 0, newestFirst: true })).toEqual({ edge: 299, skip: 0 })
    expect(pageStart(stretches, { offset: 2, newestFirst: true })).toEqual({ edge: 299, skip: 2 })
    expect(pageStart(stretches, { offset: 3, newestFirst: true })).toEqual({ edge: 199, skip: 0 })
    expect(pageStart([...stretches].reverse(), { offset: 2, newestFirst: false })).toEqual({
      edge: 200,
      skip: 0,
    })
  })

  it('starts behind everything when the offset is beyond it', () => {
    expect(pageStart(stretches, { offset: 7, newestFirst: true })).toEqual({ edge: 199, skip: 4 })
    expect(pageStart([], { offset: 7, newestFirst: true })).toEqual({ edge: undefined, skip: 7 })
  })
})

describe('lists of transactions', () => {
  const start = 20_000 * dayMs
  const stored: Transaction[] = []
  let world: TestRecords
  let live: Principal
  let test: Principal

  beforeAll(async () => {
    world = await openTestRecords(await testDatabase.fresh())
    const keys = (await world.records.bootstrap({})).map((made) => made.key)
    live = await principalOf(world.records, keys[0] ?? '')
    test = await principalOf(world.records, keys[2] ?? '')
    // Times at both ends of days, several at the same instant.
    const times = [0, 1, dayMs - 1, dayMs, dayMs + 5, dayMs + 5, 3 * dayMs - 1, 3 * dayMs, 3 * dayMs + 7]
    for (const [number, time] of [...times, ...times, ...times, ...times].entries()) {
      const principal = number % 5 === 0 ? test : live
      const decision = (['accept', 'review', 'reject'] as const)[number % 3] ?? 'accept'
      stored.push(
        await storeScan(world.records, principal, {
          createdAt: start + time,
          decision,
          profileId: number % 2 === 0 ? 'security_low' : 'security_high',
          customData: number % 4 === 0 ? 'blue' : '',
          docupass: number % 7 === 0 ? 'US123' : '',
        }),
      )
    }
    for (const gone of stored.splice(10, 3)) await world.records.remove(live, gone.id)
  }, 120_000)

  afterAll(() => world.records.close())

  function expected(filter: TransactionFilter, page: ResultPageRequest, isTest: boolean) {
    const mode = isTest ? 'test' : filter.mode
    const seen = isTest && filter.mode === 'live' ? [] : stored
    const matching = seen
      .filter((one) => mode === undefined || one.mode === mode)
      .filter((one) => filter.profileId === undefined || one.profileId === filter.profileId)
      .filter((one) => filter.decision === undefined || one.decision === filter.decision)
      .filter((one) => filter.customData === undefined || one.customData === filter.customData)
      .filter((one) => filter.docupass === undefined || one.docupass === filter.docupass)
      .filter(
        (one) =>
          one.createdAt >= (filter.createdAtMin ?? 0) && one.createdAt <= (filter.createdAtMax ?? Infinity),
      )
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    if (page.newestFirst) matching.reverse()
    return {
      ids: matching.slice(page.offset, page.offset + page.limit).map((one) => one.id),
      total: matching.length,
      hasMore: matching.length > page.offset + page.limit,
    }
  }

  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
  const instant = fc.constantFrom(
    -5,
    0,
    1,
    dayMs - 1,
    dayMs,
    dayMs + 5,
    2 * dayMs,
    3 * dayMs - 1,
    3 * dayMs + 6,
    9 * dayMs,
  )
  const filters = fc.record({
    mode: maybe(fc.constantFrom('live', 'test')),
    profileId: maybe(fc.constantFrom('security_low', 'security_high', 'other')),
    decision: maybe(fc.constantFrom('accept', 'review', 'reject')),
    customData: maybe(fc.constantFrom('blue', 'red')),
    docupass: maybe(fc.constantFrom('US123')),
    createdAtMin: maybe(instant.map((at) => start + at)),
    createdAtMax: maybe(instant.map((at) => start + at)),
  })
  const pages = fc.record({
    limit: fc.integer({ min: 1, max: 100 }),
    offset: fc.integer({ min: 0, max: 40 }),
    newestFirst: fc.boolean(),
  })

  it('show for any filter, order, limit and offset exactly what a plain look through all would show', async () => {
    await fc.assert(
      fc.asyncProperty(filters, pages, fc.boolean(), async (drawn, page, isTest) => {
        const filter = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined))
        const shown = await world.records.list(isTest ? test : live, filter, page)
        const { ids, total, hasMore } = expected(filter, page, isTest)
        expect({ ids: shown.rows.map((row) => row.id), total: shown.total, hasMore: shown.hasMore }).toEqual({
          ids,
          total,
          hasMore,
        })
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})
