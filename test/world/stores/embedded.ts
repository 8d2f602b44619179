import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '../../../src/adapters/records/engine/database.ts'
import { migrate } from '../../../src/adapters/records/engine/migrate.ts'

const cache = fileURLToPath(new URL('../../../.cache/world', import.meta.url))

/** What lies in a database at the beginning of a test: the tables of this package without rows, or nothing. */
export type InitialState = 'migrated' | 'empty'

/**
 * A fresh data directory with an embedded database in it, for one test. Making a database takes seconds of work, and
 * migrating it too; copying one does not: each is made once per version of the engine and of the migrations.
 */
export async function createDataDirectory(initialState: InitialState = 'migrated'): Promise<string> {
  return copyOf(await templateOf(initialState))
}

function copyOf(template: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-data-'))
  cpSync(template, directory, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return directory
}

function templateOf(initialState: InitialState): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const made = Math.trunc(statSync(join(dirname(engine), 'pglite.wasm')).size)
  const empty = join(cache, `database-${made}`)
  if (initialState === 'empty')
    return createOnce(empty, (directory) => inDatabase(directory, () => Promise.resolve()))
  return createOnce(`${empty}-${migrationsDigest()}`, async (directory) => {
    cpSync(await templateOf('empty'), directory, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await inDatabase(directory, (db) => migrate(db.engine))
  })
}

async function inDatabase(
  directory: string,
  work: (db: Database<object>) => Promise<unknown>,
): Promise<void> {
  const db = await openDatabase<object>({ kind: 'embedded', directory })
  await work(db)
  await db.close()
}

function migrationsDigest(): string {
  const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))
  const digest = createHash('sha256')
  for (const name of readdirSync(folder).sort()) digest.update(name).update(readFileSync(join(folder, name)))
  return digest.digest('hex').slice(0, 16)
}

/** The folder, made by anyone who comes first; the others wait. */
async function createOnce(template: string, make: (directory: string) => Promise<void>): Promise<string> {
  const lockDirectory = `${template}.turn`
  mkdirSync(cache, { recursive: true })
  while (!existsSync(template)) {
    if (!takeLock(lockDirectory)) {
      await sleep(200)
      continue
    }
    const stagingDirectory = `${template}.${process.pid}`
    try {
      rmSync(stagingDirectory, { recursive: true, force: true })
      await make(stagingDirectory)
      renameSync(stagingDirectory, template)
    } finally {
      rmSync(lockDirectory, { recursive: true, force: true })
    }
  }
  return template
}

/** A folder can be made once; one that is ten minutes old was left by a run that was ended. */
function takeLock(lockDirectory: string): boolean {
  try {
    mkdirSync(lockDirectory)
    return true
  } catch {
    const lockedAt = statSync(lockDirectory, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - lockedAt > 600_000) rmSync(lockDirectory, { recursive: true, force: true })
    return false
  }
}
