import type { Field, FieldKey } from '../../vocabulary/imaging/fields.ts'
import type { MachineZone } from '../../vocabulary/imaging/document-reading.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import { formatOf } from '../documents/formats/all.ts'
import { parseZone, type ParsedZone } from '../documents/formats/parse-zone.ts'
import type { FieldRow, ZoneField } from '../documents/formats/zone-format.ts'
import { personalNumberOf } from '../documents/types/personal-numbers.ts'
import { stateOf } from '../documents/values/states.ts'
import { parseSex } from '../documents/values/sex.ts'
import { certaintyAfter } from './mrz/zone-reading.ts'
import { isoDate, parseZoneDate, type CalendarDate } from '../documents/values/zone-date.ts'

/** A value read from a zone, before it is known whether it is certain enough to be answered. */
export interface ZoneValue {
  readonly value: string
  /** 0..1, probability that every character of it is right. */
  readonly confidence: number
  readonly box: Quad | null
  /** The digit printed to check it does not agree with it. */
  readonly hasWrongCheckDigit: boolean
}

/** Values by key; a key that the zone leaves blank is absent. */
export type ZoneValues = ReadonlyMap<FieldKey, ZoneValue>

export interface ZoneContext {
  readonly zone: MachineZone
  readonly today: CalendarDate
  /** Where columns of the zone stand in the picture that was sent. */
  readonly boxOf: (row: Pick<FieldRow, 'line' | 'start' | 'end'>) => Quad | null
  /** For fields whose characters were decided together, 0..1: that all of them are right. */
  readonly joint: ReadonlyMap<ZoneField, number>
  /** 0..1, certainty that no character of this line was lost or doubled. */
  readonly layout: readonly number[]
  /** The columns of each line whose ink looks touched. */
  readonly touched: readonly ReadonlySet<number>[]
}

/** A value whose printed check digit is wrong can be no surer than this: something about it is not as it should be. */
const withWrongCheckDigit = 0.7

/** A value can be no surer than this in which ink looks touched and no check digit says that it is read right all the same. */
const withTouchedInk = 0.89

/** Takes the values out of a zone, each with its probability and its place. */
export function valuesOf(context: ZoneContext): ZoneValues {
  const parsed = parseZone(context.zone.format, context.zone.lines)
  const values = new Map<FieldKey, ZoneValue>()
  const put = (key: FieldKey, value: string | null, over: readonly ZoneField[]) => {
    if (value !== null && value !== '') values.set(key, { value, ...evidenceFor(context, key, over) })
  }
  const number: ZoneField[] = parsed.isLongNumber ? ['documentNumber', 'optionalData'] : ['documentNumber']
  put('documentNumber', parsed.documentNumber, number)
  putNames(parsed, put)
  put('dob', dateOf(parsed.dob, 'birth', context.today), ['dob'])
  put('expiry', dateOf(parsed.expiry, 'expiry', context.today), ['expiry'])
  put('sex', parsed.sex === '' ? null : parseSex(parsed.sex), ['sex'])
  put(
    'nationalityIso3',
    stateCode(nationalityOf(parsed)),
    parsed.nationality === '' ? ['issuer'] : ['nationality'],
  )
  put('countryIso3', stateCode(parsed.issuer), ['issuer'])
  put('issueAuthority', parsed.issueAuthority, ['issueAuthority'])
  put('optionalData', parsed.optionalData, ['optionalData'])
  put('optionalData2', parsed.optionalData2, ['optionalData2'])
  const isFirst = personalNumberOf(parsed) === parsed.optionalData
  put('personalNumber', personalNumberOf(parsed), [isFirst ? 'optionalData' : 'optionalData2'])
  return values
}

type Put = (key: FieldKey, value: string | null, over: readonly ZoneField[]) => void

function putNames({ format, names }: ParsedZone, put: Put): void {
  const isFrench = format === 'FRA-ID'
  put('lastName', names.surname, isFrench ? ['surname'] : ['names'])
  put('firstName', names.givenNames, isFrench ? ['givenNames'] : ['names'])
}

/** French identity cards are given to French people alone and do not repeat it. */
function nationalityOf(parsed: ParsedZone): string {
  return parsed.format === 'FRA-ID' ? parsed.issuer : parsed.nationality
}

/** A code that stands for no one (ICAO Doc 9303-3 section 5) is not answered; the lines of the zone keep what is printed. */
function stateCode(printed: string): string | null {
  return stateOf(printed)?.code ?? null
}

function dateOf(text: string, meaning: 'birth' | 'expiry', today: CalendarDate): string | null {
  const date = parseZoneDate(text, meaning, today)
  return date === null ? null : isoDate(date)
}

function evidenceFor(context: ZoneContext, key: FieldKey, over: readonly ZoneField[]) {
  const { zone } = context
  const rows = formatOf(zone.format).rows.filter((row) => over.includes(row.field))
  let confidence = rows.reduce((product, row) => product * certaintyOf(context, row), 1)
  const check = zone.checkDigits.find((one) => one.of === key)
  if (check?.valid === false) confidence = Math.min(confidence, withWrongCheckDigit)
  const [first] = rows
  const box = first === undefined ? null : context.boxOf(trimmed(zone, first))
  return { confidence, box, hasWrongCheckDigit: check?.valid === false }
}

/** 0..1, that all characters of a row are right: as they were decided together, or else each for itself. */
function certaintyOf(context: ZoneContext, row: FieldRow): number {
  const { zone, joint, layout } = context
  const { line, start, end } = throughLastCharacter(zone, row)
  const together = joint.get(row.field)
  const columns = zone.confidences[line]?.slice(start, end) ?? [0]
  const repaired = zone.repairs.filter((one) => one.line === line && one.column >= start && one.column < end)
  const certainty =
    together === undefined
      ? columns.reduce((product, one) => product * one, 1)
      : repaired.reduce(certaintyAfter, together)
  const isSure = touchedIn(context, { ...row, start, end }) <= vouchedFor(zone, row)
  return Math.min(isSure ? 1 : withTouchedInk, certainty * (layout[line] ?? 0))
}

function touchedIn({ touched }: ZoneContext, { line, start, end }: Omit<FieldRow, 'alphabet'>): number {
  return Array.from(touched[line] ?? []).filter((column) => column >= start && column < end).length
}

/** A check digit vouches for one character: two wrong ones may make good for each other. */
function vouchedFor({ format }: MachineZone, { field }: FieldRow): number {
  return formatOf(format).checks.some(({ over }) => over.includes(field)) ? 1 : 0
}

/** The row up to the two fillers after its last character: what follows them says nothing of the value. */
function throughLastCharacter(zone: MachineZone, row: FieldRow): Pick<FieldRow, 'line' | 'start' | 'end'> {
  const { line, start, end } = trimmed(zone, row)
  return { line, start, end: Math.min(row.end, end + 2) }
}

/** The row without the fillers at its end. */
function trimmed(zone: MachineZone, row: FieldRow): Pick<FieldRow, 'line' | 'start' | 'end'> {
  const text = (zone.lines[row.line] ?? '').slice(row.start, row.end).replace(/<+$/, '')
  return { line: row.line, start: row.start, end: row.start + Math.max(1, text.length) }
}

/** A value of a zone as a field of the answer. */
export function fieldOf(value: ZoneValue, index: 0 | 1): Field {
  const confidence = Math.round(value.confidence * 10_000) / 10_000
  return {
    value: value.value,
    confidence,
    source: 'mrz',
    index,
    ...(value.box === null ? {} : { inputBox: value.box }),
  }
}
