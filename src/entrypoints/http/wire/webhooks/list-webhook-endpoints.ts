import { listEndpoints } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { webhookEndpointList, presentWebhookEndpoint } from './schema.ts'

export const listWebhookEndpoints = endpointWithKey({
  method: 'GET',
  path: '/x/webhook-endpoints',
  tag: 'webhooks',
  summary: 'List the addresses that events go to; each is there from its first event on',
  scope: 'operate',
  audit: 'webhook.listed',
  answer: webhookEndpointList,
  run: async ({ ports, principal }) => {
    const endpoints = await listEndpoints(ports, principal)
    return {
      json: { items: endpoints.map(presentWebhookEndpoint) },
      shown: { ids: endpoints.map(({ id }) => id) },
    }
  },
})
