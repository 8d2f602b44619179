import { stateByCode } from '../../documents/values/states.ts'
import { splitVizNames } from '../../documents/viz/viz-names.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { findLabels } from './find-labels.ts'
import { measureValue, type VizValue } from './measure-value.ts'
import { numberUnderTitle } from './number-under-title.ts'
import { pairValues } from './pair-values.ts'
import type { VizLine } from './text-line.ts'
import { canBeValue, valuePieces, type ValuePiece } from './value-pieces.ts'
import { valueReader } from './value-reader.ts'

/** What the labels of one page say. */
export interface VizValues {
  readonly values: ReadonlyMap<FieldKey, VizValue>
  /** Keys that the page has labels for. */
  readonly labelledKeys: readonly FieldKey[]
  readonly isNumbered: boolean
  /** True when the numbers are those of cards of North America. */
  readonly isAamva: boolean
  /** Lines that are neither labels nor values. */
  readonly otherLines: readonly VizLine[]
  /** Lines before this index stand at the page's head: above all labels but one, which may stand beside it. */
  readonly headerEnd: number
}

const fieldKeyOf: Readonly<Record<VizField, FieldKey>> = {
  surname: 'lastName',
  givenNames: 'firstName',
  middleName: 'middleName',
  name: 'fullName',
  dob: 'dob',
  placeOfBirth: 'placeOfBirth',
  issued: 'issued',
  expiry: 'expiry',
  documentNumber: 'documentNumber',
  personalNumber: 'personalNumber',
  sex: 'sex',
  nationality: 'nationalityFull',
  address: 'address1',
  issueAuthority: 'issueAuthority',
  height: 'height',
  weight: 'weight',
  eyeColor: 'eyeColor',
  hairColor: 'hairColor',
  religion: 'religion',
  vehicleClass: 'vehicleClass',
}

/**
 * Takes the labelled values out of the lines of one page. A label that stands there twice with different values says
 * nothing: two people may be on the page.
 */
export function vizValues(lines: readonly VizLine[], today: CalendarDate): VizValues {
  const labels = findLabels(lines)
  const read = valueReader(lines, labels, today)
  const pairs = pairValues({
    lines,
    matches: labels.matches,
    isPossibleValue: (match, text) => canBeValue(read, match, text),
  })
  const paired = new Set(pairs.flatMap(({ label, value }) => [label, value]))
  const page = { lines, matches: labels.matches, read, isUsed: (line: number) => paired.has(line) }
  const measured = pairs.flatMap((pair) =>
    valuePieces(page, pair).flatMap((piece) => {
      const line = lines[piece.line]
      const labelErrors = labels.matches[pair.label]?.errors ?? 0
      return line === undefined ? [] : [{ piece, value: measureValue({ ...piece, line, labelErrors }) }]
    }),
  )
  const found = agreeingValues(measured)
  const used = new Set([...paired, ...measured.map(({ piece }) => piece.line)])
  const otherLines = lines.filter((_, at) => !used.has(at) && labels.matches[at] === null)
  const fields = labels.matches.flatMap((match) =>
    match === null ? [] : [match.field, match.second ?? match.field],
  )
  const [, second] = [...labels.matches.entries()].filter(([, match]) => match !== null)
  const number = fields.includes('documentNumber') ? null : numberUnderTitle(otherLines, read)
  if (number !== null) found.set('documentNumber', unlabelledNumber(number))
  return {
    values: valuesByKey(found),
    labelledKeys: [...new Set(fields.map((field) => fieldKeyOf[field]))],
    isNumbered: labels.isNumbered,
    isAamva: labels.isAamva,
    otherLines: otherLines.filter((line) => line !== number?.line),
    headerEnd: second?.[0] ?? lines.length,
  }
}

/** By field, the surest of equal values; a field with different ones says nothing. */
function agreeingValues(
  measured: readonly { readonly piece: ValuePiece; readonly value: VizValue }[],
): Map<VizField, VizValue> {
  const found = new Map<VizField, VizValue>()
  for (const field of new Set(measured.map(({ piece }) => piece.field))) {
    const readings = measured.flatMap(({ piece, value }) => (piece.field === field ? [value] : []))
    const [best] = readings.toSorted((a, b) => b.confidence - a.confidence)
    if (best !== undefined && readings.every(({ value }) => value === best.value)) found.set(field, best)
  }
  return found
}

/** What a number can be worth at most that nothing says to be the document's. */
const maxUnlabelled = 0.89

function unlabelledNumber({ line, value }: { readonly line: VizLine; readonly value: string }): VizValue {
  const measured = measureValue({ line, from: 0, to: line.text.length, value, labelErrors: 0 })
  const [confidence, lettersConfidence, similarConfidence] = [
    Math.min(maxUnlabelled, measured.confidence),
    Math.min(maxUnlabelled, measured.lettersConfidence),
    Math.min(maxUnlabelled, measured.similarConfidence),
  ]
  return { ...measured, confidence, lettersConfidence, similarConfidence }
}

function valuesByKey(found: ReadonlyMap<VizField, VizValue>): ReadonlyMap<FieldKey, VizValue> {
  const values = new Map<FieldKey, VizValue>()
  for (const [field, value] of found) if (!isName(field)) values.set(keyOf(field, value.value), value)
  const text = (field: VizField) => found.get(field)?.value ?? ''
  const names = splitVizNames({
    surname: text('surname'),
    givenNames: text('givenNames'),
    middleName: text('middleName'),
    name: text('name'),
  })
  const put = (key: 'lastName' | 'firstName' | 'middleName' | 'fullName', field: VizField) => {
    const source = found.get(field) ?? found.get('name')
    if (source !== undefined && names[key] !== '') values.set(key, { ...source, value: names[key] })
  }
  put('lastName', 'surname')
  put('firstName', 'givenNames')
  put('middleName', 'middleName')
  if (names.lastName === '' && names.firstName === '') put('fullName', 'name')
  return values
}

function isName(field: VizField): boolean {
  return field === 'surname' || field === 'givenNames' || field === 'middleName' || field === 'name'
}

/** Passports print nationalities in words, some cards as the code of the state. */
function keyOf(field: VizField, value: string): FieldKey {
  return field === 'nationality' && stateByCode(value) !== null ? 'nationalityIso3' : fieldKeyOf[field]
}
