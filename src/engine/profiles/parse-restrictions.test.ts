import { describe, expect, it } from 'vitest'
import { parseCountryList, parseStateList, parseTypeLetters } from './parse-restrictions.ts'

describe('Restrictions of a request', () => {
  it('reads letters of types in any case, each once', () => {
    expect(parseTypeLetters('dIPd', 'restrictType')).toEqual(['D', 'I', 'P'])
    expect(() => parseTypeLetters('X', 'restrictType')).toThrow("'restrictType'")
  })
  it('reads two-letter countries between commas', () => {
    expect(parseCountryList(' us,DE,', 'restrictCountry')).toEqual(['US', 'DE'])
    expect(() => parseCountryList('USA', 'restrictCountry')).toThrow("'restrictCountry'")
  })
  it('reads states by code or name', () => {
    expect(parseStateList('ca, New York', 'restrictState')).toEqual(['CA', 'NEW YORK'])
    expect(() => parseStateList('C<A', 'restrictState')).toThrow("'restrictState'")
  })
})
