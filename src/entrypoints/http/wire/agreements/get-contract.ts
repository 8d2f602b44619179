import { getContractTemplate } from '../../../../flows/agreements/contract-templates.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentTemplate, templateParams, templateQuery, templateSchema } from './schema.ts'

export const getContract = endpointWithKey({
  method: 'GET',
  path: '/contract/:id',
  tag: 'agreements',
  summary: 'Read a template of contracts',
  scope: 'records',
  audit: 'template.viewed',
  params: templateParams,
  query: templateQuery,
  answer: templateSchema,
  run: async ({ ports, principal, params, query }) => {
    const found = await getContractTemplate(ports, principal, { ...params, ...query })
    return { json: presentTemplate(found), shown: { ids: [found.id] } }
  },
})
