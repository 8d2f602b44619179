import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from '../../matching/edit-distance.ts'
import { byteEditDistanceFrom, maxLetters } from './byte-edit-distance.ts'

const word = fc.string({
  unit: fc.constantFrom(...Array.from('abcd7')),
  minLength: 1,
  maxLength: maxLetters,
})

/** Bytes of other words lie before and behind the one that is meant. */
function distance(one: string, other: string): number {
  const bytes = new TextEncoder().encode(`x${other}x`)
  return byteEditDistanceFrom(one)(bytes, 1, bytes.length - 1)
}

it('counts the edits that editDistance counts', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(distance(one, other)).toBe(editDistance(one, other, 100))
    }),
  )
})

it('counts two neighbours that are swapped around a letter as two edits, as editDistance does', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 2 }), ([before = '', after = '']) => {
      const [one, other] = [`${before}ef${after}`.slice(0, maxLetters), `${before}fge${after}`]
      expect(distance(one, other)).toBe(editDistance(one, other, 100))
      if (other.length <= maxLetters) expect(distance(other, one)).toBe(editDistance(other, one, 100))
    }),
  )
  expect([distance('kareef', 'karefge'), distance('karefge', 'kareef')]).toEqual([2, 2])
})
