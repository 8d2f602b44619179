import { expect, it } from 'vitest'
import { codeAlphabet } from './code-alphabet.ts'

const table = { blank: 0, height: 48, sureness: 1 }

it('a letter has its own code, or those of its parts where it has none', () => {
  const { codesOf } = codeAlphabet({ ...table, codes: ['', 'ก', '\u0e4d', '\u0e32'] })
  expect(codesOf('ก')).toEqual([1])
  expect(codesOf('\u0e33')).toEqual([2, 3])
  expect(codesOf('ข')).toBeNull()
  expect(codeAlphabet({ ...table, codes: ['', '\u0e33', '\u0e4d', '\u0e32'] }).codesOf('\u0e33')).toEqual([1])
})

it('a syllable of Hangul has the codes of its parts, and they are that syllable', () => {
  const hangul = { initials: [1, 2], vowels: [3, 4], finals: [5, 6, 7] }
  const codes = ['', '', '', '', '', '', '', '', '가']
  const { codesOf, letterOf } = codeAlphabet({ ...table, codes, hangul })
  const syllable = String.fromCodePoint(0xac00 + (1 * 2 + 0) * 3 + 2)
  expect(codesOf(syllable)).toEqual([2, 3, 7])
  expect(letterOf([2, 3, 7])).toBe(syllable)
  const without = codeAlphabet({ ...table, codes, hangul: { ...hangul, finals: [5, 6, -1] } })
  expect(without.codesOf(syllable)).toBeNull()
})
