import type { FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { stateByCode } from '../../documents/values/states.ts'
import { matchLabel } from '../../documents/viz/match-label.ts'
import { parseVizValue } from '../../documents/viz/parse-viz-value.ts'
import { stateByPrintedName } from '../../documents/viz/state-by-printed-name.ts'
import { findPrintedDate } from '../viz/find-printed-date.ts'
import { sliceLine } from '../viz/split-labels.ts'
import type { VizLine } from '../viz/text-line.ts'

/** A value that is known by its form, and the part of a line that says it. */
export interface ValueByForm {
  readonly key: FieldKey
  readonly value: string
  readonly line: VizLine
}

/** Of all that is printed on documents a height alone is so many centimetres or metres. */
const height = /^(?:[12][.,]\d\d ?m|1\d\d ?cm|2[0-3]\d ?cm)$/
/** What parts a date from the place behind it. */
const between = /^[\s,/·|-]*/
const parted = /[\s,/·|-]$/
/** A place begins with a capital, and has so many letters at least; what else stands behind a birth date has figures or signs. */
const placeLike = /^\p{Lu}[\p{L}\p{M}'’. -]{2,}$/u

/**
 * What a line says without a label, because nothing else is printed in that form: a height with its unit, a number of a
 * person that begins with the birth date, and the place behind the birth date. Null where it says none.
 */
export function valueByForm(line: VizLine, code: Fields, today: CalendarDate): ValueByForm | null {
  const text = line.text.trim()
  const context = { today, order: null, languages: [] } as const
  if (height.test(text)) {
    const value = parseVizValue('height', text, context)
    return value === null ? null : { key: 'height', value, line }
  }
  const number = numberOfPerson(text, code, today)
  if (number !== null) return { key: 'personalNumber', value: number, line }
  const from = behindBirth(line.text, code, today)
  if (from === null) return null
  const place = line.text.slice(from)
  const isPlace = placeLike.test(place) && !isOther(place) && parseVizValue('sex', place, context) === null
  const value = isPlace ? parseVizValue('placeOfBirth', place, context) : null
  return value === null ? null : { key: 'placeOfBirth', value, line: sliceLine(line, from, line.text.length) }
}

/** What a personal number begins with is the birth date, and behind it stand so many characters. */
const behindDate = { least: 3, most: 7 } as const

/**
 * A number that begins with the birth date of the code, perhaps behind a figure for the century, is the holder's own: many states
 * make them so, and no other number of a document is. Null for any other text.
 */
function numberOfPerson(text: string, code: Fields, today: CalendarDate): string | null {
  const value = parseVizValue('personalNumber', text, { today, order: null, languages: [] })
  const inCode = [code.documentNumber, code.personalNumber].flat().map((field) => field?.value)
  if (value === null || !/^[\d-+]+[A-Z]?$/.test(value) || inCode.includes(value)) return null
  const [year = '', month = '', day = ''] = birthInCode(code)?.split('-') ?? []
  if (day === '') return null
  const short = year.slice(2)
  const isOwn = [short + month + day, day + month + short, day + month + year.slice(1)].some((date) =>
    [0, 1, 2].some((century) => {
      const rest = value.length - century - date.length
      return value.slice(century).startsWith(date) && rest >= behindDate.least && rest <= behindDate.most
    }),
  )
  return isOwn ? value : null
}

function birthInCode(code: Fields): string | undefined {
  return code.dob?.find(({ source }) => source !== 'visual')?.value
}

/** Where in a text that begins with the birth date of the code stands what follows it; null where it does not. */
function behindBirth(text: string, code: Fields, today: CalendarDate): number | null {
  const birth = birthInCode(code)
  if (birth === undefined) return null
  for (const century of ['19', '20']) {
    const found = findPrintedDate(text, { value: century + birth.slice(2), kind: 'birth', today })
    if (found === null || text.slice(0, found.from).trim() !== '') continue
    const from = found.to + (between.exec(text.slice(found.to))?.[0].length ?? 0)
    if (parted.test(text.slice(0, from))) return from
  }
  return null
}

/** A label, or a nationality. */
function isOther(text: string): boolean {
  return matchLabel(text) !== null || stateByCode(text) !== null || stateByPrintedName(text) !== null
}
