import { getTransaction as get } from '../../flows/transactions.ts'
import { keyed } from '../endpoint.ts'
import { presentTransaction, transactionParams, transactionRecord } from './schema.ts'

export const getTransaction = keyed({
  method: 'GET',
  path: '/transaction/:id',
  tag: 'transaction',
  summary: 'Read one transaction',
  scope: 'records',
  audit: 'transaction.viewed',
  params: transactionParams,
  answer: transactionRecord,
  run: async ({ hands, principal, params, links }) => {
    const found = await get(hands, principal, params.id)
    return { json: presentTransaction(found, links.sign), shown: { ids: [found.id] } }
  },
})
