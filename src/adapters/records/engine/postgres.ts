import { readFileSync } from 'node:fs'
import pg from 'pg'
import { Refusal } from '../../../vocabulary/refusals.ts'
import {
  type Answer,
  ConnectionLost,
  DatabaseFault,
  type Engine,
  lastAnswer,
  type Session,
  type Statement,
} from './session.ts'
import { MessageWriter } from './pipelines/message-writer.ts'
import { OwnAnswers } from './pipelines/own-answers.ts'
import { Pipeline } from './pipelines/pipeline.ts'
import { PostgresPipeline } from './pipelines/postgres-pipeline.ts'
import { PreparedStatements } from './pipelines/prepared-statements.ts'
import { PostgresSignals } from './pipelines/postgres-signals.ts'
import { toWire } from './values.ts'

export interface PostgresSettings {
  readonly kind: 'postgres'
  /** `postgres://user:password@host:port/database`, with pg's own query parameters. */
  readonly url: string
  /** Connections at most; 10 unless told. */
  readonly connections?: number
  /** Callers that may wait for a connection; 512 unless told. */
  readonly waiting?: number
  /** PEM file of the authority that signed the server's certificate. */
  readonly authorityFile?: string | undefined
}

/** PostgreSQL through a pool of connections. */
class PostgresEngine implements Engine {
  readonly kind = 'postgres'
  readonly #pool: pg.Pool
  readonly #waiting: number
  /** A statement failed for lack of disk space, and none was found since. */
  #isFull = false
  readonly #connection: pg.ClientConfig
  readonly #listeners = new Set<(signal: string | null) => void>()
  /** Of the first who listens on. */
  #signals: PostgresSignals | undefined

  constructor(pool: pg.Pool, waiting: number, connection: pg.ClientConfig) {
    this.#pool = pool
    this.#waiting = waiting
    this.#connection = connection
    // An idle connection that breaks is dropped by the pool; anyone who needs one next makes a new one.
    pool.on('error', () => undefined)
  }

  async acquire(): Promise<Session> {
    if (this.#pool.waitingCount >= this.#waiting)
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
    try {
      return new PostgresSession(await this.#pool.connect(), () => (this.#isFull = true))
    } catch (error) {
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error })
    }
  }

  async trip(statements: readonly Statement[]): Promise<readonly Answer[]> {
    const session = await this.acquire()
    try {
      return await session.pipeline(statements)
    } finally {
      session.release()
    }
  }

  async ready(): Promise<boolean> {
    // Connections that idled through a restart of the server fail once each; the one after them tells the truth.
    for (let stale = this.#pool.idleCount; stale >= 0; stale--) {
      try {
        const { rows } = await this.#pool.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
        return rows[0]?.standby === false && (!this.#isFull || (await this.#findRoom()))
      } catch {
        continue
      }
    }
    return false
  }

  /** Only the server knows the free space of its disk: it is asked for a megabyte, which it has back at once. */
  async #findRoom(): Promise<boolean> {
    try {
      await this.#pool.query(
        'create temporary table symbolon_room on commit drop as select md5(n::text) from generate_series(1, 16000) n',
      )
      this.#isFull = false
    } catch {
      // Still full, or away.
    }
    return !this.#isFull
  }

  announce(): void {
    // Clients find a server by its own address.
  }

  onSignal(heard: (signal: string | null) => void): () => void {
    this.#listeners.add(heard)
    this.#signals ??= new PostgresSignals(this.#connection, (signal) => {
      for (const listener of this.#listeners) listener(signal)
    })
    return () => this.#listeners.delete(heard)
  }

  async close(): Promise<void> {
    await this.#signals?.close()
    await this.#pool.end()
  }
}

class PostgresSession implements Session {
  readonly #client: pg.PoolClient
  readonly #onError: (error: Error) => void
  readonly #onFull: () => void
  #lost: Error | undefined
  #over = false

  constructor(client: pg.PoolClient, onFull: () => void) {
    this.#client = client
    this.#onFull = onFull
    this.#onError = (error) => {
      this.#lost ??= error
    }
    client.on('error', this.#onError)
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    return lastAnswer(await this.pipeline([{ sql, parameters }]))
  }

