/** How a date is printed; all take `YYYY-MM-DD`. */
export type DateStyle = (date: string) => string

const parts = (date: string): readonly [year: string, month: string, day: string] => [
  date.slice(0, 4),
  date.slice(5, 7),
  date.slice(8),
]
const plain = (part: string): string => String(Number(part))
const dayMonthYear =
  (separator: string): DateStyle =>
  (date) =>
    parts(date).toReversed().join(separator)

/** Days, months and years in numbers. */
export const dotted = dayMonthYear('.')
export const slashed = dayMonthYear('/')
export const dashed = dayMonthYear('-')
export const spaced = dayMonthYear(' ')
export const yearFirst =
  (separator: string): DateStyle =>
  (date) =>
    parts(date).join(separator)

const monthOf = (list: string, date: string): string => list.split(' ')[Number(parts(date)[1]) - 1] ?? ''
const thaiMonths = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'
const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
const longMonths = 'January February March April May June July August September October November December'

/** `12 เม.ย. 2530`, of the Buddhist era. */
export const thaiDate: DateStyle = (date) =>
  `${plain(parts(date)[2])} ${monthOf(thaiMonths, date)} ${Number(parts(date)[0]) + 543}`

/** `12 Apr 1987`, with a sign after the month where one is asked for. */
export const shortMonth =
  (sign = ''): DateStyle =>
  (date) =>
    `${plain(parts(date)[2])} ${monthOf(shortMonths, date)}${sign} ${parts(date)[0]}`

/** `APRIL 12, 1987`. */
export const americanMonth: DateStyle = (date) =>
  `${monthOf(longMonths, date).toUpperCase()} ${parts(date)[2]}, ${parts(date)[0]}`

/** `1987年4月12日`. */
export const hanDate: DateStyle = (date) => `${parts(date)[0]}年${plain(parts(date)[1])}月${plain(parts(date)[2])}日` // prettier-ignore

/** `民國76年4月12日`: years of the Republic, the first of which is 1912. */
export const minguoDate: DateStyle = (date) =>
  `民國${Number(parts(date)[0]) - 1911}年${plain(parts(date)[1])}月${plain(parts(date)[2])}日`

const japanese = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
  era: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `昭和62年4月12日`. */
export const eraDate: DateStyle = (date) =>
  `${japanese.format(new Date(date))}${plain(parts(date)[1])}月${plain(parts(date)[2])}日`

/** `2019. 5. 7.` */
export const koreanDate: DateStyle = (date) =>
  `${parts(date)[0]}. ${plain(parts(date)[1])}. ${plain(parts(date)[2])}.`

/** `۱۳۶۶/۰۱/۲۳` of the Persian calendar, `١٤٠٧/٠٨/١٣` of Umm al-Qura. */
const calendarDate =
  (locale: string): DateStyle =>
  (date) => {
    const options = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const
    const of = new Map(
      new Intl.DateTimeFormat(locale, options)
        .formatToParts(new Date(date))
        .map(({ type, value }) => [type, value]),
    )
    return ['year', 'month', 'day']
      .map((part) => of.get(part as Intl.DateTimeFormatPartTypes) ?? '')
      .join('/')
  }
export const persianDate = calendarDate('fa-IR-u-ca-persian-nu-arabext')
export const hijriDate = calendarDate('ar-SA-u-ca-islamic-umalqura-nu-arab')

/** Digits as a script writes them. */
const inDigits =
  (digits: string) =>
  (text: string): string =>
    text.replaceAll(/\d/g, (digit) => Array.from(digits)[Number(digit)] ?? digit)
export const arabicDigits = inDigits('٠١٢٣٤٥٦٧٨٩')
export const bengaliDigits = inDigits('০১২৩৪৫৬৭৮৯')
export const devanagariDigits = inDigits('०१२३४५६७८९')
export const persianDigits = inDigits('۰۱۲۳۴۵۶۷۸۹')

/** A style from a format as tables of kinds have it, `DD MMM YYYY`; what holds more than day, month and year is dotted. */
export function formatted(format: string): DateStyle {
  if (!/^[DMY .,/-]+$/.test(format) || !format.includes('YYYY')) return dotted
  const tokens = /YYYY|MMMM|MMM|MM|M|DD|D/g
  return (date) => {
    const [year, month, day] = parts(date)
    const values: Readonly<Record<string, string>> = {
      ...{ YYYY: year, MMMM: monthOf(longMonths, date), MMM: monthOf(shortMonths, date).toUpperCase() },
      ...{ MM: month, M: plain(month), DD: day, D: plain(day) },
    }
    return format.replaceAll(tokens, (token) => values[token] ?? token)
  }
}
