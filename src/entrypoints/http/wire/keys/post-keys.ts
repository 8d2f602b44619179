import { createApiKey } from '../../../../flows/keys/api-keys.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { keyBody, keyCreated, presentKey } from './schema.ts'

export const postKeys = endpointWithKey({
  method: 'POST',
  path: '/x/keys',
  tag: 'keys',
  summary: 'Make an API key',
  scope: 'operate',
  audit: 'change',
  body: keyBody,
  answer: keyCreated,
  run: async ({ ports, principal, body, keeps }) => {
    const { expiresAt, label = '', ...same } = body
    const expires = expiresAt === undefined ? null : expiresAt * 1000
    const request = { ...same, label, expiresAt: expires, idempotency: keeps(() => null) }
    const { row, key } = await createApiKey(ports, principal, request)
    return { json: { success: true, key, item: presentKey(row) } }
  },
})
