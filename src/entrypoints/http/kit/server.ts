import type { AddressInfo } from 'node:net'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SharedPorts } from '../../../flows/ports/ports.ts'
import type { Log } from '../../../platform/process/log.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { createSignedUrls } from '../../../platform/sealing/signed-urls.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import {
  createBodyBudget,
  clientNetwork,
  createRateLimit,
  rateLimitHeaders,
  smallBodyBytes,
  type RateLimitStatus,
  type BodyBudget,
} from './admission/rate-limit.ts'
import { grantAccess } from './admission/access.ts'
import { isHolder, type LinkCaller } from './admission/link-caller.ts'
import { bodyBackpressure } from './admission/body-backpressure.ts'
import { clientAddress, type Caller, type CallerLimits } from './admission/authenticate.ts'
import { Turns } from './admission/turns.ts'
import { announcedBytes, createDiscardLimit, hasArrived, unreadBytes } from './admission/unread-body.ts'
import type { DiscardLimit } from './admission/unread-body.ts'
import { createApp, type ServerTls } from './create-app.ts'
import { docsEndpoints } from '../assets/docs-endpoints.ts'
import type { Access, Endpoint, ServerContext } from './endpoint.ts'
import { listStatus } from '../../../flows/watchlists/list-status.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createScanQueue, type ScanQueue } from './admission/scan-queue.ts'
import { logResponse, type RequestNotes } from './reply/log-response.ts'
import { sendError } from './reply/send-response.ts'
import { isQueued, pathOf, refuseBeforeBody, serveRequest, type ServeContext } from './serve.ts'
import { audienceOf, audienceHeaders, methodMatcher, transportSecurityHeaders } from './reply/headers.ts'

const mebibyte = 1_048_576
const maxHeaders = 200

export interface ServerOptions {
  readonly settings: Settings
  readonly ports: SharedPorts
  readonly log: Log
  /** Secret of at least 32 bytes for signed links. */
  readonly linkKey: Uint8Array
  /** The table of `all.ts`, or a few of a test's own. */
  readonly endpoints: readonly Endpoint[]
  /** What HTTPS is served with; HTTP without it. */
  readonly tls?: ServerTls | null
}

interface ServerState {
  readonly server: ServerContext
  readonly limits: CallerLimits
  readonly budget: BodyBudget
  readonly scans: ScanQueue
  readonly discards: DiscardLimit
  /** For taking in and parsing large bodies. */
  readonly turns: Turns
  readonly metrics: Metrics
  /** The methods that the path of a URL answers to. */
  readonly methodsOf: (url: string) => readonly string[]
  /** Who was let in, by request. */
  readonly callers: WeakMap<FastifyRequest, Caller | LinkCaller>
  /** Says that the body no longer counts as on its way, by request. */
  readonly bodies: WeakMap<FastifyRequest, () => void>
  readonly notes: WeakMap<FastifyRequest, RequestNotes>
}

/** The HTTP server as a value: build it as often as you like, then `listen` or `inject`. */
export function buildServer(options: ServerOptions): FastifyInstance {
  const { settings, ports, log, endpoints } = options
  const tls = options.tls ?? null
  const app = createApp(ports, tls)
  const budget = createBodyBudget(settings.limits.largeBodiesMegabytes * mebibyte)
  const metrics = createMetrics({
    heldBodyBytes: budget.heldBytes,
    purged: () => ports.records.purgeCounts(),
    deliveryCounts: async () => ports.records.deliveryCounts(),
    lists: async () => listStatus(ports),
    registers: async () => ports.registers.status(),
  })
  const links = createSignedUrls({
    key: options.linkKey,
    lifetimeSeconds: settings.limits.linkLifetimeSeconds,
    now: () => ports.clock.now(),
    base: () => settings.listen.publicUrl ?? localAddress(app, settings, tls),
  })
  const now = () => ports.clock.monotonic()
  const { requestsPerSecond, failedKeysPerMinute } = settings.limits
  const limits = {
    requests: createRateLimit({ perSecond: requestsPerSecond, burst: requestsPerSecond, names: 10_000, now }),
    failedKeys: createRateLimit({
      perSecond: failedKeysPerMinute / 60,
      burst: failedKeysPerMinute,
      names: 10_000,
      now,
    }),
  }
  const table = [...endpoints, ...(settings.operation.docs ? docsEndpoints(endpoints) : [])]
  const state = {
    server: { settings, ports, log, links, metrics },
    limits,
    budget,
    scans: createScanQueue(now),
    discards: createDiscardLimit(now),
    turns: new Turns(),
    metrics,
    methodsOf: methodMatcher(table),
    callers: new WeakMap(),
    bodies: new WeakMap(),
    notes: new WeakMap(),
  }
  addCommonHooks(app, state)
  for (const endpoint of table) addEndpoint(app, endpoint, state)
  registerErrorHandler(app, state)
  return app
}

