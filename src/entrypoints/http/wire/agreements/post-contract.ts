import { createContractTemplate } from '../../../../flows/agreements/contract-templates.ts'
import { fontUsed } from '../../../../vocabulary/agreements/contract-fonts.ts'
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
    const used = fontUsed(body.font ?? contractTemplateDefaults.font)
    const present = ({ id }: { readonly id: string }) => ({ success: true, templateId: id, fontUsed: used })
    const idempotency = keeps(present)
    return { json: present(await createContractTemplate(ports, principal, { part: body, idempotency })) }
  },
})
