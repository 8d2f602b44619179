import { storedActor } from '../../../vocabulary/account/actor.ts'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { openTestRecords, principalOf, type TestRecords } from '../../../../test/world/stores/records.ts'
import { chainHash } from '../audit/audit-chain.ts'
import { KeyRing } from '../keys/key-ring.ts'
import { MasterKeys } from '../keys/master-keys.ts'

describe('views in the audit log', () => {
  let world: TestRecords
  let accountId = ''

  beforeAll(async () => {
    world = await openTestRecords(await testDatabase.fresh())
    await world.records.bootstrap({ server: 'live-server-key-0001' })
    accountId = (await principalOf(world.records, 'live-server-key-0001')).accountId
  }, 120_000)
  afterAll(() => world.records.close())

  const entries = () =>
    world.database.kysely
      .selectFrom('audit_entries')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('seq')
      .execute()

  it('each of many at once is durable when it is acknowledged, in one unbroken chain', async () => {
    const before = (await entries()).length
    const master = new MasterKeys(world.masterKey, world.clock)
    const ring = new KeyRing({ ...world, master })
    const { key } = await world.database.inTransaction('system', (sql) =>
      ring.accountKey(sql, accountId, 'audit'),
    )
    await Promise.all(
      Array.from({ length: 450 }, async (_, at) => {
        const id = String(at)
        await world.records.recordView({
          accountId,
          actor: storedActor('k'),
          action: 'transaction.viewed',
          ids: [id],
        })
        if (at % 50 === 0) expect((await entries()).map(({ target }) => target)).toContain(id)
      }),
    )
    const all = await entries()
    expect(all.slice(before).map(({ target }) => Number(target))).toEqual(
      Array.from({ length: 450 }, (_, at) => at),
    )
    all.forEach((row, at) => {
      expect(row.seq).toBe(at + 1)
      expect(row.hash).toEqual(
        chainHash(key, row.previous, { ...row, actor: storedActor(row.actor), accountId }),
      )
    })
  })

  it('a page of several leaves one entry with the hash of their ids, and none of the ids', async () => {
    const ids = ['a'.repeat(32), 'b'.repeat(32)]
    await world.records.recordView({ accountId, actor: storedActor('k'), action: 'transaction.listed', ids })
    const last = (await entries()).at(-1)
    expect(last).toMatchObject({ action: 'transaction.listed', target: '' })
    expect(last?.digest).toEqual(new Uint8Array(createHash('sha256').update(ids.join('\n')).digest()))
  })

  it('what cannot be written down is refused to everyone who waits for it', async () => {
    const view = { accountId: 'nobody', actor: storedActor('k'), action: 'image.viewed', ids: ['x'] } as const
    const outcomes = await Promise.allSettled([
      world.records.recordView(view),
      world.records.recordView(view),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
