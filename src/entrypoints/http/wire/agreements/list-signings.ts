import { endpointWithKey } from '../../kit/endpoint.ts'
import { resultPageRequest } from '../../kit/shapes/value-schemas.ts'
import { presentSignings, signingFilter, signingList, signingQuery } from './signing-schema.ts'

export const listSignings = endpointWithKey({
  method: 'GET',
  path: '/x/signings',
  tag: 'agreements',
  summary: 'Documents that are being signed, or were, newest first',
  scope: 'records',
  audit: 'signing.listed',
  query: signingQuery,
  answer: signingList,
  run: async ({ ports, principal, query, links }) => {
    const request = { ...resultPageRequest(query), filter: signingFilter(query) }
    const page = await ports.records.listSignings(principal, request)
    const json = presentSignings(page, query, { now: ports.clock.now(), sign: links.sign })
    return { json, shown: { ids: page.rows.map(({ id }) => id) } }
  },
})
