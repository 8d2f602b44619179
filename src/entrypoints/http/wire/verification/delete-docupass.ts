import { deleteLink } from '../../../../flows/verification/show-link.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { linkParams } from './schema.ts'

export const deleteDocupass = endpointWithKey({
  method: 'DELETE',
  path: '/docupass/:reference',
  tag: 'verification',
  summary: 'Delete a hosted link for good; the transaction that it ended in stays',
  scope: 'records',
  audit: 'change',
  params: linkParams,
  answer: successReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params }) => {
    await deleteLink(ports, principal, params.reference)
    return { json: { success: true } }
  },
})
