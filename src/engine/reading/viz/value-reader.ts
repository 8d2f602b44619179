import type { LabelMatch } from '../../documents/viz/match-label.ts'
import { orderOfDates, type DateOrder } from '../../documents/viz/parse-printed-date.ts'
import { parseVizValue } from '../../documents/viz/parse-viz-value.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { dateOrderOfKind, numberOfKind } from './kinds/kind-fields.ts'
import type { KindOnPage } from './kinds/kind-on-page.ts'
import type { PageLabels } from './find-labels.ts'
import type { VizLine } from './text-line.ts'

/** What a text says beside a label, as `printedValue` answers; null when it cannot be its value. */
export type ReadValue = (match: LabelMatch, text: string) => string | null

/** Reads the values of one page: all of its dates and labels together tell in which order its dates are written. */
export function valueReader(
  lines: readonly VizLine[],
  labels: PageLabels,
  { today, kind = null }: { readonly today: CalendarDate; readonly kind?: KindOnPage | null },
): ReadValue {
  const order = dateOrderOfPage(lines, labels) ?? (kind && dateOrderOfKind(kind.kind))
  return ({ field, languages }, text) =>
    (kind && numberOfKind(kind, field, text)) ?? parseVizValue(field, text, { today, order, languages })
}

/** The numbers of dates themselves tell, or else labels: of cards of North America, or in languages that write the day first. */
function dateOrderOfPage(lines: readonly VizLine[], { matches, isAamva }: PageLabels): DateOrder | null {
  const texts = lines.map(({ text }, at) => text.slice(matches[at]?.valueStart ?? 0))
  const reported = orderOfDates(texts)
  const languages = new Set(matches.flatMap((match) => (match === null ? [] : [match.languages])).flat())
  const isDayFirst = languages.size > 0 && !languages.has('en') && !languages.has('es')
  return reported ?? (isAamva ? 'month first' : isDayFirst ? 'day first' : null)
}
