import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkRecordStore } from '../../../../test/world/stores/check.ts'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../../test/world/stores/records.ts'
import { serviceKeys } from '../../../../test/world/service/service.ts'
import type { LeasedDelivery } from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import { judgeAttempt, retryDelays } from '../../../vocabulary/webhooks/webhook-delivery.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'

const minute = 60_000
const hour = 60 * minute

describe.each([testDatabase])('on $name', ({ fresh }) => {
  let world: TestRecords
  let live: Principal
  let test: Principal
  let number = 0
  let webhook = ''
  beforeAll(async () => {
    world = await openTestRecords(await fresh())
    await world.records.bootstrap(serviceKeys)
    live = await principalOf(world.records, serviceKeys.server)
    test = await principalOf(world.records, serviceKeys.test)
  }, 120_000)
  afterAll(() => world.records.close())
  beforeEach(() => {
    number += 1
    webhook = `https://example.com/hook-${number}`
  })

  async function take(slots = 32): Promise<readonly LeasedDelivery[]> {
    const all: LeasedDelivery[] = []
    for (;;) {
      const { leased, isIdle } = await world.records.takeDeliveries(slots, 30_000)
      all.push(...leased.filter(({ url }) => url === webhook))
      if (isIdle) return all
    }
  }

  function finish(deliveries: readonly LeasedDelivery[], status: number, retryAfterMs: number | null = null) {
    return world.records.finishTries(
      deliveries.map((delivery) => {
        const outcome = { status, error: '', reply: `answered ${status}`, retryAfterMs }
        return { delivery, ...judgeAttempt(outcome, delivery.successRule) }
      }),
    )
  }

  async function only(): Promise<LeasedDelivery> {
    const [one, ...more] = await take()
    if (one === undefined || more.length > 0) throw new Error('One delivery was expected.')
    return one
  }

  describe('the queue of deliveries', () => {
    it('gives out what was frozen, with the row of its try already written', async () => {
      const { id } = await storeScan(world.records, live, { webhook, customData: 'u-17' })
      const leased = await only()
      expect(JSON.parse(leased.body)).toMatchObject({ event: 'new', transactionId: id, customData: 'u-17' })
      const during = await world.records.getDelivery(live, leased.id)
      expect(during?.tries).toMatchObject([{ attempt: 1, finishedAt: null, status: null }])
      await finish([leased], 200)
      const after = await world.records.getDelivery(live, leased.id)
      expect(after).toMatchObject({ state: 'delivered', attempts: 1, canResend: false, error: '' })
      expect(after?.tries).toMatchObject([{ status: 200, reply: 'answered 200' }])
    })

    it('tells events of one transaction in order, and others meanwhile', async () => {
      const first = await storeScan(world.records, live, { webhook })
      await world.records.decide(live, first.id, { decision: 'review', reason: '', note: '' })
      const other = await storeScan(world.records, live, { webhook })
      const leased = await take()
      expect(leased.map(({ event }) => event)).toEqual(['new', 'new'])
      const of = (id: string) => leased.find(({ body }) => body.includes(id))
      const [mine, theirs] = [of(first.id), of(other.id)]
      if (mine === undefined || theirs === undefined) throw new Error('Two were leased.')
      await finish([theirs], 200)
      expect(await take()).toEqual([])
      await finish([mine], 500)
      expect(await take()).toEqual([])
      world.clock.move(minute)
      const again = await only()
      expect(again).toMatchObject({ id: mine.id, body: mine.body, attempt: 2 })
      await finish([again], 200)
      const update = await only()
      expect(update.event).toBe('update')
      await finish([update], 200)
    })

    it('tries at least 12 times over at least 72 hours, then gives up and lets the next event pass', async () => {
      const { id } = await storeScan(world.records, live, { webhook })
      await world.records.decide(live, id, { decision: 'review', reason: '', note: '' })
      const began = world.clock.now()
      let tries = 0
      let last = began
      let deliveryId = ''
      for (;;) {
        const [leased] = await take()
        if (leased?.event === 'update') {
          await finish([leased], 200)
          break
        }
        if (leased !== undefined) {
          tries += 1
          last = world.clock.now()
          deliveryId = leased.id
          await finish([leased], 500)
        }
        world.clock.move(hour)
      }
      expect(tries).toBe(retryDelays.length + 1)
      expect(last - began).toBeGreaterThanOrEqual(72 * hour)
      const given = await world.records.getDelivery(live, deliveryId)
      expect(given).toMatchObject({ state: 'failed', canResend: true, nextAttemptAt: null })
      expect(given?.tries).toHaveLength(tries)
    })

    it('gives a try whose holder died to another person, and does not listen to the dead', async () => {
      await storeScan(world.records, live, { webhook })
      const lost = await only()
      expect(await take()).toEqual([])
      world.clock.move(31_000)
      const taken = await only()
      expect(taken).toMatchObject({ id: lost.id, body: lost.body, attempt: 2 })
      await finish([lost], 200)
      expect((await world.records.getDelivery(live, lost.id))?.state).toBe('waiting')
      await finish([taken], 200)
      expect((await world.records.getDelivery(live, lost.id))?.state).toBe('delivered')
    })

    it('sends at most ten at once to one endpoint, and one when it fails again and again', async () => {
      for (let i = 0; i < 12; i++) await storeScan(world.records, live, { webhook })
      const leased = await take()
      expect(leased).toHaveLength(10)
      await finish(leased, 500)
      expect(await take()).toEqual([])
      world.clock.move(5 * minute)
      const probe = await take()
      expect(probe).toHaveLength(1)
      const changes = await finish(probe, 200)
      expect(changes).toMatchObject([{ change: 'recovered' }])
      const rest = await take()
      expect(rest).toHaveLength(10)
      await finish(rest, 200)
      await finish(await take(), 200)
      expect(await take()).toEqual([])
    })

    it('heeds Retry-After for the whole endpoint, but not longer than a day', async () => {
      await storeScan(world.records, live, { webhook })
      await finish(await take(), 429, 365 * 24 * hour)
      await storeScan(world.records, live, { webhook })
      world.clock.move(23 * hour)
      expect(await take()).toEqual([])
      world.clock.move(hour)
      const leased = await take()
      expect(leased).toHaveLength(2)
      await finish(leased, 200)
    })

    it('pauses an endpoint that is gone until it is resumed', async () => {
      await storeScan(world.records, live, { webhook })
      const leased = await only()
      expect(await finish([leased], 410)).toEqual([{ endpointId: leased.endpointId, change: 'paused' }])
      world.clock.move(48 * hour)
      expect(await take()).toEqual([])
      expect(await world.records.getEndpoint(live, leased.endpointId)).toMatchObject({
        state: 'paused',
        pausedReason: expect.stringContaining('410') as string,
        waiting: 1,
      })
      expect(await world.records.resumeEndpoint(live, leased.endpointId)).toMatchObject({ state: 'active' })
      const again = await only()
      expect(again.body).toBe(leased.body)
      await finish([again], 200)
    })

    it('takes any 2xx for success when the endpoint is set so', async () => {
      await storeScan(world.records, live, { webhook })
      const strict = await only()
      await finish([strict], 204)
      expect((await world.records.getDelivery(live, strict.id))?.error).toContain('204')
      await world.records.changeEndpoint(live, strict.endpointId, '2xx')
      world.clock.move(minute)
      const again = await only()
      await finish([again], 204)
      expect((await world.records.getDelivery(live, strict.id))?.state).toBe('delivered')
    })
  })

  describe('a delivery of a record that was deleted', () => {
    it('is cancelled, and the event of the deletion is sent', async () => {
      const { id } = await storeScan(world.records, live, { webhook, customData: 'canary' })
      await world.records.remove(live, id)
      const leased = await only()
      expect(leased.event).toBe('delete')
      await finish([leased], 200)
      // Its own key is gone as soon as it is delivered.
      expect((await world.records.getDelivery(live, leased.id))?.body).not.toContain('canary')
    })

    it('carries nothing but a tombstone when it is sent again', async () => {
      const { id } = await storeScan(world.records, live, { webhook, customData: 'canary' })
      const first = await only()
      await finish([first], 500)
      await world.records.remove(live, id)
      const reported = await world.records.resendDelivery(live, first.id)
      expect(reported?.state).toBe('waiting')
      const leased = await take()
      const again = leased.find((one) => one.id === first.id)
      expect(JSON.parse(again?.body ?? '')).toEqual({
        event: 'delete',
        success: true,
        transactionId: id,
        resendOf: 'new',
      })
      await finish(leased, 200)
      await finish(await take(), 200)
      expect((await world.records.getDelivery(live, first.id))?.tries[0]?.reply).toBeNull()
    })

    it('is not overtaken by the event of the deletion while it is still being sent', async () => {
      const { id } = await storeScan(world.records, live, { webhook })
      const onItsWay = await only()
      await world.records.remove(live, id)
      expect(await take()).toEqual([])
      await finish([onItsWay], 500)
      expect((await only()).event).toBe('delete')
      world.clock.move(31_000)
      await finish(await take(), 200)
    })
  })

  describe('sending again by hand', () => {
    it('goes past the rest of its endpoint, and is refused for what was delivered', async () => {
      await storeScan(world.records, live, { webhook })
      const first = await only()
      await finish([first], 503, hour)
      expect(await take()).toEqual([])
      await world.records.resendDelivery(live, first.id)
      const again = await only()
      expect(again).toMatchObject({ id: first.id, body: first.body })
      await finish([again], 200)
      await expect(world.records.resendDelivery(live, first.id)).rejects.toMatchObject({
        code: 'ERROR_OPERATION_FAILED',
      })
    })

    it('is over 48 hours after the last try', async () => {
      await storeScan(world.records, live, { webhook })
      const first = await only()
      await finish([first], 410)
      world.clock.move(48 * hour + 1)
      await expect(world.records.resendDelivery(live, first.id)).rejects.toThrow('48 hours')
      expect((await world.records.getDelivery(live, first.id))?.canResend).toBe(false)
    })

    it('takes a delivery out of the log, and does not tell it any more', async () => {
      await storeScan(world.records, live, { webhook })
      const first = await only()
      await finish([first], 500)
      expect(await world.records.removeDelivery(live, first.id)).toBe(true)
      world.clock.move(hour)
      expect(await take()).toEqual([])
      expect(await world.records.getDelivery(live, first.id)).toBeNull()
      expect(await world.records.removeDelivery(live, first.id)).toBe(false)
    })
  })

  describe('the secrets of an endpoint', () => {
    it("are the account's until it gets its own, and both sign while one replaces the other", async () => {
      await storeScan(world.records, live, { webhook })
      const first = await only()
      expect(first.secrets).toHaveLength(1)
      const made = await world.records.rotateSecret(live, { endpointId: first.endpointId, overlapMs: hour })
      await finish([first], 500)
      world.clock.move(minute)
      const during = await only()
      expect(during.secrets).toEqual([made?.secret, ...first.secrets])
      await finish([during], 500)
      world.clock.move(hour)
      const after = await only()
      expect(after.secrets).toEqual([made?.secret])
      await finish([after], 200)
    })

    it('are the one that the operator gave, which a new one in the settings replaces with an overlap', async () => {
      const given = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
      expect(await world.records.bootstrapWebhookSecret(given)).toBeNull()
      expect(await world.records.bootstrapWebhookSecret(given)).toBeNull()
      await storeScan(world.records, live, { webhook })
      const leased = await only()
      expect(leased.secrets[0]).toBe(given)
      await finish([leased], 200)
    })
  })

  describe('a test key', () => {
    it('sees no endpoint and no delivery of live records', async () => {
      await storeScan(world.records, live, { webhook })
      const leased = await only()
      await finish([leased], 200)
      expect(await world.records.getDelivery(test, leased.id)).toBeNull()
      expect(await world.records.getEndpoint(test, leased.endpointId)).toBeNull()
      expect(
        await world.records.rotateSecret(test, { endpointId: leased.endpointId, overlapMs: 0 }),
      ).toBeNull()
      expect(await world.records.resumeEndpoint(test, leased.endpointId)).toBeNull()
    })

    it('sees an endpoint until the first live event goes there', async () => {
      await storeScan(world.records, test, { webhook })
      const leased = await only()
      await finish([leased], 200)
      expect(await world.records.getEndpoint(test, leased.endpointId)).toMatchObject({ url: webhook })
      await storeScan(world.records, live, { webhook })
      await finish(await take(), 200)
      expect(await world.records.getEndpoint(test, leased.endpointId)).toBeNull()
    })
  })

  it('leaves nothing for the checker to find', async () => {
    const report = await checkRecordStore(world)
    expect(report.findings).toEqual([])
  })
})
