import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOpen, numberSchemes, schemeName, schemesOf } from './number-schemes.ts'
import { normaliseCompanyNumber, validateCompanyNumber } from './validate-company-number.ts'

const fullWidth = (text: string): string =>
  text.replace(/[0-9A-Z]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))

const vectors = numberSchemes.flatMap((scheme) =>
  scheme.keys.flatMap((key) => [
    ...scheme.good.map((value) => ({ scheme, name: schemeName(scheme), key, value, isGood: true })),
    ...scheme.bad.map((value) => ({ scheme, name: schemeName(scheme), key, value, isGood: false })),
  ]),
)
const judge = (country: string | null, key: (typeof vectors)[number]['key'], value: string) =>
  validateCompanyNumber({ country, key, value })

describe('validateCompanyNumber', () => {
  it.each(vectors.filter(({ isGood }) => isGood))('takes $value as $name', ({ scheme, name, key, value }) => {
    const { country } = scheme
    expect(judge(country, key, value)).toMatchObject({ isValid: true, reason: '' })
    expect(schemesOf(country).map(schemeName)).toContain(name)
    for (const written of [
      value.toLowerCase(),
      fullWidth(value.toUpperCase()),
      `  ${value}\u00a0`,
      value.replaceAll(' ', ''),
    ])
      expect(judge(country, key, written).isValid, written).toBe(true)
  })

  it.each(vectors.filter(({ isGood }) => !isGood))('refuses $value as $name', ({ scheme, key, value }) => {
    const { country } = scheme
    const { isValid, reason } = judge(country, key, value)
    expect(isValid).toBe(country !== null && isOpen(country, key) ? null : false)
    expect(reason).toMatch(/^It .+\.$/)
  })

  it.each([
    ['DE', 'taxNumber', 'USt-IdNr.: DE 136 695 976', 'DE Umsatzsteuer-Identifikationsnummer (USt-IdNr.)'],
    ['DE', 'taxNumber', '136695976', 'DE Umsatzsteuer-Identifikationsnummer (USt-IdNr.)'],
    ['DE', 'registrationNumber', 'HRB-Nr. 12345', 'DE register number (HRA, HRB, GnR, GsR, PR, VR)'],
    ['DE', 'registrationNumber', 'DEK1101R.HRB44863', 'DE register number (HRA, HRB, GnR, GsR, PR, VR)'],
    ['BE', 'registrationNumber', 'BEKBOBCE.0403019261', 'BE ondernemingsnummer, numéro d’entreprise'],
    ['gb', 'registrationNumber', 'Company No. 00445790', 'GB company number'],
    ['CH', 'taxNumber', 'CHE-109.322.551 HR/MWST', 'CH Unternehmens-Identifikationsnummer (UID, IDE, IDI)'],
    ['IT', 'taxNumber', 'C.F. e P.IVA 00743110157', 'IT partita IVA, codice fiscale of an entity'],
    [
      'HK',
      'registrationNumber',
      '12345678-000',
      'HK Business Registration number, Unique Business Identifier',
    ],
    ['UK', 'registrationNumber', 'oc300001', 'GB company number'],
    ['EL', 'taxNumber', '094259216', 'GR ΑΦΜ'],
    ['GB', 'taxNumber', 'XI 980 7806 84', 'GB VAT registration number'],
    ['FR', 'registrationNumber', 'RCS Paris B 552 008 443', 'FR SIREN'],
    ['NL', 'registrationNumber', 'KvK-nummer: 34179503', 'NL KvK-nummer'],
    ['JP', 'registrationNumber', '５８３５６７８２５６２４６', 'JP 法人番号 (corporate number)'],
    ['BR', 'registrationNumber', 'CNPJ nº 16.727.230/0001-97', 'BR CNPJ'],
    [null, 'taxNumber', 'DE136695976', 'DE Umsatzsteuer-Identifikationsnummer (USt-IdNr.)'],
    [undefined, 'lei', '5493001KJTIIGC8Y1R12', 'LEI'],
    ['FR', 'lei', '5493 001K JTII GC8Y 1R12', 'LEI'],
  ] as const)('in %s the %s %s is %s', (...row) => {
    const [country, key, value, scheme] = row
    expect(validateCompanyNumber({ ...(country === undefined ? {} : { country }), key, value })).toEqual({
      scheme,
      isValid: true,
      reason: '',
    })
  })

  it.each([
    ['DE', 'registrationNumber', '5493001KJTIIGC8Y1R12', 'LEI', 'It is LEI, and was given as a registration number.'],
    ['DE', 'registrationNumber', 'DE136695976', 'DE Umsatzsteuer-Identifikationsnummer (USt-IdNr.)', 'It is DE Umsatzsteuer-Identifikationsnummer (USt-IdNr.), and was given as a registration number.'],
    ['DE', 'taxNumber', 'FR 40 303 265 045', 'FR numéro de TVA intracommunautaire', 'It is FR numéro de TVA intracommunautaire, of another country than the one given.'],
    ['GB', 'lei', 'GB 980 7806 84', 'GB VAT registration number', 'It is GB VAT registration number, and was given as an LEI.'],
    ['PL', 'taxNumber', '192598184', 'PL REGON', 'It is PL REGON, and was given as a tax number.'],
    ['FR', 'registrationNumber', '552 008 442', 'FR SIREN', 'It has the form of FR SIREN, and its check digits are wrong (Luhn).'],
    ['GB', 'registrationNumber', '445790', 'GB company number', 'It is GB company number without its leading zeros. Write them.'],
    ['DK', 'registrationNumber', '1', 'DK CVR-nummer', 'It does not have the form of DK CVR-nummer.'],
    ['NL', 'registrationNumber', '1', 'NL KvK-nummer', 'It does not have the form of any of NL KvK-nummer, NL RSIN.'],
    ['DK', 'registrationNumber', ' ', 'DK CVR-nummer', 'It does not have the form of DK CVR-nummer.'],
  ] as const)('in %s the %s %s is no valid one: %s', (...row) => {
    const [country, key, value, scheme, reason] = row
    expect(judge(country, key, value)).toEqual({ scheme, isValid: false, reason })
  }) // prettier-ignore

  it.each([
    ['KP', 'registrationNumber', '12345', 'No scheme of registration numbers is known for this country.'],
    ['US', 'registrationNumber', '5493001KJTIIGC8Y1R12', 'No scheme of registration numbers is known for this country. It is LEI, and was given as a registration number.'],
    ['ID', 'registrationNumber', 'AHU-1', 'It keeps to no scheme that is known, and this country has other registration numbers.'],
    [null, 'registrationNumber', '12345678', 'No country is given, and registration numbers of several look alike.'],
    [null, 'taxNumber', 'DE136695978', 'No country is given, and tax numbers of several look alike.'],
  ] as const)('in %s of the %s %s nothing is known: %s', (...row) => {
    const [country, key, value, reason] = row
    expect(judge(country, key, value)).toEqual({ scheme: null, isValid: null, reason })
  }) // prettier-ignore

  it('takes a form alone for no other number', () => {
    expect(judge('EG', 'registrationNumber', '100531385').reason).not.toContain('EG tax registration number')
  })

  it('takes any text without falling, and never repeats it', () => {
    const countries = [...new Set(numberSchemes.map(({ country }) => country))]
    fc.assert(
      fc.property(
        fc.constantFrom(...countries, 'XX'),
        fc.constantFrom('registrationNumber' as const, 'taxNumber' as const, 'lei' as const),
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[A-Z]{0,3}\d{5,20}$/)),
        (country, key, value) => {
          const { isValid, reason } = judge(country, key, value)
          expect(isValid === true).toBe(reason === '')
          const digits = /\d{5,}/.exec(value)?.[0]
          if (digits !== undefined) expect(reason).not.toContain(digits)
        },
      ),
    )
  })
})

