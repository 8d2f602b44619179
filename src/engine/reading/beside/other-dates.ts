import type { Fields } from '../../../vocabulary/reading/fields.ts'
import { dayNumber, parseIsoDate, type CalendarDate } from '../../documents/values/calendar-date.ts'
import { printedDates } from '../viz/printed-dates.ts'
import { sliceLine } from '../viz/split-labels.ts'
import type { VizLine } from '../viz/text-line.ts'

/** A date, `YYYY-MM-DD`, and the part of a line that says it. */
interface OtherDate {
  readonly value: string
  readonly line: VizLine
}

/** Years for which a document is made out at most. */
const maxValidity = 15

/** The past dates that a line says, and that the code does not: where day and month may be either way round, both. */
export function otherDates(line: VizLine, code: Fields, today: CalendarDate): readonly OtherDate[] {
  const dates = printedDates(line.text, today)
  const inCode = (['dob', 'expiry'] as const)
    .flatMap((key) => code[key] ?? [])
    .map(({ value }) => value.slice(2))
  if (dates.some(({ value }) => inCode.includes(value.slice(2)))) return []
  return dates.map(({ value, from, to }) => ({ value, line: sliceLine(line, from, to) }))
}

/** Whether a document that ends as the code says may have been made out on a day: after the birth, and not too long before. */
export function mayBeIssued(value: string, { dob, expiry }: Fields): boolean {
  const [issued, born, ends] = [value, dob?.[0]?.value, expiry?.[0]?.value].map((date) =>
    parseIsoDate(date ?? ''),
  )
  if (!issued || !born || !ends) return false
  const day = dayNumber(issued)
  return (
    day > dayNumber(born) &&
    day < dayNumber(ends) &&
    day >= dayNumber({ ...ends, year: ends.year - maxValidity })
  )
}
