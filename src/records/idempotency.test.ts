import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { place } from '../../test/world/databases.ts'
import { openWorld, principalOf, storeScan, type WorldRecords } from '../../test/world/records.ts'
import type { Principal } from '../vocabulary/principal.ts'

const key = 'IdempotencyTestKey00000000000001'
const minute = 60_000

describe('a change whose process dies before it answers', () => {
  let world: WorldRecords
  let live: Principal

  beforeAll(async () => {
    world = await openWorld(await place.fresh())
    await world.records.bootstrap({ server: key })
    live = await principalOf(world.records, key)
  }, 120_000)
  afterAll(() => world.records.close())

  /** Claims, does the work, and never comes to keep its answer or to give the key back; the lease then ends. */
  async function dies(name: string, work: (kept: ReturnType<typeof keeping>) => Promise<unknown>) {
    const asked = { key: name, bodyHash: name }
    expect(await world.records.claim(live, asked, minute)).toEqual({ state: 'claimed' })
    await work(keeping(asked))
    world.clock.move(2 * minute)
    return world.records.claim(live, asked, minute)
  }

  const keeping = (asked: { readonly key: string; readonly bodyHash: string }) => ({
    ...asked,
    answer: (result: unknown) => result,
  })
  const outcome = { answer: () => null }

  it('is answered again when it made a profile, and makes no second one', async () => {
    const again = await dies('profile', (idempotency) =>
      world.records.createProfile(live, { name: 'once', settings: {}, idempotency }),
    )
    expect(again).toMatchObject({ state: 'answered', answer: { name: 'once', version: 1 } })
  })

  it('is known to be done when it made or replaced a key, or placed a hold, and shows no key again', async () => {
    const asked = { kind: 'server' as const, mode: 'live' as const, label: '', expiresAt: null }
    const made = await dies('key', (kept) =>
      world.records.createKey(live, { ...asked, idempotency: { ...kept, ...outcome } }),
    )
    expect(made).toEqual({ state: 'done' })
    const [, one] = await world.records.listKeys(live)
    const replaced = await dies('rotate', (kept) =>
      world.records.rotateKey(live, {
        id: one?.id ?? '',
        overlapMs: 0,
        idempotency: { ...kept, ...outcome },
      }),
    )
    expect(replaced).toEqual({ state: 'done' })
    const { id: target } = await storeScan(world.records, live)
    const held = await dies('hold', (kept) =>
      world.records.placeHold(live, {
        target,
        reason: 'r',
        endsAt: null,
        idempotency: { ...kept, ...outcome },
      }),
    )
    expect(held).toEqual({ state: 'done' })
  })

  it('changes nothing when another one with the same key was done meanwhile', async () => {
    const asked = { key: 'twin', bodyHash: 'twin' }
    const make = () =>
      world.records.createProfile(live, { name: 'twin', settings: {}, idempotency: keeping(asked) })
    await make()
    await expect(make()).rejects.toMatchObject({ code: 'ERROR_CONFLICT' })
    const page = await world.records.listProfiles(live, { limit: 100, offset: 0, newestFirst: true })
    expect(page.rows.filter(({ name }) => name === 'twin')).toHaveLength(1)
  })
})
