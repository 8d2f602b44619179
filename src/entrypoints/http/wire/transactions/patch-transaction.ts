import { decideTransaction } from '../../../../flows/transactions/transactions.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { decisionBody, transactionParams } from './schema.ts'

export const patchTransaction = endpointWithKey({
  method: 'PATCH',
  path: '/transaction/:id',
  tag: 'transactions',
  summary: 'Decide by hand',
  scope: 'records',
  audit: 'change',
  params: transactionParams,
  body: decisionBody,
  answer: successReply,
  refusals: ['ERROR_CONFLICT'],
  run: async ({ ports, principal, params, body }) => {
    const { decision, reason = '', note = '' } = body
    await decideTransaction(ports, principal, { id: params.id, manual: { decision, reason, note } })
    return { json: { success: true } }
  },
})
