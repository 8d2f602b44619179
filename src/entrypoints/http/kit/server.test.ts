import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  testHttpServer,
  anAccount,
  echoEndpoints,
  keys,
  type TestHttpServerOptions,
} from '../../../../test/world/service/frame.ts'
import { portOf, rawSocketExchange, statusesIn } from '../../../../test/world/service/raw-socket.ts'
import { createLog } from '../../../platform/process/log.ts'
import { createSignedUrls } from '../../../platform/sealing/signed-urls.ts'
import { keyActor } from '../../../vocabulary/account/actor.ts'
import { scopes } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { type AuthenticatedRequest, endpointWithAccess, endpointWithKey } from './endpoint.ts'

const open: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
})

function frame(options: TestHttpServerOptions = {}): FastifyInstance {
  const app = testHttpServer({ endpoints: echoEndpoints, ...options })
  open.push(app)
  return app
}

const asServer = { 'x-api-key': keys.server }

function post(payload: string | Buffer, headers: Record<string, string> = {}): InjectOptions {
  return {
    method: 'POST',
    url: '/echo',
    payload,
    headers: { ...asServer, 'content-type': 'application/json', ...headers },
  }
}

interface Reported {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly headers: Record<string, unknown>
}

/** Every no is an envelope that says its own status. */
async function reported(app: FastifyInstance, request: InjectOptions): Promise<Reported> {
  const reply = await app.inject(request)
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  const body = reply.json<{ success: boolean; error: { status: number; code: string; message: string } }>()
  expect(body.success).toBe(false)
  expect(body.error.status).toBe(reply.statusCode)
  return { ...body.error, headers: reply.headers }
}

describe('every no is an envelope', () => {
  it('for a path that is not there', async () => {
    for (const url of [
      '/nothing',
      '/thing',
      '/%zz',
      `/thing/${'a'.repeat(5000)}`,
      '/filevault/..%2f..%2fetc',
    ])
      expect((await reported(frame(), { url })).code, url).toBe('ERROR_NOT_FOUND')
  })

  it('for a method that is not there, with the methods that are', async () => {
    const answer = await reported(frame(), { method: 'PUT', url: '/thing/00ff?x=1' })
    expect([answer.status, answer.code]).toEqual([405, 'ERROR_METHOD_NOT_ALLOWED'])
    expect(answer.headers['allow']).toBe('GET, HEAD, DELETE, OPTIONS')
  })

  it('for a body that is not JSON by its type or by its encoding', async () => {
    expect(
      (await reported(frame(), post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }))).status,
    ).toBe(415)
    expect((await reported(frame(), post('{}', { 'content-encoding': 'gzip' }))).status).toBe(415)
  })

  it.each([
    '', ' ', '{', '{"a":1}x', '[]', '"a"', '7', 'NaN', '{"a":NaN}', '\ufeff{}', "{'a':1}",
    '['.repeat(100_000), '{"a":'.repeat(100_000), `{"a":"${'\\"'.repeat(500_000)}`,
  ])('for a body that is not a JSON object: %.12s', async (body) => {
    expect((await reported(frame(), post(body))).code).toBe('ERROR_INVALID_JSON')
  }) // prettier-ignore

  it('for a body in another encoding than UTF-8', async () => {
    expect((await reported(frame(), post(Buffer.from('{"name":"a"}', 'utf16le')))).code).toBe(
      'ERROR_INVALID_JSON',
    )
    expect((await reported(frame(), post(Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d])))).code).toBe(
      'ERROR_INVALID_JSON',
    )
  })

  it('for a body that is too large', async () => {
    const answer = await reported(frame(), post(`{"name":"${'x'.repeat(1_100_000)}"}`))
    expect([answer.status, answer.code]).toEqual([413, 'ERROR_REQUEST_TOO_LARGE'])
  })

  it('for values that cannot be stored or are of the wrong kind, with the name of the parameter', async () => {
    for (const value of ['"a\\u0000"', '"\\ud800"', '{"$ne":1}', '["x"]', 'true', `"${'x'.repeat(600)}"`]) {
      const answer = await reported(frame(), post(`{"name":${value}}`))
      expect(answer.code, value).toBe('ERROR_INVALID_VALUE')
      expect(answer.message).toContain("Parameter 'name' contains invalid value.")
    }
  })

  it('for a crash, which tells an incident and nothing else', async () => {
    let lines = ''
    const log = createLog('info', { write: (line: string) => (lines += line) })
    const answer = await reported(frame({ log }), { url: '/crash' })
    expect([answer.status, answer.code]).toEqual([500, 'ERROR_INTERNAL_ERROR'])
    expect(answer.message).not.toContain('secret')
    const incident = /Incident ([0-9a-f]{32})/.exec(answer.message)?.[1] ?? 'none'
    expect(lines).toContain(incident)
    expect(lines).toContain('a secret of the inside')
  })

  it('for headers without end, and for what is no HTTP at all', async () => {
    const spoken = await listener(frame())
    const tooLong = await spoken(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)
    expect(tooLong).toMatch(/^HTTP\/1.1 431 /)
    expect(tooLong).toContain('"code":"ERROR_HEADERS_TOO_LARGE"')
    expect(await spoken('nonsense\r\n\r\n')).toContain('"success":false')
  })

  it('for requests that Node would answer without a word', async () => {
    const spoken = await listener(frame())
    const oddities = [
      'GET /thing/00ff HTTP/1.1\r\nConnection: close\r\n\r\n',
      'GET /thing/00ff HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: miracles\r\n\r\n',
      'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n',
    ]
    for (const words of oddities) expect(await spoken(words), words).toContain('"success":false')
  })
})

