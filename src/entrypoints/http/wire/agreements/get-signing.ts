import { Refusal } from '../../../../vocabulary/refusals.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { signingParams, signingReplies, signingReply } from './signing-schema.ts'

export const getSigning = endpointWithKey({
  method: 'GET',
  path: '/x/signings/:id',
  tag: 'agreements',
  summary: 'Where a document stands that is being signed',
  scope: 'records',
  audit: 'signing.viewed',
  params: signingParams,
  answer: signingReply,
  run: async ({ ports, principal, params, links }) => {
    const found = await ports.records.getSigning(principal, params.id)
    if (found === null) throw new Refusal('ERROR_NOT_FOUND')
    return { json: signingReplies({ ports, links })(found.signing), shown: { ids: [params.id] } }
  },
})
