import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** A folder of migrations: name → SQL. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-migrations-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

describe(`migrations on ${testDatabase.name}`, () => {
  let db: Database<Record<string, Record<string, unknown>>>

  beforeAll(async () => {
    db = await openDatabase(await testDatabase.fresh('empty'))
  }, 180_000)
  afterAll(async () => db.close())

  const first = 'create table m1 (id int); insert into m1 values (1);'

  it('are applied once, in order, however often they are run', async () => {
    const folder = folderOf({ '0002-b.sql': 'alter table m1 add column b int;', '0001-a.sql': first })
    expect(await migrate(db.engine, folder)).toEqual({ applied: ['0001-a', '0002-b'] })
    expect(await migrate(db.engine, folder)).toEqual({ applied: [] })
    const { rows } = await sql`select * from m1`.execute(db.kysely)
    expect(rows).toEqual([{ id: 1, b: null }])
  })

  it('are refused when a file was changed after it was applied, but not for its line endings', async () => {
    const second = { '0002-b.sql': 'alter table m1 add column b int;' }
    await expect(migrate(db.engine, folderOf({ '0001-a.sql': `${first} `, ...second }))).rejects.toThrow(
      '0001-a was changed after it was applied',
    )
    const windows = folderOf({
      '0001-a.sql': first,
      '0002-b.sql': 'alter table m1 add column b int;',
      '0003-c.sql': 'select 1;\r\nselect 2;\r\n',
    })
    await migrate(db.engine, windows)
    const unix = folderOf({
      '0001-a.sql': first,
      '0002-b.sql': 'alter table m1 add column b int;',
      '0003-c.sql': 'select 1;\nselect 2;\n',
    })
    expect(await migrate(db.engine, unix)).toEqual({ applied: [] })
    await sql`delete from symbolon_migrations where name = '0003-c'`.execute(db.kysely)
  })

  it('are kept wholly or not at all, and the sentence names the file', async () => {
    const folder = folderOf({
      '0001-a.sql': first,
      '0002-b.sql': 'alter table m1 add column b int;',
      '0003-c.sql': 'create table m3 (id int); select nonsense from nowhere;',
    })
    await expect(migrate(db.engine, folder)).rejects.toThrow('The migration 0003-c failed')
    await expect(sql`select * from m3`.execute(db.kysely)).rejects.toMatchObject({ code: '42P01' })
  })

  it('that came too late, are misnamed, or share a number are refused', async () => {
    const late = folderOf({ '0001-a.sql': first, '0001-b.sql': 'select 1' })
    await expect(migrate(db.engine, late)).rejects.toThrow('number 0001')
    await expect(migrate(db.engine, folderOf({ 'a.sql': '' }))).rejects.toThrow('misnamed')
    const gap = folderOf({
      '0000-zero.sql': 'select 1',
      '0001-a.sql': first,
      '0002-b.sql': 'alter table m1 add column b int;',
    })
    await expect(migrate(db.engine, gap)).rejects.toThrow('give it a higher number')
  })

  it('of a newer version are refused in a sentence that says what to do, and nothing is applied', async () => {
    const older = folderOf({ '0001-a.sql': first, '0003-c.sql': 'create table m3 (id int);' })
    await expect(migrate(db.engine, older)).rejects.toThrow(
      'A newer version of Symbolon has migrated this database (0002-b): start that version or a later one.',
    )
    await expect(sql`select * from m3`.execute(db.kysely)).rejects.toMatchObject({ code: '42P01' })
  })

  if (testDatabase.kind === 'postgres')
    it('are applied once when several processes start together', async () => {
      const settings = await testDatabase.fresh('empty')
      const folder = folderOf({ '0001-a.sql': 'create table together (id int); select pg_sleep(0.2);' })
      const starters = await Promise.all([1, 2, 3].map(async () => openDatabase(settings)))
      const reports = await Promise.all(starters.map(async (starter) => migrate(starter.engine, folder)))
      expect(reports.flatMap(({ applied }) => applied)).toEqual(['0001-a'])
      await Promise.all(starters.map(async (starter) => starter.close()))
    })

  it('of this package bring an empty database up to date, twice without harm', async () => {
    const fresh = await openDatabase(await testDatabase.fresh('empty'))
    try {
      const { applied } = await migrate(fresh.engine)
      expect(applied.length).toBeGreaterThan(0)
      expect(await migrate(fresh.engine)).toEqual({ applied: [] })
    } finally {
      await fresh.close()
    }
  }, 60_000)
})
