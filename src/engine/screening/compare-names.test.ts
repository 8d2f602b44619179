import { describe, expect, it } from 'vitest'
import { defaultScreeningBand } from '../../vocabulary/screening/screening.ts'
import { compareNames } from './compare-names.ts'

const person = (query: string, listed: string) => compareNames(query, listed, 'person').score
const company = (query: string, listed: string) => compareNames(query, listed, 'other').score

describe('compareNames', () => {
  it.each([
    ['George Bush', 'HABBASH, George'],
    ['Nicolas Sarkozy', 'MADURO MOROS, Nicolas'],
  ])('does not take %s for %s, who shares but a given name', (query, listed) =>
    expect(person(query, listed)).toBeLessThan(defaultScreeningBand),
  )

  it('compares each of two names that are listed as one', () => {
    expect(company('Al Zeltmar', 'Al-Zeltmar/Veltran Army')).toBeGreaterThan(0.9)
    expect(company('Veltran Army', 'Al-Zeltmar/Veltran Army')).toBeGreaterThan(0.9)
  })

  it('holds bodies apart that are the same but for their place', () =>
    expect(company('Berliner Zeltmar Motoren Werke', 'Bayerische Zeltmar Motoren Werke')).toBeLessThan(
      defaultScreeningBand,
    ))

  it('finds the president under the short name', () =>
    expect(person('Nicolas Maduro', 'MADURO MOROS, Nicolas')).toBeGreaterThanOrEqual(defaultScreeningBand))

  it('does not take a person for a company that has one of her names', () =>
    expect(compareNames('emma daniels', 'EMMA LLC', null).score).toBeLessThan(defaultScreeningBand))

  it('holds companies apart by their numbers, and never matches by a legal form alone', () => {
    expect(company('11420 CORP', '11420 CORP.')).toBeGreaterThan(0.9)
    expect(company('11421 CORP', '11420 CORP.')).toBeLessThan(defaultScreeningBand)
    expect(company('SOLARIUM CORP', '11420 CORP.')).toBeLessThan(defaultScreeningBand)
  })

  it('knows in other tongues what a body is, and that this tells of no one', () => {
    expect(company('BANQUE CENTRALE DE VELTRAN', 'CENTRAL BANK OF VELTRAN')).toBeGreaterThan(
      defaultScreeningBand,
    )
    expect(company('KONSTRUKTORSKOE BYURO VELTRAN', 'VELTRAN DESIGN BUREAU')).toBeGreaterThan(0.9)
    const turkish = 'VELTRAN GIDA NAKLIYAT ITHALAT IHRACAT SANAYI TICARET LIMITED SIRKETI'
    expect(company('Import Export Foods Limited', turkish)).toBeLessThan(defaultScreeningBand)
  })

  it('holds a trade that is spelt otherwise for no more than a trade', () =>
    expect(company('Medical Trading Ltd', 'ZELTMAR MEDIKAL TRADING LTD')).toBeLessThan(defaultScreeningBand))

  it('compares names across scripts', () => {
    expect(person('محمد حسين الجاسم', 'Muhammad Hussein AL-JASIM')).toBeGreaterThanOrEqual(
      defaultScreeningBand,
    )
    expect(person('정경택', 'JONG Kyong-thaek')).toBeGreaterThanOrEqual(defaultScreeningBand)
    expect(person('Алексей Александрович', 'Muhammad Hussein AL-JASIM')).toBeLessThan(defaultScreeningBand)
  })
})