function localAddress(app: FastifyInstance, settings: Settings, tls: ServerTls | null): string {
  const { listen } = settings
  const bound: AddressInfo | string | null = app.server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : listen.port
  const scheme = tls === null && settings.tls.certificate === '' ? 'http' : 'https'
  const host = tls === null ? listen.host : tls.host()
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** What every request meets, whatever its path. */
function addCommonHooks(app: FastifyInstance, state: ServerState): void {
  const transport = transportSecurityHeaders(state.server.settings.listen.publicUrl)
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', async (request, reply) => {
    logResponse(request, reply, state)
    reply.headers({ ...audienceHeaders[audienceOf(request)], ...transport, 'x-request-id': request.id })
    if (isClosing) reply.header('connection', 'close')
    if (request.method === 'OPTIONS') return reply.code(204).send()
    // Here and not in the framework's own handler, which would first take the body in.
    if (request.is404) throw unknownRoute(state.methodsOf(request.url))
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new Refusal('ERROR_INVALID_VALUE', { message: 'The request has no Host header.' })
    if (hostCount(request) > 1) {
      reply.header('connection', 'close')
      throw new Refusal('ERROR_INVALID_VALUE', { message: 'The request has more than one Host header.' })
    }
    if (request.raw.rawHeaders.length > 2 * maxHeaders) throw new Refusal('ERROR_HEADERS_TOO_LARGE')
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity')
      throw new Refusal('ERROR_UNSUPPORTED_MEDIA_TYPE', {
        message: 'Send the body without content encoding.',
      })
  })
}

/** Of several (RFC 9112 section 3.2) a proxy may have believed another than we would. */
function hostCount({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
}

function addEndpoint(app: FastifyInstance, endpoint: Endpoint, state: ServerState): void {
  const { settings } = state.server
  const bodyLimit = endpoint.bodySize === 'large' ? settings.limits.bodyMegabytes * mebibyte : smallBodyBytes
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { audience: endpoint.audience },
    bodyLimit,
    onRequest: async (request, reply) => {
      // Before the database is asked, and before a body is read: when much waits, that is when each would take longest.
      if (isQueued(endpoint)) await state.scans.refuseWhenFull(keyOf(request))
      reply.headers(rateLimitHeaders(await admitRequest(endpoint.access, request, state)))
      if (isQueued(endpoint)) expectBody(request, reply, state)
      await refuseBeforeBody(endpoint, servingOf(request, reply, state))
      // No one waits for a body that no one reads.
      if (endpoint.bodySize === 'none') return serveRequest(endpoint, servingOf(request, reply, state))
    },
    preParsing: async (request, reply, body) => {
      if (isQueued(endpoint)) await state.turns.next()
      if (request.raw.destroyed) throw new Refusal('ERROR_EXECUTION_CANCEL')
      if (hasArrived(request)) return body
      const reservation = state.budget.open(Math.min(announcedBytes(request, bodyLimit), bodyLimit))
      finished(reply.raw, { readable: false }, () => reservation.release())
      return bodyBackpressure(request.raw, reservation, state.server.ports.clock)
    },
    handler: async (request, reply) => {
      if (isQueued(endpoint)) await state.turns.next()
      return serveRequest(endpoint, servingOf(request, reply, state))
    },
  })
}

