import { endpointWithKey } from '../../kit/endpoint.ts'
import { erasuresQuery, erasuresReply, presentErasures } from './schema.ts'

const pageSize = 1000

export const listErasures = endpointWithKey({
  method: 'GET',
  path: '/x/erasures',
  tag: 'backup',
  summary: 'The erasure ledger of all accounts, which a restore needs; for the operator of the installation',
  scope: 'installation',
  audit: 'erasures.exported',
  query: erasuresQuery,
  answer: erasuresReply,
  run: async ({ ports, query }) => {
    const page = await ports.records.erasuresAfter(query.after ?? 0, pageSize)
    return { json: presentErasures(page, pageSize), shown: { ids: [] } }
  },
})
