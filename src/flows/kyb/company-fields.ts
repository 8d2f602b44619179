import type { CompanyFacts } from '../../vocabulary/companies/company-facts.ts'
import { companyFieldKeys } from '../../vocabulary/companies/company-field-keys.ts'
import { companyKeys } from '../../vocabulary/companies/company.ts'
import type { ReadValue } from '../../vocabulary/companies/registration-reading.ts'
import type { Field, FieldKey, Fields } from '../../vocabulary/reading/fields.ts'

/** What the document of a company says, as data of a transaction. Boxes are of its first page, of which the picture is kept. */
export function companyFields({ document }: Pick<CompanyFacts, 'document'>): Fields {
  if (document === null) return {}
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  const put = (key: FieldKey, value: ReadValue | undefined): void => {
    // What a profile withholds is left empty in the facts.
    if (value !== undefined && value.value !== '') fields[key] = [fieldOf(value)]
  }
  for (const key of companyKeys) put(companyFieldKeys[key], document.values[key])
  put('shareCapital', document.shareCapital)
  return fields
}

function fieldOf({ value, confidence, page, box }: ReadValue): Field {
  const isShown = page === 0 && box !== undefined
  return { value, confidence, source: 'visual', index: 0, ...(isShown ? { inputBox: box } : {}) }
}
