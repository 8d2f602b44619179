import type { FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import { dayNumber, parseIsoDate, type CalendarDate } from '../../documents/values/calendar-date.ts'
import { differsByMisreads, differsByOneMisread } from '../../documents/values/confusable-characters.ts'
import { findPrintedDate } from './find-printed-date.ts'
import { printedDates } from './printed-dates.ts'
import { sliceLine } from './split-labels.ts'
import type { VizLine } from './text-line.ts'

/** A date that is printed where the birth date of the code is expected. */
export interface OtherBirth {
  /** `YYYY-MM-DD` */
  readonly value: string
  /** The date alone. */
  readonly line: VizLine
  /** Whether one figure alone differs, or all that do look like those of the code: slips of reading are so. */
  readonly mayBeSlip: boolean
}

/** A date of so many other figures than the code's, of its six, stands for it. */
const mostFigures = 2
/** No document is valid for longer, in years: what lies less before the expiry may be the date of issue. */
const maxValidity = 20

/**
 * The one date of a print that stands there instead of the birth that a zone or a barcode says, known without a label: the birth
 * itself is not printed, and this date differs from it in one or two figures. Expiry and dates of issue are none, nor is what one
 * misread figure explains.
 */
export function otherPrintedBirth(
  lines: readonly VizLine[],
  code: Fields,
  today: CalendarDate,
): OtherBirth | null {
  const birth = valueOf(code, 'dob')
  if (birth === null || lines.some(({ text }) => saysBirth(text, birth, today))) return null
  const others = lines.flatMap((line) => {
    const dates = printedDates(line.text, today)
    if (dates.some(({ value }) => isExplained(value, code))) return []
    return dates.filter(({ value }) => isNear(value, birth)).map((date) => ({ ...date, line }))
  })
  const [only, ...more] = others
  if (only === undefined || more.some(({ value }) => value !== only.value)) return null
  const [printed, inCode] = [sixFigures(only.value), sixFigures(birth)]
  if (differsByOneMisread(inCode, printed)) return null
  const { value, line, from, to } = only
  const mayBeSlip = differingFigures(value, birth) === 1 || differsByMisreads(inCode, printed)
  return { value, line: sliceLine(line, from, to), mayBeSlip }
}

/** What a zone or a barcode says; null where it says nothing. */
function valueOf(code: Fields, key: FieldKey): string | null {
  return code[key]?.find(({ source }) => source !== 'visual')?.value ?? null
}

/** `YYMMDD`: a zone says no more. */
const sixFigures = (date: string): string => date.slice(2).replaceAll('-', '')

/** In either century: the one that a zone leaves open is another matter. */
function saysBirth(text: string, birth: string, today: CalendarDate): boolean {
  const centuries = ['19', '20'].map((century) => century + birth.slice(2))
  return centuries.some((value) => findPrintedDate(text, { value, kind: 'birth', today }) !== null)
}

/** Whether a date is the expiry, or one on which a document that ends then may have been issued. */
function isExplained(value: string, code: Fields): boolean {
  if (value === valueOf(code, 'expiry') || value === valueOf(code, 'issued')) return true
  const [date, ends, born] = [value, valueOf(code, 'expiry'), valueOf(code, 'dob')].map((one) =>
    parseIsoDate(one ?? ''),
  )
  if (!date || !born || dayNumber(date) <= dayNumber(born)) return false
  return !ends || dayNumber(date) >= dayNumber({ ...ends, year: ends.year - maxValidity })
}

function isNear(value: string, birth: string): boolean {
  const differing = differingFigures(value, birth)
  return differing > 0 && differing <= mostFigures
}

function differingFigures(one: string, other: string): number {
  const inOther = Array.from(sixFigures(other))
  return Array.from(sixFigures(one)).filter((figure, at) => figure !== inOther[at]).length
}
