import { deleteTransaction as remove } from '../../../../flows/transactions/transactions.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { transactionParams } from './schema.ts'

export const deleteTransaction = endpointWithKey({
  method: 'DELETE',
  path: '/transaction/:id',
  tag: 'transactions',
  summary: 'Delete a transaction with its pictures and files, for good',
  scope: 'records',
  audit: 'change',
  params: transactionParams,
  answer: successReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params }) => {
    await remove(ports, principal, params.id)
    return { json: { success: true } }
  },
})
