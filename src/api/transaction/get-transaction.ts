import { getTransaction as get } from '../../flows/transactions.ts'
import { keyed } from '../endpoint.ts'
import { presentTransaction, transactionParams, transactionRecord } from './schema.ts'

export const getTransaction = keyed({
  method: 'GET',
  path: '/transaction/:id',
  tag: 'transaction',
  summary: 'Read one transaction',
  scope: 'records',
  params: transactionParams,
  answer: transactionRecord,
  run: async ({ hands, principal, params, links }) => {
    return { json: presentTransaction(await get(hands, principal, params.id), links.sign) }
  },
})
