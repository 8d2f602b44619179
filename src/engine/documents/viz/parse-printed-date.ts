import {
  dayNumber,
  isCalendarDate,
  parseMrzDate,
  yearsBetween,
  type CalendarDate,
} from '../values/calendar-date.ts'
import { monthNames } from './tables/month-names.table.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'

/** Which side of today a printed date can lie on. */
export type PrintedDateKind = 'birth' | 'issue' | 'expiry'

/** Which of the first two numbers of a date is the day. */
export type DateOrder = 'day first' | 'month first'

/** Parts as they are printed; the year has two or four digits. */
interface DateParts {
  readonly day: number
  readonly month: number
  readonly year: string
}

/** Numbers of a date whose first two may be day and month in either order. */
interface NumericDate {
  readonly first: number
  readonly second: number
  readonly year: string
  /** A date with points between its numbers has its day first wherever that is printed. */
  readonly hasPoints: boolean
}

const maxAgeYears = { birth: 120, issue: 60 } as const
const maxValidityYears = 50

/**
 * A date as documents print it → a date of the calendar: `12.03.1985`, `12/03/1985`, `12 03 85`, `12 MAR/MARS 1985`,
 * `12. März 1985`, `12 de marzo de 1985`, `March 12, 1985`, `1985-03-12`. A year of two digits is taken as in a zone:
 * births and issues are past, an expiry is at most 50 years ahead.
 *
 * @param order what else on the page says of numbers of which both may be the month
 * @returns null when it is no date, when the day could be the month and nothing tells, or when it cannot mean what it
 *   should: born tomorrow or 121 years ago, issued tomorrow, expiring in 51 years
 */
export function parsePrintedDate(
  text: string,
  request: {
    readonly kind: PrintedDateKind
    readonly today: CalendarDate
    readonly order: DateOrder | null
  },
): CalendarDate | null {
  const parts = isoParts(text) ?? wordParts(text) ?? orderedParts(text, request.order)
  if (parts === null) return null
  const date = withCentury(parts, request.kind, request.today)
  return date !== null && isPossible(date, request.kind, request.today) ? date : null
}

/**
 * What the dates of one page say of the order in which all of them are printed; null when they say nothing, or when they
 * contradict each other.
 */
export function orderOfDates(texts: readonly string[]): DateOrder | null {
  const reported = new Set(texts.flatMap((text) => orderOfDate(numericDate(text)) ?? []))
  const [only, ...others] = reported
  return only === undefined || others.length > 0 ? null : only
}

function orderOfDate(date: NumericDate | null): DateOrder | null {
  if (date === null) return null
  if (date.first > 12 && date.second <= 12) return 'day first'
  return date.second > 12 && date.first <= 12 ? 'month first' : null
}

function isoParts(text: string): DateParts | null {
  const found = /^\s*(\d{4})\s?([-./ ])\s?(\d{2})\s?\2\s?(\d{2})\s*$/.exec(text)
  return found && { year: found[1] ?? '', month: Number(found[3]), day: Number(found[4]) }
}

function numericDate(text: string): NumericDate | null {
  const found = /^\s*(\d{1,2})\s?([-./ ])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})\s*$/.exec(text)
  if (found === null) return null
  return {
    first: Number(found[1]),
    second: Number(found[3]),
    year: found[4] ?? '',
    hasPoints: found[2] === '.',
  }
}

function orderedParts(text: string, order: DateOrder | null): DateParts | null {
  const date = numericDate(text)
  if (date === null) return null
  const { first, second, year, hasPoints } = date
  if (hasPoints || first === second) return { day: first, month: second, year }
  const reported = orderOfDate(date) ?? order
  if (reported === null) return null
  return reported === 'day first' ? { day: first, month: second, year } : { day: second, month: first, year }
}

/** Figures that letters of a month are taken for. */
const lettersForDigits: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '6': 'G',
  '8': 'B',
}
/** A word of three letters or more with a figure among them, or before them where it is no ordinal: `0CT`, `JU1N`, `5EP`. */
const digitsInWord = /(?<![A-Z0-9])(?:[05](?!TH)(?=[A-Z]{2})|[A-Z]+[01568](?=[A-Z]))[A-Z01568]*(?![A-Z0-9])/g

function digitsToLetters(text: string): string {
  return text.replace(digitsInWord, (word) =>
    word.replace(/\d/g, (figure) => lettersForDigits[figure] ?? figure),
  )
}

/** The month is a word, in one language or in two that agree. */
function wordParts(text: string): DateParts | null {
  const plain = digitsToLetters(stripDiacritics(text).toUpperCase())
  const bare = plain.replace(/\bDE\b|\bDI\b|\bOF\b/g, ' ')
  const dayFirst =
    /^\s*(\d{1,2})(?:ST|ND|RD|TH|ER|[.ºª°O])?[\s./-]*([A-Z][A-Z.\s/-]*?)[\s./-]*(\d{4}|\d{2})\s*$/.exec(bare)
  if (dayFirst !== null) return partsOf(dayFirst[1], dayFirst[2], dayFirst[3])
  const monthFirst = /^\s*([A-Z]+)\.?\s*(\d{1,2})(?:ST|ND|RD|TH)?[\s,.]+(\d{4})\s*$/.exec(bare)
  return monthFirst === null ? null : partsOf(monthFirst[2], monthFirst[1], monthFirst[3])
}

function partsOf(day = '', words = '', year = ''): DateParts | null {
  const month = monthOf(words)
  return month === null ? null : { day: Number(day), month, year }
}

/** 1..12; null when a word is no month, or when two words are not the same one. */
function monthOf(words: string): number | null {
  const months = words
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
    .map((word) => monthNames.findIndex((names) => names.includes(word)) + 1)
  const [first] = months
  return first === undefined || first === 0 || months.some((month) => month !== first) ? null : first
}

function withCentury(
  { day, month, year }: DateParts,
  kind: PrintedDateKind,
  today: CalendarDate,
): CalendarDate | null {
  if (year.length === 4) return calendarDateOrNull({ day, month, year: Number(year) })
  const two = (part: number): string => String(part).padStart(2, '0')
  return parseMrzDate(year + two(month) + two(day), kind === 'expiry' ? 'expiry' : 'birth', today)
}

function calendarDateOrNull(date: CalendarDate): CalendarDate | null {
  return isCalendarDate(date) ? date : null
}

function isPossible(date: CalendarDate, kind: PrintedDateKind, today: CalendarDate): boolean {
  const ahead = dayNumber(date) - dayNumber(today)
  if (kind === 'expiry') return yearsBetween(today, date) <= maxValidityYears && date.year >= 1920
  return ahead <= 0 && yearsBetween(date, today) <= maxAgeYears[kind]
}
