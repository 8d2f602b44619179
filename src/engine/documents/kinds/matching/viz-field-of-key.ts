import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import type { VizField } from '../../viz/tables/labels.table.ts'

const fields: Partial<Record<FieldKey | 'unread', VizField>> = {
  fullName: 'name',
  fullNameLocal: 'name',
  lastName: 'surname',
  lastNameLocal: 'surname',
  firstName: 'givenNames',
  firstNameLocal: 'givenNames',
  middleName: 'middleName',
  middleNameLocal: 'middleName',
  dob: 'dob',
  placeOfBirth: 'placeOfBirth',
  issued: 'issued',
  expiry: 'expiry',
  documentNumber: 'documentNumber',
  personalNumber: 'personalNumber',
  sex: 'sex',
  nationalityFull: 'nationality',
  nationalityIso3: 'nationality',
  address1: 'address',
  address2: 'address',
  issueAuthority: 'issueAuthority',
  height: 'height',
  weight: 'weight',
  eyeColor: 'eyeColor',
  hairColor: 'hairColor',
  religion: 'religion',
  vehicleClass: 'vehicleClass',
}

/** What the common tables of labels call a field; null where they have none for it. */
export function vizFieldOfKey(key: FieldKey | 'unread'): VizField | null {
  return fields[key] ?? null
}
