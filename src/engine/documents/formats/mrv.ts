import { firstLineFields, secondLineFields } from './two-line-fields.ts'
import type { CheckDigitRule, MrzLayout } from './mrz-layout.ts'

const mrvCheckDigitRules: readonly CheckDigitRule[] = [
  { digitField: 'numberCheck', of: 'documentNumber', coveredFields: ['documentNumber'] },
  { digitField: 'dobCheck', of: 'dob', coveredFields: ['dob'] },
  { digitField: 'expiryCheck', of: 'expiry', coveredFields: ['expiry'] },
]

/** Two lines of 44: visas that fill a passport page (ICAO Doc 9303-7 section 4.2). No composite check digit. */
export const mrvA: MrzLayout = {
  id: 'MRV-A',
  startPattern: /^V/,
  type: 'V',
  checkDigitRules: mrvCheckDigitRules,
  fields: [
    ...firstLineFields(44),
    ...secondLineFields,
    { field: 'optionalData', line: 1, start: 28, end: 44, alphabet: 'alphanumeric' },
  ],
}

/** Two lines of 36: visas of the smaller size (ICAO Doc 9303-7 section 5.2). No composite check digit. */
export const mrvB: MrzLayout = {
  id: 'MRV-B',
  startPattern: /^V/,
  type: 'V',
  checkDigitRules: mrvCheckDigitRules,
  fields: [
    ...firstLineFields(36),
    ...secondLineFields,
    { field: 'optionalData', line: 1, start: 28, end: 36, alphabet: 'alphanumeric' },
  ],
}
