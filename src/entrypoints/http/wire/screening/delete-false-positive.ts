import { withdrawFalsePositive } from '../../../../flows/screening/false-positives.ts'
import { falsePositiveEndpoint } from './false-positive-endpoint.ts'

export const deleteFalsePositive = falsePositiveEndpoint(
  { method: 'DELETE', path: '/x/screening/false-positives/:id' },
  'Withdraw a false positive: the hit is reported again',
  withdrawFalsePositive,
)
