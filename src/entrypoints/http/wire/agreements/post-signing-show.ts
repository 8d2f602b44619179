import { showDocument } from '../../../../flows/agreements/signing/act-on-signing.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { partyParams, showBody, signingReplies, signingReply, statedDevice } from './signing-schema.ts'

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
    const present = signingReplies({ ports, links })
    const request = {
      ...params,
      device: statedDevice(body),
      sha256: body.documentSha256,
      kept: keeps(present),
    }
    return { json: present(await showDocument(ports, principal, request)) }
  },
})
