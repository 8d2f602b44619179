import { listFalsePositives as list } from '../../../../flows/screening/false-positives.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { falsePositiveList, falsePositivesQuery, presentFalsePositives } from './false-positive-schema.ts'

export const listFalsePositives = endpointWithKey({
  method: 'GET',
  path: '/x/screening/false-positives',
  tag: 'screening',
  summary: 'Hits that were found to be other people, newest first, those that are over included',
  scope: 'records',
  audit: 'false-positive.listed',
  query: falsePositivesQuery,
  answer: falsePositiveList,
  run: async ({ ports, principal, query }) => {
    const { limit, cursor: after, subjectId } = query
    const page = await list(ports, principal, { limit, after, subjectId })
    return { json: presentFalsePositives(page), shown: { ids: page.rows.map(({ id }) => id) } }
  },
})
