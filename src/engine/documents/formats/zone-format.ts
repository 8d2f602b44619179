import type { FieldKey } from '../../../vocabulary/imaging/fields.ts'
import type { DocumentTypeLetter, MrzFormat } from '../../../vocabulary/imaging/document-reading.ts'

/** What stands in a zone, by ICAO Doc 9303's data elements and those of the national forms. */
export type ZoneField =
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
export type ZoneAlphabet =
  'letters' | 'state' | 'code' | 'digits' | 'alphanumeric' | 'date' | 'sex' | 'check' | 'filler'

/** One run of columns on one line; the unit a format is made of. */
export interface FieldRow {
  readonly field: ZoneField
  /** From 0. */
  readonly line: number
  /** First column, from 0. */
  readonly start: number
  /** Column after the last one. */
  readonly end: number
  readonly alphabet: ZoneAlphabet
}

/** A check digit: the row that holds it and the rows whose characters, in this order, it was computed over. */
export interface CheckRow {
  readonly digit: ZoneField
  readonly of: FieldKey | 'composite'
  readonly over: readonly ZoneField[]
  /** True where an empty field may carry a filler instead of 0 (ICAO 9303-4 section 4.2.2, personal number). */
  readonly fillerWhenEmpty?: boolean
}

/** A layout of the machine readable zone. Line count and lengths are derived from its rows. */
export interface ZoneFormat {
  readonly id: MrzFormat
  readonly rows: readonly FieldRow[]
  readonly checks: readonly CheckRow[]
  /** First characters of the zone, as a pattern over the document code and the issuer (five characters). */
  readonly opening: RegExp
  /** What this zone means when its document code says nothing more precise. */
  readonly type: DocumentTypeLetter
  /** A number longer than its field goes on in the optional data (ICAO 9303-5 section 4.2.2 note j, 9303-6). */
  readonly longNumbers?: boolean
}

/** Length of each line in characters, derived from the rows. */
export function lineLengths(format: ZoneFormat): readonly number[] {
  const lengths: number[] = []
  for (const row of format.rows) lengths[row.line] = Math.max(lengths[row.line] ?? 0, row.end)
  return lengths
}

/** The row of a field, or null when the format has none. */
export function rowOf(format: ZoneFormat, field: ZoneField): FieldRow | null {
  return format.rows.find((row) => row.field === field) ?? null
}

/** The characters of a field; `''` when the format has no such field or the line is too short. */
export function fieldText(format: ZoneFormat, lines: readonly string[], field: ZoneField): string {
  return format.rows
    .filter((row) => row.field === field)
    .map((row) => (lines[row.line] ?? '').slice(row.start, row.end))
    .join('')
}
