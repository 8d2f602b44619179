import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIsoDate, type CalendarDate } from '../../values/calendar-date.ts'
import { dateOfDay } from '../../values/gregorian-from.ts'
import { documentLanguages, type LabelLanguage } from '../languages/all-languages.ts'
import { parsePrintedDate, type PrintedDateKind } from '../parse-printed-date.ts'

const today: CalendarDate = { year: 2026, month: 11, day: 26 }

function read(text: string, kind: PrintedDateKind = 'birth', languages: readonly LabelLanguage[] = []) {
  const date = parsePrintedDate(text, { kind, today, order: null, languages })
  return date === null ? null : formatIsoDate(date)
}

describe('A date as documents of other scripts print it', () => {
  it.each([
    ['12 мая 1985 г.', ['ru'], '1985-05-12'],
    ['12.05.1985', ['ru'], '1985-05-12'],
    ['12 ТРА/MAY 1985', ['uk'], null],
    ['5 қыркүйек 1990', ['kk'], '1990-09-05'],
    ['12 Μαΐου 1985', ['el'], '1985-05-12'],
    ['24 Mayıs 1990', ['tr'], '1990-05-24'],
    ['1. listopada 1990.', ['hr'], '1990-10-01'],
    ['1 listopada 1990', ['pl'], '1990-11-01'],
    ['1 listopada 1990', [], null],
    ['Ngày 12 tháng 05 năm 1990', ['vi'], '1990-05-12'],
    ['17 Agustus 1985', ['id'], '1985-08-17'],
    ['๑ ม.ค. ๒๕๒๙', ['th'], '1986-01-01'],
    ['1 ม.ค. 2529', ['th'], '1986-01-01'],
    ['22 ธุค. 2504', ['th'], '1961-12-22'],
    ['14 ธันวาคม พ.ศ. 2530', ['th'], '1987-12-14'],
    ['12/05/2528', ['th'], null],
    ['১২ মে ১৯৮৫', ['bn'], '1985-05-12'],
    ['१२/०५/१९८५', ['hi'], '1985-05-12'],
    ['२०४२/०५/१२', ['ne'], null],
    ['१२ मई १९८५', ['hi'], '1985-05-12'],
    ['٢٥/٠١/١٩٩٠', ['ar'], '1990-01-25'],
    ['١٩٩٠/٠١/٢٥', ['ar'], '1990-01-25'],
    ['١٤٠٥٠٩/١٢', ['ar'], '1985-06-01'],
    ['١٤٠٥/٠٩١٢', ['ar'], '1985-06-01'],
    ['١٤٠٥٠٩١٢', ['ar'], null],
    ['١٤٠٥١٣/١٢', ['ar'], null],
    ['1405/09/12', ['ar'], '1985-06-01'],
    ['12/09/1405 هـ', [], '1985-06-01'],
    ['١٤٠٥/٠٩/١٢ هـ', ['ar'], '1985-06-01'],
    ['12/09/1405', [], null],
    ['١٢ رمضان ١٤٠٥', ['ar'], '1985-06-01'],
    ['25 كانون الثاني 1990', ['ar'], '1990-01-25'],
    ['۱۳۶۴/۰۲/۲۲', ['fa'], '1985-05-12'],
    ['۱۳۶۴/۰۲/۲۲', [], '1985-05-12'],
    ['۲۲ اردیبهشت ۱۳۶۴', ['fa'], '1985-05-12'],
    ['1990年1月1日', ['zh-Hans'], '1990-01-01'],
    ['1990 年 10 月 12 日', [], '1990-10-12'],
    ['一九九〇年十月十二日', [], '1990-10-12'],
    ['民國79年1月1日', ['zh-Hant'], '1990-01-01'],
    ['中華民國 57 年 6 月 5 日', [], '1968-06-05'],
    ['昭和61年5月1日生', ['ja'], '1986-05-01'],
    ['平成元年1月8日', ['ja'], '1989-01-08'],
    ['昭和64年1月8日', ['ja'], null],
    ['合和4年10月1日', ['ja'], '2022-10-01'],
    ['平和4年10月1日', ['ja'], null],
    ['H05.04.01', ['ja'], '1993-04-01'],
    ['1990년 1월 1일', ['ko'], '1990-01-01'],
    ['1990.01.01.', ['ko'], '1990-01-01'],
    ['1990. 13. 01.', ['ko'], null],
  ] as const)('%s beside %j: %s', (text, languages, date) => {
    expect(read(text, 'birth', languages)).toBe(date)
  })

  it.each([
    ['平成35年6月1日まで有効', '2023-06-01'],
    ['2024年(令和06年)06月01日まで有効', '2024-06-01'],
    ['令和06年（2024年）06月01日', '2024-06-01'],
    ['2024年(令和05年)06月01日まで有効', null],
    ['31 ธ.ค. 2573', '2030-12-31'],
    ['1450/01/01 هـ', '2028-05-25'],
    ['长期', null],
  ])('valid until %s: %s', (text, date) => {
    expect(read(text, 'expiry')).toBe(date)
  })

  it('of the Thai calendar is not answered where its year may have begun in April', () => {
    expect(read('15 ก.พ. 2482', 'birth', ['th'])).toBeNull()
    expect(read('15 มิ.ย. 2482', 'birth', ['th'])).toBe('1939-06-15')
  })
})

