import { describe, expect, it } from 'vitest'
import { aProfile, aPassport, aSide, someFacts } from '../../../test/world/facts/facts.ts'
import {
  aCompanysValues,
  aRegistrationReading,
  aRegisterVersion,
  companyFacts,
  foundInRegister,
  registers,
  someCompanyFacts,
  wholeOwnership,
} from '../../../test/world/facts/companies.ts'
import type { CompanyFacts } from '../../vocabulary/companies/company-facts.ts'
import type { RegistryFacts } from '../../vocabulary/companies/register.ts'
import { decide } from '../decision/decide.ts'
import { checks } from './all.ts'
import { checksOf } from './checks-of.ts'
import { companyChecks } from './companies/company-checks.ts'

function judged(company: CompanyFacts, settings = {}) {
  const facts = someCompanyFacts(company)
  return decide({ facts, profile: aProfile(settings), checks: checksOf(facts) })
}
const codesOf = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code)
const found = (decision: ReturnType<typeof judged>) =>
  codesOf(decision.warnings).filter((code) => code !== 'NOT_CHECKED')

describe('The checks of a company', () => {
  const company = companyFacts({ registry: foundInRegister(), ownership: wholeOwnership })

  it('are those of companies and what they share with documents; a document has none of them', () => {
    const facts = someCompanyFacts(company)
    expect(codesOf(checksOf(facts))).toEqual([...codesOf(checks), ...codesOf(companyChecks)])
    expect(checksOf(someFacts({ front: aSide(aPassport()) }))).toEqual(checks)
  })

  it('leave out every check of an identity document, also where the profile asks for it', () => {
    const { trace } = judged(company, {
      decisions: {
        LOW_TEXT_CONFIDENCE: { enabled: true, review: 0 },
        RECAPTURED_DOCUMENT: { enabled: true },
      },
      acceptedDocuments: { documentCountry: 'FR' },
    })
    const ofDocuments = trace.checks.filter(({ code }) => !codesOf(companyChecks).includes(code))
    const judgedCodes = ofDocuments.filter(({ outcome }) => !['cannot_tell', 'off'].includes(outcome))
    expect(codesOf(judgedCodes)).toEqual(['AML_SANCTION', 'AML_CRIME', 'AML_PEP', 'UNKNOWN'])
  })

  it('are all clear of a company that stands in the register as it was given, with its owners known', () => {
    const { decision, warnings, notChecked } = judged(company)
    expect({ decision, warnings, notChecked }).toEqual({ decision: 'accept', warnings: [], notChecked: [] })
  })
})

const ambiguous: RegistryFacts = {
  state: 'ambiguous',
  hits: [],
  versions: [aRegisterVersion],
}
const { legalName = '', registrationNumber = '' } = aCompanysValues
const sources = {
  document: { given: {}, document: aRegistrationReading() },
  number: { given: { registrationNumber } },
  name: { given: { legalName }, numbers: [] },
} as const satisfies Readonly<Record<string, Partial<CompanyFacts>>>
const states = { ...registers, ambiguous, found: foundInRegister() } as const

