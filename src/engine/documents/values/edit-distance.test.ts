import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['', '', 0],
  ['ABC', '', 3],
  ['KITTEN', 'SITTING', 3],
  ['MARTHA', 'MARHTA', 1],
  ['CA', 'ABC', 3],
])('%s and %s are %i edits apart', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits)
})

it('is the same in both directions', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
    }),
  )
})
