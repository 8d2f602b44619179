import { z } from 'zod'
import { extendTime } from '../../../../flows/verification/holder/extend-time.ts'
import { hostedCall } from './hosted-call.ts'

export const postExtendTime = hostedCall({
  call: 'extend_time',
  summary: 'Move the end of a link by 15 minutes, in its last five, at most ten times',
  body: z.object({}),
  act: (ports, holder) => extendTime(ports, holder),
})
