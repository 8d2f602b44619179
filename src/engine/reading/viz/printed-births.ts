import type { Field } from '../../../vocabulary/reading/fields.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { printedDates } from './printed-dates.ts'
import type { VizLine } from './text-line.ts'

type PrintedBirth = Pick<Field, 'value' | 'confidence'>

/**
 * Every past date that stands in lines of print with all figures of its year, `YYYY-MM-DD`, beside a label or not. Where day
 * and month may be either way round, both dates are answered. The confidence is that of the two figures of the
 * century, 0..1: what it is compared with tells the others.
 */
export function printedBirths(lines: readonly VizLine[], today: CalendarDate): readonly PrintedBirth[] {
  return lines.flatMap((line) =>
    printedDates(line.text, today).map(({ value, from, to }) => {
      const year = from + line.text.slice(from, to).search(/(?:19|20)\d\d/)
      return { value, confidence: (line.confidences[year] ?? 0) * (line.confidences[year + 1] ?? 0) }
    }),
  )
}
