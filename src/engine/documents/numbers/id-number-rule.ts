import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'

/** Where on a document a number stands. */
export interface IdNumberLocation {
  readonly key: Extract<FieldKey, 'documentNumber' | 'personalNumber'>
  /** On documents of these types. */
  readonly types: readonly DocumentTypeLetter[]
  /** Whatever stands there is this number: another shape is wrong. Otherwise another shape is another number. */
  readonly isExclusive: boolean
}

/** What a number says of its holder. Absent or undefined: it does not say. */
export interface EncodedData {
  /** `YYYY-MM-DD` with a point for each digit that the number does not tell. */
  readonly birthDate?: string | undefined
  readonly sex?: 'M' | 'F' | undefined
}

/** The holder's names in A–Z, words apart. */
export interface NormalisedNames {
  readonly surname: readonly string[]
  readonly givenNames: readonly string[]
}

/** A number as an authority issues it. */
export interface IdNumberRule {
  /** ISO 3166-1 alpha-3 of the issuer; of a state of a federation with its code: `USA-CA`. */
  readonly issuer: string
  /** For people: what the authority calls it. */
  readonly name: string
  readonly locations: readonly IdNumberLocation[]
  /** Where the rule is published. */
  readonly source: string
  /** `law`: by law, standard or the authority itself. `collected`: gathered by others, and may be out of date. */
  readonly basis: 'law' | 'collected'
  /** Characters that people write in it and that do not count; blanks, points, hyphens, strokes, fillers by default. */
  readonly ignored?: RegExp
  /** The whole number, upper case, without what is ignored. Its groups are what `coded` asks for. */
  readonly pattern: RegExp
  /** Whether the check digits are right; absent where there are none. */
  readonly hasValidCheckDigits?: (number: string) => boolean
  /** What it says of the holder; `of` gives a group of the shape, `''` when it took no part. */
  readonly decode?: (of: (group: string) => string, number: string) => EncodedData
  /** The number as these names make it, a point for each character that they do not tell; null when they do not say. */
  readonly nameCode?: (names: NormalisedNames) => string | null
}

const allTypes: readonly DocumentTypeLetter[] = ['P', 'I', 'D', 'V', 'R']

/** The number of a person, which documents carry beside their own. */
export const personalNumberField: readonly IdNumberLocation[] = [
  { key: 'personalNumber', types: allTypes, isExclusive: false },
]

/** The number of a person, which identity cards also bear as their own. */
export const personalOrCardNumberField: readonly IdNumberLocation[] = [
  ...personalNumberField,
  { key: 'documentNumber', types: ['I'], isExclusive: false },
]

/** The number of the document itself, on documents of these types, which bear no other. */
export function documentNumberOn(...types: readonly DocumentTypeLetter[]): readonly IdNumberLocation[] {
  return [{ key: 'documentNumber', types, isExclusive: true }]
}

/** A group of digits less what the issuer added to it, two digits again: `93`, 80 → `13`. */
export function subtractOffset(digits: string, added: number): string {
  return String(Number(digits) - added).padStart(2, '0')
}

/** Men have the odd ones. */
export function oddIsMale(digit: string): 'M' | 'F' {
  return Number(digit) % 2 === 1 ? 'M' : 'F'
}
