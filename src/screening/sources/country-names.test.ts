import { describe, expect, it } from 'vitest'
import { countryOf } from './country-names.ts'

describe('countryOf', () => {
  it.each([
    ['Afghanistan', 'AF'],
    ['Bahamas, The', 'BS'],
    ['Korea, North', 'KP'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Congo, Republic of the', 'CG'],
    ['North Macedonia, The Republic of', 'MK'],
    ['Virgin Islands, British', 'VG'],
    ['Cote d Ivoire', 'CI'],
    ['Burma', 'MM'],
    ['Russia', 'RU'],
    ['Palestinian', 'PS'],
    ['Trinidad and Tobago', 'TT'],
    ['undetermined', undefined],
    ['Region: Commonwealth of Independent States', undefined],
  ])('takes %s for %s', (name, code) => expect(countryOf(name)).toBe(code))
})
