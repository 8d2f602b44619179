import { z } from 'zod'
import { previewContract } from '../../../../flows/agreements/preview-contract.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { recordId } from '../../kit/shapes/value-schemas.ts'
import { contractValuesSent, sentValues } from './generate-schema.ts'
import { templateParams } from './schema.ts'

export const postContractPreview = endpointWithKey({
  method: 'POST',
  path: '/x/contract/:id/preview',
  tag: 'agreements',
  summary: 'A template filled and set as PDF, marked PREVIEW on every page; nothing is stored or charged',
  scope: 'records',
  audit: 'template.viewed',
  params: templateParams,
  body: z.object({
    transactionId: z.exactOptional(recordId.describe('Whose document data fill it.')),
    fillData: z.exactOptional(contractValuesSent),
  }),
  bodySize: 'large',
  answer: ['application/pdf'],
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params, body, signal }) => {
    const { transactionId = null, fillData } = body
    const values = sentValues('fillData', fillData)
    const command = { templateId: params.id, transactionId, fillData: values }
    return {
      bytes: await previewContract(ports, principal, { command, signal }),
      contentType: 'application/pdf',
      headers: { 'content-disposition': 'attachment; filename="preview.pdf"' },
      shown: { ids: [params.id, ...(transactionId === null ? [] : [transactionId])] },
    }
  },
})
