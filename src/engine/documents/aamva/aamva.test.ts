import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardHolder } from './card-holder.fixture.ts'
import { toAamvaCard, type AamvaCard } from './aamva-card.ts'
import { composeAamva, type CardHolder } from './compose-aamva.ts'
import { elementDefinition, newestVersion } from './element-definition.ts'
import golden from './golden-aamva.json' with { type: 'json' }
import { jurisdictions } from './jurisdictions.ts'
import { parseAamva } from './parse-aamva.ts'
import { elementDefinitions } from './tables/elements.table.ts'

const versions = Array.from({ length: newestVersion }, (_, n) => n + 1)

const holder: CardHolder = { ...cardHolder, jurisdictionElements: { ZCA: 'HAZ', ZCB: 'CORR LENS' } }

const word = (most: number) =>
  fc
    .stringMatching(new RegExp(`^[A-Z]{2,${most}}$`))
    // These say that nothing is known.
    .filter((text) => !/^(?:NONE|UNAVL|UNAVAIL|UNK)$/.test(text))
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

const anyHolder: fc.Arbitrary<CardHolder> = fc.record({
  iin: fc.constant(''), country: fc.constant(''), jurisdiction: fc.constant(''),
  type: fc.constantFrom('DL' as const, 'ID' as const),
  lastName: word(12), firstName: word(9), middleName: fc.oneof(fc.constant(''), word(7)),
  dob: day('1930-01-01', '2005-12-31'), issued: day('2006-01-01', '2026-01-01'), expiry: day('2026-02-01', '2040-12-31'),
  sex: fc.constantFrom('M' as const, 'F' as const, 'X' as const),
  heightInches: fc.integer({ min: 48, max: 84 }), weightPounds: fc.integer({ min: 70, max: 350 }),
  eyes: fc.constantFrom('BLK', 'BLU', 'HAZ', 'DIC'), hair: fc.constantFrom('BAL', 'BLN', 'SDY', 'WHI'),
  street: word(12).map((name) => `7 ${name} ST`), city: word(9), postcode: fc.stringMatching(/^[1-9]\d{4}$/),
  documentNumber: fc.stringMatching(/^[A-Z][0-9]{7}$/), discriminator: fc.stringMatching(/^[A-Z0-9]{8,20}$/),
  vehicleClass: fc.constantFrom('A', 'C', 'M1'),
}).chain((one) =>
  fc.constantFrom(...jurisdictions).map(({ iin, code, country }) => ({ ...one, iin, country, jurisdiction: code })),
) // prettier-ignore

function read(text: string): AamvaCard {
  const parsed = parseAamva(text)
  if (parsed === null) throw new Error('not an AAMVA text')
  return toAamvaCard(parsed)
}

const valueIn = (card: AamvaCard, key: Parameters<AamvaCard['values']['get']>[0]) =>
  card.values.get(key)?.value

