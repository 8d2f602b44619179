import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { editsWithin } from './edits-within.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 14 })

it('is the edit distance where that is small, and more where it is not', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      const distance = editDistance(a, b)
      const found = editsWithin(a, b, most)
      if (distance <= most) expect(found).toBe(distance)
      else expect(found).toBeGreaterThan(most)
    }),
    { numRuns: 20_000 },
  )
})
