import { removeDelivery } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { deliveryParams } from './schema.ts'

export const deleteWebhook = endpointWithKey({
  method: 'DELETE',
  path: '/webhook/:id',
  tag: 'webhooks',
  summary: 'Take a delivery out of the log; one that waits is not told any more',
  scope: 'records',
  audit: 'change',
  params: deliveryParams,
  answer: successReply,
  run: async ({ ports, principal, params }) => {
    await removeDelivery(ports, principal, params.id)
    return { json: { success: true } }
  },
})
