import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import type { VizValue } from '../viz/measure-value.ts'
import { dateForms } from './date-forms.ts'
import { possibleIssueDates } from './issue-date.ts'
import type { LineBeside } from './lines-beside.ts'

/** A value that the small reader saw, and on which line. */
export interface GlancedValue {
  readonly key: FieldKey
  readonly line: LineBeside
  readonly value: VizValue
}

/** The small reader errs often, and hardly ever so that it says letter for letter what the code says. */
const confidence = 0.98

interface Wanted {
  readonly key: FieldKey
  readonly value: string
  /** Any of these, letter for letter. */
  readonly forms: readonly string[]
}

/**
 * What the small reader saw letter for letter as the code has it, or, of a date of issue, as its expiry allows: such a line is not
 * looked at again. A line that says anything else is; so no other value can be missed for it.
 */
export function seenAtAGlance(
  lines: readonly LineBeside[],
  seen: readonly (RecognisedLine | undefined)[],
  { code, today }: { readonly code: Fields; readonly today: CalendarDate },
): readonly GlancedValue[] {
  const texts = lines.map((_, at) => (seen[at]?.characters ?? []).map(({ symbol }) => symbol).join('').replaceAll('<', '')) // prettier-ignore
  return wantedOf(code, today).flatMap(({ key, value, forms }) => {
    const at = texts.findIndex((text) => forms.includes(isDate.test(value) ? asFigures(text) : text))
    const line = lines[at]
    if (line === undefined || texts.indexOf(texts[at] ?? '', at + 1) >= 0) return []
    const certain = { confidence, lettersConfidence: confidence, similarConfidence: confidence }
    return [{ key, line, value: { value, ...certain, quad: line.quad } }]
  })
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
  })
  const text = (key: FieldKey): Wanted => ({ key, value: value(key), forms: [value(key)] })
  const issued = value('issued') === '' ? possibleIssueDates(code, today) : [value('issued')]
  const wanted = [
    date('dob', value('dob')),
    date('expiry', value('expiry')),
    ...issued.map((of) => date('issued', of)),
    text('documentNumber'),
    text('personalNumber'),
    text('sex'),
  ]
  return wanted.filter(({ value: of }) => of !== '')
}
