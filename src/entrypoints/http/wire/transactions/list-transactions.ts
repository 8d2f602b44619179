import { listTransactions as list } from '../../../../flows/transactions/transactions.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { resultPageRequest } from '../../kit/shapes/value-schemas.ts'
import { filterOf, listQuery, presentTransactions, transactionList } from './schema.ts'

export const listTransactions = endpointWithKey({
  method: 'GET',
  path: '/transaction',
  tag: 'transactions',
  summary: 'List transactions',
  scope: 'records',
  audit: 'transaction.listed',
  query: listQuery,
  answer: transactionList,
  run: async ({ ports, principal, query, links }) => {
    const page = await list(ports, principal, { filter: filterOf(query), page: resultPageRequest(query) })
    const shown = { ids: page.rows.map(({ id }) => id) }
    return { json: presentTransactions(query, page, links.sign), shown }
  },
})
