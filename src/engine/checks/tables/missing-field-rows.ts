import type { CompanyKey } from '../../../vocabulary/companies/company.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { DocumentWarningCode } from '../../../vocabulary/decision/warnings.ts'

export interface MissingRow {
  readonly code: DocumentWarningCode
  /** Any one of them is enough. */
  readonly keys: readonly FieldKey[]
  /** For the sentence. */
  readonly what: string
  /** Of what a document of a company says; absent of what only a document of a person does. */
  readonly companyKey?: CompanyKey
}

export const missingRows: readonly MissingRow[] = [
  { code: 'MISSING_EXPIRY_DATE', keys: ['expiry'], what: 'date of expiry' },
  { code: 'MISSING_ISSUE_DATE', keys: ['issued'], what: 'date of issue' },
  { code: 'MISSING_BIRTH_DATE', keys: ['dob'], what: 'birth date' },
  { code: 'MISSING_DOCUMENT_NUMBER', keys: ['documentNumber'], what: 'document number' },
  { code: 'MISSING_PERSONAL_NUMBER', keys: ['personalNumber'], what: 'personal number' },
  { code: 'MISSING_ADDRESS', keys: ['address1', 'address2'], what: 'address' },
  { code: 'MISSING_POSTCODE', keys: ['postcode'], what: 'postcode' },
  { code: 'MISSING_NAME', keys: ['fullName', 'lastName', 'firstName'], what: 'name' },
  {
    code: 'MISSING_LOCAL_NAME',
    keys: ['fullNameLocal', 'lastNameLocal', 'firstNameLocal'],
    what: 'name in local script',
  },
  { code: 'MISSING_GENDER', keys: ['sex'], what: 'sex' },
  { code: 'MISSING_HEIGHT', keys: ['height'], what: 'height' },
  { code: 'MISSING_WEIGHT', keys: ['weight'], what: 'weight' },
  { code: 'MISSING_HAIR_COLOR', keys: ['hairColor'], what: 'colour of hair' },
  { code: 'MISSING_EYE_COLOR', keys: ['eyeColor'], what: 'colour of eyes' },
  { code: 'MISSING_RESTRICTIONS', keys: ['restrictions'], what: 'restrictions' },
  { code: 'MISSING_VEHICLE_CLASS', keys: ['vehicleClass'], what: 'vehicle class' },
  { code: 'MISSING_ENDORSEMENT', keys: ['endorsement'], what: 'endorsements' },
  {
    code: 'MISSING_BUSINESS_REGISTRATION_NUMBER',
    keys: ['businessRegistrationNumber'],
    what: 'registration number of the business',
    companyKey: 'registrationNumber',
  },
  {
    code: 'MISSING_BUSINESS_NAME',
    keys: ['businessName'],
    what: 'name of the business',
    companyKey: 'legalName',
  },
  {
    code: 'MISSING_ENTITY_TYPE',
    keys: ['businessType'],
    what: 'type of the legal entity',
    companyKey: 'entityType',
  },
  {
    code: 'MISSING_BUSINESS_NAME_LOCAL',
    keys: ['businessNameLocal'],
    what: 'name of the business in local script',
    companyKey: 'legalNameLocal',
  },
]
