import { declineSigning } from '../../../../flows/agreements/signing/act-on-signing.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { declineBody, partyParams, signingReplies, signingReply, statedDevice } from './signing-schema.ts'

export const postSigningDecline = endpointWithKey({
  method: 'POST',
  path: '/x/signings/:id/parties/:party/decline',
  tag: 'agreements',
  summary: 'Decline to sign for a party; no one can sign the document any more',
  scope: 'records',
  audit: 'change',
  params: partyParams,
  body: declineBody,
  answer: signingReply,
  refusals: ['INVALID_ACTION', 'ERROR_CONFLICT'],
  run: async ({ ports, principal, params, body, links, keeps }) => {
    const present = signingReplies({ ports, links })
    const { reason = '' } = body
    const request = { ...params, device: statedDevice(body), reason, kept: keeps(present) }
    return { json: present(await declineSigning(ports, principal, request)) }
  },
})
