import type { EndpointRow } from '../../../../flows/ports/webhook-deliveries.ts'
import { resumeEndpoint } from '../../../../flows/webhooks/webhooks.ts'
import { keyed } from '../../kit/endpoint.ts'
import { deliveryParams, endpointReply, presentEndpoint } from './schema.ts'

export const postWebhookEndpointResume = keyed({
  method: 'POST',
  path: '/x/webhook-endpoints/:id/resume',
  tag: 'webhooks',
  summary: 'End the pause or rest of an address; what waits is told now',
  scope: 'operate',
  audit: 'change',
  params: deliveryParams,
  answer: endpointReply,
  run: async ({ ports, principal, params, keeps }) => {
    const present = (row: EndpointRow) => ({ success: true, item: presentEndpoint(row) })
    const request = { id: params.id, idempotency: keeps(present) }
    return { json: present(await resumeEndpoint(ports, principal, request)) }
  },
})
