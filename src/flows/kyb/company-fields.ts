import type { CompanyFacts } from '../../vocabulary/companies/company-facts.ts'
import type { CompanyKey } from '../../vocabulary/companies/company.ts'
import type { ReadValue } from '../../vocabulary/companies/registration-reading.ts'
import type { Field, FieldKey, Fields } from '../../vocabulary/reading/fields.ts'

/** Under which key of the data a value of a company is answered. */
export const fieldKeyOf = {
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

/** What the document of a company says, as data of a transaction. Boxes are of its first page, of which the picture is kept. */
export function companyFields({ document }: Pick<CompanyFacts, 'document'>): Fields {
  if (document === null) return {}
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  const put = (key: FieldKey, value: ReadValue | undefined): void => {
    if (value !== undefined) fields[key] = [fieldOf(value)]
  }
  for (const [key, field] of Object.entries(fieldKeyOf)) put(field, document.values[key as CompanyKey])
  put('shareCapital', document.shareCapital)
  return fields
}

function fieldOf({ value, confidence, page, box }: ReadValue): Field {
  const isShown = page === 0 && box !== undefined
  return { value, confidence, source: 'visual', index: 0, ...(isShown ? { inputBox: box } : {}) }
}
