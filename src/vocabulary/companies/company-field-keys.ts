import type { FieldKey } from '../reading/fields.ts'
import type { CompanyKey } from './company.ts'

/** Under which key of the data a value of a company is answered. */
export const companyFieldKeys = {
  legalName: 'businessName',
  legalNameLocal: 'businessNameLocal',
  registrationNumber: 'businessRegistrationNumber',
  taxNumber: 'taxNumber',
  lei: 'lei',
  entityType: 'businessType',
  countryIso2: 'countryIso2',
  state: 'stateFull',
  status: 'businessStatus',
  incorporationDate: 'incorporationDate',
  address: 'address1',
} as const satisfies Readonly<Record<CompanyKey, FieldKey>>
