import { resumeEndpoint } from '../../flows/webhooks.ts'
import { keyed } from '../endpoint.ts'
import { deliveryParams, endpointReply, presentEndpoint } from './schema.ts'

export const postWebhookEndpointResume = keyed({
  method: 'POST',
  path: '/x/webhook-endpoints/:id/resume',
  tag: 'extension',
  summary: 'End the pause or rest of an address; what waits is told now',
  scope: 'operate',
  audit: 'change',
  params: deliveryParams,
  answer: endpointReply,
  run: async ({ hands, principal, params }) => ({
    json: { success: true, item: presentEndpoint(await resumeEndpoint(hands, principal, params.id)) },
  }),
})
