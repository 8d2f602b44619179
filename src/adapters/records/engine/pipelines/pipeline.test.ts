import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../../../test/world/stores/databases.ts'
import { recordStatements } from '../../../../../test/world/stores/record-statements.ts'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from '../database.ts'
import { PreparedStatements } from './prepared-statements.ts'
import type { Answer, Statement } from '../session.ts'

interface Schema {
  note: { id: number; account_id: string; body: Uint8Array | null }
}

const schema = `
  create table note (id bigint primary key, account_id text not null, body bytea);
  alter table note enable row level security;
  create policy own on note using (account_id = current_setting('symbolon.account', true))
    with check (account_id = current_setting('symbolon.account', true));
  grant select, insert, update, delete on note to symbolon_app;
`

const insert = (id: number, account: string, body: Uint8Array | null = null): Statement => ({
  sql: 'insert into note (id, account_id, body) values ($1, $2, $3)',
  parameters: [id, account, body],
})
const ids: Statement = { sql: 'select id from note order by id', parameters: [] }

const { kind } = testDatabase

describe(`statements in one round trip on the ${kind} database`, () => {
  let db: Database<Schema>
  const inOneTrip = async (account: string, statements: readonly Statement[]): Promise<readonly Answer[]> => {
    const [answers] = await db.inOneTrip([{ scope: { account }, statements }])
    return answers ?? []
  }

  beforeAll(async () => {
    db = await openDatabase<Schema>(await testDatabase.fresh('empty'))
    await migrate(db.engine, mkdtempSync(join(tmpdir(), 'symbolon-empty-')))
    const session = await db.engine.acquire()
    await session.script(schema)
    session.release()
  }, 180_000)
  beforeEach(async () => {
    await db.kysely.deleteFrom('note').execute()
  })
  afterAll(() => db.close())

  it('give the same bytes however often they are asked', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, at) => at)
    const bodies = [all, new Uint8Array(0), null]
    await inOneTrip(
      'a',
      bodies.map((body, id) => insert(id, 'a', body)),
    )
    const read: Statement = { sql: 'select body, id, body as again from note order by id', parameters: [] }
    const rows = bodies.map((body, id) => ({ body, id, again: body }))
    for (let time = 0; time < 4; time++)
      expect(await inOneTrip('a', [read, read])).toMatchObject([{ rows }, { rows }])
    const [answer] = await inOneTrip('a', [read])
    const [{ body } = {}] = answer?.rows ?? []
    expect(body).toHaveProperty('buffer.byteLength', all.length)
  })

  it('give long bytes as they were stored, one value after the other', async () => {
    const long = Array.from({ length: 3 }, (_, id) => Buffer.alloc(20_000 + id, `${id} of several. `))
    await inOneTrip(
      'a',
      long.map((body, id) => insert(id, 'a', body)),
    )
    const read: Statement = { sql: 'select body from note order by id', parameters: [] }
    for (let time = 0; time < 3; time++) {
      const answers = await inOneTrip('a', [read, read])
      const bodies = answers.flatMap(({ rows }) => rows.map(({ body }) => body))
      const isAsStored = bodies.map((body, at) => body instanceof Uint8Array && long[at % 3]?.equals(body))
      expect(isAsStored).toEqual(Array.from({ length: 6 }, () => true))
    }
  })

  it('are answered one by one, in their order', async () => {
    const bytes = new Uint8Array([0, 255, 92])
    const read: Statement = { sql: 'select id, body from note where id = $1', parameters: [2] }
    const answers = await inOneTrip('a', [insert(1, 'a'), insert(2, 'a', bytes), read, ids])
    expect(answers).toEqual([
      { rows: [], affected: 1, command: 'INSERT' },
      { rows: [], affected: 1, command: 'INSERT' },
      { rows: [{ id: 2, body: bytes }], affected: 0, command: 'SELECT' },
      { rows: [{ id: 1 }, { id: 2 }], affected: 0, command: 'SELECT' },
    ])
  })

  it('take effect together or not at all', async () => {
    const twice = inOneTrip('a', [insert(1, 'a'), insert(2, 'a'), insert(2, 'a'), insert(3, 'a')])
    await expect(twice).rejects.toMatchObject({ name: 'DatabaseFault', code: '23505' })
    expect(await db.kysely.selectFrom('note').selectAll().execute()).toEqual([])
  })

  it('see and write the rows of their account alone', async () => {
    await inOneTrip('a', [insert(1, 'a')])
    expect((await inOneTrip('b', [insert(2, 'b'), ids]))[1]?.rows).toEqual([{ id: 2 }])
    const foreign = inOneTrip('b', [insert(3, 'a')])
    await expect(foreign).rejects.toMatchObject({ name: 'DatabaseFault', code: '42501' })
  })

  it('may be of several accounts, each behind its own wall', async () => {
    const part = (account: string, id: number) => ({
      scope: { account },
      statements: [insert(id, account), ids],
    })
    const answers = await db.inOneTrip([part('a', 1), part('b', 2)])
    expect(answers.map(([, read]) => read?.rows)).toEqual([[{ id: 1 }], [{ id: 2 }]])
  })

  it('leave neither role nor account behind, on success and on failure', async () => {
    await inOneTrip('a', [insert(1, 'a')])
    await inOneTrip('a', [insert(1, 'a')]).catch(() => undefined)
    const session = await db.engine.acquire()
    const { rows } = await session.query(
      `select current_user = session_user as owner, coalesce(current_setting('symbolon.account', true), '') as account`,
      [],
    )
    session.release()
    expect(rows).toEqual([{ owner: true, account: '' }])
  })

  it('are prepared once, and again when their tables change', async () => {
    const all: Statement = { sql: 'select * from note', parameters: [] }
    for (let times = 0; times < 4; times++) await inOneTrip('a', [all])
    const session = await db.engine.acquire()
    await session.script('alter table note add column more text')
    session.release()
    await inOneTrip('a', [insert(1, 'a')])
    const [answer] = await inOneTrip('a', [all])
    expect(answer?.rows).toEqual([{ id: 1, account_id: 'a', body: null, more: null }])
  })

  it('prepared in a trip that failed are usable in the next', async () => {
    const odd = (id: number): Statement => ({
      sql: 'insert into note (account_id, id) values ($2, $1)',
      parameters: [id, 'a'],
    })
    await inOneTrip('a', [odd(1)])
    for (let times = 0; times < 3; times++)
      await expect(inOneTrip('a', [odd(1)])).rejects.toMatchObject({ code: '23505' })
    await inOneTrip('a', [odd(2)])
    expect((await inOneTrip('a', [ids]))[0]?.rows).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('may hold many megabytes', async () => {
    const large = new Uint8Array(24 * 1024 * 1024).fill(7)
    const length: Statement = { sql: 'select length(body) as length from note', parameters: [] }
    const answers = await inOneTrip('a', [insert(1, 'a', large), length])
    expect(answers[1]?.rows).toEqual([{ length: large.length }])
  })

  it('begin a transaction in the round trip of its first statement', async () => {
    const log = recordStatements(db.engine)
    await db.inTransaction({ account: 'a' }, (trx) => trx.selectFrom('note').selectAll().execute())
    const trips = log.roundTrips.map((trip) => trip.map((sql) => sql.split(' ')[0]))
    vi.restoreAllMocks()
    expect(trips).toEqual([['begin', 'select', 'select'], ['commit']])
  })

  it('are none for a transaction that asks nothing', async () => {
    const log = recordStatements(db.engine)
    await db.inTransaction('system', () => Promise.resolve(1))
    vi.restoreAllMocks()
    expect(log.roundTrips).toEqual([])
  })
})

describe('Prepared statements', () => {
  it('bear a name from the second use on', () => {
    const prepared = new PreparedStatements()
    expect(prepared.use('select 1')).toEqual({ name: '', parse: true, layout: undefined })
    const second = prepared.use('select 1')
    expect(second).toMatchObject({ parse: true })
    expect(second.name).not.toBe('')
    prepared.confirm('select 1', { name: second.name, layout: [] })
    expect(prepared.use('select 1')).toEqual({ name: second.name, parse: false, layout: [] })
  })

  it('give way to others, those used longest ago first', () => {
    const prepared = new PreparedStatements()
    const names = Array.from({ length: 301 }, (_, number) => {
      const sql = `select ${number}`
      prepared.use(sql)
      const { name } = prepared.use(sql)
      prepared.confirm(sql, { name, layout: [] })
      return name
    })
    expect(prepared.takeClosing()).toEqual([names[0]])
    expect(prepared.takeClosing()).toEqual([])
    expect(prepared.use('select 300')).toEqual({ name: names[300], parse: false, layout: [] })
  })
})
