import type { MrzLayout } from './mrz-layout.ts'

/**
 * Two lines of 36: the French identity card made until 2021 (arrêté of 1987). The surname stands on the first line
 * and the given names on the second; the number is year, month, department and a serial; there is no expiry.
 * The last check digit covers both lines.
 */
export const fraId: MrzLayout = {
  id: 'FRA-ID',
  startPattern: /^IDFRA/,
  type: 'I',
  side: 'FRONT',
  isForNationals: true,
  page: { text: 91.4, side: 6.8, above: 57, below: 7.5, height: 74 },
  fields: [
    { field: 'documentCode', line: 0, start: 0, end: 2, alphabet: 'code' },
    { field: 'issuer', line: 0, start: 2, end: 5, alphabet: 'state' },
    { field: 'surname', line: 0, start: 5, end: 30, alphabet: 'letters' },
    { field: 'issueAuthority', line: 0, start: 30, end: 36, alphabet: 'alphanumeric' },
    { field: 'documentNumber', line: 1, start: 0, end: 12, alphabet: 'alphanumeric' },
    { field: 'numberCheck', line: 1, start: 12, end: 13, alphabet: 'check' },
    { field: 'givenNames', line: 1, start: 13, end: 27, alphabet: 'letters' },
    { field: 'dob', line: 1, start: 27, end: 33, alphabet: 'date' },
    { field: 'dobCheck', line: 1, start: 33, end: 34, alphabet: 'check' },
    { field: 'sex', line: 1, start: 34, end: 35, alphabet: 'sex' },
    { field: 'composite', line: 1, start: 35, end: 36, alphabet: 'check' },
  ],
  checkDigitRules: [
    { digitField: 'numberCheck', of: 'documentNumber', coveredFields: ['documentNumber'] },
    { digitField: 'dobCheck', of: 'dob', coveredFields: ['dob'] },
    {
      digitField: 'composite',
      of: 'composite',
      coveredFields: [
        'documentCode', 'issuer', 'surname', 'issueAuthority',
        'documentNumber', 'numberCheck', 'givenNames', 'dob', 'dobCheck', 'sex',
      ], // prettier-ignore
    },
  ],
}