describe('normaliseCompanyNumber', () => {
  it.each([
    ['GB', 'registrationNumber', '445790', '00445790'],
    ['GB', 'registrationNumber', 'SC 1234', 'SC001234'],
    ['DE', 'registrationNumber', 'Amtsgericht Charlottenburg, HRB 12345 B', 'HRB12345B'],
    ['DE', 'registrationNumber', 'HRB 12345 B (Amtsgericht Charlottenburg)', 'HRB12345B'],
    ['DE', 'taxNumber', 'DE136695976', '136695976'],
    ['BE', 'registrationNumber', 'BE 428.759.497', '0428759497'],
    ['CH', 'registrationNumber', 'CHE-107.787.577 MWST', 'CHE107787577'],
    ['RO', 'registrationNumber', 'J 40/1234/03.07.2020', 'J40/1234/2020'],
    ['RO', 'registrationNumber', 'J4/12/2020', 'J04/12/2020'],
    ['MY', 'registrationNumber', '201901000005 (1312525-A)', '201901000005'],
    ['SE', 'registrationNumber', '16556016-0680', '5560160680'],
    ['FR', 'registrationNumber', '552 008 442', '552008442'],
    ['DE', 'registrationNumber', 'DE136695976', '136695976'],
    ['XX', 'registrationNumber', 'ab-1/２', 'AB12'],
    [null, 'lei', ' 5493001kjtiigc8y1r12', '5493001KJTIIGC8Y1R12'],
  ] as const)('in %s the %s %s is compared as %s', (...row) => {
    const [country, key, value, canonical] = row
    expect(normaliseCompanyNumber({ country, key, value })).toBe(canonical)
  })

  it('changes nothing in what it made', () => {
    for (const { scheme, key, value } of vectors.filter(({ isGood }) => isGood)) {
      const once = normaliseCompanyNumber({ country: scheme.country, key, value })
      expect(normaliseCompanyNumber({ country: scheme.country, key, value: once })).toBe(once)
    }
  })
})

describe('The schemes', () => {
  const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'

  it.each(memberStates.split(' '))('have a number of the register and of the tax office of %s', (country) => {
    const keys = new Set(schemesOf(country).flatMap((scheme) => scheme.keys))
    expect([...keys].sort()).toEqual(['registrationNumber', 'taxNumber'])
  })

  it('are more than a hundred, each with a name of its own', () => {
    expect(numberSchemes.length).toBeGreaterThan(100)
    expect(new Set(numberSchemes.map(schemeName)).size).toBe(numberSchemes.length)
  })

  it('have vectors in two ways of writing, and wrong ones that differ', () => {
    for (const { good, bad, source } of numberSchemes) {
      expect(new Set([...good, ...bad]).size).toBe(4)
      expect(source.length).toBeGreaterThan(10)
    }
  })
})
