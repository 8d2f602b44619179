import { getTransaction } from '../../../../flows/transactions/transactions.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { transactionParams } from './schema.ts'
import { traceReply } from '../keys/schema.ts'

export const getTrace = endpointWithKey({
  method: 'GET',
  path: '/x/transactions/:id/trace',
  tag: 'transactions',
  summary: 'Why a transaction was decided as it was: facts, profile and every check',
  scope: 'records',
  audit: 'transaction.explained',
  params: transactionParams,
  answer: traceReply,
  run: async ({ ports, principal, params }) => {
    const found = await getTransaction(ports, principal, params.id)
    const { id, subjectId, profileId, profileVersion, effectiveProfile, facts, trace } = found
    return {
      json: { id, subjectId, profileId, profileVersion, effectiveProfile, facts, trace },
      shown: { ids: [id] },
    }
  },
})
