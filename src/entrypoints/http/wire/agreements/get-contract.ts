import { getContractTemplate } from '../../../../flows/agreements/contract-templates.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentTemplate, templateParams, templateSchema } from './schema.ts'

export const getContract = endpointWithKey({
  method: 'GET',
  path: '/contract/:id',
  tag: 'agreements',
  summary: 'Read a template of contracts',
  scope: 'records',
  audit: 'template.viewed',
  params: templateParams,
  answer: templateSchema,
  run: async ({ ports, principal, params }) => {
    const found = await getContractTemplate(ports, principal, params.id)
    return { json: presentTemplate(found), shown: { ids: [found.id] } }
  },
})
