import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from '../../matching/edit-distance.ts'
import { byteEditDistanceFrom, maxLetters } from './byte-edit-distance.ts'

const word = fc.string({
  unit: fc.constantFrom(...Array.from('abcd7')),
  minLength: 1,
  maxLength: maxLetters,
})

it('counts the edits that editDistance counts', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const bytes = new TextEncoder().encode(`x${other}`)
      expect(byteEditDistanceFrom(one)(bytes, 1, bytes.length)).toBe(editDistance(one, other, 100))
    }),
  )
})
