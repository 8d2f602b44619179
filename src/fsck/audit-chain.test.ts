import { keyActor } from '../vocabulary/account/actor.ts'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textQuery } from '../../test/world/stores/check.ts'
import { createDataDirectory } from '../../test/world/stores/embedded.ts'
import { openTestRecords, principalOf, type TestRecords } from '../../test/world/stores/records.ts'
import type { Principal } from '../vocabulary/account/principal.ts'
import { blobFiles } from './blob-files.ts'
import { verifyAudit } from './verify-audit.ts'

describe('the audit log', () => {
  let world: TestRecords
  let live: Principal
  let other: Principal
  let directory = ''

  beforeAll(async () => {
    directory = await createDataDirectory()
    world = await openTestRecords({ kind: 'embedded', directory })
    await world.records.bootstrap({ server: 'live-server-key-0001' })
    live = await principalOf(world.records, 'live-server-key-0001')
    await world.records.createAccount('other')
    other = await world.records.operator('other')
    for (const { accountId } of [live, other])
      for (let at = 0; at < 8; at++)
        await world.records.recordView({
          accountId,
          actor: keyActor('k'),
          action: 'image.viewed',
          ids: [`seen ${at}`],
        })
  }, 120_000)
  afterAll(async () => {
    await world.records.close()
    rmSync(directory, { recursive: true, force: true })
  })

  /** What is found after someone was at the tables; everything is undone afterwards. */
  async function found(tampering: readonly string[], known?: { seq: number; hash: string }) {
    const session = await world.database.engine.acquire()
    try {
      await session.query('begin', [])
      for (const statement of tampering) await session.query(statement, [])
      const store = {
        query: textQuery(session),
        blobs: blobFiles(directory),
        masterKeys: world.masterKey.held(),
        now: 0,
        orphansOlderThan: 0,
      }
      return await verifyAudit(store, live.accountId, known)
    } finally {
      await session.query('rollback', [])
      session.release()
    }
  }
  const mine = () => `account_id = '${live.accountId}'`

  it('is whole when no one was at it, also by a checkpoint', async () => {
    const checkpoint = await world.records.auditCheckpoint(live)
    expect(await found([], checkpoint)).toMatchObject({ entries: checkpoint.seq, fault: null })
  })

  it.each([
    ['altered', 5, () => [`update audit_entries set target = 'x' where ${mine()} and seq = 5`]],
    [
      'altered',
      5,
      () => [`update audit_entries set hash = decode(repeat('ab', 32), 'hex') where ${mine()} and seq = 5`],
    ],
    ['missing', 5, () => [`delete from audit_entries where ${mine()} and seq = 5`]],
    ['missing', 1, () => [`delete from audit_entries where ${mine()} and seq = 1`]],
    [
      'swapped',
      5,
      () => [
        `update audit_entries set seq = 1000 where ${mine()} and seq = 5`,
        `update audit_entries set seq = 5 where ${mine()} and seq = 7`,
        `update audit_entries set seq = 7 where ${mine()} and seq = 1000`,
      ],
    ],
    [
      'swapped',
      6,
      () => [
        `delete from audit_entries where ${mine()} and seq = 6`,
        `insert into audit_entries select '${live.accountId}', seq, at, actor, action, target, digest, previous, hash
           from audit_entries where account_id = '${other.accountId}' and seq = 6`,
      ],
    ],
    ['truncated', 8, () => [`delete from audit_entries where ${mine()} and seq >= 8`]],
    ['added', 8, () => [`update account_heads set audit_seq = 7 where ${mine()}`]],
  ] as const)('#118 that was %s at entry %i is found there', async (kind, seq, tampering) => {
    expect((await found(tampering()))?.fault).toMatchObject({ kind, seq })
  })

  it('#118 that was cut off together with its recorded end is found by the checkpoint alone', async () => {
    const checkpoint = await world.records.auditCheckpoint(live)
    const cut = [
      `delete from audit_entries where ${mine()} and seq >= 8`,
      `update account_heads set audit_seq = 7,
         audit_hash = (select hash from audit_entries where ${mine()} and seq = 7) where ${mine()}`,
    ]
    expect((await found(cut))?.fault).toBeNull()
    expect((await found(cut, checkpoint))?.fault).toMatchObject({ kind: 'truncated', seq: 8 })
  })

  it('#118 that a checkpoint knows otherwise was rewritten there', async () => {
    const known = { seq: 5, hash: 'ab'.repeat(32) }
    expect((await found([], known))?.fault).toMatchObject({ kind: 'rewritten', seq: 5 })
  })

  it('#118 whose recorded end is another is found at its end', async () => {
    const { seq } = await world.records.auditCheckpoint(live)
    const tampering = [
      `update account_heads set audit_hash = decode(repeat('ab', 32), 'hex') where ${mine()}`,
    ]
    expect((await found(tampering))?.fault).toMatchObject({ kind: 'altered', seq })
  })

  it('#118 with an entry from an older copy of it is found at the entry behind', async () => {
    const { accountId } = live
    const view = (id: string) =>
      world.records.recordView({ accountId, actor: keyActor('k'), action: 'image.viewed', ids: [id] })
    const run = async (statement: string) => {
      const session = await world.database.engine.acquire()
      await session.query(statement, [])
      session.release()
    }
    const before = await world.records.auditCheckpoint(live)
    const seq = before.seq + 1
    await view('in the copy')
    await run(`create table older as select * from audit_entries where ${mine()} and seq = ${seq}`)
    await run(`delete from audit_entries where ${mine()} and seq = ${seq}`)
    await run(
      `update account_heads set audit_seq = ${before.seq}, audit_hash = decode('${before.hash}', 'hex') where ${mine()}`,
    )
    await view('since then')
    await view('and then')
    const copied = [
      `delete from audit_entries where ${mine()} and seq = ${seq}`,
      'insert into audit_entries select * from older',
    ]
    expect((await found(copied))?.fault).toMatchObject({ kind: 'altered', seq: seq + 1 })
    expect((await found([]))?.fault).toBeNull()
  })

  it('#118 knows its own checkpoint, and no changed one', async () => {
    const checkpoint = await world.records.auditCheckpoint(live)
    expect(await world.records.isOurCheckpoint(checkpoint)).toBe(true)
    for (const changed of [
      { ...checkpoint, seq: checkpoint.seq - 1 },
      { ...checkpoint, hash: '0'.repeat(64) },
      { ...checkpoint, accountId: other.accountId },
      { ...checkpoint, publicKey: withAnotherFirst(checkpoint.publicKey) },
      { ...checkpoint, signature: withAnotherFirst(checkpoint.signature) },
    ])
      expect(await world.records.isOurCheckpoint(changed)).toBe(false)
  })
})

function withAnotherFirst(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
}
