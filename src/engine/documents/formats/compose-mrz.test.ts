import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkValueOf } from '../values/check-digit.ts'
import { mrzSpelling } from '../values/mrz-names.ts'
import { mrzLayoutOf, mrzLayouts } from './mrz-layouts.ts'
import { composeMrz, type MrzData } from './compose-mrz.ts'
import { checkDigitsOf, matchesLayout, parseMrz } from './parse-mrz.ts'
import { columnsOfField, type MrzLayout } from './mrz-layout.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] // eslint-disable-line @typescript-eslint/no-misused-spread
const digits = [...'0123456789'] // eslint-disable-line @typescript-eslint/no-misused-spread
const word = (most: number) => fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: most })
const code = (most: number, units = [...letters, ...digits]) =>
  fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: most })
const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2079-12-31'), noInvalidDate: true })
const isoDay = day.map((date) => date.toISOString().slice(0, 10))

function valuesFor(format: MrzLayout): fc.Arbitrary<MrzData> {
  const width = (field: 'documentNumber' | 'optionalData' | 'optionalData2') => {
    const row = columnsOfField(format, field)
    return row === null ? 0 : row.end - row.start
  }
  const text = (most: number) => (most === 0 ? fc.constant('') : code(most))
  return fc.record({
    documentCode: fc.constantFrom(format.type, format.type === 'D' ? 'FA' : `${format.type}D`),
    issuer: fc.constantFrom('UTO', 'FRA', 'D', 'CHE'),
    surname: word(11),
    givenNames: word(8),
    documentNumber: code(width('documentNumber'), format.id === 'CHE-DL' ? digits : undefined),
    nationality: fc.constantFrom('UTO', 'D', 'XXA'),
    dob: isoDay,
    sex: fc.constantFrom('M' as const, 'F' as const, 'X' as const),
    expiry: isoDay,
    optionalData: text(width('optionalData')),
    optionalData2: text(width('optionalData2')),
  })
}

describe('composeZone', () => {
  it.each(mrzLayouts)(
    'writes $id so that parsing gives the same values back, all check digits right',
    (format) => {
      fc.assert(
        fc.property(valuesFor(format), (values) => {
          const lines = composeMrz(format.id, values)
          expect(matchesLayout(format, lines)).toBe(true)
          const parsed = parseMrz(format.id, lines)
          expect(parsed.documentNumber).toBe(values.documentNumber)
          expect(parsed.names).toMatchObject({ surname: values.surname, givenNames: values.givenNames })
          expect(parsed.issuer).toBe(values.issuer)
          expect(parsed.checkDigits.every((check) => check.valid)).toBe(true)
        }),
      )
    },
  )

  it.each(mrzLayouts.filter((format) => format.checkDigitRules.length > 0))(
    'protects $id: a changed character under a check digit is caught whenever its value changes modulo 10',
    (format) => {
      fc.assert(
        fc.property(
          valuesFor(format),
          fc.nat(),
          fc.constantFrom(...letters, ...digits, '<'),
          (values, at, other) => {
            const lines = composeMrz(format.id, values)
            const rows = format.checkDigitRules
              .flatMap((check) => check.coveredFields)
              .flatMap((field) => columnsOfField(format, field) ?? [])
            const row = rows[at % rows.length]
            if (row === undefined) return
            const column = row.start + (at % (row.end - row.start))
            const line = lines[row.line] ?? ''
            const before = checkValueOf(line.charAt(column)) ?? 0
            if (((checkValueOf(other) ?? 0) - before) % 10 === 0) return
            const changed = lines.with(row.line, line.slice(0, column) + other + line.slice(column + 1))
            expect(checkDigitsOf(format, changed).some((check) => !check.valid)).toBe(true)
          },
        ),
        { numRuns: 2000 },
      )
    },
  )

  it('goes on in the optional data with a number of more than nine characters', () => {
    const lines = composeMrz('TD1', { ...plain, documentNumber: 'D23145890734' })
    expect(lines[0]).toBe('I<UTOD23145890<7349<<<<<<<<<<<')
  })

  it('refuses a passport number that does not fit, rather than cutting it', () => {
    expect(() => composeMrz('TD3', { ...plain, documentNumber: 'D23145890734' })).toThrow('too long')
  })

  it('writes names with the letters of the zone', () => {
    expect(composeMrz('TD3', { ...plain, surname: "O'Connor-Müller", givenNames: 'Søren Þór' })[0]).toBe(
      'I<UTOOCONNOR<MUELLER<<SOEREN<THOR<<<<<<<<<<<',
    )
  })

  it('keeps unknown parts of a birth date unknown', () => {
    expect(composeMrz('TD2', { ...plain, dob: '74<<<<' })[1]?.slice(13, 19)).toBe('74<<<<')
  })

  it('gives every format a composite over the very characters its table names', () => {
    expect(mrzLayoutOf('TD1').checkDigitRules.at(-1)?.coveredFields).not.toContain('nationality')
  })
})

const plain: MrzData = {
  documentCode: 'I',
  issuer: 'UTO',
  surname: 'Stevenson',
  givenNames: 'Peter',
  documentNumber: 'D2314589',
  nationality: 'UTO',
  dob: '1934-07-12',
  sex: 'M',
  expiry: '1995-07-12',
}

describe('zoneSpelling', () => {
  it('changes nothing when applied twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (name) => mrzSpelling(mrzSpelling(name)) === mrzSpelling(name),
      ),
    )
  })
})
