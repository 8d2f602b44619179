import type { FieldColumns } from './mrz-layout.ts'

/** First line of every two-line format of ICAO Doc 9303 (parts 4, 6, 7): code, issuer, names. */
export function firstLineFields(length: number): readonly FieldColumns[] {
  return [
    { field: 'documentCode', line: 0, start: 0, end: 2, alphabet: 'code' },
    { field: 'issuer', line: 0, start: 2, end: 5, alphabet: 'state' },
    { field: 'names', line: 0, start: 5, end: length, alphabet: 'letters' },
  ]
}

/** The first 28 columns of the second line, which parts 4, 6 and 7 share. */
export const secondLineFields: readonly FieldColumns[] = [
  { field: 'documentNumber', line: 1, start: 0, end: 9, alphabet: 'alphanumeric' },
  { field: 'numberCheck', line: 1, start: 9, end: 10, alphabet: 'check' },
  { field: 'nationality', line: 1, start: 10, end: 13, alphabet: 'state' },
  { field: 'dob', line: 1, start: 13, end: 19, alphabet: 'date' },
  { field: 'dobCheck', line: 1, start: 19, end: 20, alphabet: 'check' },
  { field: 'sex', line: 1, start: 20, end: 21, alphabet: 'sex' },
  { field: 'expiry', line: 1, start: 21, end: 27, alphabet: 'date' },
  { field: 'expiryCheck', line: 1, start: 27, end: 28, alphabet: 'check' },
]
