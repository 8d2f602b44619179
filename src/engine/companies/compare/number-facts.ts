import type { NumberFacts } from '../../../vocabulary/companies/company-facts.ts'
import { validateCompanyNumber } from '../numbers/validate-company-number.ts'
import type { CompanyColumns } from './compare-company.ts'

const keys = ['registrationNumber', 'taxNumber', 'lei'] as const satisfies readonly NumberFacts['key'][]

/** Every number that was given or read, laid against the schemes of its country. */
export function numberFacts(columns: Omit<CompanyColumns, 'otherNames'>): readonly NumberFacts[] {
  const { given, document, register } = columns
  const country = given.countryIso2 ?? document.countryIso2 ?? register.countryIso2 ?? null
  return (['given', 'document'] as const).flatMap((from) =>
    keys.flatMap((key): readonly NumberFacts[] => {
      const value = columns[from][key]
      if (value === undefined) return []
      return [{ key, from, value, ...validateCompanyNumber({ country, key, value }) }]
    }),
  )
}
