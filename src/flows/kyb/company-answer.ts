import {
  type Agreement,
  agreementOf,
  type KnownFrom,
  knownValues,
} from '../../engine/companies/compare/known-values.ts'
import { registerRecords } from '../../engine/companies/compare/register-values.ts'
import { fold } from '../../engine/screening/names/fold.ts'
import type { CompanyFacts, ComparedValue } from '../../vocabulary/companies/company-facts.ts'
import {
  companyKeys,
  type CompanyKey,
  type CompanyParty,
  type Officer,
  type ShareRange,
} from '../../vocabulary/companies/company.ts'
import { companyFieldKeys } from '../../vocabulary/companies/company-field-keys.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'

/** One row of the three columns, with the value that is answered and how far the columns agree on it. */
export interface ComparisonRow extends ComparedValue {
  readonly value: string
  readonly from: KnownFrom
  readonly agreement: Agreement
}

export interface AnsweredOfficer extends Officer {
  readonly sources: readonly string[]
}

export interface AnsweredOwner extends CompanyParty {
  readonly node: string
  readonly share: ShareRange | null
  /** Every path in words. */
  readonly sentence: string
}

/** What an answer says of a company, from facts alone. */
export interface CompanyAnswer {
  /** Every key; empty where it is unknown. */
  readonly company: Readonly<Record<CompanyKey, string>>
  /** Keys of `company` that no column tells; what the profile withholds is none of them. */
  readonly missing: readonly CompanyKey[]
  readonly comparison: readonly ComparisonRow[]
  readonly officers: readonly AnsweredOfficer[]
  readonly owners: readonly AnsweredOwner[]
}

export function companyAnswer(company: CompanyFacts, obscured: Facts['obscured'] = []): CompanyAnswer {
  const known = knownValues(company.compared)
  const isWithheld = (key: CompanyKey): boolean => obscured.includes(companyFieldKeys[key])
  const values = companyKeys.map((key) => [key, known[key].value] as const)
  return {
    company: Object.fromEntries(values) as Record<CompanyKey, string>,
    missing: companyKeys.filter((key) => known[key].value === '' && !isWithheld(key)),
    comparison: company.compared.map((row) => {
      const { value, from } = known[row.key]
      return { ...row, value, from, agreement: agreementOf(row) }
    }),
    officers: officersOf(company),
    owners: ownersOf(company),
  }
}

/** Of document and register, each person once for each role. */
function officersOf({ document, registry }: CompanyFacts): readonly AnsweredOfficer[] {
  const found = [
    ...(document?.officers ?? []).map((officer) => ({ officer, source: 'document' })),
    ...registerRecords(registry).flatMap(({ register, officers }) =>
      officers.map((officer) => ({ officer, source: register })),
    ),
  ]
  const byPerson = new Map<string, AnsweredOfficer>()
  for (const { officer, source } of found) {
    const key = `${fold(officer.name)} ${officer.role}`
    const before = byPerson.get(key)
    const [countries, sources] = [before?.countries ?? [], before?.sources ?? []]
    byPerson.set(key, {
      ...partyOf(officer),
      ...before,
      role: officer.role,
      countries: [...new Set([...countries, ...officer.countries])],
      sources: [...new Set([...sources, source])],
    })
  }
  return [...byPerson.values()]
}

/** Without where on the document it was read. */
function partyOf({ kind, name, countries, ...rest }: Officer): Omit<Officer, 'role'> {
  const { birthDate, registrationNumber, lei, appointedOn } = rest
  return {
    ...{ kind, name, countries },
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    ...(lei === undefined ? {} : { lei }),
    ...(appointedOn === undefined ? {} : { appointedOn }),
  }
}

function ownersOf({ ownership: { nodes, owners } }: CompanyFacts): readonly AnsweredOwner[] {
  return owners.flatMap(({ node, share, sentence }) => {
    const party = nodes.find((one) => one.node === node)
    return party === undefined ? [] : [{ ...party, share, sentence }]
  })
}