/** What says who pays: the key, or what a hosted link is opened by. */
function keyOf({ headers }: FastifyRequest): string {
  const key = headers['x-api-key'] ?? headers.authorization
  return typeof key === 'string' ? key : ''
}

/** @throws Refusal SERVICE_UNAVAILABLE when as many bodies of this key are on their way as may wait */
function expectBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { scans, callers, bodies }: ServerState,
): void {
  const caller = callers.get(request)
  if (caller === undefined) return
  const payer = { account: caller.principal.accountId, link: isHolder(caller) ? caller.linkId : null }
  const bodyIsIn = scans.bodyComes(keyOf(request), payer)
  bodies.set(request, bodyIsIn)
  finished(reply.raw, { readable: false }, bodyIsIn)
}

function servingOf(request: FastifyRequest, reply: FastifyReply, state: ServerState): ServeContext {
  const { server, scans, callers, bodies } = state
  const bodyIsIn = bodies.get(request) ?? (() => undefined)
  const admitted = callers.get(request) ?? null
  const [caller, holder] = admitted !== null && isHolder(admitted) ? [null, admitted] : [admitted, null]
  const { line, undecodable } = scans
  return { request, reply, server, line, undecodable, caller, holder, bodyIsIn }
}

/**
 * Where the caller stands with the limit of requests, null without one.
 *
 * @throws Refusal of `grantAccess`
 */
async function admitRequest(
  access: Access,
  request: FastifyRequest,
  { server, limits, callers, notes }: ServerState,
): Promise<RateLimitStatus | null> {
  const onIdentified = ({ actor, mode }: Principal): void => {
    notes.set(request, { keyId: actor, mode })
  }
  const caller = await grantAccess(access, request, {
    server,
    limits,
    path: pathOf(request),
    onKnown: onIdentified,
  })
  if (caller === null) return null
  callers.set(request, caller)
  return caller.rate
}

/** The no for a path that is not there, or not by this method. */
function unknownRoute(methods: readonly string[]): Refusal {
  return methods.length === 0
    ? new Refusal('ERROR_NOT_FOUND', { message: 'There is nothing at this path.' })
    : new Refusal('ERROR_METHOD_NOT_ALLOWED', { headers: { allow: methods.join(', ') } })
}

/** Whether a body that was refused has so much to come that it is not worth reading. */
function isBodyUnwanted(request: FastifyRequest, { server, scans, discards }: ServerState): boolean {
  const sender = () => scans.accountOf(keyOf(request)) ?? networkOf(request, server)
  return !discards.mayRead(unreadBytes(request), sender)
}

const networkOf = ({ raw }: FastifyRequest, { settings }: ServerContext): string =>
  clientNetwork(clientAddress(raw, settings.listen.trustedProxies))

function registerErrorHandler(app: FastifyInstance, state: ServerState): void {
  const { server, notes } = state
  app.setErrorHandler((error, request, reply) => {
    const { code, isFault, closedWith } = sendError(error, {
      request,
      reply,
      isUnwanted: () => isBodyUnwanted(request, state),
    })
    const closed =
      closedWith === undefined ? {} : { closed: { status: closedWith, ms: Math.round(reply.elapsedTime) } }
    notes.set(request, { ...notes.get(request), code, ...closed })
    if (isFault)
      server.log.error('a request failed', {
        incident: request.id,
        route: request.routeOptions.url ?? '',
        error,
      })
    else if (error instanceof Refusal && error.status === 503 && error.cause !== undefined)
      server.log.warn('a database or store does not answer', { requestId: request.id, error: error.cause })
  })
}
