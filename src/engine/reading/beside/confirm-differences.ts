import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Field, FieldKey } from '../../../vocabulary/reading/fields.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'
import { differsByMisreads } from '../../documents/values/confusable-characters.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { parseVizValue } from '../../documents/viz/parse-viz-value.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import type { PageReader } from '../page-reader.ts'
import type { VizValue } from '../viz/measure-value.ts'
import { printedDates } from '../viz/printed-dates.ts'
import { sliceLine } from '../viz/split-labels.ts'
import type { VizLine } from '../viz/text-line.ts'
import { printedValue } from './printed-value.ts'
import { readAgain } from './read-again.ts'

/** What print and code both say, and what the label of it means. */
const comparedFields: readonly (readonly [key: FieldKey, field: VizField])[] = [
  ['dob', 'dob'],
  ['expiry', 'expiry'],
  ['issued', 'issued'],
  ['documentNumber', 'documentNumber'],
  ['personalNumber', 'personalNumber'],
  ['sex', 'sex'],
]

/**
 * Names, which no look tells apart from what a code says: a mark that was not seen makes one of the same letters, and what stands beside
 * a label may be another value, such as a nationality. `always`: no code says it as it is printed.
 */
const names: readonly (readonly [key: FieldKey, dropped: 'always' | 'where the code has it'])[] = [
  ['fullName', 'always'],
  ['middleName', 'always'],
  ['lastName', 'where the code has it'],
  ['firstName', 'where the code has it'],
]

/** Of a value that is not the code's, all looks must agree, the surest be this certain, and all of them on the mean, 0..1. */
const leastCertain = { best: 0.9, mean: 0.7 } as const
/** The same of a date all of whose other figures look like those of the code. */
const leastOfAlike = { best: 0.97, mean: 0.9 } as const

export interface DifferenceContext {
  readonly pageReader: PageReader
  readonly code: DocumentReading
  readonly today: CalendarDate
  /** Keys of values that the code confirms. */
  readonly confirmed: ReadonlySet<FieldKey>
}

/**
 * The values of print without those that differ from the code's and are not certain. A line that says otherwise is looked at
 * twice more; only what all three looks say for certain is another value, and anything else says nothing. So does another
 * name. A whole name follows from its parts.
 */
export async function confirmDifferences(
  values: ReadonlyMap<FieldKey, VizValue>,
  context: DifferenceContext,
): Promise<ReadonlyMap<FieldKey, VizValue>> {
  const confirmed = new Map(values)
  const isDifferent = (key: FieldKey): boolean =>
    !context.confirmed.has(key) && (context.code.fields[key] ?? []).some(({ source }) => source !== 'visual')
  for (const [key, dropped] of names) if (dropped === 'always' || isDifferent(key)) confirmed.delete(key)
  for (const [key, field] of comparedFields) {
    const value = values.get(key)
    if (value === undefined || !isDifferent(key)) continue
    const sure =
      isLookAlike(value.value, context.code.fields[key]) ||
      isOtherNumber(value.value, context.code.fields[key])
        ? null
        : await lookedAtAgain(value, field, context)
    if (sure === null) confirmed.delete(key)
    else confirmed.set(key, sure)
  }
  return confirmed
}

/** A number of another length than the code's is not the same one altered: it is one of something else. */
function isOtherNumber(value: string, inCode: readonly Field[] = []): boolean {
  const lengthOf = (text: string): number => text.replace(/[^A-Z0-9]/gi, '').length
  const isNumber = /^[A-Z0-9./-]{5,}$/i.test(value) && !/^\d{4}-/.test(value)
  return isNumber && !inCode.some((field) => lengthOf(field.value) === lengthOf(value))
}

/** Of a number that differs in nothing but look-alikes no look tells which of them is printed. */
function isLookAlike(value: string, inCode: readonly Field[] = []): boolean {
  const plain = (text: string): string =>
    stripDiacritics(text)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
  return !/^\d{4}-/.test(value) && inCode.some((field) => differsByMisreads(plain(value), plain(field.value)))
}

const comparedKeysOf = (field: VizField): readonly FieldKey[] =>
  comparedFields.flatMap(([key, of]) => (of === field ? [key] : []))

const isAlikeDate = (value: string, inCode: readonly Field[] = []): boolean =>
  /^\d{4}-/.test(value) && inCode.some((field) => differsByMisreads(value.slice(2), field.value.slice(2)))

/** The part of a line that says a value, a birth perhaps before a place; null where none does. */
function saidIn(
  line: VizLine,
  { value, field, today }: { readonly value: string; readonly field: VizField; readonly today: CalendarDate },
): VizLine | null {
  const isSame = (['day first', 'month first'] as const).some(
    (order) => parseVizValue(field, line.text.trim(), { today, order, languages: [] }) === value,
  )
  if (isSame) return line
  const date = printedDates(line.text, today).find((one) => field === 'dob' && one.value === value)
  return date === undefined ? null : sliceLine(line, date.from, date.to)
}

/** A value with the confidence of three looks; null where they do not agree, or are not certain. */
async function lookedAtAgain(
  value: VizValue,
  field: VizField,
  { pageReader, code, today }: DifferenceContext,
): Promise<VizValue | null> {
  const again = await readAgain(pageReader, value.quad)
  const saying = again.flatMap((line) => {
    const said = saidIn(line, { value: value.value, field, today })
    return said === null ? [] : [printedValue(said, value.value).confidence]
  })
  if (saying.length < 2) return null
  const all = [value.confidence, ...saying]
  const [best, mean] = [Math.max(...all), all.reduce((sum, one) => sum + one, 0) / all.length]
  const isAlike = comparedKeysOf(field).some((key) => isAlikeDate(value.value, code.fields[key]))
  const least = isAlike ? leastOfAlike : leastCertain
  const isCertain = best >= least.best && mean >= least.mean
  return isCertain ? { ...value, confidence: best, lettersConfidence: best, similarConfidence: best } : null
}
