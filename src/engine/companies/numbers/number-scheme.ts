import type { NumberFacts } from '../../../vocabulary/companies/company-facts.ts'

export type NumberKey = NumberFacts['key']

/** How the check digits of a number are tested. */
export interface CheckDigits {
  /** For people: the algorithm, as the standard or the authority calls it. */
  readonly algorithm: string
  /** @param number canonical: as `NumberScheme.pattern` takes it */
  readonly holds: (number: string) => boolean
  /** The package that computes it; absent where `engine/check-digits` or this folder does. */
  readonly library?: 'stdnum'
}

/** A number of companies as an authority issues it. */
export interface NumberScheme {
  /** ISO 3166-1 alpha-2 of who issues it; null: every country. */
  readonly country: string | null
  /** For people: what the authority calls it. */
  readonly name: string
  /** Under which keys it is given: one number often serves the register and the tax office. */
  readonly keys: readonly NumberKey[]
  /** The whole number in its canonical form: capitals, without separators, labels and the country's prefix. */
  readonly pattern: RegExp
  /** Absent where no check digit is published. */
  readonly check?: CheckDigits
  /** The law, standard or document of the register that it rests on. */
  readonly source: string
  /** Two that are right and two that are wrong, as people write them. */
  readonly good: readonly [string, string]
  readonly bad: readonly [string, string]
  /** What may stand in front as part of a number for other countries, `DE` of a VAT number. */
  readonly prefix?: RegExp
  /** Words in front that are no part of it, capitals without separators. */
  readonly labels?: RegExp
  /** Separators that count, and all the others: what is removed. By default all but letters, digits and `&`. */
  readonly ignored?: RegExp
  /** Makes what is left canonical: leading zeros that a check digit proves to be lacking, words behind. */
  readonly tidy?: (number: string) => string
  /** Adds the zeros without which a number is not valid, though it is compared with them. */
  readonly withZeros?: (number: string) => string
}

/** A check that the package `stdnum` computes. */
export function byLibrary(
  algorithm: string,
  validate: (number: string) => { readonly isValid: boolean },
): CheckDigits {
  return { algorithm, library: 'stdnum', holds: (number) => validate(number).isValid }
}

/** Adds the leading zeros that people leave out, where a number of digits has at least so many of them. */
export function zerosTo(length: number, atLeast: number): (number: string) => string {
  return (number) =>
    /^\d+$/.test(number) && number.length >= atLeast ? number.padStart(length, '0') : number
}
