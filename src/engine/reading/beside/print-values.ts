import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { topToBottom } from '../viz/read-viz.ts'
import { noSurerThan, type VizValue } from '../viz/measure-value.ts'
import { otherPrintedBirth } from '../viz/other-printed-birth.ts'
import type { VizLine } from '../viz/text-line.ts'
import { maxUnlabelled } from '../viz/under/joined-lines.ts'
import { issueDate } from './issue-date.ts'
import { mayBeIssued, otherDates } from './other-dates.ts'
import { keysOfLabels, labelledValues } from './labelled-values.ts'
import { mostOfLookAlikes } from './look-alikes.ts'
import type { CodeMatch, MatchCode } from './match-code-values.ts'
import { printedValue } from './printed-value.ts'
import type { GlancedValue } from './seen-at-a-glance.ts'
import { valueByForm } from './value-by-form.ts'

interface ValueContext {
  /** What the zone or the barcode says. */
  readonly code: DocumentReading
  readonly today: CalendarDate
  readonly matchCode: MatchCode
}

/** What was read: values, and the labels that were looked for. */
export interface PrintRead {
  readonly values: readonly VizLine[]
  readonly labels: readonly VizLine[]
  readonly glanced: readonly GlancedValue[]
}

interface PrintValues {
  readonly values: ReadonlyMap<FieldKey, VizValue>
  /** Keys of values that the code says too. */
  readonly confirmed: ReadonlySet<FieldKey>
  /** Keys of labels that were read over a line of print. */
  readonly labelled: readonly FieldKey[]
}

/** What lines of print beside a code say. */
export function printValues(read: PrintRead, context: ValueContext): PrintValues {
  return withOtherBirth(valuesInPrint(read, context), read, context)
}

function valuesInPrint(read: PrintRead, { code, today, matchCode }: ValueContext): PrintValues {
  const lines = topToBottom([...read.values, ...read.labels])
  const values = new Map(labelledValues(lines, { matchCode, today }))
  const confirmed = new Set<FieldKey>()
  for (const line of lines) {
    const match = matchCode(line.text.trim())
    // A name that stands on the side again is a signature, below what is printed.
    if (match === null || (isNameKey(match.key) && confirmed.has(match.key))) continue
    confirmed.add(match.key)
    // Letters of the zone stand for marks that were not seen: how it is spelled in print is not known.
    if (match.isOtherSpelling) values.delete(match.key)
    else values.set(match.key, matchedValue(line, match))
  }
  if (isSigned(values)) values.delete('lastName')
  for (const { key, value } of read.glanced) {
    values.set(key, value)
    confirmed.add(key)
  }
  putIssueDate(values, lines, { code, today })
  putValuesByForm(values, read.values, { code, today })
  // A label over nothing, or over a dash, promises no value: those that stand over a line of print do.
  return { values, confirmed, labelled: keysOfLabels(read.labels, today) }
}

/** What print says, with the date that stands there instead of the code's birth, known without a label. */
function withOtherBirth(print: PrintValues, read: PrintRead, { code, today }: ValueContext): PrintValues {
  if (print.values.has('dob')) return print
  const other = otherPrintedBirth(read.values, code.fields, today)
  if (other === null) return print
  const values = new Map(print.values).set('dob', printedValue(other.line, other.value))
  return { ...print, values, labelled: [...new Set([...print.labelled, 'dob' as const])] }
}

const isNameKey = (key: FieldKey): boolean => key === 'lastName' || key === 'firstName'

function matchedValue(line: VizLine, { value, hasLookAlikes }: CodeMatch): VizValue {
  const seen = printedValue(line, value)
  return hasLookAlikes ? noSurerThan(mostOfLookAlikes, seen) : seen
}

/** Keys of words that a side prints in capitals where it does so with the surname. */
const wordKeys = ['firstName', 'placeOfBirth', 'nationalityFull', 'issueAuthority'] as const satisfies readonly FieldKey[] // prettier-ignore

/** Whether the surname is in small letters, and all other words are in capitals: so it stands in a signature. */
function isSigned(values: ReadonlyMap<FieldKey, VizValue>): boolean {
  const hasSmall = (key: FieldKey): boolean => /\p{Ll}/u.test(values.get(key)?.value ?? '')
  const others = wordKeys.filter((key) => values.has(key))
  return hasSmall('lastName') && others.length > 0 && !others.some(hasSmall)
}

/** A date of issue that no label tells, but which no other date of the side can be. */
function putIssueDate(
  values: Map<FieldKey, VizValue>,
  lines: readonly VizLine[],
  { code, today }: Pick<ValueContext, 'code' | 'today'>,
): void {
  if (values.has('issued')) return
  const found = lines.flatMap((line) => {
    const value = issueDate(line.text, code.fields, today)
    return value === null ? [] : [printedValue(line, value)]
  })
  const [only, ...others] = found
  if (only !== undefined && others.length === 0) values.set('issued', only)
  if (found.length === 0) putOnlyOtherDate(values, lines, { code, today })
}

/** Every passport and card bears its date of issue: where print has one date more than the code, it is that. */
function putOnlyOtherDate(
  values: Map<FieldKey, VizValue>,
  lines: readonly VizLine[],
  { code, today }: Pick<ValueContext, 'code' | 'today'>,
): void {
  if (code.type === 'V' || !values.has('expiry')) return
  const others = lines.flatMap((line) => otherDates(line, code.fields, today))
  const [only] = others
  if (only === undefined || others.some(({ value }) => value !== only.value)) return
  if (mayBeIssued(only.value, code.fields))
    values.set('issued', noSurerThan(maxUnlabelled, printedValue(only.line, only.value)))
}

/** What its form alone tells, where no label did, and where all lines of that form say the same. */
function putValuesByForm(
  values: Map<FieldKey, VizValue>,
  lines: readonly VizLine[],
  { code, today }: Pick<ValueContext, 'code' | 'today'>,
): void {
  const found = lines.flatMap((line) => valueByForm(line, code.fields, today) ?? [])
  for (const { key, value, line } of found) {
    const isPlain = found.every((other) => other.key !== key || other.value === value)
    if (isPlain && !values.has(key)) values.set(key, noSurerThan(maxUnlabelled, printedValue(line, value)))
  }
}
