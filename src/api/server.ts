import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { finished } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Hands } from '../flows/ports/hands.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { createSignedLinks } from '../platform/signed-links.ts'
import { Refusal } from '../vocabulary/refusals.ts'
import { createBodyBudget, createRateLimit, smallBodyBytes, type BodyBudget } from './admission.ts'
import { admit, clientAddress, type Caller, type CallerLimits } from './caller.ts'
import { withDeadline } from './deadline.ts'
import { docsEndpoints } from './docs/docs-page.ts'
import type { Access, Answer, Door, Endpoint, RawCall } from './endpoint.ts'
import { envelopeOf, faultOf, headersOf, rawReply, rawReplyTo, refusalOf } from './envelope.ts'
import { parseJsonObject, withoutAbsent } from './json-body.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { runAudited } from './run-audited.ts'
import { corsHeaders, matcherOf, parseQuery, securityHeaders } from './wire-manners.ts'

const mebibyte = 1_048_576
const mostHeaders = 200
/** How long cancelled work may take to stop before the answer goes out without it. */
const graceMs = 5_000

export interface ServerOptions {
  readonly settings: Settings
  readonly hands: Hands
  readonly log: Log
  /** Secret of at least 32 bytes for signed links. */
  readonly linkKey: Uint8Array
  /** The table of `all.ts`, or a few of a test's own. */
  readonly endpoints: readonly Endpoint[]
}

interface House {
  readonly door: Door
  readonly limits: CallerLimits
  readonly budget: BodyBudget
  readonly metrics: Metrics
  /** Who was let in, by request. */
  readonly callers: WeakMap<FastifyRequest, Caller>
}

/** The HTTP door as a value: build it as often as you like, then `listen` or `inject`. */
export function buildServer(options: ServerOptions): FastifyInstance {
  const { settings, hands, log, endpoints } = options
  const app = createApp(hands)
  const budget = createBodyBudget(settings.limits.largeBodiesMegabytes * mebibyte)
  const metrics = createMetrics(budget.heldBytes)
  const links = createSignedLinks({
    key: options.linkKey,
    lifetimeSeconds: settings.limits.linkLifetimeSeconds,
    now: () => hands.clock.now(),
    base: () => settings.listen.publicUrl ?? localAddress(app, settings),
  })
  const now = () => hands.clock.monotonic()
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
  const house = {
    door: { settings, hands, log, links, metrics },
    limits,
    budget,
    metrics,
    callers: new WeakMap(),
  }
  addManners(app, house)
  const table = [...endpoints, ...(settings.operation.docs ? docsEndpoints(endpoints) : [])]
  for (const endpoint of table) addEndpoint(app, endpoint, house)
  addRefusals(app, table, house)
  return app
}

function createApp(hands: Hands): FastifyInstance {
  const app = Fastify({
    logger: false,
    genReqId: () => hands.ids.id(),
    requestIdHeader: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 300,
      querystringParser: parseQuery,
    },
    http: {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      connectionsCheckingInterval: 2_000,
      // Node itself would answer without a body.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawReplyTo(error))
      else socket.destroy()
    },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  answerOddities(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  return app
}

/** What Node would answer without a body, or not at all: an expectation nobody knows, and a wish for a tunnel. */
function answerOddities({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
  server.on('connect', (_request, socket) => socket.end(rawReply(new Refusal('ERROR_METHOD_NOT_ALLOWED'))))
}

function localAddress(app: FastifyInstance, { listen }: Settings): string {
  const bound: AddressInfo | string | null = app.server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : listen.port
  return `http://${listen.host.includes(':') ? `[${listen.host}]` : listen.host}:${port}`
}

/** What every request meets, whatever its path. */
function addManners(app: FastifyInstance, house: House): void {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onRequest', async (request, reply) => {
    noteAnswer(request, reply, house)
    reply.headers({ ...securityHeaders, ...corsHeaders, 'x-request-id': request.id })
    if (closing) reply.header('connection', 'close')
    if (request.method === 'OPTIONS') return reply.code(204).send()
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new Refusal('ERROR_INVALID_VALUE', { message: 'The request has no Host header.' })
    if (request.raw.rawHeaders.length > 2 * mostHeaders) throw new Refusal('ERROR_HEADERS_TOO_LARGE')
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity')
      throw new Refusal('ERROR_UNSUPPORTED_MEDIA_TYPE', {
        message: 'Send the body without content encoding.',
      })
  })
}

const watched: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** Once the answer is out, or nobody is there to take it. */
function noteAnswer(request: FastifyRequest, reply: FastifyReply, { door, metrics }: House): void {
  const arrivedAt = door.hands.clock.monotonic()
  finished(reply.raw, { readable: false }, () => {
    const ms = Math.round(door.hands.clock.monotonic() - arrivedAt)
    const { method, id: requestId } = request
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.raw.writableFinished ? reply.statusCode : 499
    metrics.answered({ method, route, status, seconds: ms / 1000 })
    const told = { requestId, method, route, status, ms }
    // What asks every few seconds would drown the rest.
    if (watched.has(route) && status === 200) door.log.debug('answered', told)
    else door.log.info('answered', told)
  })
}

function addEndpoint(app: FastifyInstance, endpoint: Endpoint, house: House): void {
  const { settings } = house.door
  const bodyLimit = endpoint.bodySize === 'large' ? settings.limits.bodyMegabytes * mebibyte : smallBodyBytes
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit,
    onRequest: async (request, reply) => {
      await letIn(endpoint.access, request, house)
      // Nobody waits for a body that nobody reads.
      if (endpoint.bodySize === 'none') return serve(endpoint, { request, reply, house })
      finished(reply.raw, { readable: false }, house.budget.hold(announcedBytes(request, bodyLimit)))
    },
    handler: (request, reply) => serve(endpoint, { request, reply, house }),
  })
}

