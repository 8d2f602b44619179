import type { Insertable } from 'kysely'
import type { JoinableStatement, JoinedForm } from '../engine/groups/joined-statements.ts'
import { type ColumnTypes, valuesOf } from '../engine/queries/compiled-once.ts'
import type { Tables } from '../engine/schema.ts'
import {
  manyNewKeys,
  type NewKeys,
  newKeysStatement,
  type NewKeysSubject,
  oneNewKeys,
} from './record-keys.ts'

/** Parameters of `newKeysStatement`; those of the row follow. */
const keyParameters = 11

/**
 * Inserts of a record of one row together with its new keys: one statement in place of two. Rows that are written together
 * are sent as one.
 */
export function insertWithNewKeys<Table extends keyof Tables>(
  table: Table,
  types: ColumnTypes<Table>,
): (keys: NewKeys, about: NewKeysSubject, row: Insertable<Tables[Table]>) => JoinableStatement {
  const columns = Object.keys(types)
  const into = `insert into ${table} (${columns.join(', ')})`
  const places = columns.map((_, at) => `$${keyParameters + at + 1}`)
  const arrays = Object.values<string>(types).map((type, at) => `$${keyParameters + at + 1}::${type}[]`)
  const after = (keys: typeof oneNewKeys | typeof manyNewKeys, insert: string): string =>
    `${keys.subject}, record_key as (${keys.record}\n  )\n  ${insert}`
  const sql = after(oneNewKeys, `${into} values (${places.join(', ')})`)
  const joined: JoinedForm = {
    sql: after(manyNewKeys, `${into} select * from unnest(${arrays.join(', ')})`),
    shared: 1,
  }
  return (keys, about, row) => ({
    sql,
    joined,
    parameters: [...newKeysStatement(keys, about).parameters, ...valuesOf(row, columns)],
  })
}
