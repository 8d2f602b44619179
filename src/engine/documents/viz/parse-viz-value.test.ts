import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVizValue, type ValueContext } from './parse-viz-value.ts'
import { vizFields, type VizField } from './tables/labels.table.ts'

const context: ValueContext = { today: { year: 2026, month: 11, day: 22 }, order: null, languages: ['en'] }
const value = (field: VizField, text: string, more: Partial<ValueContext> = {}) =>
  parseVizValue(field, text, { ...context, ...more })

describe('What stands beside a label', () => {
  it.each<[VizField, string, string]>([
    ['surname', 'VON BÜLOW', 'VON BÜLOW'],
    ['givenNames', 'Anne-Lise  Rose', 'Anne-Lise Rose'],
    ['dob', '12.03.1985', '1985-03-12'],
    ['dob', '12.03.85 NOWHERE', '1985-03-12'],
    ['issued', '12 MAR/MARS 2021', '2021-03-12'],
    ['issued', 'PORT TARNFORD, 21 04 2021', '2021-04-21'],
    ['vehicleClass', 'AM/B1/BE', 'AM/B1/BE'],
    ['expiry', '12.03.31', '2031-03-12'],
    ['documentNumber', 'X12 345 67', 'X1234567'],
    ['documentNumber', 'T-220001293', 'T-220001293'],
    ['personalNumber', '850312-1234', '850312-1234'],
    ['sex', 'F', 'F'],
    ['sex', 'W', 'F'],
    ['sex', 'M/M', 'M'],
    ['sex', 'Féminin', 'F'],
    ['nationality', 'UTOPIAN', 'UTOPIAN'],
    ['placeOfBirth', 'Achora (Utopia)', 'Achora (Utopia)'],
    ['address', '12 INVENTED LANE', '12 INVENTED LANE'],
    ['address', '12 INVENTED LANE |', '12 INVENTED LANE'],
    ['issueAuthority', 'MINISTRY OF THE INTERIOR', 'MINISTRY OF THE INTERIOR'],
    ['surname', '王', '王'],
    ['name', '阿布都·热合曼', '阿布都·热合曼'],
    ['name', 'محمد علی‌پور', 'محمد علی‌پور'],
    ['personalNumber', '٢٩٠٠١٠١٠١٢٣٤٥٦', '29001010123456'],
    ['personalNumber', '๑ ๒๓๔๕ ๖๗๘๙๐ ๑๒ ๓', '1234567890123'],
    ['dob', '昭和61年5月1日生', '1986-05-01'],
    ['sex', '女', 'F'],
    ['vehicleClass', 'AM B1 B', 'AM B1 B'],
    ['religion', 'ISLAM', 'ISLAM'],
    ['placeOfBirth', 'சென்னை', 'சென்னை'],
    ['placeOfBirth', 'भोपाल', 'भोपाल'],
    ['name', 'மீனாட்சி.', 'மீனாட்சி'],
    ['address', 'مکان نمبر ۱۲. گلی نمبر ۳', 'مکان نمبر ۱۲، گلی نمبر ۳'],
    ['address', 'ص.ب. ١٢، د. أحمد', 'ص.ب. ١٢، د. أحمد'],
    ['expiry', '2029.01.01 ~ 2030.04.08', '2030-04-08'],
    ['dob', '२६/०२।१९८८', '1988-02-26'],
  ])('%s: %s is %s', (field, text, expected) => {
    expect(value(field, text)).toBe(expected)
  })

  it.each<[VizField, string]>([
    ['surname', '12.03.1985'],
    ['documentNumber', '۱۴۰۳/۱۰/۱۹'],
    ['surname', 'X1234567'],
    ['surname', '-'],
    ['givenNames', 'A'],
    ['dob', 'ERIKSSON'],
    ['dob', '03/04/1985'],
    ['dob', '12.03.2030'],
    ['expiry', '12.03.2099'],
    ['documentNumber', '12.03.1985'],
    ['documentNumber', '12 03 1985'],
    ['documentNumber', 'ERIKSSON'],
    ['documentNumber', 'x12'],
    ['personalNumber', 'AB12CD'],
    ['sex', 'F/M'],
    ['sex', 'ERIKSSON'],
    ['nationality', '123'],
    ['address', '12'],
  ])('%s cannot be %s', (field, text) => {
    expect(value(field, text)).toBeNull()
  })

  it('M beside a Spanish label alone is no one’s sex, because states differ in what it means', () => {
    expect(value('sex', 'M', { languages: ['es', 'pt'] })).toBeNull()
    expect(value('sex', 'M', { languages: ['es', 'pt', 'en'] })).toBe('M')
    expect(value('sex', 'H', { languages: ['es', 'pt'] })).toBe('M')
  })

  it('whatever is read, it is never longer than its text, save a date, and nothing throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vizFields), fc.string({ unit: 'grapheme' }), (field, text) => {
        const read = value(field, text)
        if (read !== null && !/^\d{4}-\d{2}-\d{2}$/.test(read))
          expect(read.length).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

it('capitals of a number that look like Latin ones are these, others are no part of one', () => {
  const number = (text: string) => parseVizValue('documentNumber', text, { today: { year: 2026, month: 11, day: 27 }, order: null, languages: [] }) // prettier-ignore
  expect(number('Р1403058')).toBe('P1403058')
  expect(number('Д1403058')).toBeNull()
})
