import { cancelSigning } from '../../../../flows/agreements/signing/act-on-signing.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentSigning, signingParams, signingReply } from './signing-schema.ts'

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
    const item = presentSigning(cancelled, { now: ports.clock.now(), sign: links.sign })
    return { json: { success: true, item } }
  },
})
