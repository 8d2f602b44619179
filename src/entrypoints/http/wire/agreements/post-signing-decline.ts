import { declineSigning } from '../../../../flows/agreements/signing/act-on-signing.ts'
import type { Signing } from '../../../../vocabulary/agreements/signing.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { declineBody, partyParams, presentSigning, signingReply, statedDevice } from './signing-schema.ts'

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
    const shown = { now: ports.clock.now(), sign: links.sign }
    const present = (signing: Signing) => ({ success: true, item: presentSigning(signing, shown) })
    const { reason = '' } = body
    const request = { ...params, device: statedDevice(body), reason, kept: keeps(present) }
    return { json: present(await declineSigning(ports, principal, request)) }
  },
})
