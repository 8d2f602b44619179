import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { startPostgres } from '../../../../test/world/stores/postgres.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { migrate } from './migrate.ts'
import { type Database, type DatabaseSettings, openDatabase } from './database.ts'
import { DatabaseFault, isUniqueViolation } from './session.ts'

interface Schema {
  note: { id: number; account_id: string; body: string }
}

const schema = `
  create table note (id bigint primary key, account_id text not null, body text not null);
  create table counter (id int primary key, n int not null);
  insert into counter values (1, 0), (2, 0);
  alter table note enable row level security;
  create policy own on note using (account_id = current_setting('symbolon.account', true))
    with check (account_id = current_setting('symbolon.account', true));
  grant select, insert, update, delete on note, counter to symbolon_app;
  create table secret_ground (id int);
`

const { kind } = testDatabase
// Not the server of the suite: this one is made to crash.
const postgres = kind === 'postgres' ? await startPostgres() : null
afterAll(() => postgres?.stop())

describe(`the ${kind} database`, () => {
  let db: Database<Schema>

  beforeAll(async () => {
    const settings: DatabaseSettings =
      postgres === null ? await testDatabase.fresh('empty') : { kind: 'postgres', url: postgres.database() }
    db = await openDatabase<Schema>(settings)
    await migrate(db.engine, mkdtempSync(join(tmpdir(), 'symbolon-empty-')))
    const session = await db.engine.acquire()
    await session.script(schema)
    session.release()
  }, 180_000)

  afterAll(() => db.close())

  it('returns the same kinds of values as the other engine', async () => {
    const bytes = new Uint8Array([0, 1, 92, 255])
    const { rows } = await sql<Record<string, unknown>>`
      select ${1}::bigint as small, 9223372036854775807::bigint as big, ${bytes}::bytea as bytes,
        ${{ a: ['ü', null, 1.5] }}::jsonb as object, ${'[1,"x"]'}::jsonb as list, ${true}::boolean as yes, ${false}::boolean as no,
        ${'12.30'}::numeric as numeric, ${2.5}::float8 as float, ${3}::int4 as int, ${null}::text as nothing,
        ${['a"b', 'c\\d', '', 'NULL', null]}::text[] as texts, ${[1, 2]}::bigint[] as numbers, array[1.10]::numeric[] as numerics,
        '2026-11-21'::date as day, '2026-11-21 10:00:00+02'::timestamptz as instant, count(*) as counted, ${'😀\n'}::text as text
    `.execute(db.kysely)
    expect(rows[0]).toEqual({
      small: 1,
      big: 9223372036854775807n,
      bytes,
      object: { a: ['ü', null, 1.5] },
      list: [1, 'x'],
      yes: true,
      no: false,
      numeric: '12.30',
      float: 2.5,
      int: 3,
      nothing: null,
      texts: ['a"b', 'c\\d', '', 'NULL', null],
      numbers: [1, 2],
      numerics: ['1.10'],
      day: '2026-11-21',
      instant: '2026-11-21 08:00:00+00',
      counted: 1,
      text: '😀\n',
    })
  })

  it('shows an account its own rows alone, whatever the query asks', async () => {
    await db.inTransaction({ account: 'a' }, async (trx) => {
      await trx.insertInto('note').values({ id: 1, account_id: 'a', body: 'of a' }).execute()
    })
    await db.inTransaction({ account: 'b' }, async (trx) => {
      await trx.insertInto('note').values({ id: 2, account_id: 'b', body: 'of b' }).execute()
    })
    const seen = await db.inTransaction({ account: 'b' }, async (trx) =>
      trx.selectFrom('note').selectAll().execute(),
    )
    expect(seen).toEqual([{ id: 2, account_id: 'b', body: 'of b' }])
    const changed = await db.inTransaction({ account: 'b' }, async (trx) =>
      trx.updateTable('note').set({ body: 'taken' }).where('id', '=', 1).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
    const all = await db.inTransaction('system', async (trx) =>
      trx.selectFrom('note').select('id').orderBy('id').execute(),
    )
    expect(all).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('refuses an account a row in the name of another and a table it was not given', async () => {
    const foreign = db.inTransaction({ account: 'a' }, async (trx) =>
      trx.insertInto('note').values({ id: 3, account_id: 'b', body: 'forged' }).execute(),
    )
    await expect(foreign).rejects.toMatchObject({ name: 'DatabaseFault', code: '42501' })
    const ground = db.inTransaction({ account: 'a' }, async (trx) =>
      sql`select * from secret_ground`.execute(trx),
    )
    await expect(ground).rejects.toMatchObject({ name: 'DatabaseFault', code: '42501' })
  })

  it('forgets role and account when the transaction ends', async () => {
    await db.inTransaction({ account: 'a' }, async (trx) => sql`select 1`.execute(trx))
    const { rows } =
      await sql`select current_user = session_user as owner, coalesce(current_setting('symbolon.account', true), '') as account`.execute(
        db.kysely,
      )
    expect(rows).toEqual([{ owner: true, account: '' }])
  })

  it('keeps nothing of a transaction whose work failed', async () => {
    const failing = db.inTransaction({ account: 'a' }, async (trx) => {
      await trx.insertInto('note').values({ id: 50, account_id: 'a', body: 'half' }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const found = await db.kysely.selectFrom('note').select('id').where('id', '=', 50).execute()
    expect(found).toEqual([])
  })

  it('never calls a transaction committed that the server rolled back', async () => {
    const swallowed = db.inTransaction('system', async (trx) => {
      await sql`select 1/0`.execute(trx).catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow('was rolled back')
  })

  it('names a broken unique constraint without quoting the row', async () => {
    await db.kysely.insertInto('note').values({ id: 7, account_id: 'a', body: 'x' }).execute()
    const again = await db.kysely
      .insertInto('note')
      .values({ id: 7, account_id: 'a', body: 'Erika Mustermann' })
      .execute()
      .catch((error: unknown) => error)
    expect(isUniqueViolation(again, 'note_pkey')).toBe(true)
    const bad = await sql`select ${'Erika Mustermann'}::int`
      .execute(db.kysely)
      .catch((error: unknown) => error)
    expect(bad).toBeInstanceOf(DatabaseFault)
    expect(String(bad)).toBe('DatabaseFault: The database refused a statement (SQLSTATE 22P02).')
  })

  it('refuses a statement that goes past its own transaction instead of waiting for ever', async () => {
    const past = db.inTransaction('system', async () => db.kysely.selectFrom('note').selectAll().execute())
    await expect(past).rejects.toThrow('use the transaction that was given')
  })

  it('refuses a statement of a transaction that is over', async () => {
    const stored = await db.inTransaction('system', async (trx) => Promise.resolve(trx))
    await expect(stored.selectFrom('note').selectAll().execute()).rejects.toThrow()
  })

  it('loses no update when many change the same row', async () => {
    const one = async (): Promise<void> =>
      db.inTransaction('system', async (trx) => {
        await sql`update counter set n = n + 1 where id = 1`.execute(trx)
      })
    await Promise.all(Array.from({ length: 40 }, one))
    const { rows } = await sql`select n from counter where id = 1`.execute(db.kysely)
    expect(rows).toEqual([{ n: 40 }])
  })

  it('answers that it is ready', async () => {
    expect(await db.ready()).toBe(true)
  })

  if (kind === 'postgres')
    it('runs work again after a deadlock', async () => {
      let met = 0
      let open: () => void = () => undefined
      const both = new Promise<void>((resolve) => (open = resolve))
      const meet = async (): Promise<void> => {
        if (++met === 2) open()
        await both
      }
      const crossing = async (first: number, second: number): Promise<void> =>
        db.inTransaction('system', async (trx) => {
          await sql`update counter set n = n + 100 where id = ${first}`.execute(trx)
          await meet()
          await sql`update counter set n = n + 100 where id = ${second}`.execute(trx)
        })
      await Promise.all([crossing(1, 2), crossing(2, 1)])
      const { rows } = await sql`select n from counter order by id`.execute(db.kysely)
      expect(rows).toEqual([{ n: 240 }, { n: 200 }])
    })

  if (kind === 'postgres')
    it('tells a wait for a lock that took too long as busy', async () => {
      const holder = await db.engine.acquire()
      await holder.script('begin; update counter set n = n where id = 1')
      const late = db.inTransaction(
        'system',
        async (trx) => sql`update counter set n = 0 where id = 1`.execute(trx),
        { lockMs: 50 },
      )
      await expect(late).rejects.toBeInstanceOf(Refusal)
      await holder.script('rollback')
      holder.release()
    })

  if (kind === 'postgres')
    it('survives a crash of the server with the next transaction', async () => {
      const cut = db.inTransaction('system', async (trx) => {
        postgres?.crash()
        await sql`select 1`.execute(trx)
      })
      await expect(cut).rejects.toMatchObject({ name: 'ConnectionLost' })
      expect(await db.ready()).toBe(true)
      const { rows } = await sql`select n from counter where id = 2`.execute(db.kysely)
      expect(rows).toEqual([{ n: 200 }])
    }, 60_000)
})
