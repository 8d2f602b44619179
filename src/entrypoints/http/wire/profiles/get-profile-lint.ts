import { lintProfile as lint } from '../../../../flows/profiles/lint-profile.ts'
import { getProfile } from '../../../../flows/profiles/profiles.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { lintReply, profileParams } from './schema.ts'

export const getProfileLint = endpointWithKey({
  method: 'GET',
  path: '/x/profiles/:id/lint',
  tag: 'profiles',
  summary:
    'What in a profile is kept and has no effect: unknown codes, thresholds and keys, obsolete settings, what nothing looks at yet',
  scope: 'profiles',
  audit: 'profile.viewed',
  params: profileParams,
  answer: lintReply,
  run: async ({ ports, principal, params }) => {
    const { id, version, profile } = await getProfile(ports, principal, params.id)
    return { json: { id, version, findings: lint(profile) }, shown: { ids: [id] } }
  },
})
