import { describe, expect, it } from 'vitest'
import type { Answer, Statement } from '../session.ts'
import { type JoinableStatement, type JoinedForm, joinStatements } from './joined-statements.ts'

const insertMany: JoinedForm = { sql: 'insert many', shared: 1 }
const countMany: JoinedForm = {
  sql: 'count many',
  shared: 0,
  answerOf: (answer, later) => ({ ...answer, affected: answer.affected - later.length }),
}

const insert = (account: string, name: string): JoinableStatement => ({
  sql: 'insert one',
  joined: insertMany,
  parameters: [account, name],
})
const count = (by: number): JoinableStatement => ({ sql: 'count one', joined: countMany, parameters: [by] })
const other: Statement = { sql: 'other', parameters: ['x'] }

const answer = (affected: number): Answer => ({ rows: [], affected, command: 'INSERT' })
const sent = ({ statements }: { readonly statements: readonly Statement[] }) =>
  statements.map(({ sql, parameters }) => [sql, ...parameters])

describe('statements of several writes', () => {
  it('are one for each place, in the order of the places, where the writes are alike', () => {
    const writes = [
      [insert('a', 'x'), count(1)],
      [insert('a', 'y'), count(2)],
    ]
    expect(sent(joinStatements(writes))).toEqual([
      ['insert many', 'a', ['x', 'y']],
      ['count many', [1, 2]],
    ])
  })

  it('stay as they are where a write is alone, has another share, another length or a statement without a joined form', () => {
    const writes = [
      [insert('a', 'x')],
      [insert('b', 'y')],
      [insert('a', 'z'), count(1)],
      [insert('a', 'u'), other],
      [insert('a', 'v'), other],
    ]
    expect(sent(joinStatements(writes))).toEqual([
      ['insert one', 'a', 'x'],
      ['insert one', 'b', 'y'],
      ['insert one', 'a', 'z'],
      ['count one', 1],
      ['insert one', 'a', 'u'],
      ['other', 'x'],
      ['insert one', 'a', 'v'],
      ['other', 'x'],
    ])
  })

  it('are answered each as if it had been sent by itself', () => {
    const joined = joinStatements([[count(1)], [other], [count(2)], [], [count(3)]])
    expect(sent(joined)).toEqual([
      ['count many', [1, 2, 3]],
      ['other', 'x'],
    ])
    expect(joined.apart([answer(10), answer(20)])).toEqual([
      [answer(8)],
      [answer(20)],
      [answer(9)],
      [],
      [answer(10)],
    ])
  })
})
