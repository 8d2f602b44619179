import { signingReport } from '../../../../flows/reports/signing-report.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { signingParams } from './signing-schema.ts'

export const getSigningReport = endpointWithKey({
  method: 'GET',
  path: '/x/signings/:id/report',
  tag: 'agreements',
  summary:
    'A PDF that names the sealed file by its SHA-256, and the evidence of who signed; nothing is stored',
  scope: 'records',
  audit: 'signing.viewed',
  params: signingParams,
  answer: ['application/pdf'],
  run: async ({ ports, principal, params, signal }) => ({
    bytes: await signingReport(ports, principal, { id: params.id, signal }),
    contentType: 'application/pdf',
    headers: { 'content-disposition': 'attachment; filename="signing-audit-report.pdf"' },
    shown: { ids: [params.id] },
  }),
})
