import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStoredImage } from '../../../../test/world/facts/a-transaction.ts'
import { checkRecordStore } from '../../../../test/world/stores/check.ts'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../../test/world/stores/records.ts'
import { systemIds } from '../../../platform/process/ids.ts'
import type { Fields } from '../../../vocabulary/reading/fields.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'

const dayMs = 86_400_000
const signal = new AbortController().signal
const held = { code: 'ERROR_OPERATION_FAILED' }

function fieldsOf(number: string, name: string, dob: string): Fields {
  const one = (value: string) => [{ value, confidence: 1, index: 0 as const }]
  return { documentNumber: one(number), countryIso2: one('UT'), fullName: one(name), dob: one(dob) }
}

describe.each([testDatabase])('the life of records on $name', ({ fresh }) => {
  let world: TestRecords
  let live: Principal
  let test: Principal
  let stranger: Principal

  beforeAll(async () => {
    world = await openTestRecords(await fresh())
    const made = await world.records.bootstrap({})
    live = await principalOf(world.records, made[0]?.key ?? '')
    test = await principalOf(world.records, made[2]?.key ?? '')
    await world.records.createAccount('another')
    stranger = await world.records.operator('another')
  }, 180_000)

  afterAll(() => world.records.close())

  const scan = (given: Parameters<typeof storeScan>[2] = {}): Promise<Transaction> =>
    storeScan(world.records, live, { createdAt: world.clock.now(), ...given })

  async function screening(): Promise<string> {
    const { records } = world
    const before = new Set((await rows()).map(({ id }) => id))
    const request = { query: { name: 'N' }, hits: [], versions: [], matcher: '1' }
    await records.recordScreening(live, { ...request, reservation: await records.reserve(live, 1) })
    return (await rows()).find(({ id }) => !before.has(id))?.id ?? ''
  }
  const rows = () => world.database.kysely.selectFrom('screenings').select(['id', 'subject_id']).execute()

  async function actionsOn(target: string): Promise<readonly string[]> {
    const found = await world.database.kysely
      .selectFrom('audit_entries')
      .select('action')
      .where('target', '=', target)
      .orderBy('seq')
      .execute()
    return found.map(({ action }) => action)
  }

  async function expectSound(): Promise<void> {
    expect((await checkRecordStore(world)).findings.filter(({ check }) => check !== 'pictures')).toEqual([])
  }

  describe('subjects', () => {
    it('are offered as one when number and issuer or name and birth date agree, and never to strangers', async () => {
      const { records } = world
      const one = await scan({ fields: fieldsOf('L898902C', 'Anna Eriksson', '1974-08-12') })
      const renewed = await scan({ fields: fieldsOf('M111', 'ERIKSSON ANNA', '1974-08-12') })
      const again = await scan({ fields: fieldsOf('l 898 902 c', 'Anna Eriksson', '1974-08-12') })
      await scan({ fields: fieldsOf('Q9', 'Person Other', '1980-01-01') })
      const offered = await records.candidates(live, one.subjectId)
      expect(offered).toEqual([
        { subjectId: again.subjectId, by: ['document', 'person'], records: [again.id] },
        { subjectId: renewed.subjectId, by: ['person'], records: [renewed.id] },
      ])
      expect(await records.candidates(stranger, one.subjectId)).toBeNull()
      expect(await records.candidates(test, one.subjectId)).toBeNull()
    })

    it('take a record over with its key, in one audited step, and the emptied one goes', async () => {
      const { records } = world
      const [one, other] = [await scan(), await scan()]
      const found = await screening()
      expect(await records.linkRecord(stranger, { subjectId: one.subjectId, recordId: other.id })).toBe(false)
      expect(await records.linkRecord(live, { subjectId: one.subjectId, recordId: other.id })).toBe(true)
      expect(await records.linkRecord(live, { subjectId: one.subjectId, recordId: found })).toBe(true)
      expect(await records.get(live, other.id)).toMatchObject({ id: other.id, subjectId: one.subjectId })
      expect(await records.subject(live, other.subjectId)).toBeNull()
      const subject = await records.subject(live, one.subjectId)
      expect(subject?.records.map(({ id }) => id).sort()).toEqual([one.id, other.id, found].sort())
      expect((await actionsOn(other.id)).at(-1)).toBe('subject.linked')
      const parted = await records.unlinkRecord(live, { subjectId: one.subjectId, recordId: other.id })
      expect(await records.get(live, other.id)).toMatchObject({ subjectId: parted })
      expect(await records.unlinkRecord(live, { subjectId: one.subjectId, recordId: other.id })).toBeNull()
      await expectSound()
    })

    it('are listed newest first, page by page, without those of whom everything was deleted', async () => {
      const { records } = world
      world.clock.move(1000)
      const made: string[] = []
      for (let count = 0; count < 3; count++) {
        world.clock.move(1)
        made.push((await scan()).subjectId)
      }
      const gone = await scan()
      await records.remove(live, gone.id)
      const first = await records.listSubjects(live, { limit: 2, after: null })
      expect(first.rows.map(({ id }) => id)).toEqual([made[2], made[1]])
      expect(first.rows[0]).toMatchObject({ records: 1, mode: 'live' })
      const second = await records.listSubjects(live, { limit: 2, after: first.next })
      expect(second.rows[0]?.id).toBe(made[0])
      expect((await records.listSubjects(stranger, { limit: 2, after: null })).rows).toEqual([])
    })

    it('are given out whole: what was read, what was asked of the lists, and who did what', async () => {
      const { records } = world
      const one = await scan({ customData: 'order 7' })
      const found = await screening()
      await records.linkRecord(live, { subjectId: one.subjectId, recordId: found })
      const held = await records.exportSubject(live, one.subjectId)
      expect(held?.transactions).toMatchObject([{ id: one.id, customData: 'order 7' }])
      expect(held?.screenings).toMatchObject([{ id: found, query: { name: 'N' } }])
      expect(held?.audit.map(({ action }) => action)).toContain('transaction.created')
      expect(await records.exportSubject(stranger, one.subjectId)).toBeNull()
    })
  })

  describe('an erasure', () => {
    it('leaves a certificate that anyone can verify, and nothing else that opens', async () => {
      const { records } = world
      const image = aStoredImage(systemIds.token(), systemIds.token())
      const one = await scan({ images: { front: image.token }, stored: [image] })
      const other = await scan()
      const found = await screening()
      for (const recordId of [other.id, found])
        await records.linkRecord(live, { subjectId: one.subjectId, recordId })
      expect(await records.eraseSubject(stranger, one.subjectId)).toBeNull()
      const erased = await records.eraseSubject(live, one.subjectId)
      expect(erased?.certificate).toMatchObject({
        subjectId: one.subjectId,
        erasedBy: live.actor,
        destroyed: { subjectKeys: 1, transactions: 2, screenings: 1, images: 1 },
      })
      expect(erased?.certificate.records.map(({ id }) => id).sort()).toEqual([one.id, other.id, found].sort())
      const [head = '', body = '', signature = ''] = (erased?.signed ?? '').split('.')
      const key = createPublicKey({ key: { ...(await records.certificateKey()) }, format: 'jwk' })
      expect(verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(
        true,
      )
      expect(await records.certificate(live, one.subjectId)).toMatchObject({ signed: erased?.signed })
      expect(await records.certificate(stranger, one.subjectId)).toBeNull()
      expect(await records.get(live, one.id)).toBeNull()
      expect(await records.image(live, image.token, 'any')).toBeNull()
      expect(await records.subject(live, one.subjectId)).toBeNull()
      expect(await records.eraseSubject(live, one.subjectId)).toBeNull()
      expect((await rows()).map(({ id }) => id)).not.toContain(found)
      await expectSound()
    })

    it('makes a kept answer say that it is gone', async () => {
      const { records } = world
      const request = { key: 'erased-later', bodyHash: 'b' }
      const one = await scan({ idempotency: { ...request, answer: () => ({ name: 'N' }) } })
      await records.eraseSubject(live, one.subjectId)
      expect(await records.claim(live, request, 60_000)).toEqual({ state: 'gone' })
    })
  })

  describe('a legal hold', () => {
    it('#116 keeps a record from deletion, erasure, purge and another subject until it is lifted, and says its name', async () => {
      const { records } = world
      const [one, other] = [await scan(), await scan()]
      const hold = await records.placeHold(live, { target: one.id, reason: 'case 12/7', endsAt: null })
      if (hold === null) throw new Error('Nothing was held.')
      expect(hold).toMatchObject({ subjectId: one.subjectId, reason: 'case 12/7', liftedAt: null })
      expect((await records.subject(live, one.subjectId))?.holds).toEqual([hold.id])
      await expect(records.remove(live, one.id)).rejects.toThrow(hold.id)
      await expect(records.eraseSubject(live, one.subjectId)).rejects.toMatchObject(held)
      await expect(
        records.linkRecord(live, { subjectId: other.subjectId, recordId: one.id }),
      ).rejects.toMatchObject(held)
      expect(await records.liftHold(stranger, hold.id)).toBeNull()
      expect(await records.liftHold(live, hold.id)).toMatchObject({ liftedAt: world.clock.now() })
      expect(await records.liftHold(live, hold.id)).toBeNull()
      expect(await records.remove(live, one.id)).not.toBeNull()
      expect(await actionsOn(hold.id)).toEqual(['hold.placed', 'hold.lifted'])
    })

    it('ends by itself, and its reason goes with the person', async () => {
      const { records } = world
      const one = await scan()
      const endsAt = world.clock.now() + dayMs
      const hold = await records.placeHold(live, { target: one.subjectId, reason: 'tax', endsAt })
      await expect(records.eraseSubject(live, one.subjectId)).rejects.toMatchObject(held)
      world.clock.move(dayMs)
      await records.eraseSubject(live, one.subjectId)
      const listed = (await records.listHolds(live)).find(({ id }) => id === hold?.id)
      expect(listed).toMatchObject({ reason: '', endsAt })
      expect(await records.listHolds(stranger)).toEqual([])
      expect(
        await records.placeHold(live, { target: one.subjectId, reason: 'late', endsAt: null }),
      ).toBeNull()
    })

    it('and a deletion at the same moment: one of the two wins, never both', async () => {
      const { records } = world
      for (let round = 0; round < 5; round++) {
        const one = await scan()
        const [hold, gone] = await Promise.allSettled([
          records.placeHold(live, { target: one.subjectId, reason: 'r', endsAt: null }),
          records.eraseSubject(live, one.subjectId),
        ])
        const isHeld = hold.status === 'fulfilled' && hold.value !== null
        const isGone = gone.status === 'fulfilled' && gone.value !== null
        expect(isHeld).not.toBe(isGone)
        expect((await records.get(live, one.id)) === null).toBe(isGone)
      }
    })
  })

  describe('retention', () => {
    it('deletes by the most particular rule, and neither what is held nor what is young', async () => {
      const { records } = world
      const old = { createdAt: world.clock.now() - 40 * dayMs }
      const general = await scan(old)
      const particular = await scan({ ...old, profileId: 'kept-long' })
      const forEver = await scan({ ...old, profileId: 'kept-for-ever' })
      const young = await scan()
      const heldOne = await scan(old)
      const hold = await records.placeHold(live, { target: heldOne.id, reason: 'r', endsAt: null })
      await records.setRetention(live, [
        { kind: '*', profileId: '', days: 5 },
        { kind: 'transaction', profileId: '', days: 30 },
        { kind: 'transaction', profileId: 'kept-long', days: 50 },
        { kind: 'transaction', profileId: 'kept-for-ever', days: null },
      ])
      expect(await records.retention(stranger)).toEqual([])
      const before = await purgedSoFar()
      await records.purge(signal)
      const there = async (ids: readonly Transaction[]) =>
        Promise.all(ids.map(async ({ id }) => (await records.get(live, id)) !== null))
      expect(await there([general, particular, forEver, young, heldOne])).toEqual([
        false,
        true,
        true,
        true,
        true,
      ])
      expect(await actionsOn(general.id)).toContain('transaction.deleted')
      expect((await purgedSoFar()) - before).toBeGreaterThanOrEqual(1)
      await records.liftHold(live, hold?.id ?? '')
      await records.purge(signal)
      expect(await there([heldOne, young])).toEqual([false, true])
    })

    it('deletes screenings too, by the rule of the account where they have none of their own', async () => {
      const { records } = world
      const found = await screening()
      await records.setRetention(live, [{ kind: '*', profileId: '', days: 1 }])
      world.clock.move(2 * dayMs)
      await records.purge(signal)
      expect((await rows()).map(({ id }) => id)).not.toContain(found)
      expect(await actionsOn(found)).toContain('screening.deleted')
      await records.setRetention(live, [])
      await expectSound()
    })

    const purgedSoFar = async () =>
      (await world.records.purgeCounts()).reduce((sum, { count }) => sum + count, 0)
  })

  describe('the erasure ledger', () => {
    it('is replayed on a copy without harm to what was never erased', async () => {
      const { records } = world
      const [stored, gone] = [await scan(), await scan()]
      const elsewhere = systemIds.id()
      const ledger = [
        ...(await records.erasureLedger()),
        ...(['transaction', 'subject'] as const).map((kind) => ({
          accountId: live.accountId,
          kind,
          targetId: kind === 'transaction' ? gone.id : gone.subjectId,
          at: 1,
          actor: 'k',
          lastSeq: 2,
          digest: '',
        })),
        // Erased when another record, linked away since the copy, was no longer its own.
        {
          accountId: live.accountId,
          kind: 'subject' as const,
          targetId: stored.subjectId,
          at: 1,
          actor: 'k',
          lastSeq: 0,
          digest: '',
        },
        {
          accountId: live.accountId,
          kind: 'transaction' as const,
          targetId: elsewhere,
          at: 1,
          actor: 'k',
          lastSeq: 9,
          digest: '',
        },
      ]
      expect(await records.replayErasures(ledger)).toBe(3)
      expect(await records.replayErasures(ledger)).toBe(0)
      expect(await records.get(live, gone.id)).toBeNull()
      expect(await records.subject(live, gone.subjectId)).toBeNull()
      expect(await records.get(live, stored.id)).not.toBeNull()
      expect((await records.erasureLedger()).map(({ targetId }) => targetId)).toContain(elsewhere)
      await expectSound()
    })
  })
})
