import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../src/records/engine/database.ts'

const cache = fileURLToPath(new URL('../../.cache/world', import.meta.url))

/**
 * A fresh data directory with an empty embedded database in it, for one test. Making a database takes seconds of
 * work, copying one does not: it is made once per version of the engine and copied from then on.
 */
export async function anEmbeddedDirectory(): Promise<string> {
  const template = await embeddedTemplate()
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-data-'))
  cpSync(template, directory, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return directory
}

async function embeddedTemplate(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const made = Math.trunc(statSync(join(dirname(engine), 'pglite.wasm')).size)
  const template = join(cache, `database-${made}`)
  const turn = `${template}.turn`
  mkdirSync(cache, { recursive: true })
  while (!existsSync(template)) {
    if (!takeTurn(turn)) {
      await sleep(200)
      continue
    }
    const unfinished = `${template}.${process.pid}`
    try {
      rmSync(unfinished, { recursive: true, force: true })
      const db = await openDatabase({ kind: 'embedded', directory: unfinished })
      await db.close()
      renameSync(unfinished, template)
    } finally {
      rmdirSync(turn)
    }
  }
  return template
}

/** A folder can be made once; one that is minutes old was left by a run that was ended. */
function takeTurn(turn: string): boolean {
  try {
    mkdirSync(turn)
    return true
  } catch {
    if (existsSync(turn) && Date.now() - statSync(turn).mtimeMs > 180_000) rmdirSync(turn)
    return false
  }
}
