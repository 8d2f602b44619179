import { getRetention as get } from '../../flows/keeping.ts'
import { keyed } from '../endpoint.ts'
import { retentionReply } from './keeping-schema.ts'

export const getRetention = keyed({
  method: 'GET',
  path: '/x/retention',
  tag: 'extension',
  summary: 'How long records are kept',
  scope: 'operate',
  audit: 'retention.viewed',
  answer: retentionReply,
  run: async ({ hands, principal }) => ({
    json: { success: true, rules: await get(hands, principal) },
    shown: { ids: [principal.accountId] },
  }),
})
