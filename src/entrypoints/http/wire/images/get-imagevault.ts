import { fetchImage } from '../../../../flows/images/images.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { imageVaultParams, presentImage } from './schema.ts'

export const getImageVault = endpointWithKey({
  method: 'GET',
  path: '/imagevault/:token',
  tag: 'images',
  summary: 'A stored picture by its token',
  scope: 'records',
  audit: 'image.viewed',
  params: imageVaultParams,
  answer: ['image/jpeg'],
  refusals: ['ERROR_RANGE_NOT_SATISFIABLE'],
  run: async ({ ports, principal, params }) => presentImage(await fetchImage(ports, principal, params.token)),
})
