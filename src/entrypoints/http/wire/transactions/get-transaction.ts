import { getTransaction as get } from '../../../../flows/transactions/transactions.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { traceQuery } from '../../kit/shapes/trace-schema.ts'
import { explainedRecord, presentTransaction, transactionParams } from './schema.ts'

export const getTransaction = endpointWithKey({
  method: 'GET',
  path: '/transaction/:id',
  tag: 'transactions',
  summary: 'Read one transaction',
  scope: 'records',
  audit: 'transaction.viewed',
  params: transactionParams,
  query: traceQuery,
  answer: explainedRecord,
  run: async ({ ports, principal, params, query, links }) => {
    const found = await get(ports, principal, params.id)
    const trace = query.trace === true ? { trace: found.trace } : {}
    return { json: { ...presentTransaction(found, links.sign), ...trace }, shown: { ids: [found.id] } }
  },
})
