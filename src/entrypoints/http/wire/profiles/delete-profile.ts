import { deleteProfile as remove } from '../../../../flows/profiles/profiles.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { profileParams } from './schema.ts'

export const deleteProfile = endpointWithKey({
  method: 'DELETE',
  path: '/profile/:id',
  tag: 'profiles',
  summary: 'Delete a profile; records made under it keep what they were judged by',
  scope: 'profiles',
  audit: 'change',
  params: profileParams,
  answer: successReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params }) => {
    await remove(ports, principal, params.id)
    return { json: { success: true } }
  },
})
