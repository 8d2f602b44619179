import { unlinkRecord } from '../../../../flows/subjects/subjects.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { subjectRecordParams, unlinkReply } from './schema.ts'

export const deleteSubjectRecord = endpointWithKey({
  method: 'DELETE',
  path: '/x/subjects/:id/records/:recordId',
  tag: 'subjects',
  summary: 'Give a transaction or screening a subject of its own',
  scope: 'records',
  audit: 'change',
  params: subjectRecordParams,
  answer: unlinkReply,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_CONFLICT'],
  run: async ({ ports, principal, params }) => {
    const subjectId = await unlinkRecord(ports, principal, {
      subjectId: params.id,
      recordId: params.recordId,
    })
    return { json: { success: true, subjectId } }
  },
})
