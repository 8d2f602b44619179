import { getProfile as get } from '../../../../flows/profiles/profiles.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentProfile, profileParams, profileSchema } from './schema.ts'

export const getProfile = endpointWithKey({
  method: 'GET',
  path: '/profile/:id',
  tag: 'profiles',
  summary: 'Read a profile, also a preset by its name',
  scope: 'profiles',
  audit: 'profile.viewed',
  params: profileParams,
  answer: profileSchema,
  run: async ({ ports, principal, params }) => {
    const found = await get(ports, principal, params.id)
    return { json: presentProfile(found), shown: { ids: [found.id] } }
  },
})