/** Listens; says words to it over a socket of their own and hears the whole reply. */
async function listener(app: FastifyInstance): Promise<(words: string) => Promise<string>> {
  await app.listen({ port: 0 })
  return (words) => rawSocketExchange(portOf(app), words)
}

describe('a body that comes to a refusal', () => {
  const large = (bytes: number, key: string) =>
    `POST /large HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`

  it('is read to its end, so that a client finds the answer, and the connection goes on', async () => {
    const app = frame()
    await app.listen({ port: 0 })
    const last = 'GET /thing/00ff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    const heard = await rawSocketExchange(portOf(app), [
      large(100_000, 'wrong'),
      Buffer.alloc(100_000, ' '),
      last,
    ])
    expect(heard.match(/HTTP\/1\.1 401 /g)).toHaveLength(2)
  })

  it('is left unread when it is more than a sender may have thrown away: the answer, then the end', async () => {
    let lines = ''
    const log = createLog('info', { write: (line: string) => (lines += line) })
    const app = frame({ log })
    await app.listen({ port: 0 })
    let taken = 0
    app.server.on('connection', (socket) => socket.once('close', () => (taken = socket.bytesRead)))
    const heard = await rawSocketExchange(portOf(app), [
      large(40_000_000, 'wrong'),
      Buffer.alloc(40_000_000, ' '),
    ])
    expect(statusesIn(heard)).toEqual([401])
    expect(heard.toLowerCase()).toContain('connection: close')
    expect(heard).toContain('"code":"ERROR_UNAUTHORIZED"')
    expect(taken).toBeLessThan(1_000_000)
    await vi.waitFor(() => expect(lines).toContain('"status":401'))
  })
})

