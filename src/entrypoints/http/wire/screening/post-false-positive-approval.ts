import { approveFalsePositive } from '../../../../flows/screening/false-positives.ts'
import { falsePositiveEndpoint } from './false-positive-endpoint.ts'

export const postFalsePositiveApproval = falsePositiveEndpoint(
  { method: 'POST', path: '/x/screening/false-positives/:id/approve' },
  'Approve, with another key than the one that made it, what waits for a second approver',
  approveFalsePositive,
)
