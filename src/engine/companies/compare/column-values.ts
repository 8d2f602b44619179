import { companyKeys, type CompanyKey, type CompanyValues } from '../../../vocabulary/companies/company.ts'
import type { CompanyFacts } from '../../../vocabulary/companies/company-facts.ts'
import type { RegistrationReading } from '../../../vocabulary/companies/registration-reading.ts'
import { legalFormOf } from '../legal-forms/legal-form-of.ts'
import type { CompanyColumns } from './compare-company.ts'
import { registerRecords, registerValues } from './register-values.ts'

/** What was read, without where. */
export function documentValues(document: RegistrationReading | null): CompanyValues {
  const values: Partial<Record<CompanyKey, string>> = {}
  for (const key of companyKeys) {
    const value = document?.values[key]?.value ?? ''
    if (value !== '') values[key] = value
  }
  return values
}

/** The three columns of a company. */
export function columnsOf({
  given,
  document,
  registry,
}: Pick<CompanyFacts, 'given' | 'document' | 'registry'>): CompanyColumns {
  const [read, registered] = [documentValues(document), registerValues(registry)]
  const country = registered.countryIso2 ?? read.countryIso2 ?? given.countryIso2
  return {
    given: withLegalForm(given, country),
    document: withLegalForm(read, country),
    register: withLegalForm(registered, country),
    otherNames: registerRecords(registry).flatMap(({ otherNames }) => otherNames),
  }
}

/** A source that tells no legal form tells it in the name, where the name has one. */
function withLegalForm(values: CompanyValues, country: string | undefined): CompanyValues {
  if (values.entityType !== undefined || values.legalName === undefined) return values
  const { form } = legalFormOf(values.legalName, country)
  return form === null ? values : { ...values, entityType: form }
}

/** The best known of each value: the register goes before the document, and that before what was given. */
export function bestValues({ given, document, register }: Omit<CompanyColumns, 'otherNames'>): CompanyValues {
  return { ...given, ...document, ...register }
}
