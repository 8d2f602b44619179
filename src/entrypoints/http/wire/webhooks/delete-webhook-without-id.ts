import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'

export const deleteWebhookWithoutId = endpointWithKey({
  method: 'DELETE',
  path: '/webhook',
  tag: 'webhooks',
  summary: 'Without an id: always refused',
  scope: 'records',
  audit: 'none',
  answer: successReply,
  refusals: ['ERROR_INVALID_VALUE'],
  run: () => Promise.reject(invalidValue('id', 'It is required.')),
})
