import type { CompanyFacts, ComparedValue } from '../../../vocabulary/companies/company-facts.ts'
import type { CompanyKey } from '../../../vocabulary/companies/company.ts'
import type { Check, Finding, Outcome } from '../../../vocabulary/decision/outcome.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { DocumentWarningCode } from '../../../vocabulary/decision/warnings.ts'
import { clear, foundAll, notApplicable, notChecked } from '../parts/outcomes.ts'
import { onCompany, registerGap } from './company-view.ts'

interface MismatchRow {
  readonly code: DocumentWarningCode
  readonly keys: readonly CompanyKey[]
  /** For sentences. */
  readonly what: string
  readonly fields: readonly FieldKey[]
  readonly explain: string
  /** Whether a register that covers the country and does not hold the company speaks against these values. */
  readonly absence: (company: CompanyFacts) => string | null
}

const numberKeys: readonly CompanyKey[] = ['registrationNumber', 'taxNumber', 'lei']
const nameKeys: readonly CompanyKey[] = ['legalName', 'legalNameLocal', 'entityType']

const has = ({ given, document }: CompanyFacts, keys: readonly CompanyKey[]): boolean =>
  keys.some((key) => (given[key] ?? document?.values[key]?.value ?? '') !== '')

const rows: readonly MismatchRow[] = [
  {
    code: 'BUSINESS_NAME_MISMATCH',
    keys: nameKeys,
    what: 'name',
    fields: ['businessName', 'businessNameLocal', 'businessType'],
    explain:
      'Raised for each pair of what was given, the document and the register whose names differ, legal forms aside, or whose legal forms differ. A former name in the register agrees. Also raised where a register that covers the country whole holds no company of this name, and no number was known. The confidence is 1 minus the similarity, and at most that of the reading. Not checked where nothing is there to compare the name with.',
    absence: (company) =>
      has(company, numberKeys) ? null : 'The registers of the country hold no company of this name.',
  },
  {
    code: 'BUSINESS_NUMBER_MISMATCH',
    keys: numberKeys,
    what: 'number',
    fields: ['businessRegistrationNumber', 'taxNumber', 'lei'],
    explain:
      'Raised for each pair of what was given, the document and the register whose registration numbers, tax numbers or LEIs differ. Also raised where a register that covers the country whole holds no company of this number. The confidence is 1, or that of the reading. By default it rejects at 1 and reviews below.',
    absence: (company) =>
      has(company, numberKeys) ? 'The registers of the country hold no company of this number.' : null,
  },
  {
    code: 'BUSINESS_ADDRESS_MISMATCH',
    keys: ['countryIso2', 'state', 'address'],
    what: 'address',
    fields: ['address1', 'countryIso2'],
    explain:
      'Raised for each pair of what was given, the document and the register whose countries, states or addresses differ. Addresses are compared as for ADDRESS_VERIFICATION_FAILED, each may leave out what the other says.',
    absence: () => null,
  },
  {
    code: 'BUSINESS_STATUS_MISMATCH',
    keys: ['status', 'incorporationDate'],
    what: 'status',
    fields: ['businessStatus', 'incorporationDate'],
    explain:
      'Raised where document and register differ about the status of the company, or about the date of its incorporation.',
    absence: () => null,
  },
]

/** One for each kind of value that is compared in three columns. */
export const businessMismatches: readonly Check[] = rows.map((row) => ({
  code: row.code,
  explain: row.explain,
  needs: ['company'],
  fields: row.fields,
  run: onCompany(({ company }) => mismatch(company, row)),
}))

function mismatch(company: CompanyFacts, { keys, what, absence }: MismatchRow): Outcome {
  const compared = company.compared.filter(({ key }) => keys.includes(key))
  const differing = compared.flatMap((row) => findingsOf(row, company))
  const missing = company.registry.state === 'not_found' ? absence(company) : null
  const findings = [
    ...differing,
    ...(missing === null ? [] : [{ confidence: 1, sentence: missing, evidence: { registry: 'not_found' } }]),
  ]
  if (findings.length > 0) return foundAll(findings)
  const agreeing = compared.flatMap(({ pairs }) => pairs)
  if (agreeing.length > 0) return clear({ agreed: agreeing.map(({ sentence }) => sentence) })
  // A country alone is no address: it says where to look.
  if (compared.every(({ key }) => key === 'countryIso2')) return notApplicable(`No ${what} is known.`)
  const gap = registerGap(company.registry)
  if (gap === null) return notApplicable(`There is nothing to compare the ${what} with.`)
  return notChecked(`There is nothing to compare the ${what} with. ${gap}`)
}

function findingsOf({ key, ...row }: ComparedValue, { document }: CompanyFacts): readonly Finding[] {
  return row.pairs
    .filter(({ agrees }) => !agrees)
    .map(({ of, similarity, sentence }) => {
      const [a, b] = [row[of[0]] ?? '', row[of[1]] ?? '']
      const isRead = of.some((column) => column === 'document')
      const reading = isRead ? (document?.values[key]?.confidence ?? 1) : 1
      return {
        confidence: Math.min(1 - similarity, reading),
        sentence: `${sentence.slice(0, -1)}: ${a} and ${b}.`,
        evidence: { key, [of[0]]: a, [of[1]]: b, similarity },
      }
    })
}
