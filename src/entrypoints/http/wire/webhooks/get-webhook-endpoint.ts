import { getEndpoint } from '../../../../flows/webhooks/webhooks.ts'
import { keyed } from '../../kit/endpoint.ts'
import { deliveryParams, endpointSchema, presentEndpoint } from './schema.ts'

export const getWebhookEndpoint = keyed({
  method: 'GET',
  path: '/x/webhook-endpoints/:id',
  tag: 'webhooks',
  summary: 'One address that events go to, and how it stands',
  scope: 'operate',
  audit: 'webhook.viewed',
  params: deliveryParams,
  answer: endpointSchema,
  run: async ({ ports, principal, params }) => {
    const found = await getEndpoint(ports, principal, params.id)
    return { json: presentEndpoint(found), shown: { ids: [found.id] } }
  },
})
