import { restoreProfileVersion } from '../../../../flows/profiles/profile-versions.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { restoreReply, versionParams } from './versions-schema.ts'

export const postProfileRestore = endpointWithKey({
  method: 'POST',
  path: '/x/profiles/:id/versions/:version/restore',
  tag: 'profiles',
  summary: 'Make a version of before the newest one, as a version of its own',
  scope: 'profiles',
  audit: 'change',
  params: versionParams,
  answer: restoreReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params }) => {
    const { version } = await restoreProfileVersion(ports, principal, params)
    return { json: { success: true, version } }
  },
})
