import { firstLineFields, secondLineFields } from './two-line-fields.ts'
import type { MrzLayout } from './mrz-layout.ts'

/** Two lines of 36: larger identity cards (ICAO Doc 9303-6 section 4.2). */
export const td2: MrzLayout = {
  id: 'TD2',
  startPattern: /^[ACIDRP](?!DFRA)/,
  type: 'I',
  side: 'FRONT',
  page: { text: 91.4, side: 6.8, above: 57, below: 7.5, height: 74 },
  hasLongNumbers: true,
  fields: [
    ...firstLineFields(36),
    ...secondLineFields,
    { field: 'optionalData', line: 1, start: 28, end: 35, alphabet: 'alphanumeric' },
    { field: 'composite', line: 1, start: 35, end: 36, alphabet: 'check' },
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
        'dob',
        'dobCheck',
        'expiry',
        'expiryCheck',
        'optionalData',
      ],
    },
  ],
}
