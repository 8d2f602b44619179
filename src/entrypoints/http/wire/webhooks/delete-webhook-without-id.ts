import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { keyed } from '../../kit/endpoint.ts'
import { done } from '../../kit/shapes/shapes.ts'

export const deleteWebhookWithoutId = keyed({
  method: 'DELETE',
  path: '/webhook',
  tag: 'webhooks',
  summary: 'Without an id: always refused',
  scope: 'records',
  audit: 'none',
  answer: done,
  refusals: ['ERROR_INVALID_VALUE'],
  run: () => Promise.reject(invalidValue('id', 'It is required.')),
})
