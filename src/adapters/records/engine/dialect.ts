import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { CommitOutcomeUnknown, ConnectionLost, type Engine, type Session } from './session.ts'

/** Kysely over either engine: one driver, because both speak the same SQL and hand out the same values. */
export function engineDialect(engine: Engine): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EngineDriver(engine),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** A session as Kysely sees it. */
class EngineConnection implements DatabaseConnection {
  readonly session: Session

  constructor(session: Session) {
    this.session = session
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.session.query(compiled.sql, compiled.parameters)
    // Kysely's own types promise R from the query that it compiled.
    return { rows: rows as R[], numAffectedRows: BigInt(affected) }
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
    await sessionOf(connection).query(`begin${level}${access}`, [])
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await commit(sessionOf(connection))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
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
  if (connection instanceof EngineConnection) return connection.session
  throw new Error('A connection of another driver was given.')
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
