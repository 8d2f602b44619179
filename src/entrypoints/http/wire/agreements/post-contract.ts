import { createContractTemplate, templateNotes } from '../../../../flows/agreements/contract-templates.ts'
import { contractTemplateDefaults } from '../../../../vocabulary/agreements/contract-template.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { templateCreated, templatePart } from './schema.ts'

export const postContract = endpointWithKey({
  method: 'POST',
  path: '/contract',
  tag: 'agreements',
  summary: 'Create a template of contracts; what is left out takes its default',
  scope: 'records',
  audit: 'change',
  body: templatePart,
  answer: templateCreated,
  run: async ({ ports, principal, body, keeps }) => {
    const notes = templateNotes({ ...contractTemplateDefaults, content: '', ...body })
    const present = ({ id }: { readonly id: string }) => ({ success: true, templateId: id, ...notes })
    const idempotency = keeps(present)
    return { json: present(await createContractTemplate(ports, principal, { part: body, idempotency })) }
  },
})
