import { rotateSecret } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { deliveryParams, overlapMs, presentSecret, secretQuery, secretReply } from './schema.ts'

export const postWebhookEndpointSecret = endpointWithKey({
  method: 'POST',
  path: '/x/webhook-endpoints/:id/rotate-secret',
  tag: 'webhooks',
  summary: 'Give an address a new secret of its own; the former one signs along for a while',
  scope: 'operate',
  audit: 'change',
  params: deliveryParams,
  query: secretQuery,
  answer: secretReply,
  run: async ({ ports, principal, params, query, keeps }) => {
    const request = { endpointId: params.id, overlapMs: overlapMs(query), idempotency: keeps(() => null) }
    return { json: presentSecret(await rotateSecret(ports, principal, request)) }
  },
})
