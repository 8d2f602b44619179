import type { EndpointRow } from '../../../../flows/ports/webhooks/webhook-deliveries.ts'
import { resumeEndpoint } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { deliveryParams, webhookEndpointReply, presentWebhookEndpoint } from './schema.ts'

export const postWebhookEndpointResume = endpointWithKey({
  method: 'POST',
  path: '/x/webhook-endpoints/:id/resume',
  tag: 'webhooks',
  summary: 'End the pause or rest of an address; what waits is sent now',
  scope: 'operate',
  audit: 'change',
  params: deliveryParams,
  answer: webhookEndpointReply,
  run: async ({ ports, principal, params, keeps }) => {
    const present = (row: EndpointRow) => ({ success: true, item: presentWebhookEndpoint(row) })
    const request = { id: params.id, idempotency: keeps(present) }
    return { json: present(await resumeEndpoint(ports, principal, request)) }
  },
})
