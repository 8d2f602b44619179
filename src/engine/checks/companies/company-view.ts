import type { CompanyFacts } from '../../../vocabulary/companies/company-facts.ts'
import type { RegistryFacts } from '../../../vocabulary/companies/register.ts'
import type { Facts } from '../../../vocabulary/decision/facts.ts'
import type { Outcome } from '../../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../../vocabulary/profiles/profile.ts'
import { notApplicable } from '../parts/outcomes.ts'

/** What a check of a company sees. */
export interface CompanyView {
  readonly company: CompanyFacts
  readonly facts: Facts
  readonly profile: Profile
}

/** A rule about the company that was asked about; it does not apply where a person or a document was. */
export function onCompany(
  judge: (view: CompanyView) => Outcome,
): (facts: Facts, profile: Profile) => Outcome {
  return (facts, profile) =>
    facts.company === undefined
      ? notApplicable('No company was asked about.')
      : judge({ company: facts.company, facts, profile })
}

const ambiguous = 'Several companies in the registers may be meant. Give the registration number or the LEI.'
const absent = 'No register that was searched holds the company.'

/** Why no register speaks of the company; null where one does. */
export function registerGap(registry: RegistryFacts): string | null {
  switch (registry.state) {
    case 'not_checked':
      return registry.reason
    case 'ambiguous':
      return ambiguous
    case 'not_found':
      return absent
    case 'found':
      return null
  }
}
