import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { aMasterKey, openTestRecords, type TestRecords } from '../../../../test/world/stores/records.ts'
import { systemIds } from '../../../platform/process/ids.ts'
import { openRecords } from '../open-records.ts'

describe('The key and certificate of the seal', () => {
  let world: TestRecords
  const masterKey = aMasterKey()
  beforeAll(async () => {
    world = await openTestRecords(await testDatabase.fresh(), { masterKey })
  })
  afterAll(() => world.records.close())

  it('are one for all processes, also for two that start at once', async () => {
    const { database, clock } = world
    const other = await openRecords({ database, masterKey, clock, ids: systemIds })
    const make = (name: string) => (seed: Uint8Array) =>
      Promise.resolve(Buffer.concat([Buffer.from(name), seed]))
    const [here, there] = await Promise.all([
      world.records.sealIdentity(make('here')),
      other.sealIdentity(make('there')),
    ])
    expect(Buffer.from(here.seed).equals(there.seed)).toBe(true)
    expect(Buffer.from(here.certificate).equals(there.certificate)).toBe(true)
    const later = await world.records.sealIdentity(() => Promise.reject(new Error('not made again')))
    expect(Buffer.from(later.certificate).equals(here.certificate)).toBe(true)
  })

  it('lie sealed under the master key', async () => {
    const { seed } = await world.records.sealIdentity(() => Promise.reject(new Error('not made again')))
    const session = await world.database.engine.acquire()
    const { rows } = await session.query(`select encode(wrapped, 'hex') as wrapped from instance_keys`, [])
    session.release()
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(seed).toString('hex'))
    expect(rows.length).toBeGreaterThan(1)
  })
})
