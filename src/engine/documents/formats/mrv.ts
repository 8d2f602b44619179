import { firstLine, secondLineOpening } from './two-line-rows.ts'
import type { CheckRow, ZoneFormat } from './zone-format.ts'

const checks: readonly CheckRow[] = [
  { digit: 'numberCheck', of: 'documentNumber', over: ['documentNumber'] },
  { digit: 'dobCheck', of: 'dob', over: ['dob'] },
  { digit: 'expiryCheck', of: 'expiry', over: ['expiry'] },
]

/** Two lines of 44: visas that fill a passport page (ICAO Doc 9303-7 section 4.2). No composite check digit. */
export const mrvA: ZoneFormat = {
  id: 'MRV-A',
  opening: /^V/,
  type: 'V',
  checks,
  rows: [
    ...firstLine(44),
    ...secondLineOpening,
    { field: 'optionalData', line: 1, start: 28, end: 44, alphabet: 'alphanumeric' },
  ],
}

/** Two lines of 36: visas of the smaller size (ICAO Doc 9303-7 section 5.2). No composite check digit. */
export const mrvB: ZoneFormat = {
  id: 'MRV-B',
  opening: /^V/,
  type: 'V',
  checks,
  rows: [
    ...firstLine(36),
    ...secondLineOpening,
    { field: 'optionalData', line: 1, start: 28, end: 36, alphabet: 'alphanumeric' },
  ],
}
