import { firstLineFields, secondLineFields } from './two-line-fields.ts'
import type { MrzLayout } from './mrz-layout.ts'

/** Two lines of 44: passports (ICAO Doc 9303-4 section 4.2). */
export const td3: MrzLayout = {
  id: 'TD3',
  startPattern: /^P/,
  type: 'P',
  side: 'FRONT',
  page: { text: 111.8, side: 6.6, above: 71, below: 7.5, height: 88 },
  fields: [
    ...firstLineFields(44),
    ...secondLineFields,
    { field: 'optionalData', line: 1, start: 28, end: 42, alphabet: 'alphanumeric' },
    { field: 'optionalCheck', line: 1, start: 42, end: 43, alphabet: 'check' },
    { field: 'composite', line: 1, start: 43, end: 44, alphabet: 'check' },
  ],
  checkDigitRules: [
    { digitField: 'numberCheck', of: 'documentNumber', coveredFields: ['documentNumber'] },
    { digitField: 'dobCheck', of: 'dob', coveredFields: ['dob'] },
    { digitField: 'expiryCheck', of: 'expiry', coveredFields: ['expiry'] },
    {
      digitField: 'optionalCheck',
      of: 'optionalData',
      coveredFields: ['optionalData'],
      isFillerWhenEmpty: true,
    },
    {
      digitField: 'composite',
      of: 'composite',
      coveredFields: [
        'documentNumber',
        'numberCheck',
        'dob',
        'dobCheck',
        'expiry',
        'expiryCheck',
        'optionalData',
        'optionalCheck',
      ],
    },
  ],
}
