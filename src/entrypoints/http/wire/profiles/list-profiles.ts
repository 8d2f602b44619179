import { listProfiles as list } from '../../../../flows/profiles/profiles.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { resultPageRequest } from '../../kit/shapes/value-schemas.ts'
import { presentProfiles, profileList, profileListQuery } from './schema.ts'

export const listProfiles = endpointWithKey({
  method: 'GET',
  path: '/profile',
  tag: 'profiles',
  summary: 'List profiles',
  scope: 'profiles',
  audit: 'profile.listed',
  query: profileListQuery,
  answer: profileList,
  run: async ({ ports, principal, query, header }) => {
    const page = await list(ports, principal, resultPageRequest(query))
    const shown = { ids: page.rows.map(({ id }) => id) }
    return { json: presentProfiles(page, query, header('user-agent')), shown }
  },
})
