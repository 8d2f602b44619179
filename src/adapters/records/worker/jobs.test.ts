import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { openTestRecords, type TestRecords } from '../../../../test/world/stores/records.ts'
import { backOffMs } from './jobs.ts'

describe('jobs', () => {
  let world: TestRecords

  beforeAll(async () => {
    world = await openTestRecords(await testDatabase.fresh())
  }, 120_000)

  afterAll(() => world.records.close())

  const enqueue = (kind: string, more = {}) =>
    world.records.enqueueJob({ accountId: null, kind, payload: {}, ...more })
  const lease = (kind: string) => world.records.leaseJob([kind], 1000)

  it('go to one holder at a time, the one that is due longest first', async () => {
    await enqueue('order', { payload: { n: 2 }, runAt: world.clock.now() })
    await enqueue('order', { payload: { n: 1 }, runAt: world.clock.now() - 10 })
    await enqueue('order', { payload: { n: 3 }, runAt: world.clock.now() + 10 })
    const [first, second, third] = [await lease('order'), await lease('order'), await lease('order')]
    expect([first?.payload, second?.payload, third]).toEqual([{ n: 1 }, { n: 2 }, null])
    expect(await world.records.leaseJob(['another kind'], 1000)).toBeNull()
    expect(await world.records.leaseJob([], 1000)).toBeNull()
  })

  it('are taken over when a lease dies, and refuse the one who comes back late', async () => {
    await enqueue('takeover')
    const late = await lease('takeover')
    expect(await lease('takeover')).toBeNull()
    world.clock.move(1000)
    const taken = await lease('takeover')
    if (late === null || taken === null) throw new Error('Nothing was leased.')
    expect(taken.fence).toBeGreaterThan(late.fence)
    expect(await world.records.renewJob(late, 1000)).toBe(false)
    expect(await world.records.completeJob(late)).toBe(false)
    expect(await world.records.failJob(late, 'late')).toBe('lost')
    expect(await world.records.renewJob(taken, 5000)).toBe(true)
    world.clock.move(4000)
    expect(await lease('takeover')).toBeNull()
    expect(await world.records.completeJob(taken)).toBe(true)
    expect(await world.records.completeJob(taken)).toBe(false)
  })

  it('are tried again later each time, and dead-lettered after the last try', async () => {
    await enqueue('doomed', { maxAttempts: 2 })
    const first = await lease('doomed')
    expect(first && (await world.records.failJob(first, 'x'.repeat(2000)))).toBe('again')
    expect(await lease('doomed')).toBeNull()
    world.clock.move(5000)
    const second = await lease('doomed')
    expect(second?.attempts).toBe(2)
    expect(second && (await world.records.failJob(second, 'again'))).toBe('dead')
    world.clock.move(86_400_000)
    expect(await lease('doomed')).toBeNull()
    expect(await world.records.jobCounts()).toContainEqual({ kind: 'doomed', state: 'dead', count: 1 })
  })

  it('that kill anyone who takes them are dead-lettered too', async () => {
    await enqueue('poison', { maxAttempts: 2 })
    for (let round = 0; round < 2; round++) {
      expect(await lease('poison')).not.toBeNull()
      world.clock.move(1000)
    }
    expect(await lease('poison')).toBeNull()
    expect(await world.records.jobCounts()).toContainEqual({ kind: 'poison', state: 'dead', count: 1 })
  })

  it('of one name wait once, until they are over', async () => {
    await enqueue('single', { once: 'refresh' })
    await enqueue('single', { once: 'refresh' })
    const held = await lease('single')
    expect(await lease('single')).toBeNull()
    if (held !== null) await world.records.completeJob(held)
    await enqueue('single', { once: 'refresh' })
    expect(await lease('single')).not.toBeNull()
  })

  it('wait between half and all of a time that doubles up to an hour', () => {
    const least = [1, 2, 3, 30].map((attempts) => backOffMs(attempts, () => 0))
    const most = [1, 2, 3, 30].map((attempts) => backOffMs(attempts, (below) => below))
    expect(least).toEqual([2500, 5000, 10_000, 1_800_000])
    expect(most).toEqual([5000, 10_000, 20_000, 3_600_000])
  })
})
