import type { Fields } from '../../../vocabulary/reading/fields.ts'
import { dayNumber, parseIsoDate, type CalendarDate } from '../../documents/values/calendar-date.ts'
import { parseVizValue } from '../../documents/viz/parse-viz-value.ts'

/** Years for which documents are made out. */
const validYears = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15] as const
/** So many days a date of issue may lie from whole years before the expiry: on its day, or on the day after. */
const maxDays = 1

/**
 * The date of issue that a text says without a label: one that lies whole years before the expiry of the code, and long after the
 * birth. Null for any other text, and where the order of day and month leaves it open.
 */
export function issueDate(text: string, { dob, expiry }: Fields, today: CalendarDate): string | null {
  const [born, ends] = [dob, expiry].map((read) => parseIsoDate(read?.[0]?.value ?? ''))
  if (!born || !ends) return null
  const dates = new Set(
    (['day first', 'month first'] as const).flatMap(
      (order) => parseVizValue('issued', text.trim(), { today, order, languages: [] }) ?? [],
    ),
  )
  const fitting = [...dates].filter((value) => isIssueDate(parseIsoDate(value), { born, ends }))
  const [only, ...others] = fitting
  return only === undefined || others.length > 0 ? null : only
}

/** Every date on which a document that ends then may have been issued, `YYYY-MM-DD`. */
export function possibleIssueDates({ dob, expiry }: Fields, today: CalendarDate): readonly string[] {
  const [born, ends] = [dob, expiry].map((read) => parseIsoDate(read?.[0]?.value ?? ''))
  if (!born || !ends) return []
  const dates = validYears.flatMap((years) =>
    [0, 1].map((days) =>
      new Date(Date.UTC(ends.year - years, ends.month - 1, ends.day + days)).toISOString().slice(0, 10),
    ),
  )
  return dates.filter((date) => {
    const issued = parseIsoDate(date)
    return issued !== null && dayNumber(issued) <= dayNumber(today) && isIssueDate(issued, { born, ends })
  })
}

function isIssueDate(
  issued: CalendarDate | null,
  { born, ends }: { readonly born: CalendarDate; readonly ends: CalendarDate },
): boolean {
  if (issued === null || dayNumber(issued) <= dayNumber(born)) return false
  return validYears.some((years) => {
    const apart = dayNumber(ends) - dayNumber({ ...issued, year: issued.year + years })
    return apart >= -maxDays && apart <= 0
  })
}
