import { canada, unitedStates } from '../../documents/aamva/tables/jurisdictions.table.ts'
import { addressSimilarity } from '../../documents/addresses/address-similarity.ts'
import { legalFormOf, sameLegalForm } from '../legal-forms/legal-form-of.ts'
import { normaliseCompanyNumber } from '../numbers/validate-company-number.ts'
import { compareNames } from '../../screening/compare-names.ts'
import { fold } from '../../screening/names/fold.ts'
import type { NumberFacts } from '../../../vocabulary/companies/company-facts.ts'
import type { CompanyKey } from '../../../vocabulary/companies/company.ts'

/** Two values laid against each other. */
export interface Comparison {
  readonly agrees: boolean
  /** 0..1; 1 or 0 of what is exact. */
  readonly similarity: number
  /** How they were compared; empty where it is plain. */
  readonly how: string
}

interface Surroundings {
  /** ISO 3166 alpha-2; undefined where it is unknown. */
  readonly country: string | undefined
  /** Former and other names of the second. */
  readonly otherNames: readonly string[]
}

interface ComparisonRow {
  /** Plural, for the sentence. */
  readonly what: string
  /** Null where the two cannot be compared. */
  readonly compare: (a: string, b: string, around: Surroundings) => Comparison | null
}

/** Names agree from here on, legal forms aside. */
const minNames = 0.85
/** Addresses agree from here on; numbers of houses and postcodes agree whole or not at all. */
const minAddresses = 0.8

const exact = (agrees: boolean, how = ''): Comparison => ({ agrees, similarity: agrees ? 1 : 0, how })
const same = (a: string, b: string): Comparison => exact(plain(a) === plain(b))
const plain = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

const compareCompanyNames: ComparisonRow['compare'] = (a, b, { country, otherNames }) => {
  const similarity = nameSimilarity(a, b, country)
  if (similarity >= minNames) return { agrees: true, similarity, how: 'legal form aside' }
  const former = Math.max(0, ...otherNames.map((name) => nameSimilarity(a, name, country)))
  if (former >= minNames)
    return { agrees: true, similarity: former, how: 'as a former or other name of it, legal form aside' }
  return { agrees: false, similarity, how: 'legal form aside' }
}

function nameSimilarity(a: string, b: string, country: string | undefined): number {
  const [one, other] = [legalFormOf(a, country).name, legalFormOf(b, country).name]
  return plain(one) === plain(other) ? 1 : compareNames(one, other, 'other').score
}

const compareForms: ComparisonRow['compare'] = (a, b, { country }) => {
  const agrees = sameLegalForm(a, b, country)
  return agrees === null ? null : exact(agrees)
}

/** However they are written: with blanks, the prefix of the country, or without the zeros in front. */
const compareNumbers =
  (key: NumberFacts['key']): ComparisonRow['compare'] =>
  (a, b, { country = null }) => {
    const [one, other] = [a, b].map((value) => normaliseCompanyNumber({ country, key, value }))
    return exact(one === other || plain(a) === plain(b))
  }

/** Each may leave out what the other says. */
const compareAddresses: ComparisonRow['compare'] = (a, b) => {
  const similarity = Math.max(addressSimilarity(a, b), addressSimilarity(b, a))
  return { agrees: similarity >= minAddresses, similarity, how: '' }
}

const stateCodes: ReadonlyMap<string, string> = new Map(
  [...unitedStates, ...canada].map(([, code, name]) => [plain(name), plain(code)]),
)
const stateOf = (text: string): string => stateCodes.get(plain(text)) ?? plain(text)

/** How the values of each key are compared. */
export const comparisons: Readonly<Record<CompanyKey, ComparisonRow>> = {
  legalName: { what: 'names', compare: compareCompanyNames },
  legalNameLocal: { what: 'local names', compare: compareCompanyNames },
  registrationNumber: { what: 'registration numbers', compare: compareNumbers('registrationNumber') },
  taxNumber: { what: 'tax numbers', compare: compareNumbers('taxNumber') },
  lei: { what: 'legal entity identifiers', compare: compareNumbers('lei') },
  entityType: { what: 'legal forms', compare: compareForms },
  countryIso2: { what: 'countries', compare: same },
  state: { what: 'states', compare: (a, b) => exact(stateOf(a) === stateOf(b)) },
  status: { what: 'statuses', compare: same },
  incorporationDate: { what: 'dates of incorporation', compare: same },
  address: { what: 'addresses', compare: compareAddresses },
}
