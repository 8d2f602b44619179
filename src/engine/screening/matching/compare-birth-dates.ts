import type { ListedDate } from '../../../vocabulary/screening/entity.ts'

/** How a date of birth lies to those that a list states, from the most alike to the least. */
export type BirthDateRelation =
  | 'same-day'
  | 'swapped'
  | 'same-month'
  | 'same-year'
  | 'other-day'
  | 'near'
  | 'years2to3'
  | 'years4to10'
  | 'beyond'

/** Order in which one of several stated births is taken. */
const closestFirst: readonly BirthDateRelation[] = [
  'same-day',
  'swapped',
  'same-month',
  'same-year',
  'other-day',
  'near',
  'years2to3',
  'years4to10',
  'beyond',
]

/** Years that a list's "about" may be off. */
export const approximateToleranceYears = 2

/**
 * How a date of birth, as precise as it is known, lies to the nearest of those stated. Each is compared as far as
 * both are known; a range and an "about" agree with every year that they cover.
 *
 * @param query `YYYY`, `YYYY-MM` or `YYYY-MM-DD`
 * @returns null when the list states none
 */
export function birthDateRelation(query: string, listed: readonly ListedDate[]): BirthDateRelation | null {
  const found = new Set(listed.map((date) => relationTo(query, date)))
  return closestFirst.find((relation) => found.has(relation)) ?? null
}

/** The same by years alone. */
export function birthYearRelation(yearsOff: number): BirthDateRelation {
  if (yearsOff === 0) return 'same-year'
  if (yearsOff === 1) return 'near'
  if (yearsOff <= 3) return 'years2to3'
  return yearsOff <= 10 ? 'years4to10' : 'beyond'
}

function relationTo(query: string, { from, to, approximate }: ListedDate): BirthDateRelation {
  const tolerance = approximate ? approximateToleranceYears : 0
  const year = yearOf(query)
  const yearsOff = Math.max(yearOf(from) - tolerance - year, year - yearOf(to) - tolerance, 0)
  if (yearsOff > 0 || from !== to || approximate) return birthYearRelation(yearsOff)
  return relationWithinYear(partsOf(query), partsOf(from))
}

interface DayOfYear {
  readonly month: string | null
  readonly day: string | null
}

function partsOf(date: string): DayOfYear {
  const [, month = null, day = null] = date.split('-')
  return { month, day }
}

/** Two dates of one year, compared as far as both are known. */
function relationWithinYear(query: DayOfYear, listed: DayOfYear): BirthDateRelation {
  if (query.month === null || listed.month === null) return 'same-year'
  const sameMonth = query.month === listed.month
  if (query.day === null || listed.day === null) return sameMonth ? 'same-month' : 'other-day'
  if (sameMonth && query.day === listed.day) return 'same-day'
  return query.month === listed.day && query.day === listed.month ? 'swapped' : 'other-day'
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}
