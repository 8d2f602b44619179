import { isCalendarDate, yearsBetween, type CalendarDate } from './calendar-date.ts'

/** Holders of documents are no older than this, in completed years: beyond it two figures of a year mean one century alone. */
const maxHolderYears = 107

/**
 * The other birth that the two figures of a year may mean: a hundred years before the latest one that is not after today.
 *
 * @returns null where no living holder was born then, or the calendar has no such day
 */
export function centuryBefore(birth: CalendarDate, today: CalendarDate): CalendarDate | null {
  const earlier = { ...birth, year: birth.year - 100 }
  return isCalendarDate(earlier) && yearsBetween(earlier, today) <= maxHolderYears ? earlier : null
}
