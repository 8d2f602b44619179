import type { Quad } from '../imaging/pixels.ts'

/**
 * Every key under which a document's data may be answered. One spelling inside and outside: these are the
 * words of the wire (docs/reference/wire.md, "Document data").
 */
export const fieldKeys = [
  'fullName', 'firstName', 'middleName', 'lastName',
  'fullNameLocal', 'firstNameLocal', 'middleNameLocal', 'lastNameLocal',
  'dob', 'issued', 'expiry',
  'dobDay', 'dobMonth', 'dobYear', 'issuedDay', 'issuedMonth', 'issuedYear', 'expiryDay', 'expiryMonth', 'expiryYear',
  'age', 'daysFromIssue', 'daysToExpiry',
  'sex', 'height', 'weight', 'hairColor', 'eyeColor', 'placeOfBirth', 'religion',
  'nationalityFull', 'nationalityIso2', 'nationalityIso3',
  'address1', 'address2', 'postcode',
  'documentNumber', 'personalNumber', 'documentSide', 'documentType', 'documentName', 'internalId',
  'issueAuthority', 'countryFull', 'countryIso2', 'countryIso3', 'stateFull', 'stateShort',
  'optionalData', 'optionalData2', 'optionalData3', 'optionalData4',
  'vehicleClass', 'restrictions', 'endorsement',
  'document', 'face', 'signature',
  'businessName', 'businessNameLocal', 'businessRegistrationNumber', 'businessType',
  'taxNumber', 'lei', 'businessStatus', 'incorporationDate', 'shareCapital',
] as const // prettier-ignore

/** What a machine readable zone holds (ICAO 9303 parts 4 to 7), with what is computed from it. */
export const mrzKeys: readonly FieldKey[] = [
  'fullName', 'firstName', 'middleName', 'lastName', 'dob', 'dobDay', 'dobMonth', 'dobYear', 'age',
  'issued', 'issuedDay', 'issuedMonth', 'issuedYear', 'daysFromIssue',
  'expiry', 'expiryDay', 'expiryMonth', 'expiryYear', 'daysToExpiry', 'sex',
  'nationalityFull', 'nationalityIso2', 'nationalityIso3', 'countryFull', 'countryIso2', 'countryIso3',
  'documentNumber', 'personalNumber', 'optionalData', 'optionalData2', 'optionalData3', 'optionalData4',
] // prettier-ignore

/** Names in the script of the country. */
export const localNameKeys = ['lastNameLocal', 'firstNameLocal', 'middleNameLocal', 'fullNameLocal'] as const

export type LocalNameKey = (typeof localNameKeys)[number]

export type FieldKey = (typeof fieldKeys)[number]

/** Where a value was read. Values that we computed from others carry the source of their parent. */
export type FieldSource = 'visual' | 'mrz' | 'barcode'

/** One reading of one field. */
export interface Field {
  /** Always a string; dates are `YYYY-MM-DD`, sex is `M`, `F` or `X`. */
  readonly value: string
  /** 0..1, our estimate that the value is exactly right. */
  readonly confidence: number
  /** Absent on detected objects (document, face, signature). */
  readonly source?: FieldSource
  /** 0 = front image, 1 = back image. */
  readonly index: 0 | 1
  /** Where it stands in the picture that was sent. */
  readonly inputBox?: Quad<'sent'>
  /** Where it stands in the picture that is answered. */
  readonly outputBox?: Quad<'output'>
}

/** All readings by key, the best first. A key without readings is absent. */
export type Fields = Partial<Record<FieldKey, readonly Field[]>>
