import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { CompiledQuery } from 'kysely'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { buildServer } from '../../src/entrypoints/http/kit/server.ts'
import { type Service, openService } from '../../src/main/open-service.ts'
import { createLog } from '../../src/platform/process/log.ts'
import { loadMasterKey } from '../../src/platform/sealing/master-key.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { type Database, openDatabase } from '../../src/adapters/records/engine/database.ts'
import type { Tables } from '../../src/adapters/records/engine/schema.ts'
import type { Principal } from '../../src/vocabulary/account/principal.ts'
import type { Transaction } from '../../src/vocabulary/transactions/transaction.ts'
import { startPostgres } from '../../test/world/stores/postgres.ts'
import { principalOf } from '../../test/world/stores/records.ts'
import { insertTransactions } from './many-transactions.ts'

/** The keys of the filled installation. */
export const keys = { server: 'BenchServerKeyBenchServerKeyBenc', test: 'BenchTestKeyBenchTestKeyBenchKey' }

/** A whole service on PostgreSQL that holds very many transactions, asked without a socket. */
export interface PopulatedService {
  readonly app: FastifyInstance
  readonly service: Service
  /** A way past the HTTP interface. */
  readonly database: Database<Tables>
  readonly live: Principal
}

/** Fills an installation with `count` transactions, runs `work` on it, and deletes everything. */
export async function withPopulatedService(
  count: number,
  work: (populated: PopulatedService) => Promise<void>,
  changes: (row: number) => Partial<Transaction> = () => ({}),
): Promise<void> {
  const postgres = await startPostgres()
  if (postgres === null) throw new Error('PostgreSQL is not installed here.')
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-bench-'))
  const url = postgres.database()
  const settings = readSettings({
    SYMBOLON_DATA_DIR: directory,
    SYMBOLON_DATABASE_URL: url,
    SYMBOLON_RATE_LIMIT: '0',
  })
  const service = await openService(settings, () => null)
  const database = await openDatabase<Tables>({ kind: 'postgres', url })
  try {
    await service.records.bootstrap(keys)
    const { ports, linkKey } = service
    const app = buildServer({ settings, ports, log: createLog('error'), linkKey, endpoints: allEndpoints })
    const [live, test] = [
      await principalOf(service.records, keys.server),
      await principalOf(service.records, keys.test),
    ]
    const begun = performance.now()
    const onProgress = (rows: number) => {
      if (rows % 100_000 === 0) console.log(`  ${rows} rows`)
    }
    await insertTransactions({
      database,
      masterKey: loadMasterKey({ directory, whenMissing: 'make' }),
      live,
      test,
      count,
      onProgress,
      changes,
    })
    await database.kysely.executeQuery(CompiledQuery.raw('vacuum analyze'))
    console.log(`${count} transactions made in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
    await work({ app, service, database, live })
    await app.close()
  } finally {
    await database.close()
    await service.close()
    postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
