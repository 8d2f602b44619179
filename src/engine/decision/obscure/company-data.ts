import type { CompanyFacts } from '../../../vocabulary/companies/company-facts.ts'
import { companyFieldKeys } from '../../../vocabulary/companies/company-field-keys.ts'
import { companyKeys, type CompanyParty, type CompanyValues } from '../../../vocabulary/companies/company.ts'
import type { RegisterRecord } from '../../../vocabulary/companies/register.ts'
import type { FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'

/** Every value that is known of a company and its people in any source, by the key that hides it. */
export function companyData(company: CompanyFacts): Fields {
  const found = new Map<FieldKey, string[]>()
  const put = (key: FieldKey, value: string | undefined): void => {
    if (value !== undefined && value !== '') found.set(key, [...(found.get(key) ?? []), value])
  }
  const records = recordsOf(company)
  for (const values of [company.given, readValues(company), ...records.map((record) => record.values)])
    for (const key of companyKeys) put(companyFieldKeys[key], values[key])
  // The register's own key of a company is its number, or its LEI.
  for (const { id, values } of records) put(id === values.lei ? 'lei' : 'businessRegistrationNumber', id)
  for (const name of records.flatMap(({ otherNames }) => otherNames)) put('businessName', name)
  put('shareCapital', company.document?.shareCapital?.value)
  for (const { kind, name, birthDate } of partiesOf(company)) {
    put(kind === 'person' ? 'fullName' : 'businessName', name)
    put('dob', birthDate)
  }
  const fieldOf = (value: string) => ({ value, confidence: 1, index: 0 }) as const
  return Object.fromEntries([...found].map(([key, values]) => [key, values.map(fieldOf)]))
}

function recordsOf({ registry }: CompanyFacts): readonly RegisterRecord[] {
  const isWithHits = registry.state === 'found' || registry.state === 'ambiguous'
  return isWithHits ? registry.hits.map(({ record }) => record) : []
}

function readValues({ document }: CompanyFacts): CompanyValues {
  return Object.fromEntries(Object.entries(document?.values ?? {}).map(([key, { value }]) => [key, value]))
}

/** Everyone behind the company, wherever they are named. */
function partiesOf(company: CompanyFacts): readonly Pick<CompanyParty, 'kind' | 'name' | 'birthDate'>[] {
  const { document, ownership, subjects } = company
  return [
    ...(document?.officers ?? []),
    ...(document?.owners ?? []),
    ...recordsOf(company).flatMap(({ officers }) => officers),
    ...ownership.nodes,
    ...ownership.edges.map(({ owner }) => owner),
    ...subjects,
  ]
}
