import { changeEndpoint } from '../../../../flows/webhooks/webhooks.ts'
import { keyed } from '../../kit/endpoint.ts'
import { deliveryParams, endpointPatch, endpointReply, presentEndpoint } from './schema.ts'

export const patchWebhookEndpoint = keyed({
  method: 'PATCH',
  path: '/x/webhook-endpoints/:id',
  tag: 'webhooks',
  summary: 'Say which answers of an address are success',
  scope: 'operate',
  audit: 'change',
  params: deliveryParams,
  body: endpointPatch,
  answer: endpointReply,
  run: async ({ ports, principal, params, body }) => {
    const changed = await changeEndpoint(ports, principal, { id: params.id, successRule: body.successRule })
    return { json: { success: true, item: presentEndpoint(changed) } }
  },
})
