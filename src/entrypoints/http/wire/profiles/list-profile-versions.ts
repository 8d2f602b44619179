import { listProfileVersions as list } from '../../../../flows/profiles/profile-versions.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { resultPageRequest, presentResultPage } from '../../kit/shapes/value-schemas.ts'
import { profileParams } from './schema.ts'
import { presentVersion, versionList, versionListQuery } from './versions-schema.ts'

export const listProfileVersions = endpointWithKey({
  method: 'GET',
  path: '/x/profiles/:id/versions',
  tag: 'profiles',
  summary: 'Who changed what in a profile, and when',
  scope: 'profiles',
  audit: 'profile.viewed',
  params: profileParams,
  query: versionListQuery,
  answer: versionList,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params, query }) => {
    const page = await list(ports, principal, { id: params.id, page: resultPageRequest(query) })
    const json = { ...presentResultPage(query, page), versions: page.rows.map(presentVersion) }
    return { json, shown: { ids: [params.id] } }
  },
})
