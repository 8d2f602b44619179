import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { clientAddress, type Caller } from './admission/authenticate.ts'
import { withDeadline } from './admission/deadline.ts'
import type { Answer, ServerContext, Endpoint, Keeps, RawCall } from './endpoint.ts'
import type { FairQueue } from './admission/fair-queue.ts'
import { parseJsonObject, refuseUnstorable, withoutAbsent } from './request/json-body.ts'
import { keepsNothing, keyOfRequest, once } from './request/idempotency.ts'
import { send } from './reply/reply.ts'
import { runAudited } from './reply/run-audited.ts'

/** How long cancelled work may take to stop before the answer goes out without it. */
const graceMs = 5_000

export interface Serving {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly server: ServerContext
  readonly caller: Caller | null
  /** Before what costs much. */
  readonly line: FairQueue
}

/** One request that was let in: its work under a deadline, and its answer. */
export async function serve(endpoint: Endpoint, serving: Serving): Promise<FastifyReply> {
  const { request, reply, server } = serving
  const key = keyOf(endpoint, serving)
  const arrived =
    endpoint.body === null ? nothingArrived : bodyOf(request, { endpoint, isRepeatable: key !== null })
  const timeoutMs = endpoint.timeoutMs ?? server.settings.limits.scanTimeoutMs
  const work = (signal: AbortSignal): Promise<Answer> => {
    const run = (keeps: Keeps) =>
      inTurn(endpoint, { ...serving, signal }, () =>
        runAudited(endpoint, callOf(serving, { signal, keeps, body: arrived.body })),
      )
    if (key === null || serving.caller === null) return run(keepsNothing)
    const asked = { key, bodyHash: requestHash(request, arrived.hash) }
    const { records, clock } = server.ports
    return once(
      { records, clock, principal: serving.caller.principal, request: asked, timeoutMs, signal },
      run,
    )
  }
  const answer = await withDeadline(work, {
    timeoutMs,
    graceMs,
    onGone: (gone) => {
      const closed = () => {
        if (!reply.raw.writableFinished) gone()
      }
      reply.raw.once('close', closed)
      return () => reply.raw.off('close', closed)
    },
  })
  return send(request, reply, answer)
}

/** What comes with large bodies costs much: accounts take turns at it. */
function inTurn<T>(
  endpoint: Endpoint,
  { caller, line, signal }: Serving & { readonly signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  if (endpoint.bodySize !== 'large' || caller === null) return work()
  return line.pass(caller.principal.accountId, signal, work)
}

/** Only what someone with a key posts is worth repeating: all else may be asked twice anyway. */
function keyOf({ method }: Endpoint, { request, caller }: Serving): string | null {
  if (method !== 'POST' || caller === null) return null
  const sent = request.headers['idempotency-key']
  return keyOfRequest(Array.isArray(sent) ? sent.join(',') : sent)
}

function requestHash({ method, url }: FastifyRequest, bodyHash: string): string {
  return createHash('sha256').update(`${method} ${url}\n${bodyHash}`).digest('hex')
}

interface Arrived {
  readonly body: unknown
  /** SHA-256 of the body as sent; empty when no one will ask for it. */
  readonly hash: string
}

const nothingArrived: Arrived = { body: {}, hash: '' }

/** Parses the body and lets go of its bytes, which may be many. */
function bodyOf(
  request: FastifyRequest,
  { endpoint, isRepeatable }: { readonly endpoint: Endpoint; readonly isRepeatable: boolean },
): Arrived {
  const bytes = request.body
  request.body = undefined
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new Refusal('ERROR_INVALID_JSON')
  const hash = isRepeatable ? createHash('sha256').update(bytes).digest('hex') : ''
  const sent = parseJsonObject(bytes)
  refuseUnstorable(sent)
  return { body: endpoint.keepsEmpty ? sent : withoutAbsent(sent), hash }
}

function callOf(
  { request, server, caller }: Serving,
  given: Pick<RawCall, 'signal' | 'body' | 'keeps'>,
): RawCall {
  const query = typeof request.query === 'object' && request.query !== null ? { ...request.query } : {}
  refuseUnstorable(query)
  return {
    ...server,
    ...given,
    requestId: request.id,
    clientAddress: clientAddress(request.raw, server.settings.listen.trustedProxies),
    arrivedAt: server.ports.clock.monotonic(),
    header: (name) => {
      const value = request.headers[name.toLowerCase()]
      return Array.isArray(value) ? value.join(', ') : value
    },
    path: pathOf(request),
    caller,
    params: request.params,
    query: withoutAbsent(query),
  }
}

/** The path as sent, without the query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}
