import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRecordStore } from '../../../../test/world/stores/check.ts'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import {
  aMasterKey,
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../../test/world/stores/records.ts'
import { systemIds } from '../../../platform/process/ids.ts'
import type { MasterKeyStore } from '../../../platform/sealing/master-key.ts'
import { SealCorruptError } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { openRecords, type StoredRecords } from '../open-records.ts'

async function start(world: TestRecords): Promise<Principal> {
  const made = await world.records.bootstrap({})
  for (const name of ['second', 'third']) await world.records.createAccount(name)
  return principalOf(world.records, made[0]?.key ?? '')
}

/** What another process that was started on the same database would have. */
function beside(world: TestRecords, masterKey: MasterKeyStore): Promise<StoredRecords> {
  const { database, clock } = world
  return openRecords({ database, masterKey, clock, ids: systemIds })
}

const copyOf = (place: MasterKeyStore): MasterKeyStore => aMasterKey(place.held()[0], 'given')

if (testDatabase.kind === 'embedded')
  describe('a new master key on the embedded database', () => {
    let world: TestRecords
    let live: Principal
    beforeAll(async () => {
      world = await openTestRecords(await testDatabase.fresh())
      live = await start(world)
    }, 180_000)
    afterAll(() => world.records.close())

    it('takes over at once, leaves nothing under the old one, and says so in the audit log', async () => {
      const [old] = world.masterKey.held()
      const stored = await storeScan(world.records, live)
      const link = await world.records.linkKey()
      const status = await world.records.rotateMasterKey(live)
      expect(status).toMatchObject({ version: 2, leaving: null, remaining: 0, held: true })
      expect(world.masterKey.held()).toHaveLength(1)
      expect(world.masterKey.held()).not.toContainEqual(old)
      const later = await beside(world, world.masterKey)
      expect(await later.get(live, stored.id)).toMatchObject({ id: stored.id })
      expect(await later.linkKey()).toEqual(link)
      expect((await checkRecordStore(world)).findings).toEqual([])
      const actions = await world.database.kysely
        .selectFrom('audit_entries')
        .select(['action', 'target'])
        .execute()
      expect(actions.filter(({ action }) => action === 'account.rewrapped')).toHaveLength(3)
      expect(actions).toContainEqual({ action: 'master.rotated', target: '2' })
      expect(actions).toContainEqual({ action: 'master.retired', target: '1' })
    })

    it('#127 is not opened by one that was retired, nor by one that was never its own', async () => {
      const retired = copyOf(world.masterKey)
      await world.records.rotateMasterKey(live)
      await expect(beside(world, retired)).rejects.toThrow('was retired')
      await expect(beside(world, aMasterKey())).rejects.toThrow(SealCorruptError)
    })

    it('is taken from a setting only when the operator put it there', async () => {
      const given = copyOf(world.masterKey)
      const records = await beside(world, given)
      await expect(records.rotateMasterKey(live)).rejects.toMatchObject({ code: 'ERROR_OPERATION_FAILED' })
      const both = [new Uint8Array(randomBytes(32)), ...given.held()]
      const ready = await beside(world, { held: () => both, keep: null, made: false })
      expect(await ready.rotateMasterKey(live)).toMatchObject({ leaving: null, remaining: 0 })
      const alone: MasterKeyStore = { held: () => both.slice(0, 1), keep: null, made: false }
      expect(await (await beside(world, alone)).get(live, (await storeScan(ready, live)).id)).not.toBeNull()
    })
  })

if (testDatabase.kind === 'postgres')
  describe('a new master key with several processes on PostgreSQL', () => {
    let world: TestRecords
    let live: Principal
    beforeAll(async () => {
      world = await openTestRecords(await testDatabase.fresh())
      live = await start(world)
    }, 120_000)
    afterAll(() => world.records.close())

    it('is learnt by a process that only has the old one, and put where it finds it again', async () => {
      const elsewhere = aMasterKey(world.masterKey.held()[0])
      const other = await beside(world, elsewhere)
      expect(await world.records.rotateMasterKey(live)).toMatchObject({
        version: 2,
        leaving: 1,
        remaining: 0,
      })
      // Nothing of it was in this process's memory: the account is new to it, its keys lie under the new version.
      const stranger = await other.operator('third')
      expect(await other.get(stranger, (await storeScan(other, stranger)).id)).not.toBeNull()
      await other.createAccount('made by another process')
      expect(await world.records.masterKeyStatus()).toMatchObject({ remaining: 0 })
      await other.carryMasterKeyOn()
      expect(elsewhere.held()).toEqual(world.masterKey.held())
      world.clock.move(61_000)
      await other.carryMasterKeyOn()
      expect(await world.records.masterKeyStatus()).toMatchObject({ version: 2, leaving: null })
      await world.records.carryMasterKeyOn()
      expect(world.masterKey.held()).toHaveLength(1)
      expect(elsewhere.held()).toEqual(world.masterKey.held())
    })

    it('opens everything for a process that was started with either of the two', async () => {
      const old = copyOf(world.masterKey)
      const { id } = await storeScan(world.records, live)
      await world.records.rotateMasterKey(live)
      for (const place of [old, copyOf(world.masterKey)])
        expect(await (await beside(world, place)).get(live, id)).not.toBeNull()
      // Who could not find the new one again after a restart does not cut the way to it.
      world.clock.move(61_000)
      await (await beside(world, old)).carryMasterKeyOn()
      expect(await world.records.masterKeyStatus()).toMatchObject({ leaving: 2 })
      await world.records.carryMasterKeyOn()
      expect(await world.records.masterKeyStatus()).toMatchObject({ leaving: null })
    })

    it('takes over once when two processes begin at the same moment', async () => {
      const other = await beside(world, world.masterKey)
      const { version } = await world.records.masterKeyStatus()
      await Promise.all([world.records.rotateMasterKey(live), other.rotateMasterKey(live)])
      expect(await other.masterKeyStatus()).toMatchObject({ version: version + 1, remaining: 0 })
      await storeScan(other, live)
    })
  })
