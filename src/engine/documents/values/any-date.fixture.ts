import fc from 'fast-check'
import type { CalendarDate } from './calendar-date.ts'

/** Every day on which a document may be read, or someone on one be born. */
export const anyDate = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2079-12-31'), noInvalidDate: true })
  .map((date): CalendarDate => ({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  }))
