import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import { fragmentKeys, tokenKeys } from './token-keys.ts'

const share = (a: string, b: string) => {
  const keys = new Set(tokenKeys(tokenForm(a)))
  return tokenKeys(tokenForm(b)).some((key) => keys.has(key))
}
const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'))
const word = fc.string({ unit: letter, minLength: 4, maxLength: 20 })

describe('tokenKeys', () => {
  it('finds a word again after one letter was changed, added, dropped or swapped, wherever', () => {
    fc.assert(
      fc.property(
        fc.record({ given: word, place: fc.nat(19), put: letter, kind: fc.nat(3) }),
        ({ given, place, put, kind }) => {
          const at = place % given.length
          const head = given.slice(0, at)
          const typo = [
            head + put + given.slice(at + 1),
            head + put + given.slice(at),
            head + given.slice(at + 1),
            head + given.slice(at + 1, at + 2) + given.slice(at, at + 1) + given.slice(at + 2),
          ][kind]
          expect(share(given, typo ?? '')).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('finds other spellings of one sound', () => {
    expect(share('mohammed', 'muhamad')).toBe(true)
    expect(share('qaddafi', 'gadhafi')).toBe(true)
  })

  it('finds a number only by its digits', () => {
    expect(share('11420', '11421')).toBe(false)
    expect(share('yv2726', 'y2v726')).toBe(true)
    expect(share('78834', 'f78834')).toBe(true)
  })
})

describe('pieceKeys', () => {
  const shareFragment = (query: string, listed: string) => {
    const keys = new Set(fragmentKeys(tokenForm(listed)))
    return fragmentKeys(tokenForm(query), [-1, 0, 1]).some((key) => keys.has(key))
  }

  it('finds a word again after two slips by what they leave of its beginning, its end or its middle', () => {
    expect(shareFragment('mortzeavic', 'mortezavi')).toBe(true)
    expect(shareFragment('zaburinezhal', 'saburinezhad')).toBe(true)
    expect(shareFragment('damuhs', 'damush')).toBe(true)
    expect(shareFragment('cukoryox', 'kukoroyo')).toBe(true)
  })

  it('holds nothing of short words, of numbers and of words of several spellings', () => {
    expect(['amir', 'yv27262', 'lee|rhee'].flatMap((word) => fragmentKeys(tokenForm(word)))).toEqual([])
  })
})
