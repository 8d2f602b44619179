import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataDirectory } from '../../../../test/world/stores/embedded.ts'
import { openEmbedded } from './embedded.ts'
import type { Engine, Session } from './session.ts'
import { keepUp } from './upkeep.ts'

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

  it('lets others in between its tables', async () => {
    const session = await engine.acquire()
    for (const table of ['one', 'two']) await makeUntidy(session, table)
    session.release()
    const upkeep = keepUp(engine)
    const done: string[] = []
    const kept = upkeep.run().then(() => done.push('upkeep'))
    // One after the other, so that each waits for a step that has begun before it was asked.
    for (const read of ['first', 'second', 'third']) {
      await engine.trip([{ sql: 'select 1', parameters: [] }])
      done.push(read)
    }
    await kept
    upkeep.stop()
    expect(done).toEqual(['first', 'second', 'third', 'upkeep'])
    const after = await engine.acquire()
    const { rows } = await after.query(
      `select count(*) as tidy from pg_stat_user_tables where relname in ('one', 'two') and vacuum_count > 0`,
      [],
    )
    after.release()
    expect(rows).toMatchObject([{ tidy: 2 }])
  })
})

/** A table whose rows are all dead, as the counters of the server know already. */
async function makeUntidy(session: Session, table: string): Promise<void> {
  await session.script(`create table ${table} as select n from generate_series(1, 1000) n`)
  await session.query(`delete from ${table}`, [])
  await session.query('select pg_stat_force_next_flush()', [])
}
