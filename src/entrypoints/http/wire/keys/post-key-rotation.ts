import { defaultOverlapHours } from '../../../../vocabulary/account/overlap-hours.ts'
import { rotateApiKey } from '../../../../flows/keys/api-keys.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { keyParams, keyRotated, presentKey, rotateBody } from './schema.ts'

export const postKeyRotation = endpointWithKey({
  method: 'POST',
  path: '/x/keys/:id/rotate',
  tag: 'keys',
  summary: 'Replace a key: a new one of the same kind, the old one works on for a while',
  scope: 'operate',
  audit: 'change',
  params: keyParams,
  body: rotateBody,
  answer: keyRotated,
  run: async ({ ports, principal, params, body, keeps }) => {
    const overlapMs = (body.overlapSeconds ?? defaultOverlapHours * 3600) * 1000
    const request = { id: params.id, overlapMs, idempotency: keeps(() => null) }
    const { row, key, replaced } = await rotateApiKey(ports, principal, request)
    return { json: { success: true, key, item: presentKey(row), replaced: presentKey(replaced) } }
  },
})
