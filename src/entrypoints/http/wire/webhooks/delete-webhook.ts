import { removeDelivery } from '../../../../flows/webhooks/webhooks.ts'
import { keyed } from '../../kit/endpoint.ts'
import { done } from '../../kit/shapes/shapes.ts'
import { deliveryParams } from './schema.ts'

export const deleteWebhook = keyed({
  method: 'DELETE',
  path: '/webhook/:id',
  tag: 'webhooks',
  summary: 'Take a delivery out of the log; one that waits is not told any more',
  scope: 'records',
  audit: 'change',
  params: deliveryParams,
  answer: done,
  run: async ({ ports, principal, params }) => {
    await removeDelivery(ports, principal, params.id)
    return { json: { success: true } }
  },
})
