import { changeContractTemplate } from '../../../../flows/agreements/contract-templates.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { templateChanged, templateParams, templatePart } from './schema.ts'

export const postContractChange = endpointWithKey({
  method: 'POST',
  path: '/contract/:id',
  tag: 'agreements',
  summary: 'Change a template of contracts; what is left out stays as it is',
  scope: 'records',
  audit: 'change',
  params: templateParams,
  body: templatePart,
  answer: templateChanged,
  run: async ({ ports, principal, params, body }) => {
    const notes = await changeContractTemplate(ports, principal, { id: params.id, part: body })
    return { json: { success: true, ...notes } }
  },
})
