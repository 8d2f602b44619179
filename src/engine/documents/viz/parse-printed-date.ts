import { dayNumber, parseMrzDate, yearsBetween, type CalendarDate } from '../values/calendar-date.ts'
import { gregorianFrom } from '../values/gregorian-from.ts'
import { calendarOfYear } from './dates/calendar-of-year.ts'
import { parseEasternDate } from './dates/parse-eastern-date.ts'
import { parseWordedDate, withoutCalendarMark } from './dates/parse-worded-date.ts'
import { hasNativeDigits, plainDateText } from './dates/plain-date-text.ts'
import type { PrintedParts } from './dates/printed-parts.ts'
import type { LabelLanguage } from './languages/all-languages.ts'
import { monthNames } from './tables/month-names.table.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'

/** Which side of today a printed date can lie on. */
export type PrintedDateKind = 'birth' | 'issue' | 'expiry'

/** Which of the first two numbers of a date is the day. */
export type DateOrder = 'day first' | 'month first'

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

/** How a date is meant, and what is known of its print. */
export interface PrintedDateRequest {
  readonly kind: PrintedDateKind
  readonly today: CalendarDate
  /** What else on the page says of numbers of which both may be the month. */
  readonly order: DateOrder | null
  /** Languages of the label that it stands beside. */
  readonly languages?: readonly LabelLanguage[]
}

/**
 * A date as documents print it → a date of the Gregorian calendar: `12.03.1985`, `12/03/1985`, `12 03 85`, `12 MAR/MARS 1985`,
 * `12. März 1985`, `12 de marzo de 1985`, `March 12, 1985`, `1985-03-12`, `12 мая 1985 г.`, `๑ ม.ค. ๒๕๒๙`, `昭和61年5月1日`,
 * `民國79年1月1日`, `١٤٤٥/٠٣/١٢ هـ`. A year of two digits is taken as in a zone: births and issues are past, an expiry is at
 * most 50 years ahead.
 *
 * @returns null when it is no date, when the day could be the month or the year of two calendars and nothing tells, or when
 *   it cannot mean what it should: born tomorrow or 121 years ago, issued tomorrow, expiring in 51 years
 */
export function parsePrintedDate(text: string, request: PrintedDateRequest): CalendarDate | null {
  const date = anyDate(text, request)
  return date !== null && isPossible(date, request.kind, request.today) ? date : null
}

function anyDate(text: string, request: PrintedDateRequest): CalendarDate | null {
  const { kind, languages = [] } = request
  const plain = dateOfPeriod(plainDateText(text), kind)
  const eastern = parseEasternDate(plain, kind === 'expiry')
  if (eastern !== undefined) return eastern
  const { text: bare, calendar } = withoutCalendarMark(plain)
  const isNative = hasNativeDigits(text) || calendar !== null
  const parts =
    isoParts(bare) ??
    wordParts(bare) ??
    (isNative ? nativeParts(bare) : null) ??
    orderedParts(bare, request.order) ??
    parseWordedDate(bare, languages)
  if (parts === null) return null
  const marked: PrintedParts = calendar === null ? parts : { ...parts, calendar }
  return parts.year.length === 4
    ? inGregorian(marked, { languages, text })
    : withCentury(marked, kind, request.today)
}

const period =
  /^\s*(\d{4}[./]\s?\d{1,2}[./]\s?\d{1,2})\.?\s*[~～–—-]\s*(\d{4}[./]\s?\d{1,2}[./]\s?\d{1,2})\.?\s*$/

/** Of a period of validity, as China and Korea print it, its last day as an expiry and its first one as anything else. */
function dateOfPeriod(text: string, kind: PrintedDateKind): string {
  const found = period.exec(text)
  return found === null ? text : ((kind === 'expiry' ? found[2] : found[1]) ?? text)
}

/**
 * Where digits or the calendar are of another script, the day stands before the month, and behind it where the year is first. All of
 * its figures are a date too where one of its two strokes was not read.
 */
