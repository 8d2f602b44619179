import { changeEndpoint } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import {
  deliveryParams,
  webhookEndpointPatch,
  webhookEndpointReply,
  presentWebhookEndpoint,
} from './schema.ts'

export const patchWebhookEndpoint = endpointWithKey({
  method: 'PATCH',
  path: '/x/webhook-endpoints/:id',
  tag: 'webhooks',
  summary: 'Say which answers of an address are success',
  scope: 'operate',
  audit: 'change',
  params: deliveryParams,
  body: webhookEndpointPatch,
  answer: webhookEndpointReply,
  run: async ({ ports, principal, params, body }) => {
    const changed = await changeEndpoint(ports, principal, { id: params.id, successRule: body.successRule })
    return { json: { success: true, item: presentWebhookEndpoint(changed) } }
  },
})
