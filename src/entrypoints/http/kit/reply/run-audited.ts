import { actors } from '../../../../vocabulary/account/actor.ts'
import type { EndpointResponse, Endpoint, UnparsedRequest } from '../endpoint.ts'

/**
 * Runs an endpoint. When it is a view, the entry of the audit log is committed before the answer is given out:
 * what cannot be written down is not shown.
 */
export async function runAudited(endpoint: Endpoint, context: UnparsedRequest): Promise<EndpointResponse> {
  const answer = await endpoint.run(context)
  const { audit: action } = endpoint
  if (action === 'change' || action === 'none') return answer
  const accountId = context.caller?.principal.accountId ?? answer.shown?.accountId
  if (answer.shown === undefined || accountId === undefined)
    throw new Error(`${endpoint.method} ${endpoint.path} does not say what it shows, and of whom.`)
  const actor = context.caller?.principal.actor ?? actors.signedLink
  await context.ports.records.recordView({ accountId, actor, action, ids: answer.shown.ids })
  return answer
}
