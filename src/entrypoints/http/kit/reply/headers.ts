import type { FastifyRequest } from 'fastify'
import type { Audience, Endpoint } from '../endpoint.ts'

/** Open to every origin, because no answer depends on cookies (docs/reference/wire.md, section 1). */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
  'access-control-allow-headers':
    'X-API-KEY, Content-Type, Authorization, Geolocation, Idempotency-Key, Range, If-Range, If-None-Match',
  'access-control-expose-headers':
    'Retry-After, X-Request-Id, Idempotency-Replayed, RateLimit, RateLimit-Policy, Accept-Ranges, Content-Range, ETag, Content-Digest, Repr-Digest, Content-Disposition, X-Ignored-Keys, Server-Timing',
  'access-control-max-age': '86400',
} as const

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

/** Data alone: nothing in an answer may run or be framed. */
const dataContentPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Everything from this service, nothing inline, no HTML made of strings in the page; asks no one else. Images that need a
 * key are fetched by the page's script and shown from its memory: `blob:`.
 */
export const pageContentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * Of the page behind a hosted link. Any origin may frame it, because customers show it inside their own pages; what may not
 * be done in a frame the page itself refuses (docs/decisions/0038-hosted-page.md). Its one policy for trusted types makes
 * nothing but addresses of its own scripts.
 */
const hostedContentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "require-trusted-types-for 'script'",
  'trusted-types verification',
].join('; ')

/** Of an answer that is given before anything of the request is known. */
export const securityHeaders = { ...commonHeaders, 'content-security-policy': dataContentPolicy } as const

/** Headers of every answer, by who the endpoint is for. An endpoint's own headers come on top. */
export const audienceHeaders: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
  wire: { ...securityHeaders, ...cors },
  // The camera is for the hosted page alone.
  hosted: {
    ...commonHeaders,
    'content-security-policy': hostedContentPolicy,
    'cross-origin-opener-policy': 'same-origin',
    // A page that isolates itself may frame only what says both of these.
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), screen-wake-lock=(self), microphone=()',
  },
  desk: {
    ...commonHeaders,
    'content-security-policy': pageContentPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  },
  assets: { ...securityHeaders, 'cross-origin-resource-policy': 'same-origin' },
}

/** Who a request's route is for; the wire where there is no route. */
export function audienceOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): Audience {
  const { audience = 'wire' } = routeOptions.config as { readonly audience?: Audience }
  return audience
}

/** For a year no browser asks without TLS again; only where links are given out with it. */
export function transportSecurityHeaders(publicUrl: string | null): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https:') === true ? { 'strict-transport-security': 'max-age=31536000' } : {}
}

/** Whether an `Accept` header names problems (RFC 9457), and no less dearly than plain JSON. */
export function acceptsProblem(accept: string | undefined): boolean {
  const weights = new Map<string, number>()
  for (const part of (accept ?? '').split(',')) {
    const [type = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(type, quality === undefined ? 1 : Number(quality.slice(2)) || 0)
  }
  const problem = weights.get('application/problem+json') ?? 0
  return problem > 0 && problem >= (weights.get('application/json') ?? 0)
}

/** Query string → values without a prototype; a name given twice becomes a list, which no schema takes. */
export function parseQuery(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query)
  const values: Record<string, string | string[]> = Object.create(null) as Record<string, never>
  for (const name of new Set(parameters.keys())) {
    const [first = '', ...furtherValues] = parameters.getAll(name)
    values[name] = furtherValues.length === 0 ? first : [first, ...furtherValues]
  }
  return values
}

/** For a URL: the methods that its path answers to, empty when there is no such path. */
export function methodMatcher(endpoints: readonly Endpoint[]): (url: string) => readonly string[] {
  const rows = endpoints.map(({ method, path }) => ({ method, segments: segmentsOf(path) }))
  return (url) => {
    const segmentsOfUrl = segmentsOf(url.split('?')[0] ?? '')
    const methods = rows
      .filter(
        ({ segments }) =>
          segments.length === segmentsOfUrl.length &&
          segments.every((part, at) => segmentMatches(part, segmentsOfUrl[at])),
      )
      .map(({ method }) => method)
    return methods.length === 0 ? [] : [...new Set([...withHead(methods), 'OPTIONS'])]
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function segmentMatches(pattern: string, segment: string | undefined): boolean {
  return pattern.startsWith(':') || pattern === segment
}

function withHead(methods: readonly string[]): string[] {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
