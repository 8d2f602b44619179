import { getProfile } from '../../../../flows/profiles/profiles.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentProfile, profileParams, profileSchema } from './schema.ts'

export const exportProfile = endpointWithKey({
  method: 'GET',
  path: '/export/profile/:id',
  tag: 'profiles',
  summary: 'A profile as a file',
  scope: 'profiles',
  audit: 'profile.exported',
  params: profileParams,
  answer: profileSchema,
  run: async ({ ports, principal, params }) => {
    const found = await getProfile(ports, principal, params.id)
    const headers = { 'content-disposition': `attachment; filename="profile_${found.id}.json"` }
    return { json: presentProfile(found), headers, shown: { ids: [found.id] } }
  },
})
