import { sql } from 'kysely'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'

/**
 * A process that opens the embedded database in the given folder, says so, and commits one row after the other,
 * each told only after it was acknowledged: `ack 17`. Ends after the given number of rows, or stays when that is 0.
 */
const [directory = '', rows = '0', reach] = process.argv.slice(2)

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  const db = await openDatabase({ kind: 'embedded', directory })
  if (reach !== undefined) db.announce(reach)
  await sql`create table if not exists acked (id int primary key, body text)`.execute(db.kysely)
  const last = await sql<{ id: number | null }>`select max(id) as id from acked`.execute(db.kysely)
  const first = (last.rows[0]?.id ?? 0) + 1
  writeLine('open')
  if (rows === '0') setInterval(() => undefined, 1000)
  for (let id = first; id < first + Number(rows); id++) {
    await db
      .inTransaction('system', async (trx) => {
        await sql`insert into acked values (${id}, ${'x'.repeat(200)})`.execute(trx)
      })
      .catch(async (error: unknown) => {
        writeLine(`failed ${id} ${error instanceof Error ? error.name : ''} ready ${await db.ready()}`)
        throw error
      })
    writeLine(`ack ${id}`)
  }
  if (rows !== '0') await db.close()
} catch (error) {
  writeLine(`refused ${error instanceof Error ? `${error.name} ${error.message}` : ''}`)
  process.exit(1)
}
