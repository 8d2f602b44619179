import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { openTestRecords, type TestRecords } from '../../../../test/world/stores/records.ts'

describe('lists that all processes share', () => {
  let world: TestRecords
  beforeAll(async () => {
    world = await openTestRecords(await testDatabase.fresh())
  }, 120_000)
  afterAll(() => world.records.close())

  it('are the ones refreshed last, in whatever order they arrive', async () => {
    const { records } = world
    const list = (version: string, refreshedAt: number) => ({
      source: 'us_ofac',
      version,
      refreshedAt,
      meta: `{"version":"${version}"}`,
      content: new Uint8Array([refreshedAt, 0, 255]),
    })
    expect(await records.sharedList('us_ofac')).toBeNull()
    await records.shareList(list('b', 2))
    await records.shareList(list('a', 1))
    expect(await records.sharedList('us_ofac')).toEqual(list('b', 2))
    await records.shareList(list('c', 3))
    expect(await records.sharedList('us_ofac')).toEqual(list('c', 3))
    expect(await records.sharedLists()).toEqual([{ source: 'us_ofac', version: 'c', refreshedAt: 3 }])
  })

  it('come with what went wrong last, in whatever process', async () => {
    const { records, clock } = world
    await records.noteListTrouble('us_ofac', 'It shrank.')
    clock.move(1000)
    await records.noteListTrouble('us_ofac', 'It could not be fetched.')
    expect(await records.listTroubles()).toEqual([
      { source: 'us_ofac', trouble: 'It could not be fetched.', at: clock.now() },
    ])
  })

  it('are refreshed by one process at a time, and by another once the first lets go or is gone', async () => {
    const { records, clock } = world
    const [first, second] = await Promise.all([
      records.holdListRefresh('un_sc', 1000),
      records.holdListRefresh('un_sc', 1000),
    ])
    expect([first, second].filter((holder) => holder !== null)).toHaveLength(1)
    const holder = first ?? second ?? ''
    expect(await records.holdListRefresh('us_ofac', 1000)).not.toBeNull()
    clock.move(900)
    expect(await records.holdListRefresh('un_sc', 1000, holder)).toBe(holder)
    clock.move(900)
    expect(await records.holdListRefresh('un_sc', 1000)).toBeNull()
    clock.move(200)
    const next = await records.holdListRefresh('un_sc', 1000)
    expect(next).not.toBeNull()
    expect(await records.holdListRefresh('un_sc', 1000, holder)).toBeNull()
    await records.releaseListRefresh('un_sc', holder)
    expect(await records.holdListRefresh('un_sc', 1000)).toBeNull()
    await records.releaseListRefresh('un_sc', next ?? '')
    expect(await records.holdListRefresh('un_sc', 1000)).not.toBeNull()
  })

  it('are free for the only process of a store as it opens it, anyone who held them', async () => {
    const { records } = world
    const gone = await records.holdListRefresh('gb_ofsi', 1000)
    await records.lapseHolds()
    const next = await records.holdListRefresh('gb_ofsi', 1000)
    expect([typeof next, next === gone]).toEqual(['string', false])
  })
})
