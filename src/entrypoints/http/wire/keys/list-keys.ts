import { listApiKeys as list } from '../../../../flows/keys/api-keys.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { keyList, presentKey } from './schema.ts'

export const listKeys = endpointWithKey({
  method: 'GET',
  path: '/x/keys',
  tag: 'keys',
  summary: 'List API keys; of each only its first characters are known',
  scope: 'operate',
  audit: 'key.listed',
  answer: keyList,
  run: async ({ ports, principal }) => {
    const keys = await list(ports, principal)
    return { json: { items: keys.map(presentKey) }, shown: { ids: keys.map(({ id }) => id) } }
  },
})
