import { mrzLayoutOf } from '../../src/engine/documents/formats/mrz-layouts.ts'
import { checkDigitsOf } from '../../src/engine/documents/formats/parse-mrz.ts'
import { parseIsoDate } from '../../src/engine/documents/values/calendar-date.ts'
import { mrzValues } from '../../src/engine/reading/mrz-fields.ts'
import type { MrzFormat } from '../../src/vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../src/vocabulary/reading/fields.ts'

/** A zone as printed. */
export interface PrintedMrz {
  readonly format: MrzFormat
  readonly lines: readonly string[]
}

/** A value that was read, beside what is printed. */
export interface JudgedValue {
  readonly key: FieldKey
  readonly value: string
  /** 0..1, as answered. */
  readonly confidence: number
  /** Undefined where nothing of that kind is printed. */
  readonly truth: string | undefined
  readonly isRight: boolean
}

/** What a scan can answer from a zone alone; whatever else is answered follows from these. */
export const mrzFieldKeys = [
  'documentNumber',
  'firstName',
  'lastName',
  'dob',
  'expiry',
  'sex',
  'nationalityIso3',
  'countryIso3',
  'optionalData',
  'optionalData2',
  'personalNumber',
] as const satisfies readonly FieldKey[]

/** Values by key that a zone says. @param today `YYYY-MM-DD`, which decides the century of two-digit years */
export function expectedMrzValues(
  { format, lines }: PrintedMrz,
  today: string,
): ReadonlyMap<FieldKey, string> {
  const day = parseIsoDate(today)
  if (day === null) throw new Error(`${today} is no day`)
  const values = mrzValues({
    mrz: { format, lines, confidences: [], boxes: [], checkDigits: [], repairs: [] },
    today: day,
    boxOfColumns: () => null,
    jointProbabilities: new Map(),
    lineCertainties: [],
    damaged: [],
  })
  return new Map([...values].map(([key, { value }]) => [key, value]))
}

/** One reading of one value, as answered. */
interface Reading {
  readonly value: string
  readonly confidence: number
  readonly source?: unknown
}

/**
 * Every value that was answered, judged; those of a zone alone where keys of a zone are asked for, for print beside it may
 * say something else. What is not answered is not wrong.
 */
export function judgeValues(
  truth: ReadonlyMap<string, string>,
  answered: Readonly<Record<string, readonly Reading[]>>,
  keys: readonly FieldKey[] = mrzFieldKeys,
): readonly JudgedValue[] {
  const isRequested = ({ source }: Reading): boolean => keys !== mrzFieldKeys || source === 'mrz'
  return keys.flatMap((key) =>
    (answered[key] ?? []).filter(isRequested).map(({ value, confidence }) => {
      const printed = truth.get(key)
      return { key, value, confidence, truth: printed, isRight: value === printed }
    }),
  )
}

/** A value that a caller would take for certain. */
export const confidentThreshold = 0.9

/** True when every check digit of a zone agrees with it. */
export function isConsistent({ format, lines }: PrintedMrz): boolean {
  return checkDigitsOf(mrzLayoutOf(format), lines).every(({ valid }) => valid)
}
