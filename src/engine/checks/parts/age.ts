import { parseIsoDate, yearsBetween } from '../../documents/values/calendar-date.ts'

/**
 * Completed years on a day; null when a date is no date of the calendar or lies before the birth.
 *
 * @param dob `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function ageOn(dob: string, today: string): number | null {
  const from = parseIsoDate(dob)
  const to = parseIsoDate(today)
  if (from === null || to === null || dob > today) return null
  return yearsBetween(from, to)
}
