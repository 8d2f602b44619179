import type { Field } from '../../../vocabulary/reading/fields.ts'
import { formatIsoDate, type CalendarDate } from '../../documents/values/calendar-date.ts'
import { parsePrintedDate } from '../../documents/viz/parse-printed-date.ts'
import type { VizLine } from './text-line.ts'

/** A year with all its figures, and how far before or behind it the rest of its date may stand, in characters. */
const fullYear = /(?<!\d)(?:19|20)\d\d(?!\d)/g
const maxBefore = 24
const maxBehind = 8

type PrintedBirth = Pick<Field, 'value' | 'confidence'>

/**
 * Every past date that stands in lines of print with all figures of its year, `YYYY-MM-DD`, beside a label or not. Where day
 * and month may be either way round, both dates are answered. The confidence is that of the two figures of the
 * century, 0..1: what it is compared with tells the others.
 */
export function printedBirths(lines: readonly VizLine[], today: CalendarDate): readonly PrintedBirth[] {
  return lines.flatMap((line) => {
    const found = [...line.text.matchAll(fullYear)].flatMap(({ index }) => [
      ...longestDates(line, { from: Math.max(0, index - maxBefore), to: index + 4 }, today),
      ...isoDates(line, index, today),
    ])
    return found.filter((one, at) => found.findIndex(({ value }) => value === one.value) === at)
  })
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Dates that end with a year: the longest piece of the line before it that is one. */
function longestDates(line: VizLine, { from, to }: Span, today: CalendarDate): readonly PrintedBirth[] {
  for (let start = from; start < to - 4; start++) {
    const isInNumber = /\d/.test(line.text.charAt(start - 1)) && /\d/.test(line.text.charAt(start))
    const dates = isInNumber ? [] : datesIn(line, { from: start, to }, today)
    if (dates.length > 0) return dates
  }
  return []
}

function isoDates(line: VizLine, from: number, today: CalendarDate): readonly PrintedBirth[] {
  return /^\d{4}[-./ ]/.test(line.text.slice(from))
    ? datesIn(line, { from, to: from + 4 + maxBehind - 2 }, today)
    : []
}

function datesIn(line: VizLine, { from, to }: Span, today: CalendarDate): readonly PrintedBirth[] {
  const text = line.text.slice(from, to)
  const orders = ['day first', 'month first'] as const
  const dates = orders.flatMap((order) => parsePrintedDate(text, { kind: 'birth', today, order }) ?? [])
  const year = from + text.search(fullYear)
  const confidence = (line.confidences[year] ?? 0) * (line.confidences[year + 1] ?? 0)
  return [...new Set(dates.map(formatIsoDate))].map((value) => ({ value, confidence }))
}
