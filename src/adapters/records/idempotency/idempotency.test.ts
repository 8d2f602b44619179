import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../../test/world/stores/records.ts'
import { judgeAttempt } from '../../../vocabulary/webhooks/webhook-delivery.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'

const key = 'IdempotencyTestKey00000000000001'
const minute = 60_000

describe('a change whose process dies before it answers', () => {
  let world: TestRecords
  let live: Principal

  beforeAll(async () => {
    world = await openTestRecords(await testDatabase.fresh())
    await world.records.bootstrap({ server: key })
    live = await principalOf(world.records, key)
  }, 120_000)
  afterAll(() => world.records.close())

  /** Claims, does the work, and never comes to keep its answer or to give the key back; the lease then ends. */
  async function dies(name: string, work: (stored: ReturnType<typeof keeping>) => Promise<unknown>) {
    const request = { key: name, bodyHash: name }
    expect(await world.records.claim(live, request, minute)).toEqual({ state: 'claimed' })
    await work(keeping(request))
    world.clock.move(2 * minute)
    return world.records.claim(live, request, minute)
  }

  const keeping = (request: { readonly key: string; readonly bodyHash: string }) => ({
    ...request,
    answer: (result: unknown) => result,
  })
  const outcome = { answer: () => null }

  it('is answered again when it made a profile, and makes no second one', async () => {
    const again = await dies('profile', (idempotency) =>
      world.records.createProfile(live, { name: 'once', settings: {}, idempotency }),
    )
    expect(again).toMatchObject({ state: 'answered', answer: { name: 'once', version: 1 } })
  })

  it('may be asked for again at once when its process was the only one, and is answered when it was done', async () => {
    const [undone, done] = [
      { key: 'undone', bodyHash: 'undone' },
      { key: 'done', bodyHash: 'done' },
    ]
    for (const request of [undone, done])
      expect(await world.records.claim(live, request, minute)).toEqual({ state: 'claimed' })
    await world.records.keepAnswer(live, done, 'so')
    expect(await world.records.claim(live, undone, minute)).toEqual({ state: 'running' })
    await world.records.lapseHolds()
    expect(await world.records.claim(live, undone, minute)).toEqual({ state: 'claimed' })
    expect(await world.records.claim(live, done, minute)).toMatchObject({ state: 'answered', answer: 'so' })
  })

  it('is known to be done when it made or replaced a key, or placed a hold, and shows no key again', async () => {
    const request = { kind: 'server' as const, mode: 'live' as const, label: '', expiresAt: null }
    const made = await dies('key', (stored) =>
      world.records.createKey(live, { ...request, idempotency: { ...stored, ...outcome } }),
    )
    expect(made).toEqual({ state: 'done' })
    const [, one] = await world.records.listKeys(live)
    const replaced = await dies('rotate', (stored) =>
      world.records.rotateKey(live, {
        id: one?.id ?? '',
        overlapMs: 0,
        idempotency: { ...stored, ...outcome },
      }),
    )
    expect(replaced).toEqual({ state: 'done' })
    const { id: target } = await storeScan(world.records, live)
    const held = await dies('hold', (stored) =>
      world.records.placeHold(live, {
        target,
        reason: 'r',
        endsAt: null,
        idempotency: { ...stored, ...outcome },
      }),
    )
    expect(held).toEqual({ state: 'done' })
  })

  it('is known to be done when it replaced a webhook secret, which it shows to no one again', async () => {
    const delivery = await failedDelivery()
    for (const endpointId of [null, delivery.endpointId]) {
      const again = await dies(`secret of ${endpointId}`, (stored) =>
        world.records.rotateSecret(live, {
          endpointId,
          overlapMs: 0,
          idempotency: { ...stored, ...outcome },
        }),
      )
      expect(again).toEqual({ state: 'done' })
    }
  })

  it('is answered again when it sent a delivery anew, let an address go on, or made an account', async () => {
    const { id, endpointId } = await failedDelivery()
    const resent = await dies('resend', (stored) => world.records.resendDelivery(live, id, stored))
    expect(resent).toMatchObject({ state: 'answered', answer: { id, state: 'waiting' } })
    const resumed = await dies('resume', (stored) => world.records.resumeEndpoint(live, endpointId, stored))
    expect(resumed).toMatchObject({ state: 'answered', answer: { id: endpointId, state: 'active' } })
    const made = await dies('account', (stored) =>
      world.records.createAccount('another', { principal: live, kept: stored }),
    )
    expect(made).toMatchObject({ state: 'answered', answer: { name: 'another' } })
  })

  it('is known to be done and paid when its profile stores no results', async () => {
    const again = await dies('unstored', async (stored) => {
      const reservation = await world.records.reserve(live, 1)
      await world.records.settle(live, reservation, { ...stored, ...outcome })
    })
    expect(again).toEqual({ state: 'done' })
  })

  it('is answered again when it let a new master key take over, and lets no other', async () => {
    const before = (await world.records.masterKeyStatus()).version
    const again = await dies('master', (stored) => world.records.rotateMasterKey(live, stored))
    expect(again).toMatchObject({
      state: 'answered',
      answer: { version: before + 1, leaving: before },
    })
  })

  /** A delivery whose receiver answered 500. */
  async function failedDelivery() {
    await storeScan(world.records, live, { webhook: 'https://example.com/hook' })
    for (;;) {
      const { leased, isIdle } = await world.records.takeDeliveries(32, minute)
      const tried = { status: 500, error: '', reply: '', retryAfterMs: null }
      const finished = leased.map((delivery) => ({ delivery, ...judgeAttempt(tried, delivery.successRule) }))
      await world.records.finishTries(finished)
      const [one] = leased
      if (one !== undefined) return one
      if (isIdle) throw new Error('Nothing was delivered.')
    }
  }

  it('changes nothing when another one with the same key was done meanwhile', async () => {
    const request = { key: 'twin', bodyHash: 'twin' }
    const make = () =>
      world.records.createProfile(live, { name: 'twin', settings: {}, idempotency: keeping(request) })
    await make()
    await expect(make()).rejects.toMatchObject({ code: 'ERROR_CONFLICT' })
    const page = await world.records.listProfiles(live, { limit: 100, offset: 0, newestFirst: true })
    expect(page.rows.filter(({ name }) => name === 'twin')).toHaveLength(1)
  })
})
