import { registerRecords } from '../../companies/compare/register-values.ts'
import type { Check } from '../../../vocabulary/decision/outcome.ts'
import { clear, found, notApplicable, notChecked } from '../parts/outcomes.ts'
import { onCompany, registerGap } from './company-view.ts'

export const businessRegisteredAgent: Check = {
  code: 'BUSINESS_REGISTERED_AGENT',
  explain:
    'Raised where the register holds many companies at the address of this one: `kyb.companiesAtAddress` of the profile, 100 unless changed, or more. It is then the address of an agent, or is let as a seat.',
  needs: ['company', 'kyb.companiesAtAddress'],
  fields: ['address1'],
  run: onCompany(({ company: { registry }, profile }) => {
    const gap = registerGap(registry)
    if (gap !== null) return notChecked(gap)
    const counts = registerRecords(registry).flatMap(({ companiesAtAddress }) => companiesAtAddress ?? [])
    if (counts.length === 0) return notApplicable('The register does not count companies at an address.')
    const { companiesAtAddress: limit } = profile.kyb
    const count = Math.max(...counts)
    const evidence = { count, limit }
    if (count < limit) return clear(evidence)
    return found(`The register holds ${count} companies at the address of this one.`, evidence)
  }),
}
