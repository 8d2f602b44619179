import { z } from 'zod'
import { signContract } from '../../../../flows/verification/sign-contract.ts'
import { hostedCall } from './hosted-call.ts'

export const postHolderSignature = hostedCall({
  call: 'submit_contract',
  summary: 'Sign the contract, once and for all',
  body: z
    .record(z.string().max(100), z.union([z.string(), z.boolean()]))
    .describe('By data-uid: a PNG as data URL for a signature, text or whether a box is set for others.'),
  bodySize: 'large',
  refusals: [],
  act: (ports, holder, { body }) => signContract(ports, holder, new Map(Object.entries(body))),
})
