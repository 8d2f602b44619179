import type { CheckDigit, MrzFormat } from '../../../vocabulary/reading/document-reading.ts'
import { checkDigitOf } from '../values/check-digit.ts'
import { parseMrzNames, type MrzNames } from '../values/mrz-names.ts'
import { mrzLayoutOf } from './mrz-layouts.ts'
import {
  columnsOfField,
  textOfField,
  lineLengths,
  type CheckDigitRule,
  type MrzField,
  type MrzLayout,
} from './mrz-layout.ts'

/** A zone taken apart: characters as printed; `''` where the format has no such field. */
export interface ParsedMrz {
  readonly format: MrzFormat
  /** Without fillers at the end. */
  readonly documentCode: string
  readonly issuer: string
  readonly names: MrzNames
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
export function matchesLayout(format: MrzLayout, lines: readonly string[]): boolean {
  const lengths = lineLengths(format)
  return lengths.length === lines.length && lengths.every((length, line) => lines[line]?.length === length)
}

/** Takes lines of a known format apart. Throws an Error when their count or lengths are not the format's. */
export function parseMrz(id: MrzFormat, lines: readonly string[]): ParsedMrz {
  const format = mrzLayoutOf(id)
  if (!matchesLayout(format, lines)) throw new Error(`The lines do not have the shape of ${id}`)
  const text = (field: MrzField) => textOfField(format, lines, field)
  const longNumber = longNumberOf(format, lines)
  return {
    format: id,
    documentCode: withoutEndFillers(text('documentCode')),
    issuer: withoutEndFillers(text('issuer')),
    names: namesOf(format, lines),
    documentNumber: (text('documentNumber') + (longNumber?.continuation ?? '')).replace(/</g, ''),
    nationality: withoutEndFillers(text('nationality')),
    dob: text('dob'),
    sex: text('sex'),
    expiry: text('expiry'),
    issueAuthority: withoutEndFillers(text('issueAuthority')),
    optionalData: trimFillers(longNumber?.rest ?? text('optionalData')),
    optionalData2: trimFillers(text('optionalData2')),
    checkDigits: checkDigitsOf(format, lines),
    isLongNumber: longNumber !== null,
  }
}

function namesOf(format: MrzLayout, lines: readonly string[]): MrzNames {
  if (columnsOfField(format, 'names') !== null) return parseMrzNames(textOfField(format, lines, 'names'))
  const [surname, given] = [textOfField(format, lines, 'surname'), textOfField(format, lines, 'givenNames')]
  const words = (text: string) => text.replace(/<+/g, ' ').trim()
  return {
    surname: words(surname),
    givenNames: words(given),
    isTruncated: !surname.endsWith('<') || !given.endsWith('<'),
  }
}

/**
 * The rest of a number that did not fit, when the zone has one: a filler stands for the check digit and the optional
 * data open with at least one character and a digit that checks the whole (ICAO Doc 9303-5 section 4.2.2 note j).
 */
function longNumberOf(
  format: MrzLayout,
  lines: readonly string[],
): { continuation: string; digit: string; rest: string } | null {
  if (format.hasLongNumbers !== true || textOfField(format, lines, 'numberCheck') !== '<') return null
  const number = textOfField(format, lines, 'documentNumber')
  const match = /^([A-Z0-9]+)(\d)(?:<(.*))?$/.exec(textOfField(format, lines, 'optionalData'))
  if (match === null || number.endsWith('<')) return null
  return { continuation: match[1] ?? '', digit: match[2] ?? '', rest: match[3] ?? '' }
}

/** Every check digit the format has, as printed and as computed. */
export function checkDigitsOf(format: MrzLayout, lines: readonly string[]): readonly CheckDigit[] {
  return format.checkDigitRules.map((check) => evaluateCheckDigit(format, lines, check))
}

function evaluateCheckDigit(format: MrzLayout, lines: readonly string[], check: CheckDigitRule): CheckDigit {
  const longNumber = check.digitField === 'numberCheck' ? longNumberOf(format, lines) : null
  const coveredText =
    check.coveredFields.map((field) => textOfField(format, lines, field)).join('') +
    (longNumber?.continuation ?? '')
  const printed = longNumber?.digit ?? textOfField(format, lines, check.digitField)
  const computed = checkDigitOf(coveredText)
  const isEmptyAllowed =
    printed === '<' &&
    /^<*$/.test(coveredText) &&
    (check.isFillerWhenEmpty === true || check.of !== 'composite')
  return { of: check.of, printed, computed, valid: printed === computed || isEmptyAllowed }
}

function withoutEndFillers(text: string): string {
  return text.replace(/<+$/, '')
}

function trimFillers(text: string): string {
  return text.replace(/^<+|<+$/g, '').replace(/<+/g, ' ')
}
