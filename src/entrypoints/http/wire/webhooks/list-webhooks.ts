import { listDeliveries } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { resultPageRequest } from '../../kit/shapes/value-schemas.ts'
import { deliveryList, deliveryQuery, filterOf, presentDeliveries } from './schema.ts'

export const listWebhooks = endpointWithKey({
  method: 'GET',
  path: '/webhook',
  tag: 'webhooks',
  summary: 'List what was sent to webhooks, with the outcome of each delivery',
  scope: 'records',
  audit: 'delivery.listed',
  query: deliveryQuery,
  answer: deliveryList,
  run: async ({ ports, principal, query }) => {
    const page = await listDeliveries(ports, principal, {
      filter: filterOf(query),
      page: resultPageRequest(query),
    })
    return { json: presentDeliveries(query, page), shown: { ids: page.rows.map(({ id }) => id) } }
  },
})
