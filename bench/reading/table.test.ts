import { describe, expect, it } from 'vitest'
import { markdownTable } from './table.ts'

describe('A table', () => {
  it('has columns as wide as their widest cell', () => {
    expect(markdownTable([['a', 'long head'], ['wide cell', 'b']])).toBe(
      '| a         | long head |\n| --------- | --------- |\n| wide cell | b         |',
    ) // prettier-ignore
  })
})
