import { placeHold } from '../../../../flows/retention/retention.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { holdBody, holdReply, presentHold } from './schema.ts'

export const postLegalHold = endpointWithKey({
  method: 'POST',
  path: '/x/legal-holds',
  tag: 'retention',
  summary: 'Keep a person or company from deletion, erasure and purge',
  scope: 'records',
  audit: 'change',
  body: holdBody,
  answer: holdReply,
  refusals: ['ERROR_NOT_FOUND'],
  run: async ({ ports, principal, body, keeps }) => {
    const { target, reason, endsAt } = body
    const ends = endsAt === undefined ? null : endsAt * 1000
    const hold = { target, reason, endsAt: ends, idempotency: keeps(() => null) }
    return { json: { success: true, item: presentHold(await placeHold(ports, principal, hold)) } }
  },
})
