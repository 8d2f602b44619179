import { setRetention } from '../../../../flows/retention/retention.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { retentionBody, retentionReply } from './schema.ts'

export const putRetention = endpointWithKey({
  method: 'PUT',
  path: '/x/retention',
  tag: 'retention',
  summary: 'Set how long records are kept; these rules take the place of all there were',
  scope: 'operate',
  audit: 'change',
  body: retentionBody,
  keepsEmpty: true,
  answer: retentionReply,
  run: async ({ ports, principal, body }) => {
    const rules = body.rules.map(({ kind, profileId = '', days }) => ({ kind, profileId, days }))
    return { json: { success: true, rules: await setRetention(ports, principal, rules) } }
  },
})
