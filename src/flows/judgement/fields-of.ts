import type { Facts } from '../../vocabulary/decision/facts.ts'
import { companyFields } from '../kyb/company-fields.ts'
import { mergeFields } from '../scan/merge-fields.ts'

/** What was read, of a document of a person or of a company. */
export function fieldsOf(facts: Facts): ReturnType<typeof mergeFields> {
  if (facts.company === undefined) return mergeFields(facts)
  return { fields: companyFields(facts.company), missingFields: [] }
}
