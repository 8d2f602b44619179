import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Comparison, features } from './features.ts'

const nothing: Comparison = {
  birthYear: null,
  listedBirths: [],
  country: null,
  identifier: null,
  hasName: true,
}
const points = (given: Partial<Comparison>) =>
  features.reduce((sum, feature) => sum + (feature.compare({ ...nothing, ...given })?.points ?? 0), 0)

describe('features', () => {
  it('say nothing when nothing can be compared', () => {
    expect(points({})).toBe(0)
    expect(points({ birthYear: 1970 })).toBe(0)
    expect(points({ country: null })).toBe(0)
  })

  it('take the nearest of several stated births', () => {
    expect(points({ birthYear: 1970, listedBirths: [1950, 1950, 1969, 1971] })).toBeGreaterThan(0)
  })

  it('never let a birth year that is further off count for more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2020 }), fc.nat(60), fc.nat(60), (listed, one, other) => {
        const [nearer, further] = [Math.min(one, other), Math.max(one, other)]
        const of = (off: number) => points({ birthYear: listed + off, listedBirths: [listed, listed] })
        expect(of(further)).toBeLessThanOrEqual(of(nearer))
        if (further > 1) expect(of(further)).toBeLessThan(0)
      }),
    )
  })

  it('take an exact identifier for strong evidence', () => {
    expect(points({ identifier: 'passport, IR' })).toBeGreaterThan(4)
  })
})
