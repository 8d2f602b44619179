import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../values/check-digit.ts'
import { zoneSpelling } from '../values/names.ts'
import { formatOf, formats } from './all.ts'
import { composeZone, type ZoneValues } from './compose-zone.ts'
import { checkDigitsOf, hasShape, parseZone } from './parse-zone.ts'
import { rowOf, type ZoneFormat } from './zone-format.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] // eslint-disable-line @typescript-eslint/no-misused-spread
const digits = [...'0123456789'] // eslint-disable-line @typescript-eslint/no-misused-spread
const word = (most: number) => fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: most })
const code = (most: number, units = [...letters, ...digits]) =>
  fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: most })
const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2079-12-31'), noInvalidDate: true })
const isoDay = day.map((date) => date.toISOString().slice(0, 10))

function valuesFor(format: ZoneFormat): fc.Arbitrary<ZoneValues> {
  const width = (field: 'documentNumber' | 'optionalData' | 'optionalData2') => {
    const row = rowOf(format, field)
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
  it.each(formats)(
    'writes $id so that parsing gives the same values back, all check digits right',
    (format) => {
      fc.assert(
        fc.property(valuesFor(format), (values) => {
          const lines = composeZone(format.id, values)
          expect(hasShape(format, lines)).toBe(true)
          const parsed = parseZone(format.id, lines)
          expect(parsed.documentNumber).toBe(values.documentNumber)
          expect(parsed.names).toMatchObject({ surname: values.surname, givenNames: values.givenNames })
          expect(parsed.issuer).toBe(values.issuer)
          expect(parsed.checkDigits.every((check) => check.valid)).toBe(true)
        }),
      )
    },
  )

  it.each(formats.filter((format) => format.checks.length > 0))(
    'protects $id: a changed character under a check digit is caught whenever its value changes modulo 10',
    (format) => {
      fc.assert(
        fc.property(
          valuesFor(format),
          fc.nat(),
          fc.constantFrom(...letters, ...digits, '<'),
          (values, at, other) => {
            const lines = composeZone(format.id, values)
            const rows = format.checks
              .flatMap((check) => check.over)
              .flatMap((field) => rowOf(format, field) ?? [])
            const row = rows[at % rows.length]
            if (row === undefined) return
            const column = row.start + (at % (row.end - row.start))
            const line = lines[row.line] ?? ''
            const before = valueOf(line.charAt(column)) ?? 0
            if (((valueOf(other) ?? 0) - before) % 10 === 0) return
            const changed = lines.with(row.line, line.slice(0, column) + other + line.slice(column + 1))
            expect(checkDigitsOf(format, changed).some((check) => !check.valid)).toBe(true)
          },
        ),
        { numRuns: 2000 },
      )
    },
  )

  it('goes on in the optional data with a number of more than nine characters', () => {
    const lines = composeZone('TD1', { ...plain, documentNumber: 'D23145890734' })
    expect(lines[0]).toBe('I<UTOD23145890<7349<<<<<<<<<<<')
  })

  it('refuses a passport number that does not fit, rather than cutting it', () => {
    expect(() => composeZone('TD3', { ...plain, documentNumber: 'D23145890734' })).toThrow('too long')
  })

  it('writes names with the letters of the zone', () => {
    expect(composeZone('TD3', { ...plain, surname: "O'Connor-Müller", givenNames: 'Søren Þór' })[0]).toBe(
      'I<UTOOCONNOR<MUELLER<<SOEREN<THOR<<<<<<<<<<<',
    )
  })

  it('keeps unknown parts of a birth date unknown', () => {
    expect(composeZone('TD2', { ...plain, dob: '74<<<<' })[1]?.slice(13, 19)).toBe('74<<<<')
  })

  it('gives every format a composite over the very characters its table names', () => {
    expect(formatOf('TD1').checks.at(-1)?.over).not.toContain('nationality')
  })
})

const plain: ZoneValues = {
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
        (name) => zoneSpelling(zoneSpelling(name)) === zoneSpelling(name),
      ),
    )
  })
})
