import { withdrawFalsePositive } from '../../../../flows/screening/false-positives.ts'
import { changing } from './change-false-positive.ts'

export const deleteFalsePositive = changing(
  { method: 'DELETE', path: '/x/screening/false-positives/:id' },
  'Withdraw what was remembered: the hit is told again',
  withdrawFalsePositive,
)