function nativeParts(text: string): PrintedParts | null {
  const turned = /^\s*(\d{4})\s?([-./ ])\s?(\d{1,2})\s?\2\s?(\d{1,2})\s*$/.exec(text)
  if (turned !== null) return { year: turned[1] ?? '', month: Number(turned[3]), day: Number(turned[4]) }
  const joined = /^\s*(\d{4})[-./]?(\d{2})[-./]?(\d{2})\s*$/.exec(text)
  if (joined !== null && /[-./]/.test(text))
    return { year: joined[1] ?? '', month: Number(joined[2]), day: Number(joined[3]) }
  return orderedParts(text, 'day first')
}

/** The first year of the Thai calendar that began in January. */
const thaiJanuary = 2484

function inGregorian(
  { day, month, year, calendar }: PrintedParts,
  print: { readonly languages: readonly LabelLanguage[]; readonly text: string },
): CalendarDate | null {
  const printed = { day, month, year: Number(year) }
  const found = calendar ?? calendarOfYear(printed.year, print)
  if (found === null) return null
  const isBeforeReform = found === 'buddhist' && printed.year < thaiJanuary && month < 4
  return isBeforeReform ? null : gregorianFrom(found, printed)
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

function isoParts(text: string): PrintedParts | null {
  const found =
    /^\s*(\d{4})\s?([-./ ])\s?(\d{2})\s?\2\s?(\d{2})\.?\s*$/.exec(text) ??
    /^\s*(\d{4})\s?([-./])\s?(\d{1,2})\s?\2\s?(\d{1,2})\.?\s*$/.exec(text)
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

function orderedParts(text: string, order: DateOrder | null): PrintedParts | null {
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
function wordParts(text: string): PrintedParts | null {
  const plain = digitsToLetters(stripDiacritics(text).toUpperCase())
  const bare = plain.replace(/\bDE\b|\bDI\b|\bOF\b/g, ' ')
  const dayFirst =
    /^\s*(\d{1,2})(?:ST|ND|RD|TH|ER|[.ºª°O])?[\s./-]*([A-Z][A-Z.\s/-]*?)[\s./-]*(\d{4}|\d{2})\s*$/.exec(bare)
  if (dayFirst !== null) return partsOf(dayFirst[1], dayFirst[2], dayFirst[3])
  const monthFirst = /^\s*([A-Z]+)\.?\s*(\d{1,2})(?:ST|ND|RD|TH)?[\s,.]+(\d{4})\s*$/.exec(bare)
  return monthFirst === null ? null : partsOf(monthFirst[2], monthFirst[1], monthFirst[3])
}

function partsOf(day = '', words = '', year = ''): PrintedParts | null {
  const month = monthOf(words)
  return month === null ? null : { day: Number(day), month, year }
}

/** October in Croatian, November in Polish and Czech. */
const twofoldMonth = 'LISTOPADA'

/** 1..12; null when a word is no month, is two, or when two words are not the same one. */
function monthOf(words: string): number | null {
  const months = words
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
    .map((word) => (word === twofoldMonth ? 0 : monthNames.findIndex((names) => names.includes(word)) + 1))
  const [first] = months
  return first === undefined || first === 0 || months.some((month) => month !== first) ? null : first
}

function withCentury(
  { day, month, year }: PrintedParts,
  kind: PrintedDateKind,
  today: CalendarDate,
): CalendarDate | null {
  const two = (part: number): string => String(part).padStart(2, '0')
  return parseMrzDate(year + two(month) + two(day), kind === 'expiry' ? 'expiry' : 'birth', today)
}

function isPossible(date: CalendarDate, kind: PrintedDateKind, today: CalendarDate): boolean {
  const ahead = dayNumber(date) - dayNumber(today)
  if (kind === 'expiry') return yearsBetween(today, date) <= maxValidityYears && date.year >= 1920
  return ahead <= 0 && yearsBetween(date, today) <= maxAgeYears[kind]
}
