import { describe, expect, it } from 'vitest'
import { summariseExposure, type PoliticalExposure } from './political-exposure.ts'

const of = (exposure?: Partial<PoliticalExposure>) =>
  summariseExposure({
    topics: ['pep'],
    ...(exposure === undefined ? {} : { exposure: { offices: [], positions: [], ...exposure } }),
  })

describe('political exposure in words', () => {
  it('says of the highest office what it is, and whether it is held', () => {
    expect(
      of({ by: 'office', offices: ['municipal', 'national'], tenure: 'past', country: 'US' }),
    ).toMatchObject({
      tier: 1,
      office: 'national government',
      class: 'domestic in US, foreign elsewhere',
      summary: 'PEP tier 1 (national government), past',
    })
    expect(of({ offices: ['national', 'head'] })?.office).toBe('head of state or government')
    expect(of({ offices: ['international'] })?.class).toBe('international organisation')
    expect(of({ offices: ['international', 'regional'] })?.class).toBe('cannot tell')
  })

  it('says so where nothing is stated', () => {
    const unknown = { tier: null, office: 'cannot tell', class: 'cannot tell', tenure: 'cannot tell' }
    expect(of()).toMatchObject({
      ...unknown,
      summary: 'PEP, tier: cannot tell, current or past: cannot tell',
    })
  })

  it('tells those near from those in office', () => {
    expect(of({ by: 'family' })?.summary).toBe('family member of a politically exposed person')
    expect(of({ by: 'family-or-associate' })?.class).toContain('or close associate')
  })

  it('has nothing to say of anyone else', () => {
    expect(summariseExposure({ topics: ['sanction'] })).toBeNull()
  })
})
