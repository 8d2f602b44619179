import type { ComparedValue } from '../../../vocabulary/companies/company-facts.ts'
import { companyKeys, type CompanyKey } from '../../../vocabulary/companies/company.ts'
import { legalFormCode } from '../legal-forms/legal-form-of.ts'

/** Which column a value is of that is answered. */
export type KnownFrom = 'given' | 'document' | 'register' | 'none'

/**
 * How far the columns agree on a value.
 * - `confirmed`: two columns say the same, and none says otherwise.
 * - `contradicted`: two columns differ.
 * - `single`: one column says it, or two that cannot be compared.
 * - `unknown`: none says it.
 */
export type Agreement = 'confirmed' | 'contradicted' | 'single' | 'unknown'

export interface KnownValue {
  /** Empty where it is unknown. */
  readonly value: string
  readonly from: KnownFrom
  readonly agreement: Agreement
}

/** The register goes before the document, and that before what was given: what a caller says of itself proves nothing. */
const precedence = ['register', 'document', 'given'] as const

/** Every value of a company with where it is from, and whether the columns agree on it. */
export function knownValues(compared: readonly ComparedValue[]): Readonly<Record<CompanyKey, KnownValue>> {
  const rows = new Map(compared.map((row) => [row.key, row]))
  const values: Partial<Record<CompanyKey, KnownValue>> = {}
  const country = knownValue(rows.get('countryIso2'), null).value
  for (const key of companyKeys) values[key] = knownValue(rows.get(key), country)
  return values as Record<CompanyKey, KnownValue>
}

/** A legal form is answered by its canonical word, however it is written. */
function knownValue(row: ComparedValue | undefined, country: string | null): KnownValue {
  const from = precedence.find((column) => (row?.[column] ?? '') !== '')
  if (row === undefined || from === undefined) return { value: '', from: 'none', agreement: 'unknown' }
  const value = row[from] ?? ''
  const form = row.key === 'entityType' ? legalFormCode(value, country) : null
  return { value: form ?? value, from, agreement: agreementOf(row) }
}

/** Of one row of the three columns. */
export function agreementOf({ pairs }: Pick<ComparedValue, 'pairs'>): Agreement {
  if (pairs.some(({ agrees }) => !agrees)) return 'contradicted'
  return pairs.length === 0 ? 'single' : 'confirmed'
}
