import type { CheckDigit, MrzFormat } from '../../../vocabulary/imaging/document-reading.ts'
import { checkDigitOf } from '../values/check-digit.ts'
import { splitNames, type ZoneNames } from '../values/names.ts'
import { formatOf } from './all.ts'
import { fieldText, lineLengths, type CheckRow, type ZoneField, type ZoneFormat } from './zone-format.ts'

/** A zone taken apart: characters as printed; `''` where the format has no such field. */
export interface ParsedZone {
  readonly format: MrzFormat
  /** Without fillers at the end. */
  readonly documentCode: string
  readonly issuer: string
  readonly names: ZoneNames
  /** Without fillers, with the part that a long number has in the optional data. */
  readonly documentNumber: string
  readonly nationality: string
  /** Six characters, fillers kept. */
  readonly dob: string
  readonly sex: string
  readonly expiry: string
  readonly issueAuthority: string
  /** Without fillers at the ends and without the rest of a long number. */
  readonly optionalData: string
  readonly optionalData2: string
  readonly checkDigits: readonly CheckDigit[]
  /** True when the number went on in the optional data. */
  readonly isLongNumber: boolean
}

/** True when the lines have the count and lengths of the format. */
export function hasShape(format: ZoneFormat, lines: readonly string[]): boolean {
  const lengths = lineLengths(format)
  return lengths.length === lines.length && lengths.every((length, line) => lines[line]?.length === length)
}

/** Takes lines of a known format apart. Throws an Error when their count or lengths are not the format's. */
export function parseZone(id: MrzFormat, lines: readonly string[]): ParsedZone {
  const format = formatOf(id)
  if (!hasShape(format, lines)) throw new Error(`The lines do not have the shape of ${id}`)
  const text = (field: ZoneField) => fieldText(format, lines, field)
  const long = longNumberOf(format, lines)
  return {
    format: id,
    documentCode: withoutEndFillers(text('documentCode')),
    issuer: withoutEndFillers(text('issuer')),
    names: namesOf(format, lines),
    documentNumber: (text('documentNumber') + (long?.tail ?? '')).replace(/</g, ''),
    nationality: withoutEndFillers(text('nationality')),
    dob: text('dob'),
    sex: text('sex'),
    expiry: text('expiry'),
    issueAuthority: withoutEndFillers(text('issueAuthority')),
    optionalData: trimFillers(long?.rest ?? text('optionalData')),
    optionalData2: trimFillers(text('optionalData2')),
    checkDigits: checkDigitsOf(format, lines),
    isLongNumber: long !== null,
  }
}

function namesOf(format: ZoneFormat, lines: readonly string[]): ZoneNames {
  if (format.id !== 'FRA-ID') return splitNames(fieldText(format, lines, 'names'))
  const [surname, given] = [fieldText(format, lines, 'surname'), fieldText(format, lines, 'givenNames')]
  const words = (text: string) => text.replace(/<+/g, ' ').trim()
  return {
    surname: words(surname),
    givenNames: words(given),
    truncated: !surname.endsWith('<') || !given.endsWith('<'),
  }
}

/**
 * The rest of a number that did not fit, when the zone has one: a filler stands for the check digit and the optional
 * data open with at least one character and a digit that checks the whole (ICAO Doc 9303-5 section 4.2.2 note j).
 */
function longNumberOf(
  format: ZoneFormat,
  lines: readonly string[],
): { tail: string; digit: string; rest: string } | null {
  if (format.longNumbers !== true || fieldText(format, lines, 'numberCheck') !== '<') return null
  const number = fieldText(format, lines, 'documentNumber')
  const match = /^([A-Z0-9]+)(\d)(?:<(.*))?$/.exec(fieldText(format, lines, 'optionalData'))
  if (match === null || number.endsWith('<')) return null
  return { tail: match[1] ?? '', digit: match[2] ?? '', rest: match[3] ?? '' }
}

/** Every check digit the format has, as printed and as computed. */
export function checkDigitsOf(format: ZoneFormat, lines: readonly string[]): readonly CheckDigit[] {
  return format.checks.map((check) => judge(format, lines, check))
}

function judge(format: ZoneFormat, lines: readonly string[], check: CheckRow): CheckDigit {
  const long = check.digit === 'numberCheck' ? longNumberOf(format, lines) : null
  const over = check.over.map((field) => fieldText(format, lines, field)).join('') + (long?.tail ?? '')
  const printed = long?.digit ?? fieldText(format, lines, check.digit)
  const computed = checkDigitOf(over)
  const emptyAllowed =
    printed === '<' && /^<*$/.test(over) && (check.fillerWhenEmpty === true || check.of !== 'composite')
  return { of: check.of, printed, computed, valid: printed === computed || emptyAllowed }
}

function withoutEndFillers(text: string): string {
  return text.replace(/<+$/, '')
}

function trimFillers(text: string): string {
  return text.replace(/^<+|<+$/g, '').replace(/<+/g, ' ')
}
