import type { LabelLanguage } from '../../documents/viz/languages/all-languages.ts'
import type { LabelMatch } from '../../documents/viz/match-label.ts'
import { orderOfDates, type DateOrder } from '../../documents/viz/parse-printed-date.ts'
import { parseVizValue } from '../../documents/viz/parse-viz-value.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { dateOrderOfKind, numberOfKind } from './kinds/kind-fields.ts'
import type { KindOnPage } from './kinds/kind-on-page.ts'
import type { PageLabels } from './find-labels.ts'
import { languagesOfPage } from './languages-of-page.ts'
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

/** Languages of countries that write the month first, those beside English there, and that of passports of all states. */
const saysNoOrder: ReadonlySet<LabelLanguage> = new Set(['en', 'es', 'fil', 'fr'])
/** The numbers of dates themselves tell, or else labels: of cards of North America, or in languages that write the day first. */
function dateOrderOfPage(lines: readonly VizLine[], { matches, isAamva }: PageLabels): DateOrder | null {
  const texts = lines.map(({ text }, at) => text.slice(matches[at]?.valueStart ?? 0))
  return orderOfDates(texts) ?? (isAamva ? 'month first' : isDayFirst(matches) ? 'day first' : null)
}

/** Whether the labels are in a language that writes the day first, English beside it or not. */
function isDayFirst(matches: PageLabels['matches']): boolean {
  const languages = new Set(matches.flatMap((match) => match?.languages ?? []))
  if (languages.size > 0 && !languages.has('en') && !languages.has('es')) return true
  return [...languagesOfPage(matches)].some((language) => !saysNoOrder.has(language))
}
