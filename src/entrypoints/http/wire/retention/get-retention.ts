import { getRetention as get } from '../../../../flows/retention/retention.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { retentionReply } from './schema.ts'

export const getRetention = endpointWithKey({
  method: 'GET',
  path: '/x/retention',
  tag: 'retention',
  summary: 'How long records are kept',
  scope: 'operate',
  audit: 'retention.viewed',
  answer: retentionReply,
  run: async ({ ports, principal }) => ({
    json: { success: true, rules: await get(ports, principal) },
    shown: { ids: [principal.accountId] },
  }),
})
