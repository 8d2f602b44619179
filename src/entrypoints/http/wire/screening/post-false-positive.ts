import { createFalsePositive } from '../../../../flows/screening/false-positives.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { falsePositiveBody, falsePositiveReply, presentFalsePositive } from './false-positive-schema.ts'

export const postFalsePositive = endpointWithKey({
  method: 'POST',
  path: '/x/screening/false-positives',
  tag: 'screening',
  summary: 'Store that a hit is another person: it stays suppressed until the matched facts change',
  scope: 'records',
  audit: 'change',
  body: falsePositiveBody,
  answer: falsePositiveReply,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, body, keeps }) => {
    const { recordId, entityId, reason, expiresAt, needsApproval = false } = body
    const ends = expiresAt === undefined ? null : expiresAt * 1000
    const falsePositiveFields = { recordId, entityId, reason, expiresAt: ends, needsApproval }
    const made = await createFalsePositive(ports, principal, {
      ...falsePositiveFields,
      idempotency: keeps(() => null),
    })
    return { json: { success: true, item: presentFalsePositive(made) } }
  },
})
