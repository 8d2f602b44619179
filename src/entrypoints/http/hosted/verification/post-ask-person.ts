import { z } from 'zod'
import { askPerson } from '../../../../flows/verification/holder/ask-person.ts'
import { hostedCall } from './hosted-call.ts'

export const postAskPerson = hostedCall({
  call: 'ask_person',
  summary:
    'End the link with what is there, for a person of the account to decide; where the profile allows it',
  body: z.object({}),
  act: (ports, holder) => askPerson(ports, holder),
})
