import { findDuplicateSubjects } from '../../../../flows/subjects/subjects.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { candidateList, presentCandidates, subjectParams } from './schema.ts'

export const listCandidates = endpointWithKey({
  method: 'GET',
  path: '/x/subjects/:id/candidates',
  tag: 'subjects',
  summary: 'Other subjects that may be the same: by document number and issuer, or name and date of birth',
  scope: 'records',
  audit: 'subject.viewed',
  params: subjectParams,
  answer: candidateList,
  run: async ({ ports, principal, params }) => {
    const candidates = await findDuplicateSubjects(ports, principal, params.id)
    return {
      json: presentCandidates(candidates),
      shown: { ids: [params.id, ...candidates.map(({ subjectId }) => subjectId)] },
    }
  },
})
