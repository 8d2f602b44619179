import { sql } from 'kysely'
import { type Database, openDatabase } from '../../src/adapters/records/engine/database.ts'
import type { Tables } from '../../src/adapters/records/engine/schema.ts'

/**
 * Counts the statements that PostgreSQL runs (its extension pg_stat_statements). It counts only while it is asked to, so that
 * what is timed does not pay for it.
 */
export class StatementCounter {
  static readonly serverSettings = { shared_preload_libraries: 'pg_stat_statements' } as const

  readonly #database: Database<Tables>

  private constructor(database: Database<Tables>) {
    this.#database = database
  }

  static async open(databaseUrl: string): Promise<StatementCounter> {
    const database = await openDatabase<Tables>({ kind: 'postgres', url: databaseUrl })
    await sql`create extension if not exists pg_stat_statements`.execute(database.kysely)
    const counter = new StatementCounter(database)
    await counter.#track('none')
    return counter
  }

  /** @param work resolves with how many requests were answered */
  async perRequest(work: () => Promise<number>): Promise<number> {
    await this.#track('all')
    const before = await this.#calls()
    const requests = await work()
    const after = await this.#calls()
    await this.#track('none')
    return (after - before) / requests
  }

  close(): Promise<void> {
    return this.#database.close()
  }

  async #calls(): Promise<number> {
    const counted = await sql<{ calls: string | number | null }>`
      select sum(calls) as calls from pg_stat_statements(false)
       where dbid = (select oid from pg_database where datname = current_database()) and toplevel`.execute(
      this.#database.kysely,
    )
    return Number(counted.rows[0]?.calls ?? 0)
  }

  /** Of the whole server, from the next statement of each session on. */
  async #track(what: 'all' | 'none'): Promise<void> {
    await sql.raw(`alter system set pg_stat_statements.track = '${what}'`).execute(this.#database.kysely)
    await sql`select pg_reload_conf()`.execute(this.#database.kysely)
  }
}
