import { firstLine, secondLineOpening } from './two-line-rows.ts'
import type { ZoneFormat } from './zone-format.ts'

/** Two lines of 36: larger identity cards (ICAO Doc 9303-6 section 4.2). */
export const td2: ZoneFormat = {
  id: 'TD2',
  opening: /^[ACIDRP](?!DFRA)/,
  type: 'I',
  longNumbers: true,
  rows: [
    ...firstLine(36),
    ...secondLineOpening,
    { field: 'optionalData', line: 1, start: 28, end: 35, alphabet: 'alphanumeric' },
    { field: 'composite', line: 1, start: 35, end: 36, alphabet: 'check' },
  ],
  checks: [
    { digit: 'numberCheck', of: 'documentNumber', over: ['documentNumber'] },
    { digit: 'dobCheck', of: 'dob', over: ['dob'] },
    { digit: 'expiryCheck', of: 'expiry', over: ['expiry'] },
    {
      digit: 'composite',
      of: 'composite',
      over: ['documentNumber', 'numberCheck', 'dob', 'dobCheck', 'expiry', 'expiryCheck', 'optionalData'],
    },
  ],
}
