import { z } from 'zod'
import { noteAction } from '../../../../flows/verification/holder/note-action.ts'
import { hostedCall } from './hosted-call.ts'

export const postNote = hostedCall({
  call: 'audit',
  summary: 'Report what happened on the device',
  body: z.object({
    action: z.string().max(10_000),
    data: z.exactOptional(z.array(z.unknown()).max(1_000)),
  }),
  act: (ports, holder, { body: { action, data = [] } }) =>
    noteAction(ports, holder, {
      action,
      data: data.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    }),
})
