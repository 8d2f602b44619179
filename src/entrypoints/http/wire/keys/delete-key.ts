import { revokeApiKey } from '../../../../flows/keys/api-keys.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { keyParams } from './schema.ts'

export const deleteKey = endpointWithKey({
  method: 'DELETE',
  path: '/x/keys/:id',
  tag: 'keys',
  summary: 'Revoke an API key',
  scope: 'operate',
  audit: 'change',
  params: keyParams,
  answer: successReply,
  run: async ({ ports, principal, params }) => {
    await revokeApiKey(ports, principal, params.id)
    return { json: { success: true } }
  },
})
