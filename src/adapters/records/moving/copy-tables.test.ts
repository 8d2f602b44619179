import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../../test/world/stores/records.ts'
import type { Session } from '../engine/session.ts'
import { compareTables } from './compare-tables.ts'
import { copyTables } from './copy-tables.ts'
import { ownBlobs, referredBlobs } from './referred-blobs.ts'
import type { Ask } from './tables-to-move.ts'

const silent = (): undefined => undefined
const blobId = 'b'.repeat(64)
const key = 'CopyTablesTestKey000000000000001'

describe('a database that is copied into another', () => {
  const worlds: TestRecords[] = []
  const sessions: Session[] = []
  let source: Ask
  let target: Ask

  beforeAll(async () => {
    for (let i = 0; i < 2; i++) {
      worlds.push(await openTestRecords(await testDatabase.fresh()))
    }
    await fill()
    const opened = async (world: TestRecords | undefined): Promise<Ask> => {
      if (world === undefined) throw new Error('No world.')
      const session = await world.database.engine.acquire()
      sessions.push(session)
      return asking(session)
    }
    source = await opened(worlds[0])
    target = await opened(worlds[1])
    await target('delete from instance_keys')
    await target('delete from master_keys')
  }, 120_000)
  afterAll(async () => {
    for (const session of sessions) session.release()
    for (const world of worlds) await world.records.close()
  })

  const asking =
    (session: Session): Ask =>
    async (sql, parameters = []) =>
      (await session.query(sql, parameters)).rows

  /** More rows than one page holds, one that is larger than a page, and numbers that the database gives. */
  async function fill(): Promise<void> {
    const [world] = worlds
    if (world === undefined) throw new Error('No world.')
    await world.records.bootstrap({ server: key })
    const principal = await principalOf(world.records, key)
    // Columns of several instants.
    for (const _ of [1, 2])
      await world.records.countSend(principal, [{ name: 'a', windowMs: 60_000, most: 9 }])
    const image = {
      token: 't',
      blobId,
      side: 'front' as const,
      contentType: 'image/jpeg',
      sha256: '',
      size: 1,
    }
    await storeScan(world.records, principal, { stored: [image] })
    const session = await world.database.engine.acquire()
    await session.query(
      `insert into list_versions (source, database, version, date, records, added, changed, removed, imported_at, origin)
       select 's', 'd', n::text, null, 9007199254740991, 0, 0, 0, n, E'\\\\ "quoted" ü' from generate_series(1, 700) as n`,
      [],
    )
    await session.query('insert into shared_lists values ($1, $2, 1, $3, $4)', [
      's',
      'v',
      '{}',
      randomBytes(9_000_000),
    ])
    session.release()
  }

  it('is the same afterwards, row by row, and numbers its next row behind the last', async () => {
    let last: readonly number[] = []
    await target('begin')
    const { rows } = await copyTables({ source, target }, (...done) => (last = done))
    await target('commit')
    expect(last[0]).toBe(last[1])
    expect(rows).toMatchObject({
      accounts: 1,
      transactions: 1,
      images: 1,
      list_versions: 700,
      shared_lists: 1,
      send_times: 1,
    })
    expect(await compareTables({ source, target }, silent)).toEqual([])
    const [row] = await target(
      `insert into list_versions (source, database, version, records, added, changed, removed, imported_at, origin)
       values ('s', 'd', 'v', 0, 0, 0, 0, 0, '') returning id`,
    )
    expect(row).toEqual({ id: 701 })
    await target('delete from list_versions where id = 701')
  })

  it('names the blobs that belong to something, and only those', async () => {
    const ids: string[] = []
    for await (const id of referredBlobs(target)) ids.push(id)
    expect(ids).toEqual([blobId])
    expect(await ownBlobs(target, [blobId, 'c'.repeat(64)])).toEqual(new Set([blobId]))
  })

  it('is never copied into one that holds something', async () => {
    await target('begin')
    await expect(copyTables({ source, target }, silent)).rejects.toThrow(/not empty/)
    await target('rollback')
  })

  it('is found to be another by one row, by one byte, and by one row too few', async () => {
    await target(`update list_versions set origin = 'x' where id = 350`)
    await target(
      'update shared_lists set content = set_byte(content, 8000000, 255 - get_byte(content, 8000000))',
    )
    await target('delete from images')
    expect(new Set(await compareTables({ source, target }, silent))).toEqual(
      new Set([
        'images has 0 rows there and 1 here.',
        'list_versions has rows that are not the same.',
        'shared_lists has rows that are not the same.',
      ]),
    )
  })
})
