import { keyActor } from '../src/vocabulary/account/actor.ts'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { verifyChain } from '../src/fsck/audit-chain.ts'
import { blobFiles } from '../src/fsck/blob-files.ts'
import type { TextRow } from '../src/fsck/store.ts'
import { chainHash, chainStart } from '../src/adapters/records/audit/audit-chain.ts'
import { openDatabase } from '../src/adapters/records/engine/database.ts'
import { migrate } from '../src/adapters/records/engine/migrate.ts'
import type { Tables } from '../src/adapters/records/engine/schema.ts'

/**
 * How long a whole audit log takes to examine: `npm run bench:audit -- [entries] [postgres://…]`.
 * Without an address the embedded database is used.
 */
const entries = Number(process.argv[2] ?? 1_000_000)
const url = process.argv[3]
const directory = mkdtempSync(join(tmpdir(), 'symbolon-bench-'))
const database = await openDatabase<Tables>(
  url === undefined ? { kind: 'embedded', directory } : { kind: 'postgres', url },
)
await migrate(database.engine)

const account = 'b'.repeat(32)
const key = randomBytes(32)
const batch = 10_000
await database.inTransaction('system', (trx) =>
  trx.executeQuery(
    CompiledQuery.raw(
      `insert into accounts (id, name, created_at) values ($1, 'bench', 0) on conflict do nothing`,
      [account],
    ),
  ),
)

/** The hashes are made here; only what differs between entries travels. */
async function fill(): Promise<string> {
  let previous: Uint8Array = chainStart
  for (let from = 1; from <= entries; from += batch) {
    const [targets, hashes, befores]: [string[], string[], string[]] = [[], [], []]
    for (let seq = from; seq < from + batch && seq <= entries; seq++) {
      const target = seq.toString(16).padStart(32, '0')
      const fact = {
        accountId: account,
        at: 1_790_000_000_000 + seq,
        actor: keyActor('a'.repeat(32)),
        target,
        seq,
      }
      const hash = chainHash(key, previous, {
        ...fact,
        action: 'transaction.viewed',
        digest: new Uint8Array(0),
      })
      targets.push(target)
      befores.push(Buffer.from(previous).toString('hex'))
      hashes.push(Buffer.from(hash).toString('hex'))
      previous = hash
    }
    await database.inTransaction('system', (trx) =>
      trx.executeQuery(
        CompiledQuery.raw(
          `insert into audit_entries (account_id, seq, at, actor, action, target, digest, previous, hash)
           select $1, $2::bigint + n - 1, 1790000000000 + $2::bigint + n - 1, $3, 'transaction.viewed', t, ''::bytea,
                  decode(p, 'hex'), decode(h, 'hex')
           from unnest(string_to_array($4, ','), string_to_array($5, ','), string_to_array($6, ','))
                with ordinality as e (t, p, h, n)`,
          [account, from, 'a'.repeat(32), targets.join(','), befores.join(','), hashes.join(',')],
        ),
      ),
    )
  }
  return Buffer.from(previous).toString('hex')
}

const end = await fill()
await database.inTransaction('system', (trx) =>
  trx.executeQuery(
    CompiledQuery.raw(
      `insert into account_heads (account_id, audit_seq, audit_hash) values ($1, $2::bigint, decode($3, 'hex'))`,
      [account, entries, end],
    ),
  ),
)
const [began, cpu] = [performance.now(), process.cpuUsage()]
const report = await database.inTransaction(
  'system',
  (trx) => {
    const query = async (sql: string, parameters: readonly unknown[]): Promise<readonly TextRow[]> =>
      (await trx.executeQuery<TextRow>(CompiledQuery.raw(sql, [...parameters]))).rows
    const store = { query, blobs: blobFiles(directory), masterKeys: [], now: 0, orphansOlderThan: 0 }
    return verifyChain(store, { account, key })
  },
  { isolation: 'repeatable read', statementMs: 600_000, attempts: 1 },
)
const { user, system } = process.cpuUsage(cpu)
const seconds = ((performance.now() - began) / 1000).toFixed(2)
const cpuSeconds = ((user + system) / 1e6).toFixed(2)
process.stdout.write(
  `${report.entries} entries on ${database.kind}: ${seconds} s, ${cpuSeconds} s of CPU in this process, ` +
    `${report.fault === null ? 'whole' : report.fault.sentence}\n`,
)
await database.close()
rmSync(directory, { recursive: true, force: true })
