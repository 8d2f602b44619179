import { actors } from '../../../../vocabulary/account/actor.ts'
import type { EndpointResponse, Endpoint, UnparsedRequest } from '../endpoint.ts'

/**
 * Runs an endpoint. When it is a view, the entry of the audit log is committed before the answer is given out:
 * what cannot be written down is not shown. The answer is text by then: many that wait for a commit as objects would be
 * copied by each collection of garbage meanwhile.
 */
export async function runAudited(endpoint: Endpoint, context: UnparsedRequest): Promise<EndpointResponse> {
  const { audit: action } = endpoint
  if (action === 'change' || action === 'none') return endpoint.run(context)
  const answer = asText(await endpoint.run(context))
  const accountId = context.caller?.principal.accountId ?? answer.shown?.accountId
  if (answer.shown === undefined || accountId === undefined)
    throw new Error(`${endpoint.method} ${endpoint.path} does not say what it shows, and of whom.`)
  const actor = context.caller?.principal.actor ?? actors.signedLink
  await context.ports.records.recordView({ accountId, actor, action, ids: answer.shown.ids })
  return answer
}

function asText(answer: EndpointResponse): EndpointResponse {
  if (!('json' in answer)) return answer
  const { json, ...rest } = answer
  return { ...rest, jsonText: JSON.stringify(json) }
}
