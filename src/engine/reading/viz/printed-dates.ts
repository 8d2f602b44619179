import { formatIsoDate, type CalendarDate } from '../../documents/values/calendar-date.ts'
import { parsePrintedDate } from '../../documents/viz/parse-printed-date.ts'

/** A year with all its figures, and how far before or behind it the rest of its date may stand, in characters. */
const fullYear = /(?<!\d)(?:19|20)\d\d(?!\d)/g
const maxBefore = 24
const maxBehind = 8

/** A past date in a text: `YYYY-MM-DD`, where it begins, and behind its last character. */
export interface PrintedDate {
  readonly value: string
  readonly from: number
  readonly to: number
}

/**
 * Every past date that stands in a text with all figures of its year, beside a label or a place or not. Where day and month may
 * be either way round, both dates are answered.
 */
export function printedDates(text: string, today: CalendarDate): readonly PrintedDate[] {
  const found = [...text.matchAll(fullYear)].flatMap(({ index }) => [
    ...longestDates(text, { from: Math.max(0, index - maxBefore), to: index + 4 }, today),
    ...isoDates(text, index, today),
  ])
  return found.filter((one, at) => found.findIndex(({ value }) => value === one.value) === at)
}

type Span = Pick<PrintedDate, 'from' | 'to'>

/** Dates that end with a year: the longest piece of the text before it that is one. */
function longestDates(text: string, { from, to }: Span, today: CalendarDate): readonly PrintedDate[] {
  for (let start = from; start < to - 4; start++) {
    const isInNumber = /\d/.test(text.charAt(start - 1)) && /\d/.test(text.charAt(start))
    const dates = isInNumber || /\s/.test(text.charAt(start)) ? [] : datesIn(text, { from: start, to }, today)
    if (dates.length > 0) return dates
  }
  return []
}

function isoDates(text: string, from: number, today: CalendarDate): readonly PrintedDate[] {
  return /^\d{4}[-./ ]/.test(text.slice(from))
    ? datesIn(text, { from, to: Math.min(text.length, from + 4 + maxBehind - 2) }, today)
    : []
}

function datesIn(text: string, { from, to }: Span, today: CalendarDate): readonly PrintedDate[] {
  const piece = text.slice(from, to)
  const orders = ['day first', 'month first'] as const
  const dates = orders.flatMap((order) => parsePrintedDate(piece, { kind: 'birth', today, order }) ?? [])
  return [...new Set(dates.map(formatIsoDate))].map((value) => ({ value, from, to }))
}
