import { describe, expect, it } from 'vitest'
import { neighbourOf } from './use-transactions.ts'

describe('After a decision', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))

  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['x', null],
  ])('on %s the inbox opens %j', (id, next) => {
    expect(neighbourOf(rows, id)).toBe(next)
  })

  it('on the last one it opens none', () => {
    expect(neighbourOf([{ id: 'a' }], 'a')).toBeNull()
  })
})
