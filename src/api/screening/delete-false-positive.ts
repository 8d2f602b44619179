import { withdrawFalsePositive } from '../../flows/false-positives.ts'
import { keyed } from '../endpoint.ts'
import { falsePositiveParams, falsePositiveReply, presentFalsePositive } from './false-positive-schema.ts'

export const deleteFalsePositive = keyed({
  method: 'DELETE',
  path: '/x/screening/false-positives/:id',
  tag: 'extension',
  summary: 'Withdraw what was remembered: the hit is told again',
  scope: 'records',
  audit: 'change',
  params: falsePositiveParams,
  answer: falsePositiveReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ hands, principal, params }) => {
    const withdrawn = await withdrawFalsePositive(hands, principal, params.id)
    return { json: { success: true, item: presentFalsePositive(withdrawn) } }
  },
})
