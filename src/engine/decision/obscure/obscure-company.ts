import type { CompanyFacts } from '../../../vocabulary/companies/company-facts.ts'
import type { RegistryFacts } from '../../../vocabulary/companies/register.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { companyData } from './company-data.ts'
import { hiddenValues } from './hidden-values.ts'

type Keys = ReadonlySet<FieldKey>

/** Keys by which someone behind a company could be known; where one is hidden, no one is named. */
const peopleKeys: readonly FieldKey[] = [
  'fullName',
  'firstName',
  'lastName',
  'middleName',
  'dob',
  'businessName',
]

/** Words of the facts themselves, which are no one's data. */
const ownWords: ReadonlySet<string> = new Set(['state', 'key', 'from', 'of', 'kind', 'role', 'by'])

/** What is known of a company, without the values of these keys, wherever they stand. */
export function obscureCompany(company: CompanyFacts, keys: Keys): CompanyFacts {
  const { occurIn } = hiddenValues(companyData(company), keys)
  const kept = peopleKeys.some((key) => keys.has(key)) ? withoutPeople(company) : company
  return withoutTexts(kept, occurIn) as CompanyFacts
}

function withoutPeople({ sanctioned: _, ...company }: CompanyFacts): CompanyFacts {
  const { document, ownership } = company
  return {
    ...company,
    document: document && { ...document, officers: [], owners: [] },
    registry: withoutOfficers(company.registry),
    ownership: {
      ...{ company: 'company', nodes: [], edges: [], owners: [] },
      ...{ known: ownership.known, incomplete: [] },
    },
    subjects: [],
  }
}

function withoutOfficers(registry: RegistryFacts): RegistryFacts {
  if (registry.state !== 'found' && registry.state !== 'ambiguous') return registry
  const hits = registry.hits.map((hit) => ({ ...hit, record: { ...hit.record, officers: [] } }))
  return { ...registry, hits }
}

/** The same shape; each text that holds a hidden value is empty. */
function withoutTexts(value: unknown, isHidden: (text: string) => boolean): unknown {
  if (typeof value === 'string') return isHidden(value) ? '' : value
  if (Array.isArray(value)) return value.map((one) => withoutTexts(one, isHidden))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      ownWords.has(key) ? inner : withoutTexts(inner, isHidden),
    ]),
  )
}
