import { getDelivery as get } from '../../../../flows/webhooks/webhooks.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { deliveryDetail, deliveryParams, presentDeliveryDetail } from './schema.ts'

export const getDelivery = endpointWithKey({
  method: 'GET',
  path: '/x/deliveries/:id',
  tag: 'webhooks',
  summary: 'One delivery with its body and every try',
  scope: 'records',
  audit: 'delivery.viewed',
  params: deliveryParams,
  answer: deliveryDetail,
  run: async ({ ports, principal, params }) => {
    const found = await get(ports, principal, params.id)
    return { json: presentDeliveryDetail(found), shown: { ids: [found.id] } }
  },
})