/** 1930 to 2025. */
const day = fc.integer({ min: -14_610, max: 20_400 }).map(dateOfDay)
const atNoon = ({ year, month, day: of }: CalendarDate) => Date.UTC(year, month - 1, of, 12)

describe('A date as Intl writes it', () => {
  const written = (locale: string, month: 'long' | 'short', date: CalendarDate): string =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month, year: 'numeric' })
      .formatToParts(atNoon(date))
      .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
      .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
      .map(({ value }) => value)
      .join(' ')
  const order = ['day', 'month', 'year']

  /** Months of Hebrew and of Han have no words, or are read with their signs. */
  const worded = Object.keys(documentLanguages).filter((code) => !/^(?:zh|ja|ko|vi)/.test(code))

  it.each(worded)('in words is read, or not answered: %s', (code) => {
    fc.assert(
      fc.property(day, fc.constantFrom('long' as const, 'short' as const), (date, month) => {
        const text = written(`${code}-u-ca-gregory`, month, date)
        const found = parsePrintedDate(text, {
          kind: 'issue',
          today,
          order: null,
          languages: [code as LabelLanguage],
        })
        if (found !== null) expect(formatIsoDate(found), text).toBe(formatIsoDate(date))
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    'ar-u-ca-islamic-umalqura',
    'fa-u-ca-persian',
    'th-u-ca-buddhist',
    'ru',
    'uk',
    'kk',
    'el',
    'hi',
    'bn-u-nu-beng',
    'tr',
    'ta',
  ])('in long words is answered: %s', (locale) => {
    fc.assert(
      fc.property(day, (date) => {
        fc.pre(!locale.startsWith('th') || date.year > 1940)
        const text = written(locale, 'long', date)
        const language = locale.slice(0, 2) as LabelLanguage
        const found = parsePrintedDate(text, { kind: 'issue', today, order: null, languages: [language] })
        fc.pre(date.year > 1970)
        expect(found, text).toEqual(date)
      }),
      { numRuns: 60 },
    )
  })

  it('in a year of an era is read', () => {
    const format = new Intl.DateTimeFormat('ja-u-ca-japanese', { timeZone: 'UTC', dateStyle: 'long' })
    fc.assert(
      fc.property(day, (date) => {
        fc.pre(date.year > 1970)
        const text = format.format(atNoon(date))
        expect(read(text, 'issue', ['ja']), text).toBe(formatIsoDate(date))
      }),
    )
  })
})
