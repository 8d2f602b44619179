import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../../test/world/stores/records.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'

const key = 'ExportsTestServerKey000000000001'
const hour = 3_600_000
const minute = 60_000

describe.each([testDatabase])('an archive, on $name', ({ fresh }) => {
  let world: TestRecords
  let live: Principal

  beforeAll(async () => {
    world = await openTestRecords(await fresh())
    await world.records.bootstrap({ server: key })
    live = await principalOf(world.records, key)
  }, 120_000)
  afterAll(() => world.records.close())

  /** An archive of one record, with the answer that is kept for anyone who asks again. */
  async function made(repeated: string) {
    const { records } = world
    const { id, blobId } = await records.beginExport(live, hour)
    await records.noteExported(live, id, [(await storeScan(records, live)).id])
    const request = { key: repeated, bodyHash: repeated }
    await records.claim(live, request, minute)
    const idempotency = { ...request, answer: () => ({ url: id }) }
    await records.finishExport(live, id, { size: 1, sha256: '00'.repeat(32), idempotency })
    return { id, blobId, asked: request }
  }

  it('#115 is not found once its hour is over, then swept with its blob and the answer kept with it', async () => {
    const { records, clock } = world
    const early = await made('early')
    clock.move(hour / 2)
    const late = await made('late')
    clock.move(hour / 2)
    expect(await records.readyExport(early.id)).toBeNull()
    expect(await records.readyExport(late.id)).toMatchObject({ blobId: late.blobId })
    expect(await records.claim(live, early.asked, minute)).toMatchObject({ state: 'answered' })
    expect(await records.sweepExports()).toEqual([early.blobId])
    expect(await records.claim(live, early.asked, minute)).toEqual({ state: 'gone' })
    expect(await records.claim(live, late.asked, minute)).toMatchObject({ answer: { url: late.id } })
    expect(await records.sweepExports()).toEqual([])
    expect(await records.orphans([early.blobId, late.blobId])).toEqual([early.blobId])
  })

  it('#115 that no one finished is never found, and is swept after a quarter of an hour', async () => {
    const { records, clock } = world
    const { id, blobId } = await records.beginExport(live, hour)
    clock.move(14 * minute)
    expect(await records.readyExport(id)).toBeNull()
    expect(await records.sweepExports()).not.toContain(blobId)
    clock.move(2 * minute)
    expect(await records.sweepExports()).toContain(blobId)
  })
})
