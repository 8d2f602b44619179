import { linkRecord } from '../../../../flows/subjects/subjects.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { subjectRecordParams } from './schema.ts'

export const putSubjectRecord = endpointWithKey({
  method: 'PUT',
  path: '/x/subjects/:id/records/:recordId',
  tag: 'subjects',
  summary: 'Make a transaction or screening one of this person or company',
  scope: 'records',
  audit: 'change',
  params: subjectRecordParams,
  answer: successReply,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_CONFLICT'],
  run: async ({ ports, principal, params }) => {
    await linkRecord(ports, principal, { subjectId: params.id, recordId: params.recordId })
    return { json: { success: true } }
  },
})