/** Throws the refusals of `admit`, or ERROR_NOT_FOUND for an address whose signature is wrong or expired. */
async function letIn(
  access: Access,
  request: FastifyRequest,
  { door, limits, callers }: House,
): Promise<void> {
  if (access.kind === 'open') return
  const query = typeof request.query === 'object' && request.query !== null ? { ...request.query } : {}
  if (access.kind === 'signed' || (access.kind === 'signed-or-key' && 'signature' in query)) {
    if (!door.links.verify(pathOf(request), query)) throw new Refusal('ERROR_NOT_FOUND')
    return
  }
  const key = request.headers['x-api-key']
  const address = clientAddress(request.raw, door.settings.listen.trustedProxies)
  const asked = { key: typeof key === 'string' ? key : undefined, address, scope: access.scope }
  callers.set(request, await admit(door, asked, limits))
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}

/** A body of unknown length counts as the largest allowed. */
function announcedBytes(request: FastifyRequest, bodyLimit: number): number {
  const announced = request.headers['content-length']
  if (announced === undefined) return request.headers['transfer-encoding'] === undefined ? 0 : bodyLimit
  return Math.min(Number(announced), bodyLimit)
}

interface Serving {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly house: House
}

async function serve(endpoint: Endpoint, serving: Serving): Promise<FastifyReply> {
  const { request, reply, house } = serving
  const arrived = endpoint.body === null ? null : bodyOf(request, endpoint.keepsEmpty)
  const answer = await withDeadline(
    (signal) => runAudited(endpoint, callOf(serving, { signal, ...(arrived ?? { body: {}, bodyHash: '' }) })),
    {
      timeoutMs: endpoint.timeoutMs ?? house.door.settings.limits.scanTimeoutMs,
      graceMs,
      onGone: (gone) => {
        const closed = () => {
          if (!reply.raw.writableFinished) gone()
        }
        reply.raw.once('close', closed)
        return () => reply.raw.off('close', closed)
      },
    },
  )
  return send(reply, answer)
}

/** Parses the body and lets go of its bytes, which may be many. */
function bodyOf(request: FastifyRequest, keepsEmpty: boolean): Pick<RawCall, 'body' | 'bodyHash'> {
  const bytes = request.body
  request.body = undefined
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new Refusal('ERROR_INVALID_JSON')
  const bodyHash =
    request.headers['idempotency-key'] === undefined ? '' : createHash('sha256').update(bytes).digest('hex')
  const sent = parseJsonObject(bytes)
  return { body: keepsEmpty ? sent : withoutAbsent(sent), bodyHash }
}

function callOf(
  { request, house }: Serving,
  arrived: Pick<RawCall, 'signal' | 'body' | 'bodyHash'>,
): RawCall {
  const { door } = house
  const query = request.query
  return {
    ...door,
    ...arrived,
    requestId: request.id,
    clientAddress: clientAddress(request.raw, door.settings.listen.trustedProxies),
    arrivedAt: door.hands.clock.monotonic(),
    header: (name) => {
      const value = request.headers[name.toLowerCase()]
      return Array.isArray(value) ? value.join(', ') : value
    },
    path: pathOf(request),
    caller: house.callers.get(request) ?? null,
    params: request.params,
    query: typeof query === 'object' && query !== null ? withoutAbsent({ ...query }) : {},
  }
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.headers(answer.headers ?? {})
  if ('json' in answer) return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.json))
  const { bytes } = answer
  return reply.type(answer.contentType).send(typeof bytes === 'string' ? bytes : Buffer.from(bytes))
}

function addRefusals(app: FastifyInstance, table: readonly Endpoint[], { door }: House): void {
  const methodsOf = matcherOf(table)
  app.setNotFoundHandler((request) => {
    const methods = methodsOf(request.url)
    if (methods.length === 0)
      throw new Refusal('ERROR_NOT_FOUND', { message: 'There is nothing at this path.' })
    throw new Refusal('ERROR_METHOD_NOT_ALLOWED', { headers: { allow: methods.join(', ') } })
  })
  app.setErrorHandler((error, request, reply) => {
    const fault = answerError(error, request, reply)
    if (fault)
      door.log.error('a request failed', {
        incident: request.id,
        route: request.routeOptions.url ?? '',
        error,
      })
  })
}

/** The one place where an error becomes an HTTP answer. True when it was a fault of ours. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const refusal = refusalOf(error)
  const told = refusal ?? faultOf(request.id)
  // What is still on its way of a refused body is not worth waiting for.
  if (told.status === 413) reply.header('connection', 'close')
  void reply
    .code(told.status)
    .headers({ ...securityHeaders, ...corsHeaders, 'x-request-id': request.id, ...headersOf(told) })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelopeOf(told)))
  return refusal === null
}
