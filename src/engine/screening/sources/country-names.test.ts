import { describe, expect, it } from 'vitest'
import { countryCodesIn, countryCodeOfName } from './country-names.ts'

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
  ])('takes %s for %s', (name, code) => expect(countryCodeOfName(name)).toBe(code))
})

describe('countriesIn', () => {
  it.each([
    ['Ukrainian, Russian', ['UA', 'RU']],
    ['(a) German (b) Moroccan', ['DE', 'MA']],
    ['Iran (Islamic Republic of)', ['IR']],
    ['Myanmar/Burma', ['MM']],
    ['Belarus / Bélarus', ['BY']],
    ['Bahamas, The', ['BS']],
    ['ru', ['RU']],
    ['UK', ['GB']],
    ['DPRK', ['KP']],
    ['the high seas', []],
    ['', []],
  ])('finds in %j %j', (text, codes) => expect(countryCodesIn(text)).toEqual(codes))
})
