import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../src/platform/process/log.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { sendHttpRequest } from '../world/service/http-call.ts'
import { serviceKeys } from '../world/service/service.ts'
import { portOf, rawSocketExchange, statusesIn } from '../world/service/raw-socket.ts'

/** HTTP itself, spoken over sockets as no client would. */
let server: TestServer
let port = 0
const lines: string[] = []
beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  server = await openTestServer({}, log)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(server.app)
})
afterAll(() => server.close())

const key = `X-Api-Key: ${serviceKeys.server}`
const body = '{"name":"No one At All"}'
const smuggledRequest = `DELETE /x/keys/${'ab'.repeat(16)} HTTP/1.1\r\nHost: a\r\n${key}\r\n\r\n`

function post(headers: readonly string[], payload: string): string {
  return [
    'POST /profile HTTP/1.1',
    'Host: a',
    key,
    'Content-Type: application/json',
    ...headers,
    '',
    payload,
  ].join('\r\n')
}

async function profiles(): Promise<number> {
  const listed: unknown = (await server.ask({ method: 'GET', url: '/profile?limit=100' })).json()
  return Array.isArray(listed) ? listed.length : -1
}

describe('a request whose end is in doubt', () => {
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const length = `Content-Length: ${body.length}`
  it.each<[string, string]>([
    ['a length and chunks', post([length, 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggledRequest}`)],
    [
      'chunks and a length',
      post(['Transfer-Encoding: chunked', 'Content-Length: 4'], `${chunked}${smuggledRequest}`),
    ],
    ['two lengths', post([length, 'Content-Length: 0'], `${body}${smuggledRequest}`)],
    ['the same length twice', post([length, length], `${body}${smuggledRequest}`)],
    ['a list of lengths', post([`Content-Length: ${body.length}, 0`], `${body}${smuggledRequest}`)],
    ['a signed length', post([`Content-Length: +${body.length}`], body)],
    ['a length in hex', post([`Content-Length: 0x${body.length.toString(16)}`], body)],
    ['a length below nothing', post(['Content-Length: -1'], body)],
    ['a blank before the colon', post([`Content-Length : ${body.length}`], `${body}${smuggledRequest}`)],
    ['a folded header', post([length, 'X-Folded: a\r\n b'], body)],
    ['a folded length', post([`Content-Length:\r\n ${body.length}`], `${body}${smuggledRequest}`)],
    ['a folded coding', post(['Transfer-Encoding:\r\n chunked'], `${chunked}${smuggledRequest}`)],
    ['a coding that is not chunked', post(['Transfer-Encoding: xchunked'], `${chunked}${smuggledRequest}`)],
    ['chunked that is not the last coding', post(['Transfer-Encoding: chunked, identity'], chunked)],
    ['two codings', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked)],
    ['bare line feeds', post([length], body).replaceAll('\r\n', '\n')],
    ['one bare line feed', post([`X-A: b\nX-B: c`, length], body)],
    ['a bare carriage return', post([`X-A: b\rX-B: c`, length], body)],
    ['a NUL in a header', post(['X-A: \0', length], body)],
    ['a chunk of no size', post(['Transfer-Encoding: chunked'], `zz\r\n${body}\r\n0\r\n\r\n`)],
    ['a chunk of too great a size', post(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${body}\r\n`)],
    ['a chunk longer than it says', post(['Transfer-Encoding: chunked'], `2\r\n${body}\r\n0\r\n\r\n`)],
    ['a header without a name', post([': nothing', length], body)],
    ['no header at all but a body', `POST /profile HTTP/1.1\r\n\r\n${body}`],
    ['two hosts', post(['Host: b', length], body)],
    ['the same host twice', post(['host: a', length], body)],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['another version of HTTP', post([length], body).replace('HTTP/1.1', 'HTTP/1.2')],
  ])('#44 with %s is refused with 400, and its connection is closed', async (_, words) => {
    const before = await profiles()
    const received = await rawSocketExchange(port, words)
    expect(statusesIn(received), received).toEqual([400])
    expect(received).toContain('"success":false')
    expect(await profiles()).toBe(before)
  })

  it('#44 is one request for us when it is one: the control that the others differ in their flaw alone', async () => {
    const words = post([`Content-Length: ${body.length}`, 'Connection: close'], body)
    expect(statusesIn(await rawSocketExchange(port, words))).toEqual([200])
  })
})

