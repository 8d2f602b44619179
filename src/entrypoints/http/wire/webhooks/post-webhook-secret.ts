import { rotateSecret } from '../../../../flows/webhooks/webhooks.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { overlapMs, presentSecret, secretQuery, secretReply } from './schema.ts'

export const postWebhookSecret = endpointWithKey({
  method: 'POST',
  path: '/x/webhook-secret',
  tag: 'webhooks',
  summary: 'Make a new webhook secret for the account, which signs for every address without one of its own',
  scope: 'operate',
  audit: 'change',
  query: secretQuery,
  answer: secretReply,
  refusals: ['ERROR_KEY_FORBIDDEN'],
  run: async ({ ports, principal, query, keeps }) => {
    if (principal.mode === 'test')
      throw new Refusal('ERROR_KEY_FORBIDDEN', { message: 'The secret of the account needs a live key.' })
    const request = { endpointId: null, overlapMs: overlapMs(query), idempotency: keeps(() => null) }
    return { json: presentSecret(await rotateSecret(ports, principal, request)) }
  },
})
