import { approveFalsePositive } from '../../flows/false-positives.ts'
import { keyed } from '../endpoint.ts'
import { falsePositiveParams, falsePositiveReply, presentFalsePositive } from './false-positive-schema.ts'

export const postFalsePositiveApproval = keyed({
  method: 'POST',
  path: '/x/screening/false-positives/:id/approve',
  tag: 'extension',
  summary: 'Approve, with another key than the one that made it, what waits for a second approver',
  scope: 'records',
  audit: 'change',
  params: falsePositiveParams,
  answer: falsePositiveReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ hands, principal, params }) => {
    const approved = await approveFalsePositive(hands, principal, params.id)
    return { json: { success: true, item: presentFalsePositive(approved) } }
  },
})
