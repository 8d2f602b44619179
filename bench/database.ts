import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createDataDirectory } from '../test/world/stores/embedded.ts'
import { openDatabase } from '../src/adapters/records/engine/database.ts'

/** Prints what the embedded database does here: `npx tsx bench/database.ts`. */
const directory = await createDataDirectory()
const rows = 2000

async function measure(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

let db = await openDatabase({ kind: 'embedded', directory })
await sql`create table row (id int primary key, body text)`.execute(db.kysely)
const single = await measure(async () => {
  for (let id = 0; id < rows; id++)
    await sql`insert into row values (${id}, ${'x'.repeat(200)})`.execute(db.kysely)
})
const scoped = await measure(async () => {
  for (let id = rows; id < rows + rows / 4; id++) {
    await db.inTransaction('system', async (trx) =>
      sql`insert into row values (${id}, ${'x'.repeat(200)})`.execute(trx),
    )
  }
})
const reads = await measure(async () => {
  for (let id = 0; id < rows; id++) await sql`select body from row where id = ${id}`.execute(db.kysely)
})
// A copy of the files of a running database is what a crash leaves.
const crashCopy = mkdtempSync(join(tmpdir(), 'symbolon-bench-'))
cpSync(directory, crashCopy, { recursive: true })
await db.close()
const reopen = await measure(async () => {
  db = await openDatabase({ kind: 'embedded', directory })
})
await db.close()
const recover = await measure(async () => {
  db = await openDatabase({ kind: 'embedded', directory: crashCopy })
})
await db.close()
console.log(`single-row commits:       ${Math.round((rows / single) * 1000)} per second`)
console.log(`transactions of one row:  ${Math.round((rows / 4 / scoped) * 1000)} per second`)
console.log(`reads by key:             ${Math.round((rows / reads) * 1000)} per second`)
console.log(`open after a clean end:   ${Math.round(reopen)} ms`)
console.log(`open after a crash:       ${Math.round(recover)} ms`)
for (const folder of [directory, crashCopy]) rmSync(folder, { recursive: true, force: true })
