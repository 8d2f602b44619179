import { shownDocument } from '../../../../flows/agreements/signing/start-signing.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { signingParams } from './signing-schema.ts'

export const getSigningDocument = endpointWithKey({
  method: 'GET',
  path: '/x/signings/:id/document',
  tag: 'agreements',
  summary: 'The PDF that all parties are shown, before any signature',
  scope: 'records',
  audit: 'signing.viewed',
  params: signingParams,
  answer: ['application/pdf'],
  run: async ({ ports, principal, params }) => ({
    bytes: await shownDocument(ports, principal, params.id),
    contentType: 'application/pdf',
    headers: { 'content-disposition': 'attachment; filename="document.pdf"' },
    shown: { ids: [params.id] },
  }),
})
