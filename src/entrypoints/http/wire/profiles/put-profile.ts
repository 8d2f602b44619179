import { changeProfile } from '../../../../flows/profiles/profiles.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { ignoredKeysHeader } from '../../kit/request/ignored-keys.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { profileParams, profilePart } from './schema.ts'

export const putProfile = endpointWithKey({
  method: 'PUT',
  path: '/profile/:id',
  tag: 'profiles',
  summary: 'Change a profile; what is left out stays as it is',
  scope: 'profiles',
  audit: 'change',
  params: profileParams,
  body: profilePart,
  keepsEmpty: true,
  answer: successReply,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_CONFLICT'],
  run: async ({ ports, principal, params, body }) => {
    const changed = await changeProfile(ports, principal, { id: params.id, body })
    return { json: { success: true }, headers: ignoredKeysHeader(changed.ignoredKeys) }
  },
})
