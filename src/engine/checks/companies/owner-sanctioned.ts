import type { Check, Outcome } from '../../../vocabulary/decision/outcome.ts'
import { foundAll, notApplicable, notChecked } from '../parts/outcomes.ts'
import { onCompany, registerGap, type CompanyView } from './company-view.ts'
import { asksForScreening } from './asks-for-screening.ts'

export const ownerSanctioned: Check = {
  code: 'OWNER_SANCTIONED',
  explain:
    'Raised for each owner of the company, direct or through others, whose name matches an entry of a sanctions list. The sentence tells the path of ownership; the data tell share, path, entries, and what the rules of 50 per cent make of the company. The confidence is the score of the best match. Not checked where no sanctions list is loaded, or no owner is known.',
  needs: ['company', 'screening', 'kyb.screening'],
  fields: ['fullName', 'businessName', 'dob'],
  run: onCompany(judge),
}

function judge({ company, facts: { screening }, profile }: CompanyView): Outcome {
  if (!asksForScreening(profile)) return notApplicable('The profile asks for no screening.')
  if (!screening.done) return notChecked(screening.reason)
  const { sanctioned, subjects, registry, unscreened } = company
  const owners = sanctioned?.owners ?? []
  if (owners.length > 0)
    return foundAll(
      owners.map(({ node, name, entityIds, share, paths, sentence }) => {
        const hits = screening.hits.filter(({ entityId }) => entityIds.includes(entityId))
        const detail = {
          node,
          entityIds,
          share: share && { ...share },
          paths: paths.map((path) => ({ nodes: path.nodes, share: path.share && { ...path.share } })),
          rules: (sanctioned?.rules ?? []).map((rule) => ({ ...rule })),
        }
        return {
          confidence: Math.max(0, ...hits.map(({ score }) => score)),
          sentence: `${name} may be on a sanctions list (${entityIds.join(', ')}). ${sentence}`,
          evidence: detail,
          detail: { ...detail, name },
        }
      }),
    )
  if (unscreened !== undefined) return notChecked(unscreened)
  if (!subjects.some(({ role }) => role === 'owner') && company.ownership.edges.length === 0)
    return notChecked(`No owner is known who could be screened. ${registerGap(registry) ?? ''}`.trimEnd())
  return foundAll([], { screened: subjects.filter(({ role }) => role === 'owner').length })
}
