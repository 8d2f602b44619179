import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthDateRelation } from './compare-birth-dates.ts'
import { type FactComparison, factFeatures } from './fact-features.ts'

const nothing: FactComparison = {
  birth: null,
  country: null,
  hasOtherCountry: false,
  gender: null,
  identifier: null,
  hasName: true,
}
const points = (given: Partial<FactComparison>) =>
  factFeatures.reduce((sum, feature) => sum + (feature.compare({ ...nothing, ...given })?.points ?? 0), 0)
const birthPoints = (query: string, ...listed: readonly string[]) => {
  const dates = listed.map((text) => {
    const [from = '', to = from] = text.split('..')
    return { from, to, approximate: false }
  })
  const relation = birthDateRelation(query, dates)
  return points({ birth: relation === null ? null : { query, relation } })
}

describe('features', () => {
  it('say nothing when nothing can be compared', () => {
    expect(points({})).toBe(0)
    expect(birthPoints('1970')).toBe(0)
  })

  it('take the nearest of several stated births', () => {
    expect(birthPoints('1970', '1950', '1969..1971')).toBeGreaterThan(0)
  })

  it('never let a birth year that is further off count for more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2020 }), fc.nat(60), fc.nat(60), (listed, one, other) => {
        const [nearer, further] = [Math.min(one, other), Math.max(one, other)]
        const of = (off: number) => birthPoints(String(listed + off), String(listed))
        expect(of(further)).toBeLessThanOrEqual(of(nearer))
        if (further > 1) expect(of(further)).toBeLessThan(0)
      }),
    )
  })

  it('let a day that agrees say more than a month, a month more than a year, another day less than none', () => {
    const [day, swapped, month, year, other] = [
      birthPoints('1961-04-09', '1961-04-09'),
      birthPoints('1961-09-04', '1961-04-09'),
      birthPoints('1961-04', '1961-04-09'),
      birthPoints('1961', '1961-04-09'),
      birthPoints('1961-07-21', '1961-04-09'),
    ]
    expect(day).toBeGreaterThan(month)
    expect(swapped).toBeGreaterThan(other)
    expect(month).toBeGreaterThanOrEqual(year)
    expect(year).toBeGreaterThan(0)
    expect(other).toBeLessThan(year)
    expect(birthPoints('1961-07-21', '1961')).toBe(year)
  })

  it('take an exact identifier for strong evidence, the more so where its digits prove it', () => {
    const of = (strength: 'checked' | 'plain' | 'short') =>
      points({ identifier: { label: 'tax, RU', strength } })
    expect(of('plain')).toBeGreaterThan(4)
    expect(of('checked')).toBeGreaterThan(of('plain'))
    expect(of('short')).toBeLessThan(of('plain'))
  })

  it('let a country or gender that disagrees subtract a little and no more', () => {
    expect(points({ hasOtherCountry: true })).toBeLessThanOrEqual(0)
    expect(points({ hasOtherCountry: true })).toBeGreaterThan(-2)
    expect(points({ gender: { query: 'male', listed: 'female' } })).toBeLessThan(0)
  })
})
