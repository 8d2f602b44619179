import {
  dayNumber,
  parseIsoDate,
  yearsBetween,
  type CalendarDate,
} from '../../../documents/values/calendar-date.ts'
import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'

/** What a date of a person's document can be. */
export type DateKey = 'dob' | 'issued' | 'expiry'

/** Years for which documents are valid at most, and from which on a date before is a birth and no day of issue. */
const years = { ofValidity: 20, ofBirth: 16 } as const
/** More dates than this no document of a person has on one side. */
const mostDates = 4

interface KnownOfDates {
  readonly type: DocumentTypeLetter
  readonly today: CalendarDate
}

/**
 * Which of the dates of a person's document is which by their order alone: birth, issue, expiry. A birth lies more than a
 * validity before the last date, or before both others; an expiry is to come, or a whole number of years after the issue.
 *
 * @param isoDates `YYYY-MM-DD`, each once
 * @returns what is known, which may be less than all; null where they are not those of a person's document: of an identity card and of a
 *   licence the birth is always known, of a permit, whose birth may stand on its other side, the expiry
 */
export function arrangedDates(
  isoDates: readonly string[],
  { type, today }: KnownOfDates,
): ReadonlyMap<DateKey, string> | null {
  const dates = isoDates
    .flatMap((iso) => {
      const date = parseIsoDate(iso)
      return date === null ? [] : [{ iso, date }]
    })
    .toSorted((a, b) => dayNumber(a.date) - dayNumber(b.date))
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined || dates.length > mostDates) return null
  const known = new Map<DateKey, string>()
  const between = dates.slice(1, -1)
  const isToCome = dayNumber(last.date) > dayNumber(today)
  const isBirth = isBornThen(first.date, { others: dates.slice(1).map(({ date }) => date), today })
  // Two births are those of two people.
  if (between.some(({ date }) => yearsBetween(date, today) >= years.ofBirth)) return null
  const issued = issueOf(isBirth ? between : dates.slice(0, -1), { last: last.date, type, today })
  if (isBirth) known.set('dob', first.iso)
  if (isToCome || issued !== null) known.set('expiry', last.iso)
  if (issued !== null) known.set('issued', issued)
  return known.has(type === 'R' ? 'expiry' : 'dob') ? known : null
}

interface Known {
  readonly others: readonly CalendarDate[]
  readonly today: CalendarDate
}

/** Of two dates the first may be an issue, of three the others are that. */
function isBornThen(date: CalendarDate, { others, today }: Known): boolean {
  const last = others.at(-1)
  if (last === undefined || yearsBetween(date, today) < years.ofBirth) return false
  return others.length > 1 || yearsBetween(date, last) > years.ofValidity
}

interface Issue extends KnownOfDates {
  readonly last: CalendarDate
}

/** The day of issue among dates that are neither the birth nor the expiry; null where nothing tells. */
function issueOf(
  dates: readonly { readonly iso: string; readonly date: CalendarDate }[],
  { last, type, today }: Issue,
): string | null {
  const [only, ...others] = dates
  if (only === undefined || others.length > 0) return null
  const isPast = dayNumber(only.date) <= dayNumber(today)
  const isToCome = dayNumber(last) > dayNumber(today)
  const isRecent = yearsBetween(only.date, today) < years.ofBirth
  const isTerm = isWholeTerm(only.date, last)
  // No one drives so young.
  return isPast &&
    isRecent &&
    yearsBetween(only.date, last) <= years.ofValidity &&
    (isTerm || (isToCome && type === 'D'))
    ? only.iso
    : null
}

/** Whether a document that is valid for whole years, or to the day before, would run from one day to the other. */
function isWholeTerm(from: CalendarDate, to: CalendarDate): boolean {
  const after = yearsBetween(from, to)
  const [exact, before] = [dayNumber(to), dayNumber(to) + 1]
  const anniversaries = [after, after + 1].map((count) => dayNumber({ ...from, year: from.year + count }))
  return anniversaries.some((day) => day > dayNumber(from) && (day === exact || day === before))
}
