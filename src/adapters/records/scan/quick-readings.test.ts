import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { partialStub } from '../../../../test/world/partial-stub.ts'
import { openTestRecords, principalOf, type TestRecords } from '../../../../test/world/stores/records.ts'
import type { Vault } from '../../../flows/ports/vault/vault.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { expireQuickReadings } from '../../../entrypoints/worker/expire-quick-readings.ts'

const day = 86_400_000
const keys = { server: 'quick-live-server-key-1', test: 'quick-test-server-key-1' }

describe.each([testDatabase])('what a quick reading leaves, on $name', ({ fresh }) => {
  let world: TestRecords
  let live: Principal
  let test: Principal

  beforeAll(async () => {
    world = await openTestRecords(await fresh())
    await world.records.bootstrap(keys)
    live = await principalOf(world.records, keys.server)
    test = await principalOf(world.records, keys.test)
  }, 120_000)
  afterAll(() => world.records.close())

  /** A kept picture whose token and blob are the letter repeated. */
  async function stored(letter: string, principal = live, repeated?: string) {
    const { records } = world
    const reading = records.newQuickReading(principal)
    const [token, blobId] = [letter.repeat(64), letter.repeat(64)]
    const allowance = await records.keepQuickReading(principal, {
      reading,
      pictures: [{ token, blobId, side: 'front', sha256: '', size: 1 }],
      lifetimeMs: day,
      reservation: await records.reserve(principal, 1),
      ...(repeated === undefined
        ? {}
        : { idempotency: { key: repeated, bodyHash: 'b', answer: ({ quota }) => ({ quota }) } }),
    })
    return { reading, token, blobId, allowance }
  }

  async function otherKey(): Promise<Principal> {
    const { key } = await world.records.createKey(live, {
      kind: 'server',
      mode: 'live',
      label: '',
      expiresAt: null,
    })
    return principalOf(world.records, key)
  }

  it('is charged once, with an entry in the audit log and no transaction', async () => {
    const { records } = world
    const before = (await records.allowance(live)).quota
    const { allowance } = await stored('1')
    expect(allowance.quota).toBe(before - 1)
    expect(await records.allowance(live)).toEqual(allowance)
    const page = { limit: 10, offset: 0, newestFirst: true }
    expect((await records.list(live, {}, page)).total).toBe(0)
  })

  it('is found by its token, with the key that opens it', async () => {
    const { reading, token, blobId } = await stored('2')
    const found = await world.records.quickPicture(live, token)
    expect(found?.blobId).toBe(blobId)
    expect(found?.seal).toEqual(reading.seal)
  })

  it('is nothing for another key of the account, a test key, or by an invented token', async () => {
    const { token } = await stored('3')
    expect(await world.records.quickPicture(await otherKey(), token)).toBeNull()
    expect(await world.records.quickPicture(test, token)).toBeNull()
    expect(await world.records.quickPicture(live, '9'.repeat(64))).toBeNull()
  })

  it('is no orphan while it is there', async () => {
    const { blobId } = await stored('4')
    const unknown = 'e'.repeat(64)
    expect(await world.records.orphans([blobId, unknown])).toEqual([unknown])
  })

  it('ends after a day: not found at once, then swept with its blob and the answer kept with it', async () => {
    const { records, clock } = world
    const request = { key: 'repeat-1', bodyHash: 'b' }
    const early = await stored('5', live, request.key)
    expect(await records.claim(live, request, 1000)).toMatchObject({ state: 'answered' })
    clock.move(day / 2)
    const late = await stored('6')
    clock.move(day / 2)
    expect(await records.quickPicture(live, early.token)).toBeNull()
    expect(await records.quickPicture(live, late.token)).not.toBeNull()
    const forgotten: string[] = []
    const vault = partialStub<Vault>({ forget: (id) => Promise.resolve(void forgotten.push(id)) }, 'vault')
    const sweep = () => expireQuickReadings({ records, clock, vault }, new AbortController().signal)
    expect(await sweep()).toBe(5)
    expect(forgotten).toContain(early.blobId)
    expect(forgotten).not.toContain(late.blobId)
    expect(await records.claim(live, request, 1000)).toMatchObject({ state: 'gone' })
    expect(await records.quickPicture(live, late.token)).not.toBeNull()
    expect(await sweep()).toBe(0)
  })
})
