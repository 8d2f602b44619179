import { planProfile } from '../../../../flows/backtest/backtest.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { ignoredKeysHeader } from '../../kit/request/ignored-keys.ts'
import { profileParams, profilePart } from '../profiles/schema.ts'
import { filterOf } from '../transactions/schema.ts'
import { backtestTimeoutMs, planQuery, planReply, presentBacktest, usualExamples } from './schema.ts'

export const postProfilePlan = endpointWithKey({
  method: 'POST',
  path: '/x/profiles/:id/plan',
  tag: 'profiles',
  summary: 'What a change of a profile would change: its settings, and past decisions; nothing is changed',
  scope: 'records',
  audit: 'transaction.replayed',
  params: profileParams,
  query: planQuery,
  body: profilePart,
  keepsEmpty: true,
  answer: planReply,
  timeoutMs: backtestTimeoutMs,
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params, query, body, signal }) => {
    const request = { id: params.id, body, filter: filterOf(query), examples: usualExamples, signal }
    const { id, version, changes, ignoredKeys, backtest } = await planProfile(ports, principal, request)
    return {
      json: { id, version, changes, backtest: presentBacktest(backtest) },
      headers: ignoredKeysHeader(ignoredKeys),
      shown: { ids: backtest.examples.map((example) => example.id) },
    }
  },
})
