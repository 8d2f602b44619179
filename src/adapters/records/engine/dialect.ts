import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { QueryCompiler } from './query-compiler.ts'
import {
  type Answer,
  CommitOutcomeUnknown,
  ConnectionLost,
  type Engine,
  lastAnswer,
  type Session,
  StaleConnection,
  type Statement,
} from './session.ts'

/** Kysely over either engine: one driver, because both speak the same SQL and hand out the same values. */
export function engineDialect(engine: Engine): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EngineDriver(engine),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new QueryCompiler(),
  }
}

/** Statements that wait for the next one of their transaction and are sent with it. */
const waitForNext = new WeakSet<CompiledQuery>()

/** A statement whose answer no one needs: it travels with the next one, in one round trip. */
export function withNext(sql: string, parameters: readonly unknown[]): CompiledQuery {
  const query = CompiledQuery.raw(sql, [...parameters])
  waitForNext.add(query)
  return query
}

/** A session as Kysely sees it. */
class EngineConnection implements DatabaseConnection {
  readonly session: Session
  /** What begins the transaction, until its first statement takes it along. */
  #before: Statement[] = []

  constructor(session: Session) {
    this.session = session
  }

  begin(sql: string): void {
    this.#before = [{ sql, parameters: [] }]
  }

  /** Ends a transaction that never reached the server. */
  endUnsent(): boolean {
    const isUnsent = this.#before.length > 0
    this.#before = []
    return isUnsent
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { sql: compiled.sql, parameters: compiled.parameters }
    if (this.#before.length > 0 && waitForNext.has(compiled)) {
      this.#before.push(statement)
      return { rows: [] }
    }
    const { rows, affected } = await this.#ask(statement)
    // Kysely's own types promise R from the query that it compiled.
    return { rows: rows as R[], numAffectedRows: BigInt(affected) }
  }

  async #ask(statement: Statement): Promise<Answer> {
    const before = this.#before
    this.#before = []
    try {
      return lastAnswer(await this.session.pipeline([...before, statement]))
    } catch (error) {
      if (before.length > 0 && error instanceof ConnectionLost)
        throw new StaleConnection(error.message, { cause: error })
      throw error
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    await Promise.reject(new Error('Rows are not streamed here; read them page by page.'))
    yield { rows: [] }
  }
}

class EngineDriver implements Driver {
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
  }

  async init(): Promise<void> {
    await Promise.resolve()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new EngineConnection(await this.#engine.acquire())
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    sessionOf(connection).release()
    await Promise.resolve()
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`
    const access = settings.accessMode === undefined ? '' : ` ${settings.accessMode}`
    connectionOf(connection).begin(`begin${level}${access}`)
    await Promise.resolve()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { session } = connectionOf(connection)
    if (!connectionOf(connection).endUnsent()) await commit(session)
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connectionOf(connection).endUnsent()) return
    try {
      await sessionOf(connection).query('rollback', [])
    } catch (error) {
      // Without the connection the transaction is gone too; the first error is the one that matters.
      if (!(error instanceof ConnectionLost)) throw error
    }
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await sessionOf(connection).query(`savepoint ${quoted(name)}`, [])
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await sessionOf(connection).query(`rollback to savepoint ${quoted(name)}`, [])
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await sessionOf(connection).query(`release savepoint ${quoted(name)}`, [])
  }

  async destroy(): Promise<void> {
    await this.#engine.close()
  }
}

/**
 * Commits.
 *
 * @throws CommitOutcomeUnknown when the connection died on the way; Error when the server rolled back instead,
 * which it does, without an error, when a statement of the transaction had failed
 */
async function commit(session: Session): Promise<void> {
  let command: string
  try {
    command = (await session.query('commit', [])).command
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error
    throw new CommitOutcomeUnknown(
      'The connection was lost during COMMIT; whether it took effect is not known.',
      { cause: error },
    )
  }
  if (command !== 'COMMIT')
    throw new Error('The transaction was rolled back, because a statement in it had failed.')
}

function sessionOf(connection: DatabaseConnection): Session {
  return connectionOf(connection).session
}

function connectionOf(connection: DatabaseConnection): EngineConnection {
  if (connection instanceof EngineConnection) return connection
  throw new Error('A connection of another driver was given.')
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
