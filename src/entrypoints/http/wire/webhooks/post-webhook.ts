import { resendDelivery } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { deliveryParams } from './schema.ts'

export const postWebhook = endpointWithKey({
  method: 'POST',
  path: '/webhook/:id',
  tag: 'webhooks',
  summary: 'Send a failed delivery again, under the same id',
  scope: 'records',
  audit: 'change',
  params: deliveryParams,
  answer: successReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params, keeps }) => {
    const answer = { success: true }
    await resendDelivery(ports, principal, { id: params.id, idempotency: keeps(() => answer) })
    return { json: answer }
  },
})
