import { listConsents as list } from '../../../../flows/consents/consents.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { consentList, consentQuery, presentConsents } from './schema.ts'

export const listConsents = endpointWithKey({
  method: 'GET',
  path: '/x/consents',
  tag: 'consents',
  summary: 'Consents, newest first, those that were withdrawn and those sent with requests included',
  scope: 'records',
  audit: 'consent.listed',
  query: consentQuery,
  answer: consentList,
  run: async ({ ports, principal, query: { cursor: after, ...query } }) => {
    const page = await list(ports, principal, { ...query, after })
    return { json: presentConsents(page), shown: { ids: page.rows.map(({ id }) => id) } }
  },
})
