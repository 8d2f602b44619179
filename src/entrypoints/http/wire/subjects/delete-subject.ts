import { eraseSubject } from '../../../../flows/subjects/subjects.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { certificateReply, presentCertificate, subjectParams } from './schema.ts'

export const deleteSubject = endpointWithKey({
  method: 'DELETE',
  path: '/x/subjects/:id',
  tag: 'subjects',
  summary: 'Erase a person or company with all records, for good; answers a signed certificate',
  scope: 'records',
  audit: 'change',
  params: subjectParams,
  answer: certificateReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params }) => ({
    json: presentCertificate(await eraseSubject(ports, principal, params.id)),
  }),
})
