import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import type { VizValue } from '../viz/measure-value.ts'
import { dateForms } from './date-forms.ts'
import { possibleIssueDates } from './issue-date.ts'
import type { LineBeside } from './lines-beside.ts'
import { mostOfLookAlikes, shapes } from './look-alikes.ts'

/** A value that the small reader saw, and on which line. */
export interface GlancedValue {
  readonly key: FieldKey
  readonly line: LineBeside
  readonly value: VizValue
}

/** The small reader errs often, and hardly ever so that it says letter for letter what the code says. */
const confidence = 0.98
/** Of a number that looks like the code's so many characters must be seen that no other one looks like. */
const leastShapes = 5

interface Wanted {
  readonly key: FieldKey
  readonly value: string
  /** Any of these, letter for letter. */
  readonly forms: readonly string[]
  /** Whether it may be seen with look-alikes instead: a number, of which no other one looks the same. */
  readonly mayLookAlike: boolean
}

/**
 * What the small reader saw letter for letter as the code has it, or, of a date of issue, as its expiry allows: such a line is not
 * looked at again. Of a number it may have seen look-alikes: no further look tells more of them. A line that says anything else is
 * looked at; so no other value can be missed for it.
 */
export function seenAtAGlance(
  lines: readonly LineBeside[],
  seen: readonly (RecognisedLine | undefined)[],
  { code, today }: { readonly code: Fields; readonly today: CalendarDate },
): readonly GlancedValue[] {
  const texts = lines.map((_, at) => (seen[at]?.characters ?? []).map(({ symbol }) => symbol).join('').replaceAll('<', '')) // prettier-ignore
  return wantedOf(code, today).flatMap((wanted) => {
    const { key, value, forms } = wanted
    const at = texts.findIndex((text) => forms.includes(isDate.test(value) ? asFigures(text) : text))
    if (at < 0) return alikeValue(wanted, lines, texts)
    return texts.indexOf(texts[at] ?? '', at + 1) >= 0
      ? []
      : glanced(key, value, { line: lines[at], confidence })
  })
}

/** A number that one line alone says, look-alikes and thin characters aside. */
function alikeValue(
  { key, value, mayLookAlike }: Wanted,
  lines: readonly LineBeside[],
  texts: readonly string[],
): readonly GlancedValue[] {
  const shape = shapes(value)
  if (!mayLookAlike || shape.length < leastShapes) return []
  const [only, ...others] = lines.filter((_, at) => shapes(texts[at] ?? '') === shape)
  return others.length > 0 ? [] : glanced(key, value, { line: only, confidence: mostOfLookAlikes })
}

function glanced(
  key: FieldKey,
  value: string,
  seen: { readonly line: LineBeside | undefined; readonly confidence: number },
): readonly GlancedValue[] {
  const { line, confidence: certain } = seen
  if (line === undefined) return []
  const confidences = { confidence: certain, lettersConfidence: certain, similarConfidence: certain }
  return [{ key, line, value: { value, ...confidences, quad: line.quad } }]
}

const isDate = /^\d{4}-\d{2}-\d{2}$/

/** Letters that the reader of zones takes for figures, as these: in a date they tell nothing apart. */
function asFigures(text: string): string {
  return text.replaceAll('O', '0').replaceAll('I', '1')
}

function wantedOf(code: Fields, today: CalendarDate): readonly Wanted[] {
  const value = (key: FieldKey): string =>
    code[key]?.find(({ source }) => source === 'mrz' || source === 'barcode')?.value ?? ''
  const date = (key: FieldKey, of: string): Wanted => ({
    key,
    value: of,
    forms: dateForms(of).map(asFigures),
    mayLookAlike: false,
  })
  const text = (key: FieldKey, mayLookAlike: boolean): Wanted => ({
    key,
    value: value(key),
    forms: [value(key)],
    mayLookAlike,
  })
  const issued = value('issued') === '' ? possibleIssueDates(code, today) : [value('issued')]
  const wanted = [
    date('dob', value('dob')),
    date('expiry', value('expiry')),
    ...issued.map((of) => date('issued', of)),
    text('documentNumber', true),
    text('personalNumber', true),
    text('sex', false),
  ]
  return wanted.filter(({ value: of }) => of !== '')
}
