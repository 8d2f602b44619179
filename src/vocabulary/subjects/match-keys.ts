import type { FieldKey, Fields } from '../reading/fields.ts'
import { stripDiacritics } from '../documents/strip-diacritics.ts'

/** Texts that are equal when two documents probably speak of one person; null where too little was read to say. */
export interface MatchKeys {
  /** Issuing state and document number. */
  readonly document: string | null
  /** Name, its words in alphabetical order, and date of birth. */
  readonly person: string | null
}

/**
 * What records of one person have in common. Spelling that differs between the sides of a document is evened out:
 * case, accents, punctuation, and the order of given names and surname.
 */
export function matchKeys(fields: Fields): MatchKeys {
  const first = (key: FieldKey): string => fields[key]?.[0]?.value ?? ''
  const number = first('documentNumber')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  const issuer = (first('countryIso2') || first('countryIso3') || first('countryFull')).toUpperCase()
  const names = [first('firstName'), first('middleName'), first('lastName')].join(' ').trim()
  const words = wordsOf(names === '' ? first('fullName') : names)
  const dob = first('dob')
  return {
    document: number === '' || issuer === '' ? null : `${issuer} ${number}`,
    person: words.length < 2 || !/^\d{4}-\d{2}-\d{2}$/.test(dob) ? null : `${dob} ${words.join(' ')}`,
  }
}

function wordsOf(name: string): readonly string[] {
  const bare = stripDiacritics(name.normalize('NFKC')).toUpperCase()
  return bare
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .sort()
}
