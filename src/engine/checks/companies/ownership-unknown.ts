import type { CompanyFacts } from '../../../vocabulary/companies/company-facts.ts'
import type { Check } from '../../../vocabulary/decision/outcome.ts'
import { clear, found, notChecked } from '../parts/outcomes.ts'
import { onCompany, registerGap } from './company-view.ts'

export const ownershipUnknown: Check = {
  code: 'OWNERSHIP_UNKNOWN',
  explain:
    'Raised where it is not known who owns `kyb.ownerShare` per cent of the company or more. An owner who has to be known could be among them. The confidence is the unknown part. Not checked where neither a register nor the document was there to say who owns the company.',
  needs: ['company', 'kyb.ownerShare'],
  fields: ['fullName'],
  run: onCompany(({ company, profile }) => {
    const { registry, ownership } = company
    if (!wasLookedFor(company))
      return notChecked(`No owner is known. ${registerGap(registry) ?? ''}`.trimEnd())
    const { known, incomplete } = ownership
    const { ownerShare } = profile.kyb
    const evidence = { known, ownerShare, incomplete }
    if (known > 100 - ownerShare) return clear(evidence)
    const why = incomplete.length === 0 ? '' : ` ${incomplete.join(' ')}`
    return found(
      `The owners of ${percent(known)} of the company are known, at least; ${percent(100 - known)} may belong to anyone.${why}`,
      evidence,
      1 - known / 100,
    )
  }),
}

const percent = (share: number): string => `${Math.round(share * 100) / 100} %`

function wasLookedFor({ registry, document, ownership }: CompanyFacts): boolean {
  return registry.state === 'found' || (document?.owners.length ?? 0) > 0 || ownership.edges.length > 0
}
