import { describe, expect, it } from 'vitest'
import { aProfile } from '../../../../test/world/facts/facts.ts'
import {
  aCompanysValues,
  aRegistrationReading,
  companyFacts,
  foundInRegister,
  registers,
  someCompanyFacts,
  wholeOwnership,
} from '../../../../test/world/facts/companies.ts'
import type { ScreenedSubject } from '../../../vocabulary/companies/company-facts.ts'
import type { HolderHit } from '../../../vocabulary/decision/facts.ts'
import { checksOf } from '../checks-of.ts'
import { decide } from '../../decision/decide.ts'

type Company = Parameters<typeof companyFacts>[0]
type Settings = Parameters<typeof aProfile>[0]

function outcomes(company: Company, settings: Settings = {}, differing = {}) {
  const facts = someCompanyFacts(companyFacts(company), differing)
  const { trace } = decide({ facts, profile: aProfile(settings), checks: checksOf(facts) })
  return new Map(trace.checks.map((check) => [check.code, check]))
}
const outcome = (code: string, ...asked: Parameters<typeof outcomes>) => outcomes(...asked).get(code as never)

const good = { registry: foundInRegister(), ownership: wholeOwnership } as const

describe('BUSINESS_DISSOLVED', () => {
  const stating = (status: string) => ({ ...good, registry: foundInRegister({ ...aCompanysValues, status }) })

  it('rejects what the register calls dissolved, and reviews what is being wound up', () => {
    expect(outcome('BUSINESS_DISSOLVED', stating('dissolved'))).toMatchObject({
      findings: [{ confidence: 1, decision: 'reject' }],
    })
    expect(outcome('BUSINESS_DISSOLVED', stating('in_liquidation'))).toMatchObject({
      findings: [{ confidence: 0.5, decision: 'review' }],
    })
    expect(outcome('BUSINESS_DISSOLVED', stating('inactive'))?.outcome).toBe('clear')
  })

  it('is not cleared by a document, nor by a register without a status', () => {
    const document = aRegistrationReading()
    expect(outcome('BUSINESS_DISSOLVED', { document })?.outcome).toBe('not_checked')
    const { status: _, ...values } = aCompanysValues
    const registry = foundInRegister(values)
    expect(outcome('BUSINESS_DISSOLVED', { ...good, document, registry })?.outcome).toBe('not_checked')
  })
})

describe('BUSINESS_TOO_NEW', () => {
  const since = (incorporationDate: string) => ({
    ...good,
    registry: foundInRegister({ ...aCompanysValues, incorporationDate }),
  })

  // The day is 21 November 2026.
  it.each([
    ['2026-08-23', 'clear'],
    ['2026-08-24', 'found'],
    ['2027-01-01', 'found'],
  ])('of a company of %s is %s', (date, expected) => {
    expect(outcome('BUSINESS_TOO_NEW', since(date))?.outcome).toBe(expected)
  })

  it('takes the register’s date before that of the document', () => {
    const document = aRegistrationReading({ ...aCompanysValues, incorporationDate: '1999-01-01' })
    expect(outcome('BUSINESS_TOO_NEW', { ...since('2026-11-01'), document })?.outcome).toBe('found')
  })
})

describe('BUSINESS_NUMBER_INVALID', () => {
  const number = {
    key: 'registrationNumber',
    from: 'given',
    value: 'X',
    scheme: null,
    reason: 'Why.',
  } as const

  it('is not checked where no scheme is known, unless a register holds the number', () => {
    const numbers = [{ ...number, isValid: null }]
    expect(outcome('BUSINESS_NUMBER_INVALID', { numbers })?.outcome).toBe('not_checked')
    expect(outcome('BUSINESS_NUMBER_INVALID', { ...good, numbers })?.outcome).toBe('clear')
  })

  it('is as certain as the reading of a number on the document', () => {
    const document = aRegistrationReading()
    const numbers = [{ ...number, from: 'document' as const, isValid: false }]
    expect(outcome('BUSINESS_NUMBER_INVALID', { document, numbers })).toMatchObject({
      findings: [{ confidence: 0.97 }],
    })
  })
})

describe('BUSINESS_REGISTERED_AGENT', () => {
  it.each([
    [99, 'clear'],
    [100, 'found'],
  ] as const)('of %s companies at the address is %s', (companiesAtAddress, expected) => {
    const registry = foundInRegister(aCompanysValues, { companiesAtAddress })
    expect(outcome('BUSINESS_REGISTERED_AGENT', { ...good, registry })?.outcome).toBe(expected)
  })
})

describe('OWNERSHIP_UNKNOWN', () => {
  it.each([
    [75, 'clear'],
    [74.9, 'found'],
  ] as const)('of %s per cent that end at people is %s', (known, expected) => {
    const ownership = { ...wholeOwnership, known }
    expect(outcome('OWNERSHIP_UNKNOWN', { ...good, ownership })?.outcome).toBe(expected)
  })
})

describe('A hit of the company or its people', () => {
  const hit = (subject: ScreenedSubject): HolderHit => ({
    ...{ entityId: 'us_ofac:7', topics: ['sanction'], score: 0.95, sentence: 'The names agree.', subject },
    match: { entity: 'person', database: 'us_ofac', schema: 'sanction', documentnumber: null, time: null },
  })
  const company: ScreenedSubject = { role: 'company', kind: 'company', name: 'Seebrise Handel GmbH' }
  const officer: ScreenedSubject = { role: 'officer', kind: 'person', name: 'Jonas Feld' }
  const screening = {
    ...{ done: true, matcher: 'test', band: 0.8, questions: [], missing: [] },
    hits: [hit(company), hit(officer)],
  } as const

  it('is warned of once for each subject, also where the profile leaves AML codes off for documents', () => {
    const found = outcome('AML_SANCTION', good, {}, { screening })
    expect(found?.findings?.map(({ sentence }) => sentence)).toEqual([
      'Seebrise Handel GmbH (the company), us_ofac:7: The names agree.',
      'Jonas Feld (officer), us_ofac:7: The names agree.',
    ])
  })

  it('is left to the profile where companies are not screened', () => {
    const off = { kyb: { screening: false } }
    expect(outcome('AML_SANCTION', good, off, { screening })?.outcome).toBe('off')
    expect(outcome('OWNER_SANCTIONED', good, off, { screening })?.outcome).toBe('cannot_tell')
  })
})

describe('A document of a company', () => {
  it('owes a number that neither it nor the register tells; what was given makes nothing good', () => {
    const { registrationNumber: _, ...values } = aCompanysValues
    const document = aRegistrationReading(values)
    const code = 'MISSING_BUSINESS_REGISTRATION_NUMBER'
    expect(outcome(code, { document, registry: registers.notLoaded })?.outcome).toBe('found')
    expect(outcome(code, { ...good, document })?.outcome).toBe('clear')
    const unread = aRegistrationReading(values, { unread: ['Page 2 was not read.'] })
    expect(outcome(code, { document: unread })?.outcome).toBe('not_checked')
  })

  it('that names no company is none, and one of which a part was not read is not judged', () => {
    const letter = aRegistrationReading({ status: 'active', address: 'Am Deich 7' })
    expect(outcome('UNRECOGNIZED_DOCUMENT', { document: letter })?.outcome).toBe('found')
    const unread = aRegistrationReading(aCompanysValues, { unread: ['Of 30 pages 20 were read.'] })
    expect(outcome('UNRECOGNIZED_DOCUMENT', { document: unread })?.outcome).toBe('not_checked')
    expect(outcome('UNRECOGNIZED_DOCUMENT', {})?.outcome).toBe('cannot_tell')
  })
})
