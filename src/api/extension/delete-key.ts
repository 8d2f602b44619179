import { revokeKey } from '../../flows/keys.ts'
import { keyed } from '../endpoint.ts'
import { done } from '../shapes.ts'
import { keyParams } from './schema.ts'

export const deleteKey = keyed({
  method: 'DELETE',
  path: '/x/keys/:id',
  tag: 'extension',
  summary: 'Revoke an API key',
  scope: 'operate',
  audit: 'change',
  params: keyParams,
  answer: done,
  run: async ({ hands, principal, params }) => {
    await revokeKey(hands, principal, params.id)
    return { json: { success: true } }
  },
})
