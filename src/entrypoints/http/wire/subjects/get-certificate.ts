import { getErasureCertificate as get } from '../../../../flows/subjects/subjects.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { certificateReply, presentCertificate, subjectParams } from './schema.ts'

export const getCertificate = endpointWithKey({
  method: 'GET',
  path: '/x/subjects/:id/certificate',
  tag: 'subjects',
  summary: 'The certificate of an erasure, again',
  scope: 'records',
  audit: 'subject.viewed',
  params: subjectParams,
  answer: certificateReply,
  run: async ({ ports, principal, params }) => ({
    json: presentCertificate(await get(ports, principal, params.id)),
    shown: { ids: [params.id] },
  }),
})
