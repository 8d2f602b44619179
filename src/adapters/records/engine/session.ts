/** A value on its way to the database, the same on both engines. */
export type WireValue = string | Uint8Array | null

/** A statement with the values of `$1`, `$2` … in their order. */
export interface Statement<Value = unknown> {
  readonly sql: string
  readonly parameters: readonly Value[]
}

/** Rows of one statement, with the values of `values.ts` on both engines. */
export interface Answer {
  readonly rows: Record<string, unknown>[]
  /** Rows inserted, changed or deleted; 0 for the other statements. */
  readonly affected: number
  /** First word of the command tag: `SELECT`, `COMMIT`, `ROLLBACK`, … */
  readonly command: string
}

/** The answer of the last statement of a pipeline. */
export function lastAnswer(answers: readonly Answer[]): Answer {
  const last = answers.at(-1)
  if (last === undefined) throw new Error('A statement was not answered.')
  return last
}

/** One database session, held by one caller until released. */
export interface Session {
  /** One statement. Throws DatabaseFault or ConnectionLost. */
  query(sql: string, parameters: readonly unknown[]): Promise<Answer>
  /**
   * Several statements in one round trip, an answer each. Outside of a transaction they are one: all take effect or none.
   * After the first that fails none is run. Throws DatabaseFault or ConnectionLost.
   */
  pipeline(statements: readonly Statement[]): Promise<readonly Answer[]>
  /** Several statements without parameters, for migrations. Throws DatabaseFault or ConnectionLost. */
  script(sql: string): Promise<void>
  /** Gives the session back. After that it refuses every use; a second call does nothing. */
  release(): void
}

/** The signals that triggers send with a commit (migrations/0053). */
export const listenStatement = 'listen symbolon_work'

/** Where sessions come from. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres'
  /** Throws Refusal SERVICE_UNAVAILABLE when too many callers wait already. */
  acquire(): Promise<Session>
  /**
   * `Session.pipeline` outside of transactions, in a session that is given back at once. Throws as `acquire` and `pipeline`.
   */
  trip(statements: readonly Statement[]): Promise<readonly Answer[]>
  /** Whether a write would be acknowledged now. Never throws. */
  ready(): Promise<boolean>
  /** Tells where this process serves to anyone who finds the engine in use; means nothing on PostgreSQL. */
  announce(reach: string): void
  /**
   * Calls `heard` with each signal that a commit left, whichever process made it, and with null where some may have been
   * missed. Returns a function that ends it.
   */
  onSignal(heard: (signal: string | null) => void): () => void
  close(): Promise<void>
}

/** What the server says about a failed statement, without anything a row contained. */
export interface FaultDetails {
  /** SQLSTATE, five characters. */
  readonly code: string
  readonly message: string
  readonly constraint?: string | undefined
  readonly table?: string | undefined
  readonly column?: string | undefined
}

/**
 * A statement that the database refused. The message never holds values: of errors about data (SQLSTATE classes
 * 22 and 23) only code, table, column and constraint are reported, because the server's own sentence quotes the row.
 */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault'
  readonly code: string
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(details: FaultDetails) {
    super(faultSentence(details))
    this.code = details.code
    this.constraint = details.constraint
    this.table = details.table
    this.column = details.column
  }
}

/**
 * The connection or the engine died under a statement that was not a COMMIT: its transaction is gone. Of a single
 * statement outside of a transaction, which commits by itself, the outcome is not known.
 */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** The connection died under the first statement of a transaction: nothing was done, and the work may begin again. */
export class StaleConnection extends ConnectionLost {}

/**
 * The connection or the engine died while COMMIT was on its way: the transaction is wholly there or wholly absent.
 * Anyone who gets this looks for the result by its idempotency key before answering; it is never a success.
 */
export class CommitOutcomeUnknown extends Error {
  override readonly name = 'CommitOutcomeUnknown'
}

/** SQLSTATE 23505, optionally of one named constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof DatabaseFault) || error.code !== '23505') return false
  return constraint === undefined || error.constraint === constraint
}

function faultSentence({ code, message, constraint, table, column }: FaultDetails): string {
  const quotesRows = code.startsWith('22') || code.startsWith('23')
  const where = [
    constraint === undefined ? '' : ` constraint ${constraint}`,
    table === undefined ? '' : ` table ${table}`,
    column === undefined ? '' : ` column ${column}`,
  ].join('')
  return `The database refused a statement (SQLSTATE ${code}${where})${quotesRows ? '.' : `: ${message}`}`
}
