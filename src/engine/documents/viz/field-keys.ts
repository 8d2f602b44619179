import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { VizField } from './tables/labels.table.ts'

/** Under which key the value of a label is answered. */
export const fieldKeyOf: Readonly<Record<VizField, FieldKey>> = {
  surname: 'lastName',
  givenNames: 'firstName',
  middleName: 'middleName',
  name: 'fullName',
  dob: 'dob',
  placeOfBirth: 'placeOfBirth',
  issued: 'issued',
  expiry: 'expiry',
  documentNumber: 'documentNumber',
  personalNumber: 'personalNumber',
  sex: 'sex',
  nationality: 'nationalityFull',
  address: 'address1',
  addressEnd: 'address2',
  issueAuthority: 'issueAuthority',
  height: 'height',
  weight: 'weight',
  eyeColor: 'eyeColor',
  hairColor: 'hairColor',
  religion: 'religion',
  vehicleClass: 'vehicleClass',
}

export const nameFields = ['surname', 'givenNames', 'middleName', 'name'] as const

/** Under which key a name in another script than Latin is answered. */
export const localKeyOf = {
  surname: 'lastNameLocal',
  givenNames: 'firstNameLocal',
  middleName: 'middleNameLocal',
  name: 'fullNameLocal',
} as const
