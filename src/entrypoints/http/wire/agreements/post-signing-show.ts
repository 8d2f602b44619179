import { showDocument } from '../../../../flows/agreements/signing/act-on-signing.ts'
import type { Signing } from '../../../../vocabulary/agreements/signing.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { partyParams, presentSigning, showBody, signingReply, statedDevice } from './signing-schema.ts'

export const postSigningShow = endpointWithKey({
  method: 'POST',
  path: '/x/signings/:id/parties/:party/show',
  tag: 'agreements',
  summary: 'Write down that a party was shown the document; before it signs',
  scope: 'records',
  audit: 'change',
  params: partyParams,
  body: showBody,
  answer: signingReply,
  refusals: ['INVALID_ACTION', 'ERROR_CONFLICT'],
  run: async ({ ports, principal, params, body, links, keeps }) => {
    const shown = { now: ports.clock.now(), sign: links.sign }
    const present = (signing: Signing) => ({ success: true, item: presentSigning(signing, shown) })
    const request = {
      ...params,
      device: statedDevice(body),
      sha256: body.documentSha256,
      kept: keeps(present),
    }
    return { json: present(await showDocument(ports, principal, request)) }
  },
})
