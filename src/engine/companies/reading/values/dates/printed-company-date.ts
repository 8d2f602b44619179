import { easternDates } from './eastern-dates.ts'
import type { FoundDate } from './found-date.ts'
import { inEuropeanFigures } from '../european-figures.ts'
import { withDaysInFigures } from './with-days-in-figures.ts'
import { formatIsoDate, isCalendarDate } from '../../../../documents/values/calendar-date.ts'
import { monthOf } from './month-of.ts'
import { withDatesInFigures } from './with-dates-in-figures.ts'

export type DayOrder = 'day first' | 'month first'

/** Countries that print the month before the day. */
const monthFirst: readonly string[] = ['US', 'PH', 'FM', 'MH', 'PW', 'BZ']

export function dayOrderOf(country: string | null): DayOrder {
  return country !== null && monthFirst.includes(country) ? 'month first' : 'day first'
}

/** Each names its parts: `y`, `m` or the word `w`, `d`, or `a` and `b` where the country tells which is the day. */
const patterns: readonly RegExp[] = [
  // 2015-03-12
  /(?<![\d.])(?<y>(?:1[89]|20)\d{2})\s?[-./]\s?(?<m>\d{1,2})\s?[-./]\s?(?<d>\d{1,2})(?!\d)/giu,
  // AP. 143/20150312, of Portugal
  /(?<=\bap\.?\s?\d{1,5}\s?\/\s?)(?<y>(?:19|20)\d{2})(?<m>\d{2})(?<d>\d{2})(?!\d)/giu,
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
  const plain = withDaysInFigures(withDatesInFigures(inEuropeanFigures(text)))
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
