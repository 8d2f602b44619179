import type { ExposureBasis, Office } from '../../../../vocabulary/screening/political-exposure.ts'

/**
 * Topics of FollowTheMoney that tell of public office → what they state. `role.pep.intl` is not among them: whether it
 * means a foreign state or an international organisation is nowhere said.
 */
export const pepTopics: Readonly<
  Record<string, { readonly office?: Office; readonly by?: ExposureBasis; readonly tenure?: 'past' }>
> = {
  'role.pep': { by: 'office' },
  'role.pep.frmr': { by: 'office', tenure: 'past' },
  'role.pep.natl': { by: 'office', office: 'national' },
  'role.rca': { by: 'family-or-associate' },
  'gov.head': { office: 'head' },
  'gov.national': { office: 'national' },
  'gov.igo': { office: 'international' },
  'gov.state': { office: 'regional' },
  'gov.soe': { office: 'state-owned' },
  'gov.muni': { office: 'municipal' },
}
