import type { Compilable, CompiledQuery, Insertable } from 'kysely'
import type { Tables } from '../schema.ts'
import type { JoinableStatement, JoinedForm } from '../groups/joined-statements.ts'
import type { Statement } from '../session.ts'

/** Stands for a value while a query is built. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Kysely takes whatever is no expression as a parameter, and gives it back as it was. */
const placeholders: unknown = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/**
 * A query whose text is always the same: it is built when it is asked for the first time, and later only given its values.
 *
 * @param build gets stand-ins for the values; it puts them into the query as they are, and does not look at them
 */
export function compiledOnce<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (given: Values) => Compilable<Row>,
): (values: Values) => Compilable<Row> {
  let compiled: CompiledQuery<Row> | undefined
  return (values) => {
    compiled ??= build(placeholders as Values).compile()
    const { parameters, ...text } = compiled
    const given = parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one))
    return { compile: () => ({ ...text, parameters: given }) }
  }
}

/** Inserts rows that all name the same columns. */
export function insertStatement<Table extends keyof Tables>(
  table: Table,
  rows: readonly [Insertable<Tables[Table]>, ...Insertable<Tables[Table]>[]],
): Statement {
  const columns = Object.keys(rows[0])
  const tuples = rows.map(
    (_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`,
  )
  return {
    sql: `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`,
    parameters: rows.flatMap((row) => valuesOf(row, columns)),
  }
}

/** Types of the columns that rows of a table are inserted with, in the words of PostgreSQL. */
export type ColumnTypes<Table extends keyof Tables> = Readonly<
  Record<keyof Insertable<Tables[Table]> & string, 'text' | 'bigint' | 'bytea'>
>

/** Inserts of one row each, which are sent as one where several are written together. */
export function rowInsert<Table extends keyof Tables>(
  table: Table,
  types: ColumnTypes<Table>,
): (row: Insertable<Tables[Table]>) => JoinableStatement {
  const columns = Object.keys(types)
  const places = columns.map((_, at) => `$${at + 1}`)
  const into = `insert into ${table} (${columns.join(', ')})`
  const arrays = Object.values<string>(types).map((type, at) => `$${at + 1}::${type}[]`)
  const joined: JoinedForm = { sql: `${into} select * from unnest(${arrays.join(', ')})`, shared: 0 }
  const sql = `${into} values (${places.join(', ')})`
  return (row) => ({ sql, joined, parameters: valuesOf(row, columns) })
}

/** Values of a row, in the order of the columns. */
export function valuesOf(row: object, columns: readonly string[]): readonly unknown[] {
  return columns.map((column): unknown => Reflect.get(row, column))
}
