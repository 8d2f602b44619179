import { z } from 'zod'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { success, unixSeconds } from '../../kit/shapes/value-schemas.ts'

export const getPhoneInbox = endpointWithKey({
  method: 'GET',
  path: '/x/phone-inbox',
  tag: 'verification',
  summary: 'Codes for telephones that were not sent out: the newest 100 that this process keeps',
  scope: 'operate',
  audit: 'phone-inbox.viewed',
  answer: z.object({
    success,
    items: z.array(
      z.object({
        at: z.int().describe('Unix seconds.'),
        to: z.string(),
        channel: z.enum(['sms', 'call']),
        text: z.string(),
      }),
    ),
  }),
  run: ({ ports, principal }) => {
    const items = ports.phone
      .held(principal.accountId)
      .filter(({ mode }) => principal.mode === 'live' || mode === 'test')
      .map(({ at, to, channel, text }) => ({ at: unixSeconds(at), to, channel, text }))
    return Promise.resolve({ json: { success: true, items }, shown: { ids: [] } })
  },
})
