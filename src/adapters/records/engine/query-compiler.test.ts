import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely'
import { describe, expect, it } from 'vitest'
import { QueryCompiler } from './query-compiler.ts'

const database = new Kysely<{ rows: { id: string } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new QueryCompiler(),
  },
})

const compiled = (operator: 'in' | 'not in', ids: readonly string[]) =>
  database.deleteFrom('rows').where('id', operator, ids).compile()

describe('a list of values', () => {
  it('is written as it is where it holds any', () => {
    expect(compiled('in', ['a', 'b'])).toMatchObject({
      sql: 'delete from "rows" where "id" in ($1, $2)',
      parameters: ['a', 'b'],
    })
  })

  it('has nothing in it, and everything outside of it, where it is empty', () => {
    expect(compiled('in', []).sql).toBe('delete from "rows" where false')
    expect(compiled('not in', []).sql).toBe('delete from "rows" where true')
  })
})
