import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jaro, ofacScore } from './ofac-score.ts'

describe('jaro', () => {
  // Winkler's own examples (Overview of Record Linkage, 2006, table 6).
  it.each([
    ['shackleford', 'shackelford', 0.97],
    ['dunningham', 'cunnigham', 0.896],
    ['abroms', 'abrams', 0.889],
    ['dixon', 'dickson', 0.79],
    ['itman', 'smith', 0.467],
    ['ab', 'cd', 0],
  ])('of %s and %s', (a, b, likeness) => expect(jaro(a, b)).toBeCloseTo(likeness, 2))

  it('lies between 0 and 1, and is 1 for a text itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (a, b) => {
        if (a !== '') expect(jaro(a, a)).toBeCloseTo(1, 10)
        expect(jaro(a, b)).toBeGreaterThanOrEqual(0)
        expect(jaro(a, b)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('ofacScore', () => {
  it('gives 100 to a word that a longer name has, and takes the best of several names', () => {
    expect(ofacScore('BASHIRUDDIN', ['MAHMOOD, Sultan Bashiruddin'])).toBe(100)
    expect(ofacScore('Kim Jong Un', ['Nobody', 'KIM, Jong Man'])).toBe(100)
  })

  it('compares whole strings only where both begin with the same letter', () => {
    expect(ofacScore('GEORGE BUSH', ['GEORGY MASLOV'])).toBeGreaterThan(
      ofacScore('BUSH GEORGE', ['GEORGY MASLOV']),
    )
  })

  it('has nothing to say of a name without letters', () => {
    expect(ofacScore('??', ['PUTIN, Vladimir'])).toBe(0)
    expect(ofacScore('Putin', [])).toBe(0)
  })
})
