import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDate } from '../values/any-date.fixture.ts'
import { dayNumber, formatIsoDate, yearsBetween, type CalendarDate } from '../values/calendar-date.ts'
import { orderOfDates, parsePrintedDate, type DateOrder, type PrintedDateKind } from './parse-printed-date.ts'
import { monthNames } from './tables/month-names.table.ts'

const today: CalendarDate = { year: 2026, month: 11, day: 22 }

function read(
  text: string,
  order: DateOrder | null = null,
  meaning: PrintedDateKind = 'birth',
): string | null {
  const date = parsePrintedDate(text, { kind: meaning, today, order })
  return date === null ? null : formatIsoDate(date)
}

function fromDayNumber(days: number): CalendarDate {
  const date = new Date(days * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const two = (part: number): string => String(part).padStart(2, '0')

/** Every style in which a printed date can be read. */
const styles: Readonly<Record<string, (date: CalendarDate) => string>> = {
  points: ({ day, month, year }) => `${two(day)}.${two(month)}.${year}`,
  'points, two digits': ({ day, month, year }) => `${two(day)}.${two(month)}.${two(year % 100)}`,
  'no noughts': ({ day, month, year }) => `${day}.${month}.${year}`,
  ISO: (date) => formatIsoDate(date),
  'year first with slashes': (date) => formatIsoDate(date).replaceAll('-', '/'),
  'month in words': ({ day, month, year }) => `${two(day)} ${monthNames[month - 1]?.[0] ?? ''} ${year}`,
  'two languages, two digits': ({ day, month, year }) =>
    `${two(day)} ${monthNames[month - 1]?.[0] ?? ''}/${monthNames[month - 1]?.[1] ?? ''} ${two(year % 100)}`,
}

describe('Printed dates', () => {
  it('of a period are its last day as an expiry, and its first one else', () => {
    expect(read('2028.07.11 ~ 2028.10.10', null, 'expiry')).toBe('2028-10-10')
    expect(read('2014.05.12-2034.05.12', null, 'expiry')).toBe('2034-05-12')
    expect(read('2014.05.12-2034.05.12', null, 'issue')).toBe('2014-05-12')
  })

  it.each([
    ['12.03.1985', '1985-03-12'],
    ['12. 03. 1985', '1985-03-12'],
    ['1983. 9. 1.', '1983-09-01'],
    ['1951.6.6.', '1951-06-06'],
    ['25/03/1985', '1985-03-25'],
    ['03/25/1985', '1985-03-25'],
    ['05/05/1985', '1985-05-05'],
    ['25 03 85', '1985-03-25'],
    ['25-03-1985', '1985-03-25'],
    ['12 MAR/MARS 1985', '1985-03-12'],
    ['12 MAR / MARS 85', '1985-03-12'],
    ['12 mars 85', '1985-03-12'],
    ['12MAR1985', '1985-03-12'],
    ['12 0CT 1985', '1985-10-12'],
    ['12 5EP 1985', '1985-09-12'],
    ['5th March 1985', '1985-03-05'],
    ['10 JUN/JU1N 1985', '1985-06-10'],
    ['12-MAR-1985', '1985-03-12'],
    ['12. März 1985', '1985-03-12'],
    ['12 de marzo de 1985', '1985-03-12'],
    ['1er août 1985', '1985-08-01'],
    ['1º MAGGIO 1985', '1985-05-01'],
    ['12 AOU/AUG 1985', '1985-08-12'],
    ['March 12, 1985', '1985-03-12'],
    ['12th March 1985', '1985-03-12'],
    ['1985-03-12', '1985-03-12'],
    ['1985/03/12', '1985-03-12'],
    ['20 AUĠ 1986', '1986-08-20'],
  ])('%s is read', (text, date) => {
    expect(read(text)).toBe(date)
  })

  it.each([
    '12/03/1985',
    '03 04 1985',
    '12 MAR/MAI 1985',
    '12 XYZ 1985',
    '12 M1O 1985',
    '31.02.1985',
    '30 FEB 1985',
    '12.13.1985',
    '12.03.2027',
    '12.03.1885',
    '12.03',
    '1203.1985',
    '12.03/1985',
    '12.03.198',
    'X12345678',
    '',
  ])('%j is not read as a date', (text) => {
    expect(read(text)).toBeNull()
  })

  it('the order of numbers comes from what else the page says, and never from a guess', () => {
    expect(read('03/04/1985', 'day first')).toBe('1985-04-03')
    expect(read('03/04/1985', 'month first')).toBe('1985-03-04')
    expect(read('25/04/1985', 'month first')).toBe('1985-04-25')
    expect(orderOfDates(['03/04/1985', '25/04/2021', '12 MAR 1980'])).toBe('day first')
    expect(orderOfDates(['03/04/1985', '04/25/2021'])).toBe('month first')
    expect(orderOfDates(['04/25/2021', '25/04/2021'])).toBeNull()
    expect(orderOfDates(['03/04/1985', '1985-03-12'])).toBeNull()
  })

  it('every month is known in six languages, and none means two', () => {
    const all = monthNames.flat()
    expect(monthNames).toHaveLength(12)
    expect(new Set(all).size).toBe(all.length)
    for (const [at, names] of monthNames.entries()) {
      const single = names.filter((name) => name !== 'LISTOPADA')
      for (const name of single) expect(read(`7 ${name} 1985`), name).toBe(`1985-${two(at + 1)}-07`)
    }
  })

  it.each(Object.keys(styles))('births of the last hundred years come back from print (%s)', (style) => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 99 * 365 }), (now, age) => {
        const date = fromDayNumber(dayNumber(now) - age)
        const text = styles[style]?.(date) ?? ''
        expect(parsePrintedDate(text, { kind: 'birth', today: now, order: null })).toEqual(date)
      }),
    )
  })

  it.each(Object.keys(styles))('issues of the last sixty years come back from print (%s)', (style) => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 59 * 365 }), (now, age) => {
        const date = fromDayNumber(dayNumber(now) - age)
        const text = styles[style]?.(date) ?? ''
        expect(parsePrintedDate(text, { kind: 'issue', today: now, order: null })).toEqual(date)
      }),
    )
  })

  it.each(Object.keys(styles))('expiries from forty years back to twenty ahead come back (%s)', (style) => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40 * 365, max: 20 * 365 }), (now, ahead) => {
        const date = fromDayNumber(dayNumber(now) + ahead)
        fc.pre(date.year >= 1920)
        const text = styles[style]?.(date) ?? ''
        expect(parsePrintedDate(text, { kind: 'expiry', today: now, order: null })).toEqual(date)
      }),
    )
  })

  it('no one is born or given a document in the future, whatever is printed', () => {
    const printed = fc.tuple(anyDate, fc.constantFrom(...Object.values(styles)))
    const meanings = fc.constantFrom<PrintedDateKind>('birth', 'issue')
    fc.assert(
      fc.property(anyDate, printed, meanings, (now, ...[[date, style], meaning]) => {
        const found = parsePrintedDate(style(date), { kind: meaning, today: now, order: null })
        if (found === null) return
        expect(dayNumber(found)).toBeLessThanOrEqual(dayNumber(now))
        expect(yearsBetween(found, now)).toBeLessThanOrEqual(120)
      }),
    )
  })
})
