/** A calendar date without a time zone. */
export interface CalendarDate {
  readonly year: number
  /** 1..12 */
  readonly month: number
  /** 1..31 */
  readonly day: number
}

/** Which side of today a date can lie on decides its century. */
export type MrzDateKind = 'birth' | 'expiry'

/** How long a document may still be valid at most, in years: no state issues one for longer. */
const maxValidityYears = 50

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Days of a month, 1..12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** `YYYY-MM-DD` → its parts; null when it is no date of the calendar. */
export function parseIsoDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (match === null) return null
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isCalendarDate(date) ? date : null
}

/** Parts → `YYYY-MM-DD`. */
export function formatIsoDate(date: CalendarDate): string {
  const pad = (part: number, width: number) => String(part).padStart(width, '0')
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`
}

/** Days from 1970-01-01, negative before it (proleptic Gregorian calendar). */
export function dayNumber(date: CalendarDate): number {
  return Math.round(Date.UTC(date.year, date.month - 1, date.day) / 86_400_000)
}

/** Completed years from one date to another; a birthday on 29 February counts on 1 March of other years. */
export function yearsBetween(from: CalendarDate, to: CalendarDate): number {
  const isBeforeAnniversary = to.month < from.month || (to.month === from.month && to.day < from.day)
  return to.year - from.year - (isBeforeAnniversary ? 1 : 0)
}

/**
 * Six zone characters YYMMDD → a date (ICAO Doc 9303-3 section 4.8, 9303-4 appendix on centuries).
 * A birth is the latest date of that form which is not after today; an expiry is the one nearest to today that is
 * not more than 50 years ahead, so a document is never taken to have expired in the century before last.
 * @returns null when a part is unknown (`<<`), is no number, or the calendar has no such day.
 */
export function parseMrzDate(text: string, kind: MrzDateKind, today: CalendarDate): CalendarDate | null {
  if (!/^\d{6}$/.test(text)) return null
  const month = Number(text.slice(2, 4))
  const day = Number(text.slice(4, 6))
  const century = Math.floor(today.year / 100) * 100
  const years = [century + 100, century, century - 100].map((start) => start + Number(text.slice(0, 2)))
  const dates = years.map((year) => ({ year, month, day })).filter(isCalendarDate)
  const latest =
    kind === 'birth'
      ? dayNumber(today)
      : dayNumber({ ...today, year: today.year + maxValidityYears, day: 28 })
  return dates.find((date) => dayNumber(date) <= latest) ?? null
}

/** True when the calendar has that day. */
export function isCalendarDate({ year, month, day }: CalendarDate): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}
