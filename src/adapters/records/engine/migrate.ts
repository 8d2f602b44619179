import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packagePath } from '../../../platform/files/package-path.ts'
import { appRole } from './database.ts'
import { DatabaseFault, type Engine, type Session } from './session.ts'

interface Migration {
  readonly name: string
  readonly sha256: string
  readonly sql: string
}

export interface MigrationReport {
  /** Names of the files that this run applied, in order. */
  readonly applied: readonly string[]
}

/** `migrations/` of the package, from source and from `dist` alike. */
const packageMigrations = packagePath('migrations')

/** Any number, the same in all versions: two starters of one service meet on it. */
const advisoryKey = 7_266_914_303
const attempts = 5

/**
 * Brings the database to this version: each `NNNN-name.sql` that it has not seen, in order, in a transaction of its
 * own. Safe to run twice and by several processes at once. Makes the role that account transactions run under.
 *
 * @throws Error with a sentence when a file was changed after it was applied, came too late, or failed, and, before
 *   anything is done, when a newer version has been here
 */
export async function migrate(
  engine: Engine,
  directory: string = packageMigrations,
): Promise<MigrationReport> {
  const migrations = readMigrations(directory)
  const session = await engine.acquire()
  try {
    if (engine.kind === 'postgres') await lock(session)
    await ensureRole(session)
    await session.script(
      'create table if not exists symbolon_migrations (name text primary key, sha256 text not null, at bigint not null)',
    )
    const seen = await readSeen(session)
    refuseNewer(migrations, seen)
    const fresh = choose(migrations, seen)
    for (const migration of fresh) await apply(session, migration)
    return { applied: fresh.map(({ name }) => name) }
  } finally {
    if (engine.kind === 'postgres') await unlock(session)
    session.release()
  }
}

function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'))
  const odd = names.find((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  if (odd !== undefined) throw new Error(`The migration ${odd} is misnamed; call it NNNN-what-it-does.sql.`)
  names.sort()
  const duplicate = names.find((name, index) => names[index - 1]?.slice(0, 4) === name.slice(0, 4))
  if (duplicate !== undefined)
    throw new Error(`Two migrations have the number ${duplicate.slice(0, 4)}; renumber the newer one.`)
  return names.map((name) => {
    // Line endings are the checkout's business and not the migration's.
    const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n')
    return {
      name: name.slice(0, -'.sql'.length),
      sha256: createHash('sha256').update(sql).digest('hex'),
      sql,
    }
  })
}

async function readSeen(session: Session): Promise<Map<string, string>> {
  const { rows } = await session.query('select name, sha256 from symbolon_migrations order by name', [])
  return new Map(rows.map((row) => [String(row['name']), String(row['sha256'])]))
}

/** An older version would write rows that the newer one takes for damaged, and the other way round. */
function refuseNewer(migrations: readonly Migration[], seen: ReadonlyMap<string, string>): void {
  const known = new Set(migrations.map(({ name }) => name))
  const foreign = [...seen.keys()].filter((name) => !known.has(name)).at(-1)
  if (foreign === undefined) return
  throw new Error(
    `A newer version of Symbolon has migrated this database (${foreign}): start that version or a later one. ` +
      'To go back, restore a backup that was made before; nothing was changed now.',
  )
}

function choose(migrations: readonly Migration[], seen: ReadonlyMap<string, string>): Migration[] {
  const latest = [...seen.keys()].at(-1) ?? ''
  return migrations.filter(({ name, sha256 }) => {
    const applied = seen.get(name)
    if (applied === undefined && name < latest) {
      throw new Error(`The migration ${name} came after ${latest} was applied; give it a higher number.`)
    }
    if (applied !== undefined && applied !== sha256) {
      throw new Error(
        `The migration ${name} was changed after it was applied to this database. ` +
          'Restore the file as it was released, and put the change into a new migration.',
      )
    }
    return applied === undefined
  })
}

async function apply(session: Session, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await applyOnce(session, migration)
      return
    } catch (error) {
      const waited = error instanceof DatabaseFault && error.code === '55P03'
      if (waited && attempt < attempts) {
        await sleep(500 * attempt)
        continue
      }
      const why = error instanceof Error ? error.message : String(error)
      const advice = waited
        ? 'Another session holds a table that it changes; start again when that one has ended.'
        : 'Nothing of it was kept. Start the version that ran before, and report this.'
      throw new Error(`The migration ${migration.name} failed: ${why} ${advice}`, { cause: error })
    }
  }
}

async function applyOnce(session: Session, { name, sha256, sql }: Migration): Promise<void> {
  await session.query('begin', [])
  try {
    await session.query(`select set_config('lock_timeout', '2s', true)`, [])
    await session.script(sql)
    await session.query(
      'insert into symbolon_migrations (name, sha256, at) values ($1, $2, (extract(epoch from clock_timestamp()) * 1000)::bigint)',
      [name, sha256],
    )
    await session.query('commit', [])
  } catch (error) {
    await session.query('rollback', [])
    throw error
  }
}

/** Polled, because a plain wait would end at the server's own time limits. */
async function lock(session: Session): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const { rows } = await session.query('select pg_try_advisory_lock($1) as mine', [advisoryKey])
    if (rows[0]?.['mine'] === true) return
    await sleep(200)
  }
  throw new Error(
    'Another process has been migrating this database for two minutes. Wait for it, or end it, then start again.',
  )
}

async function unlock(session: Session): Promise<void> {
  await session.query('select pg_advisory_unlock($1)', [advisoryKey])
}

/** The role belongs to the server and not to the database, so it may be there already, made by a neighbour. */
async function ensureRole(session: Session): Promise<void> {
  if (await canTakeRole(session)) return
  for (const statement of [`create role ${appRole} nologin`, `grant ${appRole} to current_user`]) {
    try {
      await session.script(statement)
    } catch (error) {
      if (!(error instanceof DatabaseFault)) throw error
    }
  }
  if (await canTakeRole(session)) return
  const { rows } = await session.query('select current_user::text as name', [])
  throw new Error(
    `The database user ${String(rows[0]?.['name'])} may not act as ${appRole}, the role that keeps accounts apart. ` +
      `Have an administrator run: CREATE ROLE ${appRole} NOLOGIN; GRANT ${appRole} TO "${String(rows[0]?.['name'])}";`,
  )
}

async function canTakeRole(session: Session): Promise<boolean> {
  await session.query('begin', [])
  try {
    await session.query(`select set_config('role', $1, true)`, [appRole])
    return true
  } catch (error) {
    if (error instanceof DatabaseFault) return false
    throw error
  } finally {
    await session.query('rollback', [])
  }
}
