import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { docsEndpoints } from '../../src/entrypoints/http/assets/docs-endpoints.ts'
import type { Endpoint } from '../../src/entrypoints/http/kit/endpoint.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { serviceKeys } from '../world/service/service.ts'

/** Every endpoint there is, the pages among them: a new one is looked at without a word here. */
const everyEndpoint: readonly Endpoint[] = [...allEndpoints, ...docsEndpoints(allEndpoints)]
// HTML that customers make is a file to be saved, never a page: content.test.ts.
const pages = everyEndpoint
  .filter(({ access }) => access.kind === 'open')
  .filter(
    ({ answer }) => Array.isArray(answer) && answer.some((type: string) => type.startsWith('text/html')),
  )
  .map(({ path }) => path)

let server: TestServer
let origin: { readonly host: string; readonly port: number }
beforeAll(async () => {
  server = await openTestServer({ SYMBOLON_PUBLIC_URL: 'https://id.example' })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { address, port } = server.app.server.address() as AddressInfo
  origin = { host: address, port }
})
afterAll(() => server.close())

type Headers = Readonly<Record<string, unknown>>

function expectSafe(headers: Headers): void {
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
  const policy = contentPolicyOf(headers)
  expect(policy.get('default-src')).toEqual(["'none'"])
  // The hosted page alone is shown inside pages of others.
  expect(policy.get('frame-ancestors')).toEqual([policy.has('media-src') ? '*' : "'none'"])
  // What runs comes from this service or not at all: nothing inline, nothing evaluated, no one else's.
  expect(policy.get('script-src') ?? []).not.toContainEqual(expect.stringMatching(/^(?!'self'$)/))
}

function contentPolicyOf(headers: Headers): ReadonlyMap<string, readonly string[]> {
  const written = headers['content-security-policy']
  if (typeof written !== 'string') throw new Error('The answer has no policy.')
  const directives = written.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...values]) => [name, values]))
}

describe('every answer', () => {
  it.each(everyEndpoint.map(({ method, path }) => ({ method, path })))(
    'of $method $path says what a browser may do with it, with a key and without',
    async ({ method, path }) => {
      const url = path.replace(/:\w+/g, 'ab'.repeat(16))
      for (const key of [undefined, serviceKeys.test]) {
        const headers = key === undefined ? {} : { 'x-api-key': key }
        const reply = await server.app.inject({ method, url, headers })
        expectSafe(reply.headers)
        expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
      }
    },
  )

  it.each([
    ['an unknown path', 404, { method: 'GET', url: '/nowhere' }],
    ['a path out of this world', 404, { method: 'GET', url: '/%zz' }],
    ['another method', 405, { method: 'DELETE', url: '/scan' }],
    ['no key', 401, { method: 'GET', url: '/transaction' }],
    ['what is not JSON', 400, { method: 'POST', url: '/aml', payload: '{' }],
    [
      'another type',
      415,
      { method: 'POST', url: '/aml', headers: { 'content-type': 'text/html' }, payload: 'x' },
    ],
    ['a preflight', 204, { method: 'OPTIONS', url: '/scan' }],
  ] as const)('to %s does, too', async (_, status, { headers, ...request }: ErrorCase) => {
    const withKey = status === 401 ? {} : { 'x-api-key': serviceKeys.server }
    const sent = { 'content-type': 'application/json', ...withKey, ...headers }
    const reply = await server.app.inject({
      ...request,
      headers: request.payload === undefined ? withKey : sent,
    })
    expect(reply.statusCode).toBe(status)
    expectSafe(reply.headers)
  })

  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a wish for a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ])('to %s does, too', async (_, request, status) => {
    const reply = await sendRaw(request)
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const lines = (reply.split('\r\n\r\n')[0] ?? '').split('\r\n').slice(1)
    const pairs = lines.map((line) => [
      line.split(': ')[0]?.toLowerCase() ?? '',
      line.replace(/^[^:]*: /, ''),
    ])
    expectSafe(Object.fromEntries(pairs) as Headers)
  })
})

interface ErrorCase {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string
}

function sendRaw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(origin, () => void socket.write(request))
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('error', reject)
    socket.on('end', () => {
      resolve(Buffer.concat(parts).toString('latin1'))
    })
  })
}

describe('every page', () => {
  it('is among those that are looked at', () => {
    expect(pages).toEqual(expect.arrayContaining(['/docs', '/x/inbox', '/']))
  })

  it.each(pages)(
    '%s runs nothing that is written in it, and takes everything from this service',
    async (url) => {
      const { body, headers, statusCode } = await server.app.inject({ url })
      expect(statusCode).toBe(200)
      const policy = contentPolicyOf(headers)
      for (const directive of ['base-uri', 'form-action']) expect(policy.get(directive)).toEqual(["'none'"])
      // The page that looks at files of others may not even send them to its own service.
      expect(policy.get('connect-src')).toEqual([url === '/x/verify-pdf' ? "'none'" : "'self'"])
      expect(body).not.toMatch(
        /<script(?![^>]*\ssrc=)|<style|\son\w+\s*=|\sstyle\s*=|javascript:|<base|<iframe|<object/i,
      )
      const parts = [...body.matchAll(/\s(?:src|href|action)="([^"]*)"/g)].map(([, part = '']) => part)
      expect(parts.length).toBeGreaterThan(0)
      for (const part of parts) {
        // Relative, so that the page works below any path of a proxy.
        const address = new URL(part, `https://proxy.example/below${url}`)
        expect(part).not.toMatch(/^(?:\/|\w+:)/)
        expect(address.pathname).toMatch(/^\/below\//)
        const answer = await server.app.inject({ url: address.pathname.slice('/below'.length) })
        expect(answer.statusCode, part).toBe(200)
        expect(String(answer.headers['content-type']), part).toMatch(
          /^(?:text\/(?:css|javascript)|image\/svg)/,
        )
        expectSafe(answer.headers)
      }
    },
  )
})
