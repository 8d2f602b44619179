import { erasureCertificateKey } from '../../../../flows/subjects/subjects.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { certificateKeyReply } from './schema.ts'

export const getCertificateKey = endpointWithKey({
  method: 'GET',
  path: '/x/certificate-key',
  tag: 'subjects',
  summary: 'The public key that certificates are verified with, as JSON Web Key',
  scope: 'records',
  audit: 'none',
  answer: certificateKeyReply,
  run: async ({ ports }) => ({ json: await erasureCertificateKey(ports) }),
})
