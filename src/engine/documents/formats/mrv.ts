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
  side: 'FRONT',
  page: { text: 111.8, side: 4.1, above: 63, below: 7.5, height: 80, isLabel: true },
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
  side: 'FRONT',
  page: { text: 91.4, side: 6.8, above: 57, below: 7.5, height: 74, isLabel: true },
  checkDigitRules: mrvCheckDigitRules,
  fields: [
    ...firstLineFields(36),
    ...secondLineFields,
    { field: 'optionalData', line: 1, start: 28, end: 36, alphabet: 'alphanumeric' },
  ],
}
