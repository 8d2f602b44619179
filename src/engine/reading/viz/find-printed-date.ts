import { formatIsoDate, type CalendarDate } from '../../documents/values/calendar-date.ts'
import { parsePrintedDate, type PrintedDateKind } from '../../documents/viz/parse-printed-date.ts'

/** No date is printed with more or fewer characters. */
const dateLengths = { least: 6, most: 24 } as const

interface WantedDate {
  /** `YYYY-MM-DD` */
  readonly value: string
  readonly kind: PrintedDateKind
  readonly today: CalendarDate
}

/** The longest part of a text that says a date, in any style and either order of day and month; null where none does. */
export function findPrintedDate(
  text: string,
  wanted: WantedDate,
): { readonly from: number; readonly to: number } | null {
  for (let from = 0; from + dateLengths.least <= text.length; from++) {
    if (!/[\p{L}\d]/u.test(text.charAt(from)) || /[\p{L}\d]/u.test(text.charAt(from - 1))) continue
    for (let to = Math.min(text.length, from + dateLengths.most); to - from >= dateLengths.least; to--)
      if (saysDate(text.slice(from, to), wanted)) return { from, to }
  }
  return null
}

function saysDate(text: string, { value, kind, today }: WantedDate): boolean {
  return (['day first', 'month first'] as const).some((order) => {
    const date = parsePrintedDate(text, { kind, today, order })
    return date !== null && formatIsoDate(date) === value
  })
}
