import { getProfileVersion as get } from '../../../../flows/profiles/profile-versions.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentProfile } from './schema.ts'
import { presentVersion, versionParams, versionReply } from './versions-schema.ts'

export const getProfileVersion = endpointWithKey({
  method: 'GET',
  path: '/x/profiles/:id/versions/:version',
  tag: 'profiles',
  summary: 'A profile as it was in one of its versions',
  scope: 'profiles',
  audit: 'profile.viewed',
  params: versionParams,
  answer: versionReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params }) => {
    const found = await get(ports, principal, params)
    return { json: { ...presentVersion(found), profile: presentProfile(found) }, shown: { ids: [params.id] } }
  },
})