describe('who may come in', () => {
  it('gets the same refusal whether the key is missing, wrong, empty or absurd', async () => {
    const app = frame()
    const answers = await Promise.all(
      [{}, { 'x-api-key': 'wrong' }, { 'x-api-key': '' }, { 'x-api-key': 'x'.repeat(10_000) }].map(
        (headers) => app.inject({ url: '/thing/00ff', headers }),
      ),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(401)
  })

  it('may not bring the key in the address or in the body', async () => {
    expect((await reported(frame(), { url: `/thing/00ff?X-API-KEY=${keys.server}` })).status).toBe(401)
    expect(
      (await reported(frame(), { ...post(`{"X-API-KEY":"${keys.server}"}`, { 'x-api-key': '' }) })).status,
    ).toBe(401)
  })

  it('with a restricted key, only where it has a scope', async () => {
    const headers = { 'x-api-key': keys.restricted }
    expect((await frame().inject(post('{"name":"a"}', headers))).statusCode).toBe(200)
    expect((await reported(frame(), { url: '/thing/00ff', headers })).code).toBe('ERROR_KEY_FORBIDDEN')
  })

  it('not when the account is disabled', async () => {
    const app = frame({ account: anAccount({ banned: true }) })
    expect((await reported(app, { url: '/thing/00ff', headers: asServer })).code).toBe('ERROR_USER_BANNED')
  })

  it('from an address on the list of the account, whatever the caller says of itself', async () => {
    const listed = frame({ account: anAccount({ hostList: '203.0.113.0/24\n198.51.100.7' }) })
    const request = { url: '/thing/00ff', headers: asServer }
    expect((await listed.inject({ ...request, remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
    const spoofed = { ...asServer, 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' }
    expect(
      (await reported(listed, { ...request, headers: spoofed, remoteAddress: '192.0.2.1' })).status,
    ).toBe(403)
  })

  it('behind a trusted proxy, by the address that the proxy saw', async () => {
    const app = frame({ env: { SYMBOLON_TRUSTED_PROXIES: '10.0.0.0/8' } })
    const request = {
      ...post('{"name":"a"}', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' }),
      remoteAddress: '10.0.0.1',
    }
    expect((await app.inject(request)).json<{ clientAddress: string }>().clientAddress).toBe('203.0.113.9')
  })

  it('again after a while, when it asks too often', async () => {
    const app = frame({ env: { SYMBOLON_RATE_LIMIT: '2' } })
    const request = { url: '/thing/00ff', headers: asServer }
    // All at once: in half a second one more is let through.
    const replies = await Promise.all([1, 2, 3].map(() => app.inject(request)))
    const refused = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429])
    expect(refused[0]?.body).toContain('ERROR_RATE_LIMIT')
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    const other = { ...request, headers: { 'x-api-key': keys.test } }
    expect((await app.inject(other)).statusCode).toBe(200)
  })

  it('still with a right key, after many wrong ones from the same address', async () => {
    const app = frame({ env: { SYMBOLON_FAILED_KEY_LIMIT: '3' } })
    const wrong = { url: '/thing/00ff', headers: { 'x-api-key': 'wrong' } }
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await app.inject(wrong)).statusCode)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
    expect((await app.inject({ ...wrong, headers: asServer })).statusCode).toBe(200)
  })
})

describe('a request', () => {
  it('may leave out a value as an empty text, null or an empty object, and may bring keys we do not know', async () => {
    const sent =
      '{"name":"","free":{},"list":null,"client":"python-sdk","__proto__":{"polluted":true},"constructor":1}'
    const reply = await frame().inject(post(sent))
    expect(reply.json<{ body: unknown }>().body).toEqual({})
    expect('polluted' in {}).toBe(false)
  })

  it('counts the last of equal keys', async () => {
    const reply = await frame().inject(post('{"name":"a","name":"b"}'))
    expect(reply.json<{ body: { name: string } }>().body.name).toBe('b')
  })

  it('may bring an empty JSON body, or any, where none is needed', async () => {
    const app = frame()
    const headers = { ...asServer, 'content-type': 'application/json' }
    for (const payload of ['', '{}', '{{{'])
      expect((await app.inject({ method: 'DELETE', url: '/thing/00ff', headers, payload })).statusCode).toBe(
        200,
      )
    expect((await app.inject({ method: 'GET', url: '/thing/00ff', headers })).statusCode).toBe(200)
  })

  it.each([
    ['', { limit: 10, offset: 0, order: -1 }],
    ['limit=&offset=&order=', { limit: 10, offset: 0, order: -1 }],
    ['limit=0&offset=-5', { limit: 1, offset: 0, order: -1 }],
    ['limit=1000&order=1', { limit: 100, offset: 0, order: 1 }],
    ['limit=99999999999999999999', { limit: 100, offset: 0, order: -1 }],
  ])('for a page takes "%s" and stays within bounds', async (query, expected) => {
    const reply = await frame().inject({ url: `/thing/00ff?${query}`, headers: asServer })
    expect(reply.json()).toEqual({ id: '00ff', ...expected })
  })

  it.each([
    'limit=x',
    'limit=1.5',
    'limit=1e3',
    'limit=0x10',
    'limit=٣',
    'offset=NaN',
    'order=2',
    'limit=1&limit=2',
  ])('for a page refuses %s', async (query) => {
    const answer = await reported(frame(), { url: `/thing/00ff?${query}`, headers: asServer })
    expect(answer.code).toBe('ERROR_INVALID_VALUE')
  })

  it('for an id of the wrong form finds nothing', async () => {
    for (const id of ['00FF', '00f', '00ff0', '%EF%BC%A1000', 'zzzz'])
      expect((await reported(frame(), { url: `/thing/${id}`, headers: asServer })).status).toBe(404)
  })
})

describe('an answer', () => {
  it('may be read by pages of any origin, which never send cookies', async () => {
    const preflight = await frame().inject({ method: 'OPTIONS', url: '/scan' })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe('*')
    expect(preflight.headers['access-control-allow-headers']).toContain('X-API-KEY')
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()
    expect((await frame().inject({ url: '/nothing' })).headers['access-control-allow-origin']).toBe('*')
  })

  it('carries an id of this service, never one that the caller chose', async () => {
    const reply = await frame().inject({ url: '/nothing', headers: { 'x-request-id': 'chosen' } })
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  it('comes with 504 when the time is over, and work is stopped', async () => {
    const answer = await reported(frame({ env: { SYMBOLON_SCAN_TIMEOUT_MS: '30' } }), { url: '/forever' })
    expect([answer.status, answer.code]).toEqual([504, 'ERROR_MAX_EXECUTION_TIME_EXCEEDED'])
  })

  it('is not waited for by work whose client went away', async () => {
    let lines = ''
    const log = createLog('info', { write: (line: string) => (lines += line) })
    const app = frame({ log })
    await app.listen({ port: 0 })
    const { port } = app.server.address() as AddressInfo
    const leaving = httpRequest({ port, path: '/forever' }).on('error', () => undefined)
    const arrived = once(app.server, 'request')
    leaving.end()
    await arrived
    leaving.destroy()
    await expect.poll(() => lines).toContain('"status":499')
  })

  it('to a signed address needs no key, and there is nothing at an unsigned one', async () => {
    const app = frame()
    const links = createSignedUrls({
      key: Buffer.alloc(32, 1),
      lifetimeSeconds: 60,
      now: () => Date.now(),
      base: () => '',
    })
    expect((await app.inject({ url: links.sign('/signed/a') })).body).toBe('seen')
    expect((await reported(app, { url: links.sign('/signed/a').replace('/a?', '/b?') })).status).toBe(404)
    expect((await reported(app, { url: '/signed/a', headers: asServer })).status).toBe(404)
  })
})

describe('much at once', () => {
  const body = JSON.stringify({ document: 'x' })
  const large = (key: string): InjectOptions => ({
    method: 'POST',
    url: '/large',
    payload: body,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  })

  it('#138 is refused with a time to come back before the database is asked, and before a body is read', async () => {
    const asked = { times: 0 }
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const waits = endpointWithKey({
      ...{ method: 'POST', path: '/large', tag: 'operation', summary: 'Wait', scope: 'scan', audit: 'none' },
      body: z.object({ document: z.string() }),
      bodySize: 'large',
      answer: z.unknown(),
      run: () => released.then(() => ({ json: {} })),
    } as const)
    const account = anAccount()
    const principal = { accountId: account.id, actor: keyActor('k1'), kind: 'server', mode: 'live', scopes } as const // prettier-ignore
    const authenticate = () => {
      asked.times++
      return Promise.resolve({ principal, account })
    }
    const app = frame({ endpoints: [waits], records: { authenticate } })
    // Fourteen are worked on and thirty-two wait.
    const held = Array.from({ length: 46 }, () => app.inject(large(keys.server)))
    await vi.waitFor(() => expect(asked.times).toBe(46), { timeout: 60_000 })
    await vi.waitFor(
      async () => {
        const { status, code, headers } = await reported(app, { ...large(keys.server), payload: 'no JSON' })
        expect([status, code, headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', '1'])
      },
      { timeout: 60_000 },
    )
    const askedBefore = asked.times
    expect(await reported(app, { ...large(keys.server), payload: 'no JSON' })).toMatchObject({ status: 503 })
    expect(asked.times).toBe(askedBefore)
    release()
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual(Array<number>(46).fill(200))
  })

  it('of one account leaves places for another: fourteen are worked on at once', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const begun: string[] = []
    const waits = endpointWithKey({
      ...{ method: 'POST', path: '/large', tag: 'operation', summary: 'Wait', scope: 'scan', audit: 'none' },
      body: z.object({ document: z.string() }),
      bodySize: 'large',
      answer: z.unknown(),
      run: ({ account }: AuthenticatedRequest) => {
        begun.push(account.id)
        return released.then(() => ({ json: {} }))
      },
    } as const)
    const authenticate = (key: string) => {
      const account = anAccount({ id: key === keys.server ? 'flood' : 'other' })
      const principal = { accountId: account.id, actor: keyActor('k1'), kind: 'server', mode: 'live', scopes } as const // prettier-ignore
      return Promise.resolve({ principal, account })
    }
    const app = frame({ endpoints: [waits], records: { authenticate } })
    const all = Array.from({ length: 20 }, () => app.inject(large(keys.server)))
    all.push(app.inject(large(keys.restricted)))
    await vi.waitFor(() => expect(begun).toContain('other'), { timeout: 60_000 })
    expect(begun).toEqual([...Array<string>(14).fill('flood'), 'other'])
    release()
    expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(Array<number>(21).fill(200))
  })

  it('says when to come back, also when no one knows why it has to', async () => {
    const full = endpointWithAccess({
      ...{ method: 'GET', path: '/full', tag: 'operation', summary: 'A full disk', audit: 'none' },
      access: { kind: 'open' },
      answer: z.unknown(),
      run: () => Promise.reject(new Refusal('SERVICE_UNAVAILABLE')),
    } as const)
    const { status, headers } = await reported(frame({ endpoints: [full] }), { method: 'GET', url: '/full' })
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  })
})
