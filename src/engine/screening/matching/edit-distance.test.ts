import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

const word = fc.string({ unit: fc.constantFrom(...Array.from('abcd')), maxLength: 8 })

describe('editDistance', () => {
  it.each([
    ['zarkov', 'zarkov', 0],
    ['zarkov', 'zarkof', 1],
    ['zarkov', 'zrakov', 1],
    ['zarkov', 'zarkv', 1],
    ['zarkov', 'azrkof', 2],
    ['coric', 'coifrc', 2],
    ['eurobet', 'eubret', 2],
    ['farkash', 'farkha', 2],
    ['zarkov', 'zrxyakov', 4],
    ['zarkov', 'brenner', 4],
  ])('from %s to %s is %i, counted up to 3', (a, b, distance) => expect(editDistance(a, b, 3)).toBe(distance))

  it('is the same in both directions', () => {
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b, 4) === editDistance(b, a, 4)))
  })

  it('is at most one after one change of any kind', () => {
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('', 'x', 'xy'), (given, at, put) => {
        const changed = given.slice(0, at) + put.slice(0, 1) + given.slice(at + 1)
        expect(editDistance(given, changed, 3)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
