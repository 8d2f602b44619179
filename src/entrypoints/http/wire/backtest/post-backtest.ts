import { backtest } from '../../../../flows/backtest/backtest.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { filterOf } from '../transactions/schema.ts'
import { backtestBody, backtestReply, backtestTimeoutMs, presentBacktest, usualExamples } from './schema.ts'

export const postBacktest = endpointWithKey({
  method: 'POST',
  path: '/x/backtest',
  tag: 'profiles',
  summary: 'Decide stored transactions again from their facts, and count what would be decided otherwise',
  scope: 'records',
  audit: 'transaction.replayed',
  body: backtestBody,
  answer: backtestReply,
  timeoutMs: backtestTimeoutMs,
  run: async ({ ports, principal, body, signal }) => {
    const { profile, profileOverride: override, examples = usualExamples, ...filter } = body
    const request = { profile, override, examples, filter: filterOf(filter), signal }
    const found = await backtest(ports, principal, request)
    return { json: presentBacktest(found), shown: { ids: found.examples.map(({ id }) => id) } }
  },
})
