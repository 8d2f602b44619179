import { getEndpoint } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { deliveryParams, webhookEndpointSchema, presentWebhookEndpoint } from './schema.ts'

export const getWebhookEndpoint = endpointWithKey({
  method: 'GET',
  path: '/x/webhook-endpoints/:id',
  tag: 'webhooks',
  summary: 'One address that events go to, and how it stands',
  scope: 'operate',
  audit: 'webhook.viewed',
  params: deliveryParams,
  answer: webhookEndpointSchema,
  run: async ({ ports, principal, params }) => {
    const found = await getEndpoint(ports, principal, params.id)
    return { json: presentWebhookEndpoint(found), shown: { ids: [found.id] } }
  },
})
