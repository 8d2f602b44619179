import type { CompanyFacts } from '../../../vocabulary/companies/company-facts.ts'
import type { Check } from '../../../vocabulary/decision/outcome.ts'
import { clear, found, notChecked } from '../parts/outcomes.ts'
import { onCompany, registerGap } from './company-view.ts'

export const ownershipUnknown: Check = {
  code: 'OWNERSHIP_UNKNOWN',
  explain:
    'Raised where less of the company than 100 minus `kyb.ownerShare` per cent is known to end at natural persons. An owner who has to be known could hold the rest. The confidence is the unknown part. Not checked where neither a register nor the document was there to say who owns the company.',
  needs: ['company', 'kyb.ownerShare'],
  fields: ['fullName', 'businessName', 'dob'],
  run: onCompany(({ company, profile }) => {
    const { registry, ownership } = company
    if (!wasLookedFor(company))
      return notChecked(`No owner is known. ${registerGap(registry) ?? ''}`.trimEnd())
    const { known, incomplete } = ownership
    const { ownerShare } = profile.kyb
    const evidence = { known, ownerShare, incomplete }
    if (known >= 100 - ownerShare) return clear(evidence)
    const why = incomplete.length === 0 ? '' : ` ${incomplete.join(' ')}`
    return found(
      `Natural persons are known to hold ${percent(known)} of the company, at least. Who holds the other ${percent(100 - known)} in the end is not known.${why}`,
      evidence,
      1 - known / 100,
    )
  }),
}

const percent = (share: number): string => `${Math.round(share * 100) / 100}%`

function wasLookedFor({ registry, document, ownership }: CompanyFacts): boolean {
  return registry.state === 'found' || (document?.owners.length ?? 0) > 0 || ownership.edges.length > 0
}