describe('The barcode of a North American card', () => {
  it('gives back what was written on it, in every version and for every jurisdiction', () => {
    fc.assert(
      fc.property(anyHolder, fc.constantFrom(...versions), (one, version) => {
        const card = read(composeAamva(version, one))
        expect([...card.values.values()].every(({ confidence }) => confidence > 0.9)).toBe(true)
        const inches = version > 1 && one.country === 'CAN' ? `${Math.round(one.heightInches * 2.54)} cm` : `${one.heightInches} in` // prettier-ignore
        expect(Object.fromEntries([...card.values].map(([key, { value }]) => [key, value]))).toMatchObject({
          lastName: one.lastName, firstName: one.firstName, dob: one.dob, issued: one.issued, expiry: one.expiry,
          ...(one.middleName === '' ? {} : { middleName: one.middleName }),
          sex: one.sex, eyeColor: one.eyes, hairColor: one.hair, height: inches, weight: `${one.weightPounds} lb`,
          documentNumber: one.documentNumber, address1: one.street, address2: `${one.city}, ${one.jurisdiction}`,
          postcode: one.postcode, stateShort: one.jurisdiction, countryIso3: one.country,
        }) // prettier-ignore
        expect(card.values.has('middleName')).toBe(one.middleName !== '')
      }),
      { numRuns: 300 },
    )
  })

  it.each(golden)(
    'reads the invented $holder of version $version to the letter',
    ({ version, text, values }) => {
      const parsed = parseAamva(text)
      expect(parsed).toMatchObject({ version, faults: [] })
      expect(Object.fromEntries([...read(text).values].map(([key, one]) => [key, one.value]))).toEqual(values)
    },
  )

  it('is believed less, or not at all, when one character of it was lost, came in, or the end is cut off', () => {
    const damages = fc.constantFrom(
      (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
      (text: string, at: number) => `${text.slice(0, at)}Q${text.slice(at)}`,
      (text: string, at: number) => text.slice(0, at),
    )
    const texts = fc.tuple(anyHolder, fc.constantFrom(...versions))
    fc.assert(
      fc.property(texts, damages, fc.nat(), ([one, version], damage, seed) => {
        const text = composeAamva(version, one)
        const parsed = parseAamva(damage(text, seed % text.length))
        if (parsed === null) return
        for (const { confidence } of toAamvaCard(parsed).values.values()) expect(confidence).toBeLessThan(0.9)
      }),
      { numRuns: 1500 },
    )
  })

  it('never gives another value with confidence when one character of its frame became another', () => {
    const framed = ['DCS', 'DAC', 'DAQ', 'DBA', 'DBB', 'DBC', 'DBD', 'DAG', 'DAI', 'DAJ', 'DAK']
    const alphabet = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789\n\r\x1e@ '))
    fc.assert(
      fc.property(fc.constantFrom(...versions.slice(3)), fc.nat(), alphabet, (version, seed, other) => {
        const text = composeAamva(version, holder)
        const frame = [
          ...Array.from({ length: text.indexOf('DLDAQ') }, (_, n) => n),
          ...framed.flatMap((id) => [0, 1, 2].map((n) => text.indexOf(`\n${id}`) + 1 + n)),
        ]
        const at = frame[seed % frame.length] ?? 0
        const parsed = parseAamva(text.slice(0, at) + other + text.slice(at + 1))
        if (parsed === null) return
        const truth = read(text).values
        for (const [key, { value, confidence }] of toAamvaCard(parsed).values)
          if (confidence >= 0.9) expect(`${key} ${value}`).toBe(`${key} ${truth.get(key)?.value ?? ''}`)
      }),
      { numRuns: 1500 },
    )
  })

  it('takes control characters out of values, and doubts a card that has them', () => {
    const card = read(composeAamva(10, { ...holder, lastName: 'EXA\0MPLE\x1b' }))
    expect(card.values.get('lastName')).toEqual({ value: 'EXA MPLE', confidence: 0.88 })
  })

  it('keeps what a jurisdiction adds as it is written', () => {
    const parsed = parseAamva(composeAamva(10, holder))
    expect(parsed?.subfiles[1]).toMatchObject({ type: 'ZC', raw: 'ZCZCAHAZ\nZCBCORR LENS\r' })
  })

  it('says which names the issuer cut, and is less sure of them', () => {
    const card = read(composeAamva(10, holder).replace('DDEN', 'DDET'))
    expect(card.truncatedNames).toEqual(['lastName'])
    expect(card.values.get('lastName')?.confidence).toBeLessThan(0.9)
    expect(card.values.get('firstName')?.confidence).toBeGreaterThan(0.9)
  })

  it('takes a date in the other order than the standard asks for, and says so', () => {
    const card = read(composeAamva(8, holder).replace('DBB03041987', 'DBB19870304'))
    expect(card.values.get('dob')).toEqual({ value: '1987-03-04', confidence: 0.88 })
  })

  it.each([
    ['a day that no calendar has', 'DBB03041987', 'DBB02301987', 'dob'],
    ['a sex that no code means', 'DBC2', 'DBC7', 'sex'],
    ['a height that no one has', 'DAU066 in', 'DAU999 in', 'height'],
    ['eyes of which nothing is known', 'DAYHAZ', 'DAYUNK', 'eyeColor'],
  ] as const)('leaves out %s', (...[, written, other, key]) => {
    expect(read(composeAamva(9, holder).replace(written, other)).values.has(key)).toBe(false)
  })

  it('doubts the dates of a card that ends before it begins', () => {
    const card = read(composeAamva(9, { ...holder, expiry: '2020-01-01' }))
    expect(card.values.get('expiry')?.confidence).toBeLessThan(0.9)
  })

  it('doubts a state that is not that of the address', () => {
    const card = read(composeAamva(9, { ...holder, jurisdiction: 'TX', jurisdictionElements: {} }))
    expect(valueIn(card, 'stateShort')).toBe('CA')
    expect(card.values.get('stateShort')?.confidence).toBeLessThan(0.9)
  })

  it.each([
    ['5\'-06"', '66 in'], ['506', '66 in'], ['066', '66 in'], ['168 cm', '168 cm'], ['168 CM', '168 cm'],
  ])('reads the height %s', (written, height) => {
    expect(valueIn(read(composeAamva(9, holder).replace('066 in', written)), 'height')).toBe(height)
  }) // prettier-ignore

  it('reads nothing from a text that is none of a card', () => {
    for (const text of ['', '@', 'https://example.org', 'ANSI 636014', `@\n\x1e\rANSI ${'9'.repeat(9000)}`])
      expect(parseAamva(text)).toBeNull()
  })

  it('survives any text', () => {
    const noise = fc.string({ unit: 'binary', maxLength: 400 })
    fc.assert(
      fc.property(noise, fc.nat(500), (text, at) => {
        const valid = composeAamva(10, holder)
        for (const one of [text, valid.slice(0, at) + text, `@\n\x1e\rANSI 6360141000${text}`]) {
          const parsed = parseAamva(one)
          if (parsed !== null) expect(toAamvaCard(parsed).values.size).toBeLessThan(30)
        }
      }),
    )
  })
})

describe('The tables of the standard', () => {
  it('know 56 jurisdictions of the United States and 13 of Canada, each by one number', () => {
    expect(jurisdictions.filter(({ country }) => country === 'USA')).toHaveLength(56)
    expect(jurisdictions.filter(({ country }) => country === 'CAN')).toHaveLength(13)
    expect(new Set(jurisdictions.map(({ iin }) => iin)).size).toBe(69)
    expect(new Set(jurisdictions.map(({ code }) => code)).size).toBe(69)
  })

  it('give no element two meanings in one version', () => {
    for (const version of versions) {
      const ids = elementDefinitions
        .filter(([, since, until]) => since <= version && version <= until)
        .map(([id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('know what an element meant in its version', () => {
    expect(elementDefinition('DBN', 1)?.[4]).toBe('Alias, whole name')
    expect(elementDefinition('DBN', 9)?.[4]).toBe('Alias, family name')
    expect(elementDefinition('DBN', 11)?.[4]).toBe('Alias, family name')
    expect(elementDefinition('QQQ', 9)).toBeNull()
  })
})
