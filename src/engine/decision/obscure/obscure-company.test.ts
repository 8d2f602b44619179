import { describe, expect, it } from 'vitest'
import {
  aCompanysValues,
  aRegistrationReading,
  companyFacts,
  foundInRegister,
  someCompanyFacts,
  wholeOwnership,
} from '../../../../test/world/facts/companies.ts'
import { aProfile } from '../../../../test/world/facts/facts.ts'
import { checksOf } from '../../checks/checks-of.ts'
import { decide } from '../decide.ts'
import { replay } from '../replay.ts'
import { companyData } from './company-data.ts'
import { hiddenKeys } from './hidden-keys.ts'
import { hiddenValues } from './hidden-values.ts'
import { obscureDecision } from './obscure-decision.ts'
import { obscureFacts } from './obscure-facts.ts'

const officer = {
  kind: 'person',
  name: 'Jonas Feld',
  role: 'director',
  countries: [],
  birthDate: '1981-05-02',
} as const
const company = companyFacts({
  document: aRegistrationReading(aCompanysValues, {
    officers: [{ ...officer, confidence: 0.9, page: 0 }],
  }),
  registry: foundInRegister(
    { ...aCompanysValues, address: 'Lange Reihe 99, 20099 Hamburg' },
    { officers: [officer] },
  ),
  ownership: wholeOwnership,
  subjects: [
    { role: 'company', kind: 'company', name: 'Seebrise Handel GmbH' },
    { role: 'owner', kind: 'person', name: 'Ilse Brandt', node: 'person:ilse' },
  ],
})
const facts = someCompanyFacts(company)
const profile = aProfile()

function hide(obscure: readonly string[]) {
  const made = decide({ facts, profile, checks: checksOf(facts) })
  const hidden = hiddenValues(companyData(company), hiddenKeys(obscure))
  return { made, facts: obscureFacts(facts, hidden.keys), decision: obscureDecision(made, hidden) }
}

describe('What a profile obscures of a company', () => {
  it.each<[key: string, values: readonly string[]]>([
    ['businessName', ['Seebrise', 'Ilse Brandt', 'Jonas Feld']],
    ['businessRegistrationNumber', ['HRB 104711', '104711']],
    ['fullName', ['Ilse Brandt', 'Jonas Feld']],
    ['dob', ['1981-05-02', '1970-02', 'Ilse Brandt']],
    ['address1', ['Am Deich', 'Lange Reihe']],
    ['incorporationDate', ['2009-03-14']],
  ])('%s stands nowhere any more', (key, values) => {
    const { facts: left, decision } = hide([key])
    for (const value of values) {
      expect(JSON.stringify(facts)).toContain(value)
      expect(JSON.stringify({ left, decision })).not.toContain(value)
    }
  })

  it('leaves what it does not name, and the decision as it was', () => {
    const { made, facts: left, decision } = hide(['address1'])
    expect(left.company?.given).toEqual(company.given)
    expect(left.company?.ownership).toEqual(company.ownership)
    expect(decision.decision).toBe(made.decision)
    expect(made.warnings.map(({ code }) => code)).toContain('BUSINESS_ADDRESS_MISMATCH')
  })

  it.each(['businessName', 'fullName', 'address1', 'businessStatus', 'incorporationDate', 'lei'])(
    '%s is decided again as it was',
    (key) => {
      const { made, facts: left, decision } = hide([key])
      const again = replay({
        ...{ facts: left, trace: decision.trace, profile, checks: checksOf(left) },
        obscured: left.obscured ?? [],
      })
      expect(again.decision).toBe(made.decision)
    },
  )
})
