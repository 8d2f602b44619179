import { describe, expect, it } from 'vitest'
import iso3166 from '../../../data/countries/iso-3166.json' with { type: 'json' }
import { countryCodes } from './country-codes.table.ts'

describe('The countries of a document', () => {
  it('are those of ISO 3166-1, and Kosovo', () => {
    const known =
      JSON.stringify(iso3166)
        .match(/"[A-Z]{2}"/g)
        ?.map((code) => code.slice(1, 3)) ?? []
    expect(new Set(countryCodes).size).toBe(countryCodes.length)
    expect([...countryCodes].sort()).toEqual([...new Set([...known, 'XK'])].sort())
  })
})
