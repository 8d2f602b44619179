import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ports } from '../../../flows/ports/ports.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { clientAddress, type Caller } from './admission/authenticate.ts'
import type { LinkCaller } from './admission/link-caller.ts'
import type { UndecodablePictures } from './admission/undecodable-pictures.ts'
import { withDeadline } from './admission/deadline.ts'
import type { FairQueue } from '../../../platform/threads/fair-queue.ts'
import type {
  EndpointResponse,
  ServerContext,
  Endpoint,
  CreateIdempotentResponse,
  UnparsedRequest,
} from './endpoint.ts'
import { parseJsonObject, refuseUnstorable, dropEmptyValues } from './request/json-body.ts'
import { noIdempotency, parseIdempotencyKey, runOnce } from './request/idempotency.ts'
import { sendResponse } from './reply/send-response.ts'
import { runAudited } from './reply/run-audited.ts'

/** How long cancelled work may take to stop before the answer goes out without it. */
const graceMs = 5_000

export interface ServeContext {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly server: ServerContext
  readonly caller: Caller | null
  readonly holder: LinkCaller | null
  /** Before what costs much. */
  readonly line: FairQueue
  readonly undecodable: UndecodablePictures
  /** Says that the body no longer counts as on its way. */
  readonly bodyIsIn: () => void
}

/** One request that was let in: its work under a deadline, and its answer. */
export async function serveRequest(endpoint: Endpoint, serving: ServeContext): Promise<FastifyReply> {
  const { request, reply, server } = serving
  const key = idempotencyKeyOf(endpoint, serving)
  const parsedBody =
    endpoint.body === null ? emptyBody : parseBody(request, { endpoint, isRepeatable: key !== null })
  const timeoutMs = endpoint.timeoutMs ?? server.settings.limits.scanTimeoutMs
  const work = (signal: AbortSignal): Promise<EndpointResponse> => {
    const run = (idempotentResponse: CreateIdempotentResponse) =>
      runQueued(endpoint, { ...serving, signal }, () =>
        runAudited(endpoint, createContext(serving, { signal, keeps: idempotentResponse, parsedBody })),
      )
    if (key === null || serving.caller === null) return run(noIdempotency)
    const idempotentRequest = { key, bodyHash: requestHash(request, parsedBody.hash) }
    const { records, clock } = server.ports
    return runOnce(
      { records, clock, principal: serving.caller.principal, request: idempotentRequest, timeoutMs, signal },
      run,
    )
  }
  const answer = await withDeadline(work, {
    timeoutMs,
    graceMs,
    onGone: (clientGone) => {
      const onClose = () => {
        if (!reply.raw.writableFinished) clientGone()
      }
      reply.raw.once('close', onClose)
      return () => reply.raw.off('close', onClose)
    },
  })
  return sendResponse(request, reply, answer)
}

/** Asks an endpoint whether it would do anything with a body, before the body is read. Throws what it is refused with. */
export async function refuseBeforeBody({ beforeBody }: Endpoint, serving: ServeContext): Promise<void> {
  if (beforeBody === null) return
  const signal = AbortSignal.timeout(serving.server.settings.limits.scanTimeoutMs)
  const { body: _, ...call } = createContext(serving, {
    ...{ signal, keeps: noIdempotency, parsedBody: emptyBody },
  })
  await beforeBody(call)
}

/** What comes with large bodies costs much: accounts take turns at it. */
export function isQueued({ bodySize, access }: Endpoint): boolean {
  return bodySize === 'large' && (access.kind === 'key' || access.kind === 'link')
}

function runQueued<T>(
  endpoint: Endpoint,
  { caller, holder, line, undecodable, signal, bodyIsIn }: ServeContext & { readonly signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const payer = caller ?? holder
  if (!isQueued(endpoint) || payer === null) return work()
  bodyIsIn()
  const { accountId } = payer.principal
  const done = line.submit(work, { payer: accountId, signal, endsItself: true })
  return undecodable.answering(accountId, signal, done)
}

/** Only what someone with a key posts is worth repeating: all else may be asked twice anyway. */
function idempotencyKeyOf({ method }: Endpoint, { request, caller }: ServeContext): string | null {
  if (method !== 'POST' || caller === null) return null
  const sent = request.headers['idempotency-key']
  return parseIdempotencyKey(Array.isArray(sent) ? sent.join(',') : sent)
}

function requestHash({ method, url }: FastifyRequest, bodyHash: string): string {
  return createHash('sha256').update(`${method} ${url}\n${bodyHash}`).digest('hex')
}

interface ParsedBody {
  readonly body: unknown
  /** Keys that were left out because their values say nothing. */
  readonly emptyKeys: readonly string[]
  /** SHA-256 of the body as sent; empty when no one will ask for it. */
  readonly hash: string
}

const emptyBody: ParsedBody = { body: {}, emptyKeys: [], hash: '' }

/** Parses the body and lets go of its bytes, which may be many. */
function parseBody(
  request: FastifyRequest,
  { endpoint, isRepeatable: isIdempotent }: { readonly endpoint: Endpoint; readonly isRepeatable: boolean },
): ParsedBody {
  const bytes = request.body
  request.body = undefined
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new Refusal('ERROR_INVALID_JSON')
  const hash = isIdempotent ? createHash('sha256').update(bytes).digest('hex') : ''
  const sent = parseJsonObject(bytes)
  refuseUnstorable(sent)
  const body = endpoint.keepsEmpty ? sent : dropEmptyValues(sent)
  return { body, emptyKeys: droppedKeys(sent, body), hash }
}

const droppedKeys = (sent: object, left: object): readonly string[] =>
  Object.keys(sent).filter((key) => !Object.hasOwn(left, key))

function createContext(
  { request, server, caller, holder }: ServeContext,
  {
    parsedBody,
    ...requestFields
  }: Pick<UnparsedRequest, 'signal' | 'keeps'> & { readonly parsedBody: ParsedBody },
): UnparsedRequest {
  const query = typeof request.query === 'object' && request.query !== null ? { ...request.query } : {}
  refuseUnstorable(query)
  const nonEmptyQuery = dropEmptyValues(query)
  return {
    ...server,
    ports: portsFor(caller ?? holder, server),
    ...requestFields,
    requestId: request.id,
    clientAddress: clientAddress(request.raw, server.settings.listen.trustedProxies),
    arrivedAt: server.ports.clock.monotonic(),
    header: (name) => {
      const value = request.headers[name.toLowerCase()]
      return Array.isArray(value) ? value.join(', ') : value
    },
    path: pathOf(request),
    caller,
    holder,
    params: request.params,
    query: nonEmptyQuery,
    body: parsedBody.body,
    emptyKeys: { query: droppedKeys(query, nonEmptyQuery), body: parsedBody.emptyKeys },
  }
}

/** With what costs much charged to the caller, where one is known. */
function portsFor(caller: Pick<Caller, 'principal'> | null, { ports }: ServerContext): Ports {
  if (caller === null) return ports
  const { accountId: account, actor: key } = caller.principal
  // Most requests have no use for it. All others are found through the prototype: to copy them takes 6 µs.
  const inference = { get: () => ports.inference.chargedTo({ account, key }), enumerable: true }
  return Object.create(ports, { inference }) as Ports
}

/** The path as sent, without the query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}
