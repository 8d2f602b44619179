/** What a label on a document says stands beside it. */
export const vizFields = [
  'surname', 'givenNames', 'middleName', 'name', 'dob', 'placeOfBirth', 'issued', 'expiry', 'documentNumber',
  'personalNumber', 'sex', 'nationality', 'address', 'addressEnd', 'issueAuthority', 'height', 'weight', 'eyeColor', 'hairColor', 'religion',
  'vehicleClass',
] as const // prettier-ignore

export type VizField = (typeof vizFields)[number]

/**
 * Numbers that stand for labels on driving licences of the Union and of states that follow the Vienna convention
 * (Directive 2006/126/EC annex I; ISO/IEC 18013-1 table A.1). 3 is the date of birth, and after it the place.
 */
export const numberedLabels: Readonly<Record<string, VizField>> = {
  '1': 'surname',
  '2': 'givenNames',
  '3': 'dob',
  '4a': 'issued',
  '4b': 'expiry',
  '4c': 'issueAuthority',
  '4d': 'personalNumber',
  '5': 'documentNumber',
  '8': 'address',
  '9': 'vehicleClass',
}