/** What each combination leads to: warnings that were raised, and codes that could not be judged. */
const register = ['BUSINESS_DISSOLVED', 'BUSINESS_REGISTERED_AGENT'] as const
const owners = ['OWNER_SANCTIONED', 'OWNERSHIP_UNKNOWN'] as const
const combinations = [
  // The document tells its date, and nothing else can be laid beside it.
  ['document', 'notLoaded', [], ['BUSINESS_NAME_MISMATCH', 'BUSINESS_NUMBER_MISMATCH', 'BUSINESS_ADDRESS_MISMATCH', 'BUSINESS_STATUS_MISMATCH', ...register, ...owners]],
  ['document', 'stale', [], ['BUSINESS_NAME_MISMATCH', 'BUSINESS_NUMBER_MISMATCH', 'BUSINESS_ADDRESS_MISMATCH', 'BUSINESS_STATUS_MISMATCH', ...register, ...owners]],
  ['document', 'notCovering', [], ['BUSINESS_NAME_MISMATCH', 'BUSINESS_NUMBER_MISMATCH', 'BUSINESS_ADDRESS_MISMATCH', 'BUSINESS_STATUS_MISMATCH', ...register, ...owners]],
  ['document', 'ambiguous', [], ['BUSINESS_NAME_MISMATCH', 'BUSINESS_NUMBER_MISMATCH', 'BUSINESS_ADDRESS_MISMATCH', 'BUSINESS_STATUS_MISMATCH', ...register, ...owners]],
  ['document', 'notFound', ['BUSINESS_NUMBER_MISMATCH'], ['BUSINESS_NAME_MISMATCH', 'BUSINESS_ADDRESS_MISMATCH', 'BUSINESS_STATUS_MISMATCH', ...register, ...owners]],
  ['document', 'found', ['OWNERSHIP_UNKNOWN'], ['OWNER_SANCTIONED']],
  ['number', 'notLoaded', [], ['BUSINESS_NUMBER_MISMATCH', 'BUSINESS_TOO_NEW', ...register, ...owners]],
  ['number', 'stale', [], ['BUSINESS_NUMBER_MISMATCH', 'BUSINESS_TOO_NEW', ...register, ...owners]],
  ['number', 'notCovering', [], ['BUSINESS_NUMBER_MISMATCH', 'BUSINESS_TOO_NEW', ...register, ...owners]],
  ['number', 'ambiguous', [], ['BUSINESS_NUMBER_MISMATCH', 'BUSINESS_TOO_NEW', ...register, ...owners]],
  ['number', 'notFound', ['BUSINESS_NUMBER_MISMATCH'], ['BUSINESS_TOO_NEW', ...register, ...owners]],
  ['number', 'found', ['OWNERSHIP_UNKNOWN'], ['OWNER_SANCTIONED']],
  ['name', 'notLoaded', [], ['BUSINESS_NAME_MISMATCH', 'BUSINESS_TOO_NEW', ...register, ...owners]],
  ['name', 'stale', [], ['BUSINESS_NAME_MISMATCH', 'BUSINESS_TOO_NEW', ...register, ...owners]],
  ['name', 'notCovering', [], ['BUSINESS_NAME_MISMATCH', 'BUSINESS_TOO_NEW', ...register, ...owners]],
  ['name', 'ambiguous', [], ['BUSINESS_NAME_MISMATCH', 'BUSINESS_TOO_NEW', ...register, ...owners]],
  ['name', 'notFound', ['BUSINESS_NAME_MISMATCH'], ['BUSINESS_TOO_NEW', ...register, ...owners]],
  ['name', 'found', ['OWNERSHIP_UNKNOWN'], ['OWNER_SANCTIONED']],
] as const satisfies readonly (readonly [keyof typeof sources, keyof typeof states, readonly string[], readonly string[]])[] // prettier-ignore

describe('What was sent and what the registers say', () => {
  it('are all combined here', () => {
    expect(combinations).toHaveLength(Object.keys(sources).length * Object.keys(states).length)
  })

  it.each(combinations)('%s with a register that is %s', (...combination) => {
    const [source, state, raised, open] = combination
    const decision = judged(companyFacts({ ...sources[source], registry: states[state] }))
    expect(found(decision)).toEqual(raised)
    expect(codesOf(decision.notChecked).toSorted()).toEqual([...open].toSorted())
    expect(decision.decision).not.toBe('accept')
  })

  it.each(['notLoaded', 'stale', 'notCovering', 'ambiguous', 'notFound'] as const)(
    'a register that is %s never makes a decision milder, and says why it was not checked',
    (state) => {
      const company = { document: aRegistrationReading({ ...aCompanysValues, status: 'dissolved' }) }
      const without = judged(companyFacts({ ...company, registry: states[state] }))
      expect(found(without)).toContain('BUSINESS_DISSOLVED')
      const { reason = '' } = states[state] as { readonly reason?: string }
      const reasons = without.notChecked.map((one) => one.reason)
      expect(reasons.some((one) => one.includes(reason))).toBe(true)
    },
  )
})
