import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { openEmbedded } from '../../src/adapters/records/engine/embedded.ts'
import type { Engine, Session } from '../../src/adapters/records/engine/session.ts'
import { keepUp } from '../../src/adapters/records/engine/upkeep.ts'

describe('the upkeep of the embedded database', () => {
  let directory = ''
  let engine: Engine
  beforeAll(async () => {
    directory = await createDataDirectory()
    engine = await openEmbedded({ kind: 'embedded', directory })
  })
  afterAll(async () => {
    await engine.close()
    rmSync(directory, { recursive: true, force: true })
  })

  async function runInSession<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = await engine.acquire()
    try {
      return await work(session)
    } finally {
      session.release()
    }
  }

  it('removes dead rows and keeps the log on the disk bounded, however much is written', async () => {
    const upkeep = keepUp(engine)
    await runInSession(async (session) => session.script('create table busy (id int, body text)'))
    for (let maintenanceRound = 0; maintenanceRound < 4; maintenanceRound++) {
      await runInSession(async (session) => {
        await session.query(
          `insert into busy select n, repeat('x', 4000 + n % 7) from generate_series(1, 6000) n`,
          [],
        )
        await session.query('delete from busy', [])
        // The server counts what happened now and then; what it counts after a vacuum looks like new dead rows.
        await session.query('select pg_stat_force_next_flush()', [])
      })
      await upkeep.run()
    }
    upkeep.stop()
    const left = await runInSession(async (session) =>
      session.query(
        `select n_dead_tup as dead, pg_table_size('busy') as bytes from pg_stat_user_tables where relname = 'busy'`,
        [],
      ),
    )
    expect(left.rows[0]).toMatchObject({ dead: 0 })
    expect(Number(left.rows[0]?.['bytes'])).toBeLessThan(40e6)
    const segments = readdirSync(join(directory, 'database', 'pg_wal')).filter((name) =>
      /^[0-9A-F]{24}$/.test(name),
    )
    expect(segments.length).toBeLessThanOrEqual(8)
  })
})
