import { listContractTemplates } from '../../../../flows/agreements/contract-templates.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { resultPageRequest } from '../../kit/shapes/value-schemas.ts'
import { presentTemplates, templateList, templateListQuery } from './schema.ts'

export const listContracts = endpointWithKey({
  method: 'GET',
  path: '/contract',
  tag: 'agreements',
  summary: 'List templates of contracts',
  scope: 'records',
  audit: 'template.listed',
  query: templateListQuery,
  answer: templateList,
  run: async ({ ports, principal, query }) => {
    const id = query.templateId ?? query.templateid
    const page = await listContractTemplates(ports, principal, { ...resultPageRequest(query), id })
    return { json: presentTemplates(page, query), shown: { ids: page.rows.map((row) => row.id) } }
  },
})
