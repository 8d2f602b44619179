import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordTable } from './word-table.ts'

it('gives different words rows of their own, in the order in which they come, and the same word the same one', () => {
  const word = fc.stringMatching(/^[a-c7]{1,6}(?:\|[a-c]{1,3})?$/)
  fc.assert(
    fc.property(fc.array(word, { maxLength: 300 }), (words) => {
      const table = wordTable()
      const different = [...new Set(words)]
      expect(words.map((one) => table.rowOf(one))).toEqual(words.map((one) => different.indexOf(one)))
      expect(table.size).toBe(different.length)
      expect(different.map((_, row) => table.textAt(row))).toEqual(different)
    }),
  )
})

it('finds every word again when it has grown many times', () => {
  const table = wordTable()
  const words = Array.from({ length: 20_000 }, (_, at) => `word${at.toString(36)}`)
  for (const word of words) table.rowOf(word)
  expect(words.every((word, row) => table.rowOf(word) === row)).toBe(true)
  expect(new TextDecoder().decode(table.bytes())).toBe(words.join(''))
  expect(table.starts()).toHaveLength(words.length + 1)
})
