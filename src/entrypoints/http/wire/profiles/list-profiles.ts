import { listProfiles as list } from '../../../../flows/profiles/profiles.ts'
import { keyed } from '../../kit/endpoint.ts'
import { pageRequest } from '../../kit/shapes/shapes.ts'
import { presentProfileRow, profileList, profileListQuery } from './schema.ts'

export const listProfiles = keyed({
  method: 'GET',
  path: '/profile',
  tag: 'profiles',
  summary: 'List profiles',
  scope: 'profiles',
  audit: 'profile.listed',
  query: profileListQuery,
  answer: profileList,
  run: async ({ ports, principal, query }) => {
    const page = await list(ports, principal, pageRequest(query))
    return { json: page.rows.map(presentProfileRow), shown: { ids: page.rows.map(({ id }) => id) } }
  },
})
