import { monthOfWord } from '../../../documents/viz/dates/month-words.ts'
import { easternDates } from './eastern-dates.ts'
import type { FoundDate } from './found-date.ts'
import { inEuropeanFigures } from './european-figures.ts'
import { withDaysInFigures } from './with-days-in-figures.ts'
import { formatIsoDate, isCalendarDate } from '../../../documents/values/calendar-date.ts'
import { monthNames } from '../../../documents/viz/tables/month-names.table.ts'
import { plainOf } from '../labels/label-words.ts'

export type DayOrder = 'day first' | 'month first'

/** Countries that print the month before the day. */
const monthFirst: readonly string[] = ['US', 'PH', 'FM', 'MH', 'PW', 'BZ']

export function dayOrderOf(country: string | null): DayOrder {
  return country !== null && monthFirst.includes(country) ? 'month first' : 'day first'
}

/** Months that the table of documents does not have; plain small letters. */
const furtherMonths: Readonly<Record<string, number>> = { marts: 3, augusti: 8, januari: 1, februari: 2, maj: 5, leden: 1, unor: 2, kveten: 5, listopad: 11, prosinec: 12, ocak: 1, subat: 2, mart: 3, nisan: 4, mayis: 5, haziran: 6, temmuz: 7, agustos: 8, eylul: 9, ekim: 10, kasim: 11, aralik: 12, tammikuuta: 1, helmikuuta: 2, maaliskuuta: 3, huhtikuuta: 4, toukokuuta: 5, kesakuuta: 6, heinakuuta: 7, elokuuta: 8, syyskuuta: 9, lokakuuta: 10, marraskuuta: 11, joulukuuta: 12, ledna: 1, unora: 2, brezna: 3, dubna: 4, kvetna: 5, cervna: 6, cervence: 7, srpna: 8, zari: 9, rijna: 10, listopadu: 11, prosince: 12, januara: 1, februara: 2, marca: 3, aprila: 4, maja: 5, juna: 6, jula: 7, augusta: 8, septembra: 9, oktobra: 10, novembra: 11, decembra: 12, januar: 1, februar: 2, marcius: 3, aprilis: 4, majus: 5, junius: 6, julius: 7, augusztus: 8, szeptember: 9, oktober: 10, november: 11, december: 12, ianuarie: 1, februarie: 2, martie: 3, aprilie: 4, mai: 5, iunie: 6, iulie: 7, septembrie: 9, octombrie: 10, noiembrie: 11, decembrie: 12, sijecnja: 1, veljace: 2, ozujka: 3, travnja: 4, svibnja: 5, lipnja: 6, srpnja: 7, kolovoza: 8, rujna: 9, studenoga: 11, studenog: 11, prosinca: 12, jaanuar: 1, veebruar: 2, aprill: 4, juuni: 6, juuli: 7, oktoober: 10, detsember: 12, pebruari: 2, maret: 3, mei: 5, juni: 6, juli: 7, agustus: 8, desember: 12 } // prettier-ignore

/** Languages whose months are not written in Latin letters. */
const monthLanguages = ['ru', 'uk', 'bg', 'sr', 'el', 'ar', 'he'] as const

function monthOf(word: string): number | null {
  const plain = plainOf(word).replace(/[^a-z]/g, '')
  if (plain === '') {
    const named = monthOfWord(word.replace(/\.$/u, ''), monthLanguages)
    return named?.calendar === 'gregory' ? named.month : null
  }
  const at = monthNames.findIndex((names) => names.includes(plain.toUpperCase()))
  return at >= 0 ? at + 1 : (furtherMonths[plain] ?? null)
}

