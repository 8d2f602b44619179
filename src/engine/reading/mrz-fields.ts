import type { Field, FieldKey } from '../../vocabulary/reading/fields.ts'
import type { MrzReading } from '../../vocabulary/reading/document-reading.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import { mrzLayoutOf } from '../documents/formats/mrz-layouts.ts'
import { parseMrz, type ParsedMrz } from '../documents/formats/parse-mrz.ts'
import { columnsOfField, type FieldColumns, type MrzField } from '../documents/formats/mrz-layout.ts'
import { personalNumberOf } from '../documents/types/personal-numbers.ts'
import { stateByCode } from '../documents/values/states.ts'
import { parseSex } from '../documents/values/sex.ts'
import { certaintyAfterRepair } from './mrz/to-machine-zone.ts'
import { formatIsoDate, parseMrzDate, type CalendarDate } from '../documents/values/calendar-date.ts'

/** A value read from a zone, before it is known whether it is certain enough to be answered. */
export interface MrzValue {
  readonly value: string
  /** 0..1, probability that every character of it is right. */
  readonly confidence: number
  readonly box: Quad<'sent'> | null
  /** The digit printed to check it does not agree with it. */
  readonly hasWrongCheckDigit: boolean
}

/** Values by key; a key that the zone leaves blank is absent. */
export type MrzValues = ReadonlyMap<FieldKey, MrzValue>

export interface MrzContext {
  readonly mrz: MrzReading
  readonly today: CalendarDate
  /** Where columns of the zone stand in the picture that was sent. */
  readonly boxOfColumns: (row: Pick<FieldColumns, 'line' | 'start' | 'end'>) => Quad<'sent'> | null
  /** For fields whose characters were decided together, 0..1: that all of them are right. */
  readonly jointProbabilities: ReadonlyMap<MrzField, number>
  /** 0..1, certainty that no character of this line was lost or doubled. */
  readonly lineCertainties: readonly number[]
  /** The columns of each line whose ink looks touched. */
  readonly damaged: readonly ReadonlySet<number>[]
}

/** A value whose printed check digit is wrong can be no surer than this: something about it is not as it should be. */
const withWrongCheckDigit = 0.7

/** A value can be no surer than this in which ink looks touched and no check digit says that it is read right all the same. */
const withDamagedInk = 0.89

/** Takes the values out of a zone, each with its probability and its place. */
export function mrzValues(context: MrzContext): MrzValues {
  const parsed = parseMrz(context.mrz.format, context.mrz.lines)
  const values = new Map<FieldKey, MrzValue>()
  const put = (key: FieldKey, value: string | null, fields: readonly MrzField[]) => {
    if (value !== null && value !== '') values.set(key, { value, ...measureValue(context, key, fields) })
  }
  const numberFields: MrzField[] = parsed.isLongNumber
    ? ['documentNumber', 'optionalData']
    : ['documentNumber']
  put('documentNumber', parsed.documentNumber, numberFields)
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
  const isInFirstField = personalNumberOf(parsed) === parsed.optionalData
  put('personalNumber', personalNumberOf(parsed), [isInFirstField ? 'optionalData' : 'optionalData2'])
  return values
}

type PutValue = (key: FieldKey, value: string | null, fields: readonly MrzField[]) => void

function putNames({ format, names }: ParsedMrz, put: PutValue): void {
  const isInOneField = columnsOfField(mrzLayoutOf(format), 'names') !== null
  put('lastName', names.surname, isInOneField ? ['names'] : ['surname'])
  put('firstName', names.givenNames, isInOneField ? ['names'] : ['givenNames'])
}

/** Some cards are given to the issuer's own nationals alone and do not repeat it. */
function nationalityOf(parsed: ParsedMrz): string {
  return mrzLayoutOf(parsed.format).isForNationals === true ? parsed.issuer : parsed.nationality
}

/** A code that stands for no one (ICAO Doc 9303-3 section 5) is not answered; the lines of the zone keep what is printed. */
function stateCode(printed: string): string | null {
  return stateByCode(printed)?.code ?? null
}

function dateOf(text: string, meaning: 'birth' | 'expiry', today: CalendarDate): string | null {
  const date = parseMrzDate(text, meaning, today)
  return date === null ? null : formatIsoDate(date)
}

function measureValue(context: MrzContext, key: FieldKey, fields: readonly MrzField[]) {
  const { mrz } = context
  const rows = mrzLayoutOf(mrz.format).fields.filter((row) => fields.includes(row.field))
  let confidence = rows.reduce((product, row) => product * certaintyOfRow(context, row), 1)
  const checkDigit = mrz.checkDigits.find((one) => one.of === key)
  if (checkDigit?.valid === false) confidence = Math.min(confidence, withWrongCheckDigit)
  const [first] = rows
  const box = first === undefined ? null : context.boxOfColumns(withoutEndFillers(mrz, first))
  return { confidence, box, hasWrongCheckDigit: checkDigit?.valid === false }
}

/** 0..1, that all characters of a row are right: as they were decided together, or else each for itself. */
function certaintyOfRow(context: MrzContext, row: FieldColumns): number {
  const { mrz, jointProbabilities, lineCertainties } = context
  const { line, start, end } = throughEndFillers(mrz, row)
  const jointProbability = jointProbabilities.get(row.field)
  const columns = mrz.confidences[line]?.slice(start, end) ?? [0]
  const repaired = mrz.repairs.filter((one) => one.line === line && one.column >= start && one.column < end)
  const certainty =
    jointProbability === undefined
      ? columns.reduce((product, one) => product * one, 1)
      : repaired.reduce(certaintyAfterRepair, jointProbability)
  const isWithinCorrectable = damagedIn(context, { ...row, start, end }) <= correctableErrors(mrz, row)
  return Math.min(isWithinCorrectable ? 1 : withDamagedInk, certainty * (lineCertainties[line] ?? 0))
}

function damagedIn({ damaged }: MrzContext, { line, start, end }: Omit<FieldColumns, 'alphabet'>): number {
  return Array.from(damaged[line] ?? []).filter((column) => column >= start && column < end).length
}

/** A check digit vouches for one character: two wrong ones may make good for each other. */
function correctableErrors({ format }: MrzReading, { field }: FieldColumns): number {
  return mrzLayoutOf(format).checkDigitRules.some(({ coveredFields }) => coveredFields.includes(field))
    ? 1
    : 0
}

/** The row up to the two fillers after its last character: what follows them says nothing of the value. */
function throughEndFillers(mrz: MrzReading, row: FieldColumns): Pick<FieldColumns, 'line' | 'start' | 'end'> {
  const { line, start, end } = withoutEndFillers(mrz, row)
  return { line, start, end: Math.min(row.end, end + 2) }
}

/** The row without the fillers at its end. */
function withoutEndFillers(mrz: MrzReading, row: FieldColumns): Pick<FieldColumns, 'line' | 'start' | 'end'> {
  const text = (mrz.lines[row.line] ?? '').slice(row.start, row.end).replace(/<+$/, '')
  return { line: row.line, start: row.start, end: row.start + Math.max(1, text.length) }
}

/** A value of a zone as a field of the answer. */
export function fieldOfMrzValue(value: MrzValue, index: 0 | 1): Field {
  const confidence = Math.round(value.confidence * 10_000) / 10_000
  return {
    value: value.value,
    confidence,
    source: 'mrz',
    index,
    ...(value.box === null ? {} : { inputBox: value.box }),
  }
}
