import type { LabelMatch } from '../../documents/viz/match-label.ts'
import { orderOfDates, type DateOrder } from '../../documents/viz/printed-date.ts'
import { printedValue } from '../../documents/viz/printed-value.ts'
import type { CalendarDate } from '../../documents/values/zone-date.ts'
import type { LabelLines } from './label-lines.ts'
import type { VizLine } from './text-line.ts'

/** What a text says beside a label, as `printedValue` answers; null when it cannot be its value. */
export type ReadValue = (match: LabelMatch, text: string) => string | null

/** Reads the values of one page: all of its dates and labels together tell in which order its dates are written. */
export function valueReader(lines: readonly VizLine[], labels: LabelLines, today: CalendarDate): ReadValue {
  const order = orderOfPage(lines, labels)
  return ({ field, languages }, text) => printedValue(field, text, { today, order, languages })
}

/** The numbers of dates themselves tell, or else labels: of cards of North America, or in languages that write the day first. */
function orderOfPage(lines: readonly VizLine[], { matches, areAmerican }: LabelLines): DateOrder | null {
  const texts = lines.map(({ text }, at) => text.slice(matches[at]?.valueFrom ?? 0))
  const reported = orderOfDates(texts)
  const languages = new Set(matches.flatMap((match) => (match === null ? [] : [match.languages])).flat())
  const dayFirst = languages.size > 0 && !languages.has('en') && !languages.has('es')
  return reported ?? (areAmerican ? 'month first' : dayFirst ? 'day first' : null)
}
