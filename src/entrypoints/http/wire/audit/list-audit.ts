import { readAudit } from '../../../../flows/audit/audit.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { auditList, auditQuery, presentEntries } from './schema.ts'

export const listAudit = endpointWithKey({
  method: 'GET',
  path: '/x/audit',
  tag: 'audit',
  summary: 'The audit log of the account, oldest first',
  scope: 'operate',
  audit: 'audit.viewed',
  query: auditQuery,
  answer: auditList,
  run: async ({ ports, principal, query }) => {
    const entries = await readAudit(ports, principal, query)
    return { json: presentEntries(entries, query.limit), shown: { ids: [] } }
  },
})
