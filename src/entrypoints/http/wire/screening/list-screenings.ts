import { listScreenings as list } from '../../../../flows/screening/screenings.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentScreenings, screeningList, screeningsQuery } from './schema.ts'

export const listScreenings = endpointWithKey({
  method: 'GET',
  path: '/x/screening/queries',
  tag: 'screening',
  summary: 'Questions that were put to the lists, newest first',
  scope: 'records',
  audit: 'screening.listed',
  query: screeningsQuery,
  answer: screeningList,
  run: async ({ ports, principal, query }) => {
    const page = await list(ports, principal, { limit: query.limit, after: query.cursor })
    return { json: presentScreenings(page), shown: { ids: page.rows.map(({ id }) => id) } }
  },
})
