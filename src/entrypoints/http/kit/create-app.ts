import { createServer as createHttpsServer } from 'node:https'
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import type { SharedPorts } from '../../../flows/ports/ports.ts'
import type { ServerCertificate } from '../../../platform/certificates/server-certificate.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { rawResponse, parserErrorResponse } from './reply/error-envelope.ts'
import { parseQuery } from './reply/headers.ts'
import { sendError } from './reply/send-response.ts'

export interface ServerTls {
  /** At the start; a later one is given to the server itself. */
  readonly certificate: ServerCertificate
  /** By which links name this service where no public address is set. */
  readonly host: () => string
}

const httpOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  // Node itself would answer without a body.
  requireHostHeader: false,
}

/** The server of Node that speaks TLS, with the times that the framework gives one that does not. */
const serverWithTls =
  ({ certificate: { certificate, key } }: ServerTls): FastifyServerFactory =>
  (handler, { keepAliveTimeout }) => {
    const server = createHttpsServer({ ...httpOptions, cert: certificate, key }, handler)
    if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout
    return server
  }

/** The framework without endpoints: how connections, headers and bodies are read. */
export function createApp(ports: SharedPorts, tls: ServerTls | null): FastifyInstance {
  const app = Fastify({
    logger: false,
    genReqId: () => ports.ids.id(),
    requestIdHeader: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 300,
      querystringParser: parseQuery,
    },
    ...(tls === null ? { http: httpOptions } : { serverFactory: serverWithTls(tls) }),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(parserErrorResponse(error))
      else socket.destroy()
    },
    frameworkErrors: (error, request, reply) => void sendError(error, { request, reply }),
  })
  handleConnectAndExpect(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  return app
}

/** What Node would answer without a body, or not at all: an expectation no one knows, and a wish for a tunnel. */
function handleConnectAndExpect({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
  server.on('connect', (_request, socket) => socket.end(rawResponse(new Refusal('ERROR_METHOD_NOT_ALLOWED'))))
}
