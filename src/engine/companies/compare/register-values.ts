import { companyKeys, type CompanyKey, type CompanyValues } from '../../../vocabulary/companies/company.ts'
import type { RegisterRecord, RegistryFacts } from '../../../vocabulary/companies/register.ts'

/** Records that are meant, best first; none unless the registers agree on one company. */
export function registerRecords(registry: RegistryFacts): readonly RegisterRecord[] {
  return registry.state === 'found' ? registry.hits.map(({ record }) => record) : []
}

/** What registers say of the company: of each value what the best record says that has it. */
export function registerValues(registry: RegistryFacts): CompanyValues {
  const records = registerRecords(registry)
  const values: Partial<Record<CompanyKey, string>> = {}
  for (const key of companyKeys) {
    const value = records.map((record) => record.values[key] ?? '').find((said) => said !== '')
    if (value !== undefined) values[key] = value
  }
  return values
}
