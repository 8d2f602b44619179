import { fetchLinkedImage } from '../../../../flows/images/images.ts'
import { endpointWithAccess } from '../../kit/endpoint.ts'
import { linkedImageParams, presentImage } from './schema.ts'

export const getLinkedImage = endpointWithAccess({
  method: 'GET',
  path: '/image/:transactionId/:token/:file',
  tag: 'images',
  summary: 'A picture by its signed, expiring address',
  access: { kind: 'signed' },
  audit: 'image.viewed',
  params: linkedImageParams,
  answer: ['image/jpeg'],
  refusals: ['ERROR_RANGE_NOT_SATISFIABLE'],
  run: async ({ ports, params }) =>
    presentImage(await fetchLinkedImage(ports, params.transactionId, params.token)),
})
