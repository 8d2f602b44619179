import type { MrzFormat } from '../../../vocabulary/reading/document-reading.ts'
import { checkDigitOf } from '../values/check-digit.ts'
import { composeMrzNames, mrzSpelling } from '../values/mrz-names.ts'
import { mrzLayoutOf } from './mrz-layouts.ts'
import {
  textOfField,
  lineLengths,
  columnsOfField,
  type CheckDigitRule,
  type FieldColumns,
  type MrzField,
  type MrzLayout,
} from './mrz-layout.ts'

/** What a zone says, as people write it. Absent values become fillers. */
export interface MrzData {
  /** One or two characters, for example `P`, `ID`, `C1`. */
  readonly documentCode: string
  /** Issuing state, for example `UTO`, `D`. */
  readonly issuer: string
  readonly surname: string
  readonly givenNames?: string
  readonly documentNumber: string
  readonly nationality?: string
  /** `YYYY-MM-DD`, or six zone characters when parts are unknown. */
  readonly dob?: string
  readonly sex?: 'M' | 'F' | 'X'
  /** `YYYY-MM-DD`, or six zone characters. */
  readonly expiry?: string
  readonly optionalData?: string
  readonly optionalData2?: string
  /** French card only: department and office, six characters. */
  readonly issueAuthority?: string
}

/**
 * Writes the lines of a zone with all its check digits.
 * Names are transliterated and cut as ICAO Doc 9303-3 section 6 and 9303-4 section 4.2.3 say; on TD1 and TD2 a number of
 * more than nine characters goes on in the optional data (9303-5 section 4.2.2 note j).
 * Throws an Error when a value other than a name does not fit its field.
 */
export function composeMrz(id: MrzFormat, values: MrzData): string[] {
  const format = mrzLayoutOf(id)
  let lines: readonly string[] = lineLengths(format).map((length) => '<'.repeat(length))
  for (const [field, text] of mrzTexts(format, values))
    lines = withField(lines, columnsOfField(format, field), text)
  for (const check of format.checkDigitRules) {
    lines = withField(lines, columnsOfField(format, check.digitField), checkDigitText(format, lines, check))
  }
  return [...lines]
}

function checkDigitText(format: MrzLayout, lines: readonly string[], check: CheckDigitRule): string {
  const isContinued = check.digitField === 'numberCheck' && textOfField(format, lines, 'numberCheck') === '-'
  return isContinued
    ? '<'
    : checkDigitOf(check.coveredFields.map((field) => textOfField(format, lines, field)).join(''))
}

/** Field → characters. A number too long for its field leaves `-` as its check digit for writeCheck to see. */
function mrzTexts(format: MrzLayout, values: MrzData): ReadonlyMap<MrzField, string> {
  const length = (field: MrzField) => {
    const row = columnsOfField(format, field)
    return row === null ? 0 : row.end - row.start
  }
  const { number, optional, isLong } = splitLongNumber(format, values, length('documentNumber'))
  const texts: [MrzField, string][] = [
    ['documentCode', values.documentCode],
    ['issuer', values.issuer],
    ['names', composeMrzNames(values.surname, values.givenNames ?? '', length('names'))],
    ['surname', mrzSpelling(values.surname).slice(0, length('surname'))],
    [
      'givenNames',
      mrzSpelling(values.givenNames ?? '')
        .replace(/<+/g, '<<')
        .slice(0, length('givenNames')),
    ],
    ['documentNumber', number],
    ['numberCheck', isLong ? '-' : ''],
    ['nationality', values.nationality ?? ''],
    ['dob', mrzDate(values.dob)],
    ['sex', values.sex === 'X' ? '<' : (values.sex ?? '')],
    ['expiry', mrzDate(values.expiry)],
    ['issueAuthority', values.issueAuthority ?? ''],
    ['optionalData', optional],
    ['optionalData2', values.optionalData2 ?? ''],
  ]
  return new Map(texts)
}

function splitLongNumber(format: MrzLayout, values: MrzData, available: number) {
  const number = values.documentNumber.toUpperCase().replace(/[^A-Z0-9]/g, '<')
  const optional = values.optionalData ?? ''
  if (number.length <= available) return { number, optional, isLong: false }
  if (format.hasLongNumbers !== true) throw new Error('The document number is too long for this zone')
  const continuation = number.slice(available) + checkDigitOf(number)
  return {
    number: number.slice(0, available),
    optional: optional === '' ? continuation : `${continuation}<${optional}`,
    isLong: true,
  }
}

function mrzDate(text: string | undefined): string {
  if (text === undefined) return ''
  const match = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(text)
  return match === null ? text : match.slice(1).join('')
}

function withField(lines: readonly string[], row: FieldColumns | null, text: string): readonly string[] {
  if (row === null) return lines
  const width = row.end - row.start
  if (text.length > width) throw new Error(`The value of ${row.field} is too long for this zone`)
  const characters = text.toUpperCase().replace(/ /g, '<').padEnd(width, '<')
  return lines.map((line, at) =>
    at === row.line ? line.slice(0, row.start) + characters + line.slice(row.end) : line,
  )
}