  async pipeline(statements: readonly Statement[]): Promise<readonly Answer[]> {
    const wired = statements.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(toWire) }))
    return this.#ask(
      () =>
        new Promise((resolve, reject) => {
          const { prepared, ...state } = connectionState(this.#client)
          const pipeline = new Pipeline(wired, prepared)
          this.#client.query(new PostgresPipeline({ pipeline, ...state }, { resolve, reject }))
        }),
    )
  }

  async script(sql: string): Promise<void> {
    await this.#ask(() => this.#client.query(sql))
  }

  release(): void {
    if (this.#over) return
    this.#over = true
    this.#client.off('error', this.#onError)
    this.#client.release(this.#lost ?? false)
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#over) throw new Error('This transaction is over; a statement came after it.')
    try {
      return await question()
    } catch (error) {
      // Of a script pg itself says why it was refused.
      const fault = error instanceof pg.DatabaseError ? readFault(error) : error
      if (fault instanceof DatabaseFault && !endsConnection(fault.code)) {
        if (fault.code === diskFull) this.#onFull()
        throw fault
      }
      this.#lost ??= error instanceof Error ? error : new Error(String(error))
      throw new ConnectionLost(
        'The connection to PostgreSQL was lost. Check the server and the network between.',
        { cause: error },
      )
    }
  }
}

const diskFull = '53100'
interface ConnectionState {
  readonly prepared: PreparedStatements
  readonly writer: MessageWriter
  readonly answers: OwnAnswers
}

/** Prepared statements live as long as their connection, which several callers use one after the other. */
const states = new WeakMap<pg.PoolClient, ConnectionState>()

function connectionState(client: pg.PoolClient): ConnectionState {
  const found = states.get(client)
  if (found !== undefined) return found
  const made = { prepared: new PreparedStatements(), writer: new MessageWriter(), answers: new OwnAnswers() }
  states.set(client, made)
  return made
}

/** SQLSTATE class 08 (connection exception) and 57P01..57P05 (shutdown, crash, dropped database, idle time-out). */
function endsConnection(code: string): boolean {
  return code.startsWith('08') || /^57P0[1-5]$/.test(code) || code === '25P03' || code === '25P04'
}

function readFault(error: pg.DatabaseError): DatabaseFault {
  const { code, message, constraint, table, column } = error
  return new DatabaseFault({ code: code ?? 'XX000', message, constraint, table, column })
}

/**
 * Connects to PostgreSQL 15 or later.
 *
 * @throws Error with a sentence that says what to set right
 */
export async function openPostgres(settings: PostgresSettings): Promise<Engine> {
  const connection = {
    connectionString: settings.url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'symbolon',
    options: '-c timezone=UTC -c datestyle=ISO -c bytea_output=hex -c client_min_messages=warning',
    ...(settings.authorityFile === undefined
      ? {}
      : { ssl: { ca: readFileSync(settings.authorityFile, 'utf8') } }),
  }
  const pool = new pg.Pool({ ...connection, max: settings.connections ?? 10, idleTimeoutMillis: 30_000 })
  try {
    await refuseUnsafe(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return new PostgresEngine(pool, settings.waiting ?? 512, connection)
}

async function refuseUnsafe(pool: pg.Pool): Promise<void> {
  const shown = await pool
    .query<{ version: number; fsync: string; commits: string; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as commits, current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) => {
      const why = error instanceof Error ? error.message : 'no answer'
      throw new Error(
        `PostgreSQL could not be reached: ${why}. Check SYMBOLON_DATABASE_URL and that the server is running.`,
        { cause: error },
      )
    })
  const row = shown.rows[0]
  if (row === undefined || row.version < 150_000)
    throw new Error('PostgreSQL 15 or later is needed. Upgrade the server that SYMBOLON_DATABASE_URL names.')
  if (row.encoding !== 'UTF8')
    throw new Error(`The database is encoded in ${row.encoding}. Create it with ENCODING 'UTF8'.`)
  if (row.fsync !== 'on')
    throw new Error(
      'PostgreSQL runs with fsync = off and would lose data in a power cut. Set fsync = on and restart it.',
    )
  if (row.commits === 'off')
    throw new Error(
      'PostgreSQL runs with synchronous_commit = off and would lose acknowledged data in a crash. Set it to on.',
    )
}
