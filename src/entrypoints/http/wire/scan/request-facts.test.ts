import { describe, expect, it } from 'vitest'
import { requestFacts } from './request-facts.ts'

describe('what a caller wants verified', () => {
  it('is nothing when nothing is asked', () => {
    expect(requestFacts({})).toEqual({})
  })

  it('may write the day of birth with slashes or dashes', () => {
    expect(requestFacts({ verifyDob: '1990/1/31' }).verifyDob).toBe('1990-01-31')
    expect(requestFacts({ verifyDob: '2000-02-29' }).verifyDob).toBe('2000-02-29')
  })

  it.each(['1990-02-29', '1990/01-31', '31.01.1990', '0000-01-01', '1990-13-01', 'x'])(
    'has no day %s',
    (verifyDob) => {
      expect(() => requestFacts({ verifyDob })).toThrow("Parameter 'verifyDob'")
    },
  )

  it('may give ages, countries, states and types in the forms that clients use', () => {
    const request = {
      verifyAge: '18-99',
      restrictCountry: 'us, DE',
      restrictState: 'ca,NY',
      restrictType: 'dip',
    }
    expect(requestFacts(request)).toEqual({
      verifyAge: { min: 18, max: 99 },
      restrictCountry: ['US', 'DE'],
      restrictState: ['CA', 'NY'],
      restrictType: ['I', 'P', 'D'],
    })
  })

  it.each([
    ['verifyAge', '99-18'],
    ['verifyAge', '18'],
    ['restrictCountry', 'USA'],
    ['restrictCountry', ','],
    ['restrictType', 'DX'],
  ])('refuses %s %s by its name', (field, value) => {
    expect(() => requestFacts({ [field]: value })).toThrow(`Parameter '${field}'`)
  })
})
