import { listSubjects as list } from '../../../../flows/subjects/subjects.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentSubjects, subjectList, subjectQuery } from './schema.ts'

export const listSubjects = endpointWithKey({
  method: 'GET',
  path: '/x/subjects',
  tag: 'subjects',
  summary: 'People and companies that records are about, newest first',
  scope: 'records',
  audit: 'subject.listed',
  query: subjectQuery,
  answer: subjectList,
  run: async ({ ports, principal, query }) => {
    const page = await list(ports, principal, { limit: query.limit, after: query.cursor ?? null })
    return { json: presentSubjects(page), shown: { ids: page.rows.map(({ id }) => id) } }
  },
})