/** Each names its parts: `y`, `m` or the word `w`, `d`, or `a` and `b` where the country tells which is the day. */
const patterns: readonly RegExp[] = [
  // 2015-03-12
  /(?<![\d.])(?<y>(?:1[89]|20)\d{2})\s?[-./]\s?(?<m>\d{1,2})\s?[-./]\s?(?<d>\d{1,2})(?!\d)/giu,
  // 2015年3月12日
  /(?<y>(?:1[89]|20)\d{2})\s?年\s?(?<m>\d{1,2})\s?月\s?(?<d>\d{1,2})\s?日/giu,
  // 12.03.2015, 03/12/2015
  /(?<![\d.])(?<a>\d{1,2})\s?(?<sep>[-./])\s?(?<b>\d{1,2})\s?\k<sep>\s?(?<y>(?:1[89]|20)\d{2})(?!\d)/giu,
  // 12th day of March, A.D. 2015
  /(?<!\d)(?<d>\d{1,2})(?:st|nd|rd|th|er|º|°|ª|\.|o)?(?:\s|,|\.|\bday\b|\bof\b|\bde\b|\bdel\b|\bdi\b|\bdo\b|\bden\b|\bA\.?\s?D\.?|\ban[oñ]o\b|[-/])*(?<w>\p{L}{3,12}\.?)(?:\s|,|\.|\bday\b|\bof\b|\bde\b|\bdel\b|\bdi\b|\bdo\b|\bden\b|\bA\.?\s?D\.?|\ban[oñ]o\b|[-/])*(?<y>(?:1[89]|20)\d{2})(?!\d)/giu,
  // March 12, 2015
  /(?<w>\p{L}{3,12}\.?)\s?(?<d>\d{1,2})(?:st|nd|rd|th|er|º|°|ª|\.|o)?[\s,.]+(?<y>(?:1[89]|20)\d{2})(?!\d)/giu,
  // 2015 March 12, 2015. március 12.
  /(?<y>(?:1[89]|20)\d{2})\.?\s(?<w>\p{L}{3,12}\.?)\s(?<d>\d{1,2})(?!\d)/giu,
  // ngày 12 tháng 3 năm 2015
  /(?:ngày\s)?(?<d>\d{1,2})\s+tháng\s+(?<m>\d{1,2})\s+năm\s+(?<y>(?:1[89]|20)\d{2})(?!\d)/giu,
]
/** Births of officers are often printed without their day. */
const monthAndYear: readonly RegExp[] = [
  /(?<w>\p{L}{3,12}\.?)[\s,]+(?:de\s+|of\s+)?(?<y>(?:1[89]|20)\d{2})(?!\d)/iu,
  /(?<![\d/.-])(?<m>\d{1,2})[/.-](?<y>(?:1[89]|20)\d{2})(?!\d)/u,
  /(?<![\d/.-])(?<y>(?:1[89]|20)\d{2})[/.-](?<m>\d{1,2})(?![\d/.-])/u,
]

/** The first whole date of a text; null where there is none. */
export function findDate(text: string, order: DayOrder): FoundDate | null {
  const plain = withDaysInFigures(inEuropeanFigures(text))
  const found = [...easternDates(plain), ...patterns.flatMap((pattern) => readAll(plain, pattern, order))]
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)[0] ?? null
}

/** A birth: whole, or month and year. */
export function findBirth(text: string, order: DayOrder): FoundDate | null {
  const whole = findDate(text, order)
  if (whole !== null) return whole
  for (const pattern of monthAndYear) {
    const match = pattern.exec(text)
    if (match === null) continue
    const month = match.groups?.['w'] === undefined ? Number(match.groups?.['m']) : monthOf(match.groups['w'])
    if (month === null || !(month >= 1 && month <= 12)) continue
    const value = `${match.groups?.['y'] ?? ''}-${String(month).padStart(2, '0')}`
    return { value, start: match.index, end: match.index + match[0].length, isAmbiguous: false }
  }
  return null
}

function readAll(text: string, pattern: RegExp, order: DayOrder): readonly FoundDate[] {
  return [...text.matchAll(pattern)].flatMap((match) => dateOf(match, order) ?? [])
}

function dateOf(match: RegExpExecArray, order: DayOrder): FoundDate | null {
  const { y = '', m, d, w, a, b, sep = '' } = match.groups ?? {}
  const place = { start: match.index, end: match.index + match[0].length }
  const year = Number(y)
  if (a !== undefined && b !== undefined) {
    const numbers = [Number(a), Number(b)] as const
    const isAmbiguous = sep !== '.' && Math.max(...numbers) <= 12 && numbers[0] !== numbers[1]
    return checked({ year, ...dayAndMonth(numbers, sep, order) }, { ...place, isAmbiguous })
  }
  const month = w === undefined ? Number(m) : monthOf(w)
  return month === null ? null : checked({ year, month, day: Number(d) }, { ...place, isAmbiguous: false })
}

/** A date with points has its day first wherever that is printed. */
function dayAndMonth([first, second]: readonly [number, number], sep: string, order: DayOrder) {
  const isMonthFirst = second > 12 || (order === 'month first' && first <= 12)
  return sep !== '.' && isMonthFirst ? { month: first, day: second } : { day: first, month: second }
}

function checked(
  date: { readonly year: number; readonly month: number; readonly day: number },
  place: Omit<FoundDate, 'value'>,
): FoundDate | null {
  return isCalendarDate(date) ? { ...place, value: formatIsoDate(date) } : null
}
