import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../endpoint.ts'
import type { Metrics } from '../metrics.ts'

/** What the log says of a request beside its answer. */
export interface RequestNotes {
  readonly keyId?: string
  readonly mode?: string
  /** Why it was refused. */
  readonly code?: string
  /** Status, and milliseconds until it was sent, where the connection ended with the answer. */
  readonly closed?: { readonly status: number; readonly ms: number }
}

export interface LogContext {
  readonly server: ServerContext
  readonly metrics: Metrics
  readonly notes: WeakMap<FastifyRequest, RequestNotes>
}

const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** Once the answer is out, or no one is there to take it. */
export function logResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { server, metrics, notes }: LogContext,
): void {
  const arrivedAt = server.ports.clock.monotonic()
  finished(reply.raw, { readable: false }, () => {
    const { method, id: requestId } = request
    const route = request.routeOptions.url ?? 'unknown'
    const { closed, ...noted } = notes.get(request) ?? {}
    const { status, ms } = closed ?? {
      status: reply.raw.writableFinished ? reply.statusCode : 499,
      ms: Math.round(server.ports.clock.monotonic() - arrivedAt),
    }
    metrics.answered({ method, route, status, seconds: ms / 1000 })
    const reported = { requestId, method, route, status, ms, ...noted }
    // What asks every few seconds would drown the rest.
    if (probePaths.has(route) && status === 200) server.log.debug('answered', reported)
    else server.log.info('answered', reported)
  })
}
