import { firstLine, secondLineOpening } from './two-line-rows.ts'
import type { ZoneFormat } from './zone-format.ts'

/** Two lines of 44: passports (ICAO Doc 9303-4 section 4.2). */
export const td3: ZoneFormat = {
  id: 'TD3',
  opening: /^P/,
  type: 'P',
  rows: [
    ...firstLine(44),
    ...secondLineOpening,
    { field: 'optionalData', line: 1, start: 28, end: 42, alphabet: 'alphanumeric' },
    { field: 'optionalCheck', line: 1, start: 42, end: 43, alphabet: 'check' },
    { field: 'composite', line: 1, start: 43, end: 44, alphabet: 'check' },
  ],
  checks: [
    { digit: 'numberCheck', of: 'documentNumber', over: ['documentNumber'] },
    { digit: 'dobCheck', of: 'dob', over: ['dob'] },
    { digit: 'expiryCheck', of: 'expiry', over: ['expiry'] },
    { digit: 'optionalCheck', of: 'optionalData', over: ['optionalData'], fillerWhenEmpty: true },
    {
      digit: 'composite',
      of: 'composite',
      over: [
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
