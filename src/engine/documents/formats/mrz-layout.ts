import type { MrzPage } from '../../../vocabulary/imaging/mrz-page.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { DocumentTypeLetter, MrzFormat } from '../../../vocabulary/reading/document-reading.ts'

/** What stands in a zone, by ICAO Doc 9303's data elements and those of the national forms. */
export type MrzField =
  | 'documentCode'
  | 'issuer'
  | 'surname'
  | 'givenNames'
  | 'names'
  | 'documentNumber'
  | 'nationality'
  | 'dob'
  | 'sex'
  | 'expiry'
  | 'issued'
  | 'issueAuthority'
  | 'optionalData'
  | 'optionalData2'
  | 'numberCheck'
  | 'dobCheck'
  | 'expiryCheck'
  | 'optionalCheck'
  | 'composite'
  | 'filler'

/** Which characters a place of the zone may hold. */
export type MrzAlphabet =
  'letters' | 'state' | 'code' | 'digits' | 'alphanumeric' | 'date' | 'sex' | 'check' | 'filler'

/** One run of columns on one line; the unit a format is made of. */
export interface FieldColumns {
  readonly field: MrzField
  /** From 0. */
  readonly line: number
  /** First column, from 0. */
  readonly start: number
  /** Column after the last one. */
  readonly end: number
  readonly alphabet: MrzAlphabet
}

/** A check digit: the row that holds it and the rows whose characters, in this order, it was computed over. */
export interface CheckDigitRule {
  readonly digitField: MrzField
  readonly of: FieldKey | 'composite'
  readonly coveredFields: readonly MrzField[]
  /** True where an empty field may carry a filler instead of 0 (ICAO 9303-4 section 4.2.2, personal number). */
  readonly isFillerWhenEmpty?: boolean
}

/** A layout of the machine readable zone. Line count and lengths are derived from its rows. */
export interface MrzLayout {
  readonly id: MrzFormat
  readonly fields: readonly FieldColumns[]
  readonly checkDigitRules: readonly CheckDigitRule[]
  /** First characters of the zone, as a pattern over the document code and the issuer (five characters). */
  readonly startPattern: RegExp
  /** What this zone means when its document code says nothing more precise. */
  readonly type: DocumentTypeLetter
  /** The side of the document that carries the zone. */
  readonly side: 'FRONT' | 'BACK'
  /** The page around it (ICAO Doc 9303-4, -5, -6 and -7, figures of the zone). */
  readonly page: MrzPage
  /** A number longer than its field goes on in the optional data (ICAO 9303-5 section 4.2.2 note j, 9303-6). */
  readonly hasLongNumbers?: boolean
  /** Given to the issuer's own nationals alone, and says no nationality. */
  readonly isForNationals?: true
}

/** Length of each line in characters, derived from the rows. */
export function lineLengths(format: MrzLayout): readonly number[] {
  const lengths: number[] = []
  for (const row of format.fields) lengths[row.line] = Math.max(lengths[row.line] ?? 0, row.end)
  return lengths
}

/** The row of a field, or null when the format has none. */
export function columnsOfField(format: MrzLayout, field: MrzField): FieldColumns | null {
  return format.fields.find((row) => row.field === field) ?? null
}

/** The characters of a field; `''` when the format has no such field or the line is too short. */
export function textOfField(format: MrzLayout, lines: readonly string[], field: MrzField): string {
  return format.fields
    .filter((row) => row.field === field)
    .map((row) => (lines[row.line] ?? '').slice(row.start, row.end))
    .join('')
}
