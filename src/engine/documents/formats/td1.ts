import type { MrzLayout } from './mrz-layout.ts'

/** Three lines of 30: identity cards, residence permits, crew certificates (ICAO Doc 9303-5 section 4.2). */
export const td1: MrzLayout = {
  id: 'TD1',
  startPattern: /^[ACIDR]/,
  type: 'I',
  side: 'BACK',
  page: { text: 76.2, side: 4.7, above: 32, below: 6, height: 54, isOtherSideBeside: true },
  hasLongNumbers: true,
  fields: [
    { field: 'documentCode', line: 0, start: 0, end: 2, alphabet: 'code' },
    { field: 'issuer', line: 0, start: 2, end: 5, alphabet: 'state' },
    { field: 'documentNumber', line: 0, start: 5, end: 14, alphabet: 'alphanumeric' },
    { field: 'numberCheck', line: 0, start: 14, end: 15, alphabet: 'check' },
    { field: 'optionalData', line: 0, start: 15, end: 30, alphabet: 'alphanumeric' },
    { field: 'dob', line: 1, start: 0, end: 6, alphabet: 'date' },
    { field: 'dobCheck', line: 1, start: 6, end: 7, alphabet: 'check' },
    { field: 'sex', line: 1, start: 7, end: 8, alphabet: 'sex' },
    { field: 'expiry', line: 1, start: 8, end: 14, alphabet: 'date' },
    { field: 'expiryCheck', line: 1, start: 14, end: 15, alphabet: 'check' },
    { field: 'nationality', line: 1, start: 15, end: 18, alphabet: 'state' },
    { field: 'optionalData2', line: 1, start: 18, end: 29, alphabet: 'alphanumeric' },
    { field: 'composite', line: 1, start: 29, end: 30, alphabet: 'check' },
    { field: 'names', line: 2, start: 0, end: 30, alphabet: 'letters' },
  ],
  checkDigitRules: [
    { digitField: 'numberCheck', of: 'documentNumber', coveredFields: ['documentNumber'] },
    { digitField: 'dobCheck', of: 'dob', coveredFields: ['dob'] },
    { digitField: 'expiryCheck', of: 'expiry', coveredFields: ['expiry'] },
    {
      digitField: 'composite',
      of: 'composite',
      coveredFields: [
        'documentNumber',
        'numberCheck',
        'optionalData',
        'dob',
        'dobCheck',
        'expiry',
        'expiryCheck',
        'optionalData2',
      ],
    },
  ],
}
