import pg from 'pg'
import type { PreparedStatements, PreparedUse, RowLayout } from './prepared-statements.ts'
import type { Answer, Statement, WireValue } from '../session.ts'
import { oids, readBytes, readInt8, readText } from '../values.ts'

/** A statement on its way: how it is prepared, and its values. */
export interface PipelinedStatement extends PreparedUse {
  readonly sql: string
  readonly values: readonly WireValue[]
  /** Of the columns of its answer: 1 for bytes as they are, 0 for text. None: all as text. */
  readonly formats: readonly (0 | 1)[]
}

/** What of a server's messages is read; both engines send the same ones (PostgreSQL 15, section 55.7). */
export interface FieldDescription {
  readonly name: string
  readonly dataTypeID: number
}

/** The values of `values.ts`, so that both engines hand out the same. */
const readers = new Map<number, (text: string) => unknown>([
  [oids.int8, readInt8],
  [oids.numeric, readText],
  [oids.date, readText],
  [oids.timestamp, readText],
  [oids.timestamptz, readText],
  [oids.int8Array, (text) => readNumbers(text, readInt8)],
  [oids.numericArray, (text) => readNumbers(text, readText)],
  [oids.bytea, readBytes],
])

/** A one-dimensional array of numbers, which PostgreSQL never quotes. */
function readNumbers<T>(text: string, read: (item: string) => T): (T | null)[] {
  if (text === '{}') return []
  const items = text.slice(1, -1).split(',')
  return items.map((item) => (item === 'NULL' ? null : read(item)))
}

function readerOf(oid: number): (text: string) => unknown {
  // pg knows the text form of every type; its own types promise no more than any.
  return readers.get(oid) ?? (pg.types.getTypeParser(oid, 'text') as (text: string) => unknown)
}

function formatsOf(layout: RowLayout | undefined): readonly (0 | 1)[] {
  if (layout?.some(({ isBytes }) => isBytes) !== true) return []
  return layout.map(({ isBytes }) => (isBytes ? 1 : 0))
}

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * Statements that are sent together and end with one Sync: one round trip. Outside of a transaction they are one
 * transaction of their own. After the first that fails the server skips the rest (PostgreSQL 15, section 55.2.4).
 */
export class Pipeline {
  readonly statements: readonly PipelinedStatement[]
  /** Prepared statements that are closed first. */
  readonly closing: readonly string[]
  readonly #prepared: PreparedStatements
  readonly #answers: Answer[] = []
  /** Of the statements that are answered, in their order. */
  readonly #layouts: RowLayout[] = []
  #described: RowLayout | undefined
  #rows: Record<string, unknown>[] = []

  constructor(statements: readonly Statement<WireValue>[], prepared: PreparedStatements) {
    this.#prepared = prepared
    this.closing = prepared.takeClosing()
    const now = new Map<string, string>()
    this.statements = statements.map(({ sql, parameters }) => {
      const before = now.get(sql)
      if (before !== undefined)
        return { sql, values: parameters, name: before, parse: false, layout: undefined, formats: [] }
      const use = prepared.use(sql)
      if (use.parse && use.name !== '') now.set(sql, use.name)
      return { sql, values: parameters, ...use, formats: formatsOf(use.layout) }
    })
  }

  rowDescription(fields: readonly FieldDescription[]): void {
    this.#described = fields.map(({ name, dataTypeID }) => ({
      name,
      read: readerOf(dataTypeID),
      isBytes: dataTypeID === oids.bytea,
    }))
  }

  /** Formats of the columns of the rows that come now. */
  formats(): readonly (0 | 1)[] {
    return this.statements[this.#answers.length]?.formats ?? []
  }

  dataRow(values: readonly WireValue[]): void {
    const row: Record<string, unknown> = {}
    let at = 0
    for (const { name, read } of this.#layout()) {
      const value = values[at++] ?? null
      row[name] = typeof value === 'string' ? read(value) : value
    }
    this.#rows.push(row)
  }

  /** @param tag such as `INSERT 0 1`, `SELECT 5`, `BEGIN` */
  commandComplete(tag: string): void {
    const words = tag.split(' ')
    const command = words[0] ?? ''
    const affected = changes.has(command) ? Number(words.at(-1)) : 0
    this.#layouts.push(this.#layout())
    this.#answers.push({ rows: this.#rows, affected, command })
    this.#described = undefined
    this.#rows = []
  }

  /** All were executed. */
  succeed(): readonly Answer[] {
    for (const [at, { sql, name, parse }] of this.statements.entries())
      if (parse && name !== '') this.#prepared.confirm(sql, { name, layout: this.#layouts[at] ?? [] })
    return this.#answers
  }

  /** One failed: what was prepared before it, and whether, is not known. */
  fail(code: string): void {
    for (const { name, parse } of this.statements) if (parse && name !== '') this.#prepared.drop(name)
    if (code === planChanged) this.#prepared.forgetAll()
  }

  /** Of the statement that is being answered: what the server says now, or said when the statement was prepared. */
  #layout(): RowLayout {
    return this.#described ?? this.statements[this.#answers.length]?.layout ?? []
  }
}

/** feature_not_supported, which PostgreSQL says of a prepared statement whose tables were changed under it. */
export const planChanged = '0A000'
