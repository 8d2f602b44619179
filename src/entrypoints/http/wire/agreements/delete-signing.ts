import { cancelSigning } from '../../../../flows/agreements/signing/act-on-signing.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { signingParams, signingReplies, signingReply } from './signing-schema.ts'

export const deleteSigning = endpointWithKey({
  method: 'DELETE',
  path: '/x/signings/:id',
  tag: 'agreements',
  summary: 'Cancel a signing that is still open; what was signed stays on record',
  scope: 'records',
  audit: 'change',
  params: signingParams,
  answer: signingReply,
  refusals: ['INVALID_ACTION', 'ERROR_CONFLICT'],
  run: async ({ ports, principal, params, links }) => {
    const cancelled = await cancelSigning(ports, principal, params.id)
    return { json: signingReplies({ ports, links })(cancelled) }
  },
})
