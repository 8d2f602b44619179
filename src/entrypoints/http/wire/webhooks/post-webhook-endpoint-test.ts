import { testEndpoint } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { deliveryParams, presentDeliveryDetail, testReply } from './schema.ts'

export const postWebhookEndpointTest = endpointWithKey({
  method: 'POST',
  path: '/x/webhook-endpoints/:id/test',
  tag: 'webhooks',
  summary: 'Send a signed `test` event to an address once, and say how that went',
  scope: 'operate',
  audit: 'change',
  params: deliveryParams,
  answer: testReply,
  run: async ({ ports, principal, params }) => {
    const reported = await testEndpoint(ports, principal, params.id)
    return {
      json: {
        success: true,
        delivered: reported.state === 'delivered',
        item: presentDeliveryDetail(reported),
      },
    }
  },
})
