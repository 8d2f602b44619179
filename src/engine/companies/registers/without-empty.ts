import type { CompanyKey, CompanyValues } from '../../../vocabulary/companies/company.ts'

/** What is known: keys without a value are left out. */
export function withoutEmpty(values: Readonly<Partial<Record<CompanyKey, string>>>): CompanyValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
