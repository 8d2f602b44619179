import type { MrzLayout } from './mrz-layout.ts'

/**
 * Lines of 9, 30 and 30: the back of driving licences of Switzerland and Liechtenstein. First the blank's number with
 * a language letter, then code, state, the licence number (nine digits and a version of three), birth; then names.
 * It has no check digits.
 */
export const cheDl: MrzLayout = {
  id: 'CHE-DL',
  startPattern: /^FA(CHE|LIE)/,
  type: 'D',
  side: 'BACK',
  page: { text: 76.2, side: 4.7, above: 32, below: 6, height: 54 },
  checkDigitRules: [],
  fields: [
    { field: 'optionalData', line: 0, start: 0, end: 9, alphabet: 'alphanumeric' },
    { field: 'documentCode', line: 1, start: 0, end: 2, alphabet: 'code' },
    { field: 'issuer', line: 1, start: 2, end: 5, alphabet: 'state' },
    { field: 'documentNumber', line: 1, start: 5, end: 17, alphabet: 'digits' },
    { field: 'filler', line: 1, start: 17, end: 19, alphabet: 'filler' },
    { field: 'dob', line: 1, start: 19, end: 25, alphabet: 'date' },
    { field: 'filler', line: 1, start: 25, end: 30, alphabet: 'filler' },
    { field: 'names', line: 2, start: 0, end: 30, alphabet: 'letters' },
  ],
}
