import { readStanding } from '../../../../flows/verification/link-step.ts'
import { loadLogo } from '../../../../flows/verification/holder/load-logo.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { endpointWithAccess } from '../../kit/endpoint.ts'
import { holderOf } from './hosted-call.ts'

export const getLogo = endpointWithAccess({
  method: 'GET',
  path: '/docupassappv3/logo',
  tag: 'verification',
  summary: 'Logo of the profile as PNG, so that the page asks no one else for it',
  access: { kind: 'link', opens: false },
  audit: 'none',
  // A refusal of the session is JSON, with status 200.
  answer: ['image/png', 'application/json'],
  refusals: ['ERROR_NOT_FOUND'],
  run: async (call) => {
    const { holder } = holderOf(call)
    const logo = await loadLogo(call.ports, await readStanding(call.ports, holder))
    if (logo === null)
      throw new Refusal('ERROR_NOT_FOUND', { message: 'The profile has no logo that can be shown.' })
    return { bytes: logo, contentType: 'image/png', headers: { 'cache-control': 'private, max-age=600' } }
  },
})
