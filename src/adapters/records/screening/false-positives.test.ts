import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../../test/world/stores/records.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'

const day = 86_400_000

describe.each([testDatabase])('false positive rules on $name', ({ fresh }) => {
  let world: TestRecords
  let live: Principal
  beforeAll(async () => {
    world = await openTestRecords(await fresh())
    const made = await world.records.bootstrap({})
    live = await principalOf(world.records, made[0]?.key ?? '')
  }, 120_000)
  afterAll(() => world.records.close())

  async function screened(subjectId?: string): Promise<string> {
    const { records } = world
    const { id } = await records.recordScreening(live, {
      ...{ subjectId, query: { name: 'N' }, versions: [], matcher: '1' },
      hits: [{ entityId: 'e', score: 1, facts: 'f' }],
      reservation: await records.reserve(live, 1),
    })
    return id
  }

  async function noted(recordId: string, expiresAt: number | null = null) {
    const { records } = world
    const request = { recordId, entityId: 'e', reason: 'r', expiresAt, needsApproval: false }
    const made = await records.noteFalsePositive(live, request)
    if (made === null) throw new Error('Nothing was noted.')
    return made
  }

  const known = async (subjectId: string) => {
    const found = await world.records.rulesOf(live, subjectId)
    return found?.map(({ id }) => id)
  }

  it('ends with its time', async () => {
    const { id, subjectId } = await noted(await screened(), world.clock.now() + day)
    expect(await known(subjectId)).toEqual([id])
    world.clock.move(day)
    expect(await known(subjectId)).toEqual([])
    await expect(world.records.withdrawFalsePositive(live, id)).rejects.toThrow('has ended')
  })

  it('are listed with facts and reason, for that person alone', async () => {
    const { id, subjectId } = await noted(await screened())
    await noted(await screened())
    expect(await world.records.rulesOf(live, subjectId)).toEqual([
      { id, entityId: 'e', reason: 'r', facts: 'f' },
    ])
    expect(await world.records.rulesOf({ ...live, mode: 'test' }, subjectId)).toBeNull()
  })

  it('goes along when its record is put to another person, and back', async () => {
    const recordId = await screened()
    const { id } = await noted(recordId)
    const { subjectId } = await storeScan(world.records, live)
    await world.records.linkRecord(live, { subjectId, recordId })
    expect(await known(subjectId)).toEqual([id])
    const alone = await world.records.unlinkRecord(live, { subjectId, recordId })
    expect(await known(subjectId)).toEqual([])
    expect(await known(alone ?? '')).toEqual([id])
  })

  it('outlives its record, and goes with the last record of the person', async () => {
    const { records } = world
    const { subjectId } = await storeScan(records, live)
    const recordId = await screened(subjectId)
    const { id } = await noted(recordId)
    await records.unlinkRecord(live, { subjectId, recordId: await screened(subjectId) })
    expect(await known(subjectId)).toEqual([id])
    const gone = await storeScan(records, live)
    const second = await noted(await screened(gone.subjectId))
    await records.remove(live, gone.id)
    expect(await known(gone.subjectId)).toEqual([second.id])
    await records.setRetention(live, [{ kind: 'screening', profileId: '', days: 1 }])
    world.clock.move(2 * day)
    await records.purge(new AbortController().signal)
    expect(await known(gone.subjectId)).toEqual([])
    expect(await known(subjectId)).toEqual([id])
  })

  it('of a record of a version that noted no facts is refused', async () => {
    const { records } = world
    const { id: recordId } = await records.recordScreening(live, {
      ...{ query: { name: 'N' }, versions: [], matcher: '1', hits: [{ entityId: 'e', score: 1 }] },
      reservation: await records.reserve(live, 1),
    })
    await expect(noted(recordId)).rejects.toThrow('screen again')
  })
})
