import { listLinks } from '../../../../flows/verification/list-links.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { resultPageRequest } from '../../kit/shapes/value-schemas.ts'
import { presentLinks } from './present-link.ts'
import { linkFilterOf, linkList, linkListQuery } from './schema.ts'

export const listDocupass = endpointWithKey({
  method: 'GET',
  path: '/docupass',
  tag: 'verification',
  summary: 'List hosted links',
  scope: 'records',
  audit: 'link.listed',
  query: linkListQuery,
  answer: linkList,
  run: async ({ ports, principal, query }) => {
    const page = await listLinks(ports, principal, {
      ...resultPageRequest(query),
      filter: linkFilterOf(query),
      sort: query.sort === 'completedat' ? 'completed' : 'created',
    })
    return { json: presentLinks(query, page), shown: { ids: page.rows.map(({ link }) => link.id) } }
  },
})
