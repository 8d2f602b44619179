import type { PrintedCalendar } from '../../values/gregorian-from.ts'

/** Parts of a date as they are printed. */
export interface PrintedParts {
  readonly day: number
  readonly month: number
  /** Two digits or more. */
  readonly year: string
  /** Absent where the print does not say. */
  readonly calendar?: PrintedCalendar
}
