import type { Compilable, CompiledQuery, Insertable } from 'kysely'
import type { Tables } from '../schema.ts'
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
    parameters: rows.flatMap((row) => columns.map((column): unknown => Reflect.get(row, column))),
  }
}
