import { z } from 'zod'
import { createHandOff } from '../../../../flows/verification/holder/create-handoff.ts'
import { success, token, unixSeconds } from '../../kit/shapes/value-schemas.ts'
import { holderOf, hostedEndpoint, requireOpen } from './hosted-call.ts'

export const postHandOff = hostedEndpoint({
  path: '/docupassappv3/create_handoff',
  summary: 'Make a token by which another device goes on, once and within ten minutes',
  refusals: [],
  body: z.object({}),
  answer: z.object({ success, token, expiresAt: z.int().describe('Unix seconds.') }),
  run: async (call) => {
    const { holder } = holderOf(call)
    await requireOpen(call, holder, 'create_handoff')
    const { token: made, expiresAt } = await createHandOff(call.ports, holder)
    return { json: { success: true, token: made, expiresAt: unixSeconds(expiresAt) } }
  },
})
