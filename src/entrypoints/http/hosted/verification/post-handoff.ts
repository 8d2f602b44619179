import { z } from 'zod'
import { createHandOff } from '../../../../flows/verification/holder/create-handoff.ts'
import { success, token, unixSeconds } from '../../kit/shapes/value-schemas.ts'
import { holderOf, hostedEndpoint, requireOpen } from './hosted-call.ts'

export const postHandOff = hostedEndpoint({
  path: '/docupassappv3/create_handoff',
  summary: 'Make a token by which another device goes on, once and within ten minutes',
  refusals: [],
  body: z.object({}),
  answer: z.object({
    ...{ success, token, expiresAt: z.int().describe('Unix seconds.') },
    url: z.string().describe('Where the other device goes on.'),
    qrCode: z.string().describe('The same address as a picture: a data URL of a PNG.'),
  }),
  run: async (call) => {
    const { holder } = holderOf(call)
    await requireOpen(call, holder, 'create_handoff')
    const { expiresAt, qrCode, ...made } = await createHandOff(call.ports, holder, call.links.base())
    const picture = `data:image/png;base64,${Buffer.from(qrCode).toString('base64')}`
    return { json: { success: true, ...made, expiresAt: unixSeconds(expiresAt), qrCode: picture } }
  },
})
