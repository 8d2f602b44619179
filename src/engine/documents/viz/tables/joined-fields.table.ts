import type { VizField } from './labels.table.ts'

/** Two fields that documents put under one label, in the order in which they stand there. */
export const joinedFields: readonly (readonly [VizField, VizField])[] = [
  ['dob', 'placeOfBirth'],
  ['placeOfBirth', 'dob'],
  ['dob', 'sex'],
  ['sex', 'dob'],
  ['sex', 'nationality'],
  ['nationality', 'sex'],
  ['sex', 'height'],
  ['issued', 'expiry'],
  ['issued', 'issueAuthority'],
]
