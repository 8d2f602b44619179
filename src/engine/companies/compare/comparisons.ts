import { canada, unitedStates } from '../../documents/aamva/tables/jurisdictions.table.ts'
import { addressSimilarity } from '../../documents/addresses/address-similarity.ts'
import { compareNames } from '../../screening/compare-names.ts'
import { fold } from '../../screening/names/fold.ts'
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
  readonly compare: (a: string, b: string, around: Surroundings) => Comparison
}

/** Names agree from here on, legal forms aside. */
const minNames = 0.85
/** Addresses agree from here on; numbers of houses and postcodes agree whole or not at all. */
const minAddresses = 0.8

const exact = (agrees: boolean, how = ''): Comparison => ({ agrees, similarity: agrees ? 1 : 0, how })
const same = (a: string, b: string): Comparison => exact(plain(a) === plain(b))
const plain = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

const compareCompanyNames: ComparisonRow['compare'] = (a, b, { otherNames }) => {
  const similarity = nameSimilarity(a, b)
  if (similarity >= minNames) return { agrees: true, similarity, how: 'legal form aside' }
  const former = Math.max(0, ...otherNames.map((name) => nameSimilarity(a, name)))
  if (former >= minNames)
    return { agrees: true, similarity: former, how: 'as a former or other name of it, legal form aside' }
  return { agrees: false, similarity, how: 'legal form aside' }
}

function nameSimilarity(a: string, b: string): number {
  return plain(a) === plain(b) ? 1 : compareNames(a, b, 'other').score
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
  registrationNumber: { what: 'registration numbers', compare: same },
  taxNumber: { what: 'tax numbers', compare: same },
  lei: { what: 'legal entity identifiers', compare: same },
  entityType: { what: 'legal forms', compare: same },
  countryIso2: { what: 'countries', compare: same },
  state: { what: 'states', compare: (a, b) => exact(stateOf(a) === stateOf(b)) },
  status: { what: 'statuses', compare: same },
  incorporationDate: { what: 'dates of incorporation', compare: same },
  address: { what: 'addresses', compare: compareAddresses },
}
