import { signDocument } from '../../../../flows/agreements/signing/act-on-signing.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { partyParams, signingReplies, signingReply, statedDevice, submitBody } from './signing-schema.ts'

export const postSigningSubmit = endpointWithKey({
  method: 'POST',
  path: '/x/signings/:id/parties/:party/submit',
  tag: 'agreements',
  summary: 'Sign for a party: what it puts into its fields, once and for all',
  scope: 'records',
  audit: 'change',
  params: partyParams,
  body: submitBody,
  bodySize: 'large',
  answer: signingReply,
  refusals: ['INVALID_ACTION', 'INVALID_SIGNATURE_IMAGE', 'SIGNATURE_MISSING', 'ERROR_CONFLICT'],
  run: async ({ ports, principal, params, body, signal, links, keeps }) => {
    const present = signingReplies({ ports, links })
    const answers = new Map(Object.entries(body.fields))
    const request = { ...params, device: statedDevice(body), answers, signal, kept: keeps(present) }
    return { json: present(await signDocument(ports, principal, request)) }
  },
})
