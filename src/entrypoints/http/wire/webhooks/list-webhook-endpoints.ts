import { listEndpoints } from '../../../../flows/webhooks/webhooks.ts'
import { keyed } from '../../kit/endpoint.ts'
import { endpointList, presentEndpoint } from './schema.ts'

export const listWebhookEndpoints = keyed({
  method: 'GET',
  path: '/x/webhook-endpoints',
  tag: 'webhooks',
  summary: 'List the addresses that events go to; each is there from its first event on',
  scope: 'operate',
  audit: 'webhook.listed',
  answer: endpointList,
  run: async ({ ports, principal }) => {
    const endpoints = await listEndpoints(ports, principal)
    return { json: { items: endpoints.map(presentEndpoint) }, shown: { ids: endpoints.map(({ id }) => id) } }
  },
})
