import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStoredImage } from '../../../test/world/facts/a-transaction.ts'
import { testDatabase } from '../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../test/world/stores/records.ts'
import { systemIds } from '../../platform/process/ids.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'

const everything = { limit: 100, offset: 0, newestFirst: true } as const

describe.each([testDatabase])('records on $name', ({ fresh }) => {
  let world: TestRecords
  let live: Principal
  let test: Principal
  let stranger: Principal
  const keys = {
    server: 'live-server-key-0001',
    restricted: 'live-restricted-key-01',
    test: 'test-server-key-0001',
  }

  beforeAll(async () => {
    world = await openTestRecords(await fresh())
    // Several at once, as when a service is started twice on an empty database.
    const starts = await Promise.all([1, 2, 3].map(() => world.records.bootstrap(keys)))
    expect(starts.flat().map((made) => made.key)).toHaveLength(3)
    live = await principalOf(world.records, keys.server)
    test = await principalOf(world.records, keys.test)
    stranger = await anotherAccount(world)
  }, 120_000)

  afterAll(() => world.records.close())

  describe('keys', () => {
    it('lets a key in with its kind, mode and scopes, and treats a restricted one as public', async () => {
      const restricted = await principalOf(world.records, keys.restricted)
      expect(restricted).toMatchObject({ kind: 'restricted', mode: 'live', scopes: ['scan'] })
      expect(test).toMatchObject({ kind: 'server', mode: 'test' })
      expect(live.scopes).toContain('records')
    })

    it('knows no one by a wrong key, not even one that begins like a right one', async () => {
      expect(await world.records.authenticate('live-server-key-0002')).toBeNull()
      expect(await world.records.authenticate('')).toBeNull()
      expect(await world.records.authenticate('x'.repeat(5000))).toBeNull()
    })

    it('makes no second account and no second key on a second start', async () => {
      expect(await world.records.bootstrap(keys)).toEqual([])
      const added = await world.records.bootstrap({ ...keys, server: 'another-server-key-1' })
      expect(added).toMatchObject([{ given: true, key: 'another-server-key-1', row: { kind: 'server' } }])
    })

    it('turns a revoked key away at once, and for ever', async () => {
      const { row, key } = await world.records.createKey(live, {
        kind: 'server',
        mode: 'live',
        label: 'old',
        expiresAt: null,
      })
      expect(await world.records.authenticate(key)).not.toBeNull()
      expect(await world.records.revokeKey(stranger, row.id)).toBe(false)
      expect(await world.records.revokeKey(live, row.id)).toBe(true)
      expect(await world.records.authenticate(key)).toBeNull()
      expect(await world.records.revokeKey(live, row.id)).toBe(false)
    })

    it('turns an expired key away', async () => {
      const expiresAt = world.clock.now() + 1000
      const { key } = await world.records.createKey(live, {
        kind: 'server',
        mode: 'live',
        label: 'short',
        expiresAt,
      })
      expect(await world.records.authenticate(key)).not.toBeNull()
      world.clock.move(1000)
      expect(await world.records.authenticate(key)).toBeNull()
    })

    it('lets a test key make, see and revoke test keys only', async () => {
      const request = { kind: 'server', label: 'x', expiresAt: null } as const
      await expect(world.records.createKey(test, { ...request, mode: 'live' })).rejects.toMatchObject({
        code: 'ERROR_INVALID_VALUE',
      })
      const modes = (await world.records.listKeys(test)).map((row) => row.mode)
      expect(new Set(modes)).toEqual(new Set(['test']))
      expect(await world.records.revokeKey(test, live.actor)).toBe(false)
    })

    it('writes the last use down at most once a minute', async () => {
      const { row, key } = await world.records.createKey(live, {
        kind: 'server',
        mode: 'live',
        label: 'used',
        expiresAt: null,
      })
      const lastUse = async () =>
        (await world.records.listKeys(live)).find(({ id }) => id === row.id)?.lastUsedAt
      const first = world.clock.now()
      await world.records.authenticate(key)
      world.clock.move(59_000)
      await world.records.authenticate(key)
      expect(await lastUse()).toBe(first)
      world.clock.move(1000)
      await world.records.authenticate(key)
      expect(await lastUse()).toBe(first + 60_000)
    })

    it('keeps no key in the database that could be used', async () => {
      const rows = await world.database.kysely.selectFrom('api_keys').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(keys.server)
    })
  })

  describe('transactions', () => {
    it('gives back what was committed, and the picture by its token', async () => {
      const [token, blobId] = [systemIds.token(), systemIds.token()]
      const stored = await storeScan(world.records, live, {
        images: { front: token },
        stored: [aStoredImage(token, blobId)],
        customData: 'user 17',
      })
      expect(await world.records.get(live, stored.id)).toEqual(stored)
      const image = await world.records.image(live, token, 'any')
      expect(image).toMatchObject({ token, blobId, transactionId: stored.id, side: 'front' })
      expect(await world.records.imageOf(stored.id, token)).toMatchObject({ blobId })
      expect(await world.records.imageOf(systemIds.id(), token)).toBeNull()
      expect(await world.records.orphans([blobId, 'f'.repeat(64)])).toEqual(['f'.repeat(64)])
    })

    it('#19 shows a foreign record no more than one that never was', async () => {
      const token = systemIds.token()
      const mine = await storeScan(world.records, live, { stored: [aStoredImage(token, systemIds.token())] })
      for (const id of [mine.id, systemIds.id()]) {
        expect(await world.records.get(stranger, id)).toBeNull()
        expect(
          await world.records.decide(stranger, id, { decision: 'reject', reason: '', note: '' }),
        ).toBeNull()
        expect(await world.records.remove(stranger, id)).toBeNull()
      }
      expect(await world.records.image(stranger, token, 'any')).toBeNull()
      expect((await world.records.list(stranger, {}, everything)).total).toBe(0)
      expect(await world.records.get(live, mine.id)).not.toBeNull()
    })

    it('#19 keeps live records out of reach of a test key', async () => {
      const token = systemIds.token()
      const real = await storeScan(world.records, live, { stored: [aStoredImage(token, systemIds.token())] })
      const trial = await storeScan(world.records, test)
      expect(await world.records.get(test, real.id)).toBeNull()
      expect(await world.records.remove(test, real.id)).toBeNull()
      expect(await world.records.image(test, token, 'any')).toBeNull()
      expect(await world.records.get(live, trial.id)).not.toBeNull()
      const seen = await world.records.list(test, {}, everything)
      expect(seen.rows.map((row) => row.id)).toEqual([trial.id])
      expect((await world.records.list(test, { mode: 'live' }, everything)).total).toBe(0)
      expect((await world.records.list(live, { mode: 'test' }, everything)).total).toBe(1)
    })

    it('lets ref: tokens work only for the key that made them', async () => {
      const token = systemIds.token()
      await storeScan(world.records, live, { stored: [aStoredImage(token, systemIds.token())] })
      const colleague = await world.records.createKey(live, {
        kind: 'server',
        mode: 'live',
        label: 'c',
        expiresAt: null,
      })
      const other = await principalOf(world.records, colleague.key)
      expect(await world.records.image(live, token, 'caller')).not.toBeNull()
      expect(await world.records.image(other, token, 'caller')).toBeNull()
      expect(await world.records.image(other, token, 'any')).not.toBeNull()
    })

    it('takes a decision by hand, with reason and note, and moves it in every list', async () => {
      const stored = await storeScan(world.records, live, { customData: 'moved by hand' })
      world.clock.move(5000)
      const manual = { decision: 'reject', reason: 'photo of a photo', note: 'seen twice' } as const
      const decided = await world.records.decide(live, stored.id, manual)
      expect(decided).toMatchObject({ ...manual, updatedAt: world.clock.now() })
      expect(await world.records.get(live, stored.id)).toEqual(decided)
      const filter = { customData: 'moved by hand' }
      expect((await world.records.list(live, { ...filter, decision: 'reject' }, everything)).total).toBe(1)
      expect((await world.records.list(live, { ...filter, decision: 'accept' }, everything)).total).toBe(0)
    })

    it('#117 forgets a deleted record on every path, and destroys its key', async () => {
      const [token, blobId] = [systemIds.token(), systemIds.token()]
      const stored = await storeScan(world.records, live, {
        customData: 'delete me',
        stored: [aStoredImage(token, blobId)],
      })
      const before = (await world.records.list(live, {}, everything)).total
      expect(await world.records.remove(live, stored.id)).toEqual({ blobIds: [blobId] })
      expect(await world.records.get(live, stored.id)).toBeNull()
      expect(await world.records.image(live, token, 'any')).toBeNull()
      expect(await world.records.imageOf(stored.id, token)).toBeNull()
      expect(await world.records.remove(live, stored.id)).toBeNull()
      expect((await world.records.list(live, {}, everything)).total).toBe(before - 1)
      expect((await world.records.list(live, { customData: 'delete me' }, everything)).rows).toEqual([])
      const keysLeft = await world.database.kysely
        .selectFrom('record_keys')
        .selectAll()
        .where('record_id', '=', stored.id)
        .execute()
      expect(keysLeft).toEqual([])
      expect(await world.records.orphans([blobId])).toEqual([blobId])
    })

    it('refuses a record that another account made, and one that bears another id', async () => {
      const reservation = await world.records.reserve(stranger, 1)
      const mine = await world.records.fresh(live)
      const stored = await storeScan(world.records, live)
      const transaction = { ...stored, id: mine.id, subjectId: mine.subjectId }
      const rest = { record: mine, images: [], reservation, webhook: '' }
      await expect(world.records.commit(stranger, { ...rest, transaction })).rejects.toThrow(
        /another account/,
      )
      await expect(world.records.commit(live, { ...rest, transaction: stored })).rejects.toThrow(/ids/)
      await world.records.release(stranger, reservation)
    })
  })

  describe('subjects', () => {
    it('#117 are erased with all their records, and the events of it say nothing about them', async () => {
      const webhook = 'https://example.com/hook'
      const stored = await storeScan(world.records, live, { webhook, customData: 'erase me' })
      const { subjectId } = stored
      expect(await world.records.eraseSubject(stranger, subjectId)).toBeNull()
      expect(await world.records.eraseSubject(test, subjectId)).toBeNull()
      expect(await world.records.eraseSubject(live, subjectId)).toMatchObject({
        certificate: { destroyed: { transactions: 1 } },
      })
      expect(await world.records.eraseSubject(live, subjectId)).toBeNull()
      expect(await world.records.get(live, stored.id)).toBeNull()
      const rows = await world.database.kysely
        .selectFrom('outbox')
        .select(['event', 'state'])
        .where('transaction_id', '=', stored.id)
        .orderBy('seq')
        .execute()
      expect(rows).toEqual([
        { event: 'new', state: 'cancelled' },
        { event: 'delete', state: 'pending' },
      ])
      const left = await world.database.kysely
        .selectFrom('subject_keys')
        .selectAll()
        .where('subject_id', '=', subjectId)
        .execute()
      expect(left).toEqual([])
    })

    it('take the undelivered event of an earlier deletion with them', async () => {
      const stored = await storeScan(world.records, live, { webhook: 'https://example.com/hook' })
      await world.records.remove(live, stored.id)
      await world.records.eraseSubject(live, stored.subjectId)
      const rows = await world.database.kysely
        .selectFrom('outbox')
        .select('state')
        .where('transaction_id', '=', stored.id)
        .execute()
      expect(rows.every(({ state }) => state === 'cancelled')).toBe(true)
    })
  })

  describe('events', () => {
    it('numbers the events of a transaction without a gap, and cancels what a deletion overtakes', async () => {
      const stored = await storeScan(world.records, live, { webhook: 'https://example.com/hook' })
      await world.records.decide(live, stored.id, { decision: 'review', reason: '', note: '' })
      await world.records.decide(live, stored.id, { decision: 'accept', reason: '', note: '' })
      await world.records.remove(live, stored.id)
      const rows = await world.database.kysely
        .selectFrom('outbox')
        .select(['seq', 'event', 'state'])
        .where('transaction_id', '=', stored.id)
        .orderBy('seq')
        .execute()
      expect(rows).toEqual([
        { seq: 1, event: 'new', state: 'cancelled' },
        { seq: 2, event: 'update', state: 'cancelled' },
        { seq: 3, event: 'update', state: 'cancelled' },
        { seq: 4, event: 'delete', state: 'pending' },
      ])
    })

    it('keeps its numbers apart when many decide at once', async () => {
      const stored = await storeScan(world.records, live)
      const decisions = (['review', 'accept', 'reject', 'accept', 'review'] as const).map((decision) =>
        world.records.decide(live, stored.id, { decision, reason: '', note: '' }),
      )
      await Promise.all(decisions)
      const rows = await world.database.kysely
        .selectFrom('outbox')
        .select('seq')
        .where('transaction_id', '=', stored.id)
        .orderBy('seq')
        .execute()
      expect(rows.map((row) => row.seq)).toEqual([1, 2, 3, 4, 5, 6])
    })
  })

  describe('quota', () => {
    it('counts down from a large number when no plan is set, and charges test keys credit', async () => {
      const before = await world.records.allowance(live)
      await storeScan(world.records, live)
      expect(await world.records.allowance(live)).toEqual({ ...before, quota: before.quota - 1 })
      await storeScan(world.records, test)
      expect(await world.records.allowance(live)).toEqual({
        quota: before.quota - 1,
        credit: before.credit - 1,
      })
    })

    it('costs nothing when a request is refused or never ends', async () => {
      const before = await world.records.allowance(live)
      const released = await world.records.reserve(live, 3)
      await world.records.release(live, released)
      await world.records.release(live, released)
      await world.records.reserve(live, 2)
      expect(await world.records.allowance(live)).toEqual(before)
    })

    it('gives back what an earlier version held on disk, once its lease is over', async () => {
      const { kysely } = world.database
      const { accountId } = live
      const now = world.clock.now()
      const row = { id: 'held-before', account_id: accountId, kind: 'quota', cost: 2 } as const
      await kysely
        .insertInto('quota_reservations')
        .values({ ...row, leased_until: now + 60_000, created_at: now })
        .execute()
      const counter = kysely.updateTable('quota_counters').where('account_id', '=', accountId)
      await counter.where('kind', '=', 'quota').set({ reserved: 2 }).execute()
      expect(await world.records.reapReservations()).toBe(0)
      world.clock.move(60_000)
      expect(await world.records.reapReservations()).toBe(1)
      const counters = await kysely
        .selectFrom('quota_counters')
        .select('reserved')
        .where('account_id', '=', accountId)
        .execute()
      expect(counters).toEqual([{ reserved: 0 }, { reserved: 0 }])
      await kysely.deleteFrom('quota_ledger').where('reservation_id', '=', row.id).execute()
    })

    it('still stores a result whose hold was given up for dead, and charges it once', async () => {
      const before = await world.records.allowance(live)
      const reservation = await world.records.reserve(live, 1)
      world.clock.move(6 * 60_000)
      const left = await world.records.settle(live, reservation)
      expect(left.quota).toBe(before.quota - 1)
    })

    it('serves exactly ten of a hundred at once when ten are left', async () => {
      const poor = await anotherAccount(world)
      await world.records.changeAccount(poor, { quota: 10 })
      const tries = await Promise.allSettled(
        Array.from({ length: 100 }, () => storeScan(world.records, poor)),
      )
      expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(10)
      for (const one of tries)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'ERROR_QUOTA_EXCEEDED' })
      expect((await world.records.accountSettings(poor)).quota).toMatchObject({ limit: 10, left: 0 })
      expect((await world.records.list(poor, {}, everything)).total).toBe(10)
    })
  })

  describe('idempotent requests', () => {
    const [request, ms] = [{ key: 'order-17', bodyHash: 'a'.repeat(64) }, 120_000]

    it('answers the same request with the first answer, and charges once', async () => {
      expect(await world.records.claim(live, request, ms)).toEqual({ state: 'claimed' })
      expect(await world.records.claim(live, request, ms)).toEqual({ state: 'running' })
      const answer = ({ quota }: { quota: number }) => ({ success: true, quota })
      const stored = await storeScan(world.records, live, { idempotency: { ...request, answer } })
      const { quota } = await world.records.allowance(live)
      const kept = { state: 'answered', answer: { success: true, quota } }
      expect(await world.records.claim(live, request, ms)).toEqual({ ...kept, recordId: stored.id })
      const other = { ...request, bodyHash: 'b' }
      expect(await world.records.claim(live, other, ms)).toEqual({ state: 'other-body' })
      await expect(
        storeScan(world.records, live, { idempotency: { ...request, answer } }),
      ).rejects.toMatchObject({
        code: 'ERROR_CONFLICT',
      })
      expect((await world.records.allowance(live)).quota).toBe(quota)
      await world.records.remove(live, stored.id)
      expect(await world.records.claim(live, request, ms)).toEqual({ state: 'gone' })
    })

    it('lets a retry run after a refusal, after a crash, and in another account', async () => {
      const other = { ...request, key: 'order-18' }
      await world.records.claim(live, other, ms)
      await world.records.giveUp(live, other.key)
      expect(await world.records.claim(live, other, ms)).toEqual({ state: 'claimed' })
      world.clock.move(3 * 60_000)
      expect(await world.records.claim(live, other, ms)).toEqual({ state: 'claimed' })
      expect(await world.records.claim(stranger, other, ms)).toEqual({ state: 'claimed' })
      world.clock.move(8 * 86_400_000)
      expect(await world.records.forgetAnswers()).toBeGreaterThanOrEqual(2)
    })
  })

  describe('profiles', () => {
    it('keeps every version and shows the newest', async () => {
      const made = await world.records.createProfile(live, { name: 'door', settings: { saveResult: false } })
      expect(made).toMatchObject({ name: 'door', version: 1 })
      const next = await world.records.replaceProfile(live, made.id, {
        name: 'gate',
        settings: { crop: true },
      })
      expect(next).toEqual({ ...made, name: 'gate', version: 2, settings: { crop: true } })
      expect(await world.records.getProfile(live, made.id)).toEqual(next)
      const versions = await world.database.kysely
        .selectFrom('profile_versions')
        .select(['version', 'parent', 'author'])
        .where('profile_id', '=', made.id)
        .orderBy('version')
        .execute()
      expect(versions).toEqual([
        { version: 1, parent: null, author: live.actor },
        { version: 2, parent: 1, author: live.actor },
      ])
      expect(await world.records.removeProfile(live, made.id)).toBe(true)
      expect(await world.records.getProfile(live, made.id)).toBeNull()
      expect(await world.records.removeProfile(live, made.id)).toBe(false)
    })

    it('shows no profile to strangers, and no live one to a test key', async () => {
      const made = await world.records.createProfile(live, { name: 'mine', settings: {} })
      expect(await world.records.getProfile(stranger, made.id)).toBeNull()
      expect(await world.records.getProfile(test, made.id)).toBeNull()
      expect(await world.records.replaceProfile(test, made.id, { name: 'x', settings: {} })).toBeNull()
      expect((await world.records.listProfiles(stranger, everything)).total).toBe(0)
      expect((await world.records.listProfiles(live, everything)).rows.map(({ id }) => id)).toContain(made.id)
    })
  })

  describe('screenings and lists', () => {
    it('charges a screening and keeps what was asked out of plain sight', async () => {
      const before = await world.records.allowance(live)
      const left = await world.records.recordScreening(live, {
        query: { name: 'Ernestine Canaryman' },
        hits: [{ entityId: 'us_ofac:1', score: 0.9 }],
        versions: [],
        matcher: '1',
        reservation: await world.records.reserve(live, 1),
      })
      expect(left.quota).toBe(before.quota - 1)
      const rows = await world.database.kysely.selectFrom('screenings').selectAll().execute()
      const bytes = Buffer.concat(rows.map((row) => row.sealed))
      expect(bytes.includes('Canaryman')).toBe(false)
    })

    it('lists the imports of a list, the newest first', async () => {
      const row = {
        database: 'us_ofac',
        date: '2023-12-28',
        records: 3,
        added: 3,
        changed: 0,
        removed: 0,
        origin: 'folder',
      }
      await world.records.recordListVersion({ ...row, source: 'us_ofac', version: 'a', importedAt: 1 })
      await world.records.recordListVersion({ ...row, source: 'us_ofac', version: 'b', importedAt: 2 })
      const versions = await world.records.listVersions('us_ofac')
      expect(versions.map(({ version }) => version)).toEqual(['b', 'a'])
      expect(await world.records.listVersions('eu_fsf')).toEqual([])
    })
  })

  describe('the second wall', () => {
    it('#19 shows one account nothing of another even to a query that forgot to ask for one', async () => {
      await storeScan(world.records, live)
      const seen = await world.database.inTransaction({ account: stranger.accountId }, async (trx) => {
        const tables = [
          'transactions',
          'images',
          'outbox',
          'audit_entries',
          'api_keys',
          'record_keys',
          'quota_ledger',
        ] as const
        const owners = new Set<string>()
        for (const table of tables) {
          const rows = await trx.selectFrom(table).select('account_id').execute()
          for (const row of rows) owners.add(row.account_id)
        }
        return owners
      })
      expect(seen).toEqual(new Set([stranger.accountId]))
    })

    it('#19 covers every table that has an account', async () => {
      const { rows } = await sql<{ name: string }>`
        select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and a.attname = 'account_id' and not c.relrowsecurity`.execute(
        world.database.kysely,
      )
      expect(rows).toEqual([])
    })

    it('#19 lets no one write into another account, nor rewrite what was written for good', async () => {
      const as = { account: stranger.accountId }
      const intrude = world.database.inTransaction(as, (trx) =>
        trx
          .insertInto('subjects')
          .values({ id: systemIds.id(), account_id: live.accountId, mode: 'live', created_at: 1 })
          .execute(),
      )
      await expect(intrude).rejects.toMatchObject({ code: '42501' })
      const rewrite = world.database.inTransaction(as, (trx) => trx.deleteFrom('audit_entries').execute())
      await expect(rewrite).rejects.toMatchObject({ code: '42501' })
    })
  })
})

/** An account beyond the first, and the operator in its name. */
async function anotherAccount({ records }: TestRecords): Promise<Principal> {
  const account = await records.createAccount(`account ${systemIds.id()}`)
  if (account === null) throw new Error('The name is taken.')
  return records.operator(account.name)
}
