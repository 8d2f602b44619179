import { z } from 'zod'
import type { Facts, HolderHit } from '../../../../vocabulary/decision/facts.ts'
import { listVersionSchema, matchSchema, presentListVersion, rounded } from '../screening/aml-schema.ts'

const subject = z.object({
  role: z.enum(['company', 'officer', 'owner']),
  kind: z.enum(['person', 'company']),
  name: z.string(),
  node: z.string().optional().describe('Of the ownership graph.'),
})

export const amlField = z
  .object({
    match: z.array(
      matchSchema
        .omit({ alsoListed: true })
        .extend({ subject: subject.describe('Extension: who matches the entry.') })
        .meta({ id: 'CompanyAmlMatch' }),
    ),
    screened: z.boolean().describe('Extension: false where the lists could not be searched.'),
    reason: z.string().optional().describe('Extension: why not.'),
    subjects: z.array(subject).describe('Extension: who was searched for.'),
    missing: z.array(z.string()).describe('Extension: lists that could not be searched.'),
    lists: z.array(listVersionSchema),
  })
  .meta({ id: 'CompanyAml' })

export function presentAml({ company, screening, lists }: Facts) {
  const subjects = (company?.subjects ?? []).map((one) => ({ ...one }))
  const common = { subjects, lists: lists.map(presentListVersion) }
  if (!screening.done) return { match: [], screened: false, reason: screening.reason, missing: [], ...common }
  return {
    match: screening.hits.map(presentHit),
    screened: true,
    missing: [...screening.missing],
    ...common,
  }
}

function presentHit({ match, entityId, score, sentence, subject: who }: HolderHit) {
  const subjectOf = who ?? { role: 'company', kind: 'company', name: '' }
  return { ...match, id: entityId, score: rounded(score), reason: sentence, subject: { ...subjectOf } }
}
