import { expect, it } from 'vitest'
import { codeAlphabet } from './code-alphabet.ts'
import { decodeCodes } from './decode-codes.ts'

const table = { blank: 0, height: 48, sureness: 1 }
const letters = codeAlphabet({ ...table, codes: ['', 'a', 'b', '\u0e4d', '\u0e32', '\u0bc6', '\u0bbe'] })
const hangul = codeAlphabet({
  ...table,
  codes: ['', '1', '', '', '', '', '', ''],
  hangul: { initials: [2, 3], vowels: [4, -1], finals: [5, 6] },
})

/** Each step: the likeliest code and how likely it is; the rest goes to code 1, or to the blank. */
function line(steps: readonly (readonly [code: number, share: number])[], classes = 8) {
  const values = new Float32Array(steps.length * classes)
  steps.forEach(([code, share], step) => {
    values[step * classes + (code === 1 ? 0 : 1)] = 1 - share
    values[step * classes + code] = share
  })
  return { steps: steps.length, classes, values }
}

it('equal neighbours are one letter, a blank parts them', () => {
  const read = decodeCodes(line([[2, 0.8], [2, 0.9], [0, 1], [2, 0.7], [1, 0.95]]), letters) // prettier-ignore
  expect(read.map(({ symbol }) => symbol).join('')).toBe('bba')
  expect(read[0]?.confidence).toBeCloseTo(0.9)
  expect(read[0]?.centre).toBeCloseTo(0.2)
  expect(read[0]?.alternatives?.[0]?.symbol).toBe('a')
})

it('three codes make a syllable, as sure as the least sure of them', () => {
  const read = decodeCodes(line([[3, 0.9], [4, 0.6], [0, 1], [6, 0.8], [1, 1]]), hangul) // prettier-ignore
  // The second initial, the first of two vowels, the second of two finals.
  expect(read[0]?.symbol).toBe(String.fromCodePoint(0xac00 + (1 * 2 + 0) * 2 + 1))
  expect(read[0]?.confidence).toBeCloseTo(0.6)
  expect(read[1]?.symbol).toBe('1')
})

it('codes that make no letter are dropped', () => {
  const read = decodeCodes(line([[3, 0.9], [4, 0.9], [1, 0.9], [5, 0.9]]), hangul) // prettier-ignore
  expect(read.map(({ symbol }) => symbol)).toEqual(['1'])
})

it('signs that Unicode has in one are one character', () => {
  const am = decodeCodes(line([[3, 0.9], [4, 0.7]]), letters) // prettier-ignore
  expect(am.map(({ symbol }) => symbol)).toEqual(['\u0e33'])
  expect(am[0]?.confidence).toBeCloseTo(0.7)
  const tamil = decodeCodes(line([[5, 0.9], [6, 0.7]]), letters) // prettier-ignore
  expect(tamil.map(({ symbol }) => symbol)).toEqual(['\u0bca'])
})

it('probabilities are raised to the sureness of the network', () => {
  const doubtful = codeAlphabet({ ...table, sureness: 2, codes: ['', 'a', 'b'] })
  expect(decodeCodes(line([[2, 0.9]], 3), doubtful)[0]?.confidence).toBeCloseTo(0.81)
})

it('a table of another form is refused', () => {
  expect(() => codeAlphabet({ blank: 0, symbols: 'abc' })).toThrow()
})
