import { describe, expect, it } from 'vitest'
import { fitNumber } from './fit-number.ts'
import { numberSchemes, schemeName } from './number-schemes.ts'

/**
 * Schemes that do not find every wrong digit, and which share of them they find at least: remainders share a digit, weights
 * share a divisor with the modulus, or digits stand outside of the sum.
 */
const partly: Readonly<Record<string, number>> = {
  'GB VAT registration number': 0.99,
  'GB Unique Taxpayer Reference (UTR)': 0.9,
  'DE Wirtschafts-Identifikationsnummer (W-IdNr.)': 0.64,
  'FR SIRET': 0.98,
  'NL btw-identificatienummer': 0.86,
  'IS kennitala of a company': 0.98,
  'EE registrikood': 0.95,
  'LT PVM mokėtojo kodas': 0.99,
  'PT NIPC': 0.95,
  'GR ΑΦΜ': 0.95,
  'CZ DIČ': 0.95,
  'HU adószám': 0.86,
  'RO CUI, CIF': 0.9,
  'BG ЕИК, БУЛСТАТ': 0.98,
  'SI matična številka': 0.82,
  'UA код ЄДРПОУ': 0.97,
  'KZ БИН': 0.9,
  'CA Business Number (BN)': 0.81,
  'EC RUC': 0.75,
  'AU Australian Company Number (ACN, ARBN)': 0.9,
  'NZ IRD number': 0.94,
  'TW 統一編號': 0.88,
  'KR 법인등록번호 (corporate registration number)': 0.94,
  'TH registration number of a juristic person': 0.87,
  'ID NPWP': 0.6,
  'VN mã số doanh nghiệp, mã số thuế (MST)': 0.87,
  'TR MERSİS numarası': 0.71,
}

const shares = numberSchemes.flatMap((scheme) => {
  const { check } = scheme
  if (check === undefined) return []
  const counts = scheme.good.map((value) => {
    const fit = fitNumber(scheme, value)
    const number = fit.kind === 'accepted' ? fit.number : ''
    const changed = Array.from(number).flatMap((character, place) =>
      /\d/.test(character)
        ? Array.from(
            '0123456789'.replace(character, ''),
            (digit) => number.slice(0, place) + digit + number.slice(place + 1),
          )
        : [],
    )
    const tried = changed.filter((other) => scheme.pattern.test(other))
    return { tried: tried.length, found: tried.filter((other) => !check.holds(other)).length }
  })
  const sum = (of: 'tried' | 'found') => counts.reduce((total, count) => total + count[of], 0)
  return [{ name: schemeName(scheme), share: sum('found') / sum('tried') }]
})

describe('A wrong digit', () => {
  it.each(shares)('is found as often as promised: $name', ({ name, share }) => {
    expect(share).toBeGreaterThanOrEqual(partly[name] ?? 1)
  })
})