describe('too much of it', () => {
  it('#45 1,000 headers are ERROR_HEADERS_TOO_LARGE', async () => {
    const headers = Array.from({ length: 1_000 }, (_, at) => `X-${at}: a`)
    const received = await rawSocketExchange(
      port,
      `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers.join('\r\n')}\r\n\r\n`,
    )
    expect(statusesIn(received)).toEqual([431])
    // Few bytes, many names.
    const short = Array.from({ length: 300 }, (_, at) => `X${at}:`).join('\r\n')
    const few = await rawSocketExchange(
      port,
      `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${short}\r\n\r\n`,
    )
    expect(statusesIn(few)).toEqual([431])
    expect(few).toContain('ERROR_HEADERS_TOO_LARGE')
  })

  it('#45 a header of 1 MB is ERROR_HEADERS_TOO_LARGE', async () => {
    const received = await rawSocketExchange(
      port,
      `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(1_048_576)}\r\n\r\n`,
    )
    expect([[431], []]).toContainEqual(statusesIn(received))
    const shorter = await rawSocketExchange(
      port,
      `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`,
    )
    expect(shorter).toContain('ERROR_HEADERS_TOO_LARGE')
  })

  it.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, identity', 'GZIP'])(
    '#47 a body packed as %s is ERROR_UNSUPPORTED_MEDIA_TYPE before anything is unpacked',
    async (coding) => {
      const packed = gzipSync(Buffer.alloc(10_000_000, 0x20))
      const reply = await sendHttpRequest(`http://127.0.0.1:${port}`, {
        method: 'POST',
        path: '/profile',
        headers: {
          'X-Api-Key': serviceKeys.server,
          'Content-Type': 'application/json',
          'Content-Encoding': coding,
        },
        body: packed,
      })
      expect(reply.status).toBe(415)
    },
  )

  it('#48 a body in chunks without end is ERROR_REQUEST_TOO_LARGE at the limit, and the socket is closed', async () => {
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`
    const parts = [post(['Transfer-Encoding: chunked'], ''), ...Array.from({ length: 64 }, () => chunk)]
    const received = await rawSocketExchange(port, parts, 1)
    expect(statusesIn(received)).toEqual([413])
    expect(received).toContain('ERROR_REQUEST_TOO_LARGE')
  })

  it('#48 a body announced beyond the limit is ERROR_REQUEST_TOO_LARGE before it comes', async () => {
    const received = await rawSocketExchange(port, post(['Content-Length: 99999999999'], ''))
    expect(statusesIn(received)).toEqual([413])
  })

  it('#48 who waits for leave to send is answered, by leave or by a no', async () => {
    const request = post([`Content-Length: ${body.length}`, 'Expect: 100-continue', 'Connection: close'], '')
    const received = await rawSocketExchange(port, [request, body], 200)
    expect(statusesIn(received)).toEqual([100, 200])
    const miracle = post([`Content-Length: ${body.length}`, 'Expect: miracles', 'Connection: close'], body)
    expect(statusesIn(await rawSocketExchange(port, miracle))).toHaveLength(1)
  })
})

describe('too little of it', () => {
  /** Several times what we wait for the slow, and less than the minute that a whole request may take. */
  const timeoutMs = 45_000
  const valid = () => sendHttpRequest(`http://127.0.0.1:${port}`, { method: 'GET', path: '/healthz' })

  it.concurrent(
    '#46 a request that never ends its headers is ERROR_REQUEST_TIMEOUT; others are served meanwhile',
    async () => {
      const slow = Array.from({ length: 40 }, () =>
        rawSocketExchange(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: '),
      )
      expect((await valid()).status).toBe(200)
      for (const received of await Promise.all(slow)) expect(statusesIn(received)).toEqual([408])
    },
    timeoutMs,
  )

  it.concurrent(
    '#46 a body that drips is ERROR_REQUEST_TIMEOUT, and its socket is closed',
    async () => {
      const drops = Array.from({ length: 30 }, () => ' ')
      const received = await rawSocketExchange(port, [post(['Content-Length: 100000'], ''), ...drops], 500)
      expect(statusesIn(received)).toEqual([408])
      expect(received).toContain('ERROR_REQUEST_TIMEOUT')
    },
    timeoutMs,
  )
})

describe('what a caller writes', () => {
  it('#49 stays inside one line of JSON in the log, with nothing of it', async () => {
    lines.length = 0
    const hostile = 'x\r\n{"level":"error","msg":"forged"}\x1b[2J\u202e'
    const written = encodeURIComponent(hostile)
    await server.ask({ method: 'GET', url: `/transaction?customData=${written}` })
    await server.ask({ method: 'GET', url: `/transaction/${written}` })
    await server.ask({ method: 'POST', url: '/aml', body: { name: hostile } })
    await rawSocketExchange(
      port,
      `GET /${written} HTTP/1.1\r\nHost: a\r\nUser-Agent: forged\r\nConnection: close\r\n\r\n`,
    )
    expect(lines.length).toBeGreaterThanOrEqual(4)
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n')
      expect(line).not.toContain('\x1b')
      expect(line).not.toContain('forged')
      expect(() => JSON.parse(line) as unknown).not.toThrow()
    }
  })

  it.each(['https://evil.example', 'null'])(
    '#50 an origin of %s may read answers and never send a cookie',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await server.ask({
          method,
          url: '/myaccount',
          headers: { origin, cookie: 'session=1' },
        })
        expect(headers['access-control-allow-origin']).toBe('*')
        expect(headers).not.toHaveProperty('access-control-allow-credentials')
        expect(headers).not.toHaveProperty('set-cookie')
      }
      const anonymous = await server.ask({ method: 'GET', url: '/myaccount', key: null, headers: { cookie: `key=${serviceKeys.server}` } }) // prettier-ignore
      expect(anonymous.statusCode).toBe(401)
    },
  )
})
