import { deleteContractTemplate } from '../../../../flows/agreements/contract-templates.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { templateParams } from './schema.ts'

export const deleteContract = endpointWithKey({
  method: 'DELETE',
  path: '/contract/:id',
  tag: 'agreements',
  summary: 'Delete a template of contracts; what was made from it stays',
  scope: 'records',
  audit: 'change',
  params: templateParams,
  answer: successReply,
  run: async ({ ports, principal, params }) => {
    await deleteContractTemplate(ports, principal, params.id)
    return { json: { success: true } }
  },
})
