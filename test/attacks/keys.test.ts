import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { createLog } from '../../src/platform/process/log.ts'
import {
  openTestServer,
  type RequestOptions,
  type TestResponse,
  type TestServer,
} from '../world/service/server.ts'
import { principalOf } from '../world/stores/records.ts'
import { serviceKeys } from '../world/service/service.ts'
import { portOf, rawSocketExchange, statusesIn } from '../world/service/raw-socket.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

/** Keys: who is let in, and how far. */
let server: TestServer
let blank = ''
const lines: string[] = []
beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  server = await openTestServer(
    { SYMBOLON_PUBLIC_URL: 'https://id.example', SYMBOLON_FAILED_KEY_LIMIT: '0' },
    log,
  )
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const paper = sharp({ create: { width: 320, height: 200, channels: 3, background: '#e8e2d4' } })
  blank = (await paper.jpeg().toBuffer()).toString('base64')
})
afterAll(() => server.close())

/** By hand, so that a test may also send what no client would. */
function sendWithHeaders(url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  return server.app.inject({ method: 'GET', url, headers, remoteAddress })
}

async function scan(
  body: Record<string, unknown>,
  more: Partial<RequestOptions> = {},
): Promise<TestResponse> {
  const request = { document: blank, profile: 'security_medium', ...body }
  return server.ask({ method: 'POST', url: '/scan', key: 'restricted', body: request, ...more })
}

async function aKey(kind: 'server' | 'restricted' = 'server') {
  const { records } = server.service
  const operator = await records.operator()
  return records.createKey(operator, { kind, mode: 'live', label: '', expiresAt: null })
}

describe('a caller without a right key', () => {
  const wrong = [undefined, '', ' ', '\t', 'x', 'x'.repeat(10_000), serviceKeys.server.slice(0, -1), `${serviceKeys.server}0`, serviceKeys.server.toLowerCase(), `"${serviceKeys.server}"`, `Bearer ${serviceKeys.server}`] // prettier-ignore

  it('#1 gets the same ERROR_UNAUTHORIZED whether the key is missing, empty, absurd or almost right', async () => {
    const bodies = new Set<string>()
    for (const key of wrong) {
      const reply = await sendWithHeaders('/myaccount', key === undefined ? {} : { 'x-api-key': key })
      expect(reply.statusCode, key).toBe(401)
      bodies.add(reply.body)
    }
    expect(bodies.size).toBe(1)
  })

  it.each([
    ['NUL', 'Service\0Test'],
    ['a line break', `${serviceKeys.server}\r x: y`],
    ['a bare line feed', `a\nX-Api-Key: ${serviceKeys.server}`],
  ])('#1 gets nothing by a key with %s', async (_, key) => {
    const words = `GET /myaccount HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Api-Key: ${key}\r\n\r\n`
    const received = await rawSocketExchange(portOf(server.app), words)
    expect([[400], [401]]).toContainEqual(statusesIn(received))
    expect(received).toContain('"success":false')
  })

  it('#2 cannot bring it in the address or in the body, and no log line holds it', async () => {
    const key = serviceKeys.server
    lines.length = 0
    for (const name of ['key', 'apikey', 'api_key', 'x-api-key', 'X-API-KEY'])
      expect((await sendWithHeaders(`/myaccount?${name}=${key}`, {})).statusCode).toBe(401)
    const body = { apikey: key, 'x-api-key': key, document: blank, profile: 'security_low' }
    expect((await scan(body, { key: null })).statusCode).toBe(401)
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.join('')).not.toContain(key)
  })

  it('#3 is turned away with a revoked and with a rotated-out key from the next request on', async () => {
    const [revoked, rotated] = [await aKey(), await aKey()]
    const ask = (written: string) => server.ask({ method: 'GET', url: '/myaccount', key: { written } })
    expect((await ask(revoked.key)).statusCode).toBe(200)
    await server.ask({ method: 'DELETE', url: `/x/keys/${revoked.row.id}` })
    expect((await ask(revoked.key)).statusCode).toBe(401)
    expect((await ask(rotated.key)).statusCode).toBe(200)
    await server.ask({ method: 'POST', url: `/x/keys/${rotated.row.id}/rotate`, body: { overlapSeconds: 0 } })
    expect((await ask(rotated.key)).statusCode).toBe(401)
  })

  it('#3 is refused with every key of a banned account', async () => {
    const { records } = server.service
    await records.createAccount('banned')
    const principal = await records.operator('banned')
    const { key } = await records.createKey(principal, {
      kind: 'server',
      mode: 'live',
      label: '',
      expiresAt: null,
    })
    const operator = { written: 'DoorTestOperatorLiveKey000000001@banned' }
    await server.ask({ method: 'PATCH', url: '/x/account', key: operator, body: { banned: true } })
    const reply = await server.ask({ method: 'GET', url: '/myaccount', key: { written: key } })
    expect(reply.error()).toMatchObject({ status: 403, code: 'ERROR_USER_BANNED' })
  })

  it('#10 learns nothing by the first characters of a right key: the answer is the same to the byte', async () => {
    const unknownAnswer = (await sendWithHeaders('/myaccount', { 'x-api-key': 'z'.repeat(32) })).body
    for (let length = 1; length < serviceKeys.server.length; length++) {
      const key = serviceKeys.server.slice(0, length).padEnd(32, 'z')
      expect((await sendWithHeaders('/myaccount', { 'x-api-key': key })).body).toBe(unknownAnswer)
    }
  })
})

describe('a restricted key, which anyone may hold', () => {
  const beyond = allEndpoints.filter(({ access }) => access.kind === 'key' && access.scope !== 'scan')

  it.each(beyond.map(({ method, path }) => ({ method, path })))(
    '#4 is ERROR_KEY_FORBIDDEN for $method $path',
    async ({ method, path }) => {
      const url = path.replace(/:\w+/g, 'ab'.repeat(16))
      const reply = await server.ask({
        method,
        url,
        key: 'restricted',
        body: method === 'GET' ? undefined : '{}',
      })
      expect(reply.error()).toMatchObject({ status: 403, code: 'ERROR_KEY_FORBIDDEN' })
    },
  )

  const off = (code: string) => ({ decisions: { [code]: { enabled: false } } })
  it.each<[string, unknown]>([
    ['a check that is switched off', off('UNRECOGNIZED_DOCUMENT')],
    [
      'a confidence that is never reached',
      { decisions: { UNRECOGNIZED_DOCUMENT: { review: -1, reject: -1 } } },
    ],
    ['a weight of nothing', { decisions: { UNRECOGNIZED_DOCUMENT: { weight: 0 } } }],
    ['triggers beyond reach', { decisionTrigger: { review: 100, reject: 100 } }],
    ['every document accepted', { acceptedDocuments: { documentType: '', documentCountry: '' } }],
    ['thresholds of nothing', { thresholds: { lowTextConfidence: 0 } }],
  ])('#5 changes no decision by %s in its override', async (_, profileOverride) => {
    const plain = scanAnswer.parse((await scan({})).json())
    expect(plain.decision).toBe('reject')
    const weakened = scanAnswer.parse((await scan({ profileOverride })).json())
    const { decision, reviewScore, rejectScore, warning } = weakened
    expect({ decision, reviewScore, rejectScore, warning }).toEqual({
      decision: plain.decision,
      reviewScore: plain.reviewScore,
      rejectScore: plain.rejectScore,
      warning: plain.warning,
    })
  })

  it('#6 is ERROR_KEY_FORBIDDEN with a webhook of its own, and nothing is sent there', async () => {
    for (const webhook of ['https://attacker.example/', 'https://id.example/hook']) {
      const reply = await scan({ profileOverride: { webhook } })
      expect(reply.error()).toMatchObject({ status: 403, code: 'ERROR_KEY_FORBIDDEN' })
    }
    const { leased } = await server.service.records.takeDeliveries(10, 60_000)
    expect(leased).toEqual([])
  })

  it('#7 is ERROR_KEY_FORBIDDEN with security_none, in any case of letters, until the account allows it', async () => {
    for (const profile of ['security_none', 'SECURITY_NONE', ' Security_None '])
      expect([403, 404, 400]).toContain((await scan({ profile })).statusCode)
    expect((await scan({ profile: 'security_none' })).error().code).toBe('ERROR_KEY_FORBIDDEN')
    const allow = (restrictedSecurityNone: boolean) =>
      server.ask({ method: 'PATCH', url: '/x/account', body: { restrictedSecurityNone } })
    await allow(true)
    expect((await scan({ profile: 'security_none' })).statusCode).toBe(200)
    await allow(false)
  })

  it('#8 reaches no picture of another key by ref:, and gets the same answer as for one that never was', async () => {
    const made = scanAnswer.parse((await scan({}, { key: 'server' })).json())
    const url = z.string().parse(made.outputImage?.front)
    const token = new URL(url).pathname.split('/')[3] ?? ''
    const foreign = await scan({ document: `ref:${token}` })
    const unknownAnswer = await scan({ document: `ref:${'ab'.repeat(32)}` })
    expect(foreign.error()).toEqual(unknownAnswer.error())
    expect(foreign.statusCode).toBe(400)
    expect((await scan({ document: `ref:${token}` }, { key: 'server' })).statusCode).toBe(200)
  })

  it('#17 gets addresses of the configured place, whatever Host it names', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    const { outputImage } = scanAnswer.parse((await scan({}, { headers })).json())
    expect(outputImage?.front).toMatch(/^https:\/\/id\.example\/image\//)
  })
})

describe('what a caller says of itself', () => {
  const forged = { 'x-forwarded-for': '10.1.2.3', forwarded: 'for=10.1.2.3', 'x-real-ip': '10.1.2.3', 'x-client-ip': '10.1.2.3' } // prettier-ignore

  it('#11 does not open a list of hosts: the socket’s address counts', async () => {
    const { records } = server.service
    await records.createAccount('listed')
    const operator = await records.operator('listed')
    const { key } = await records.createKey(operator, {
      kind: 'server',
      mode: 'live',
      label: '',
      expiresAt: null,
    })
    await records.changeAccount(await principalOf(records, key), { hostList: '10.1.2.3' })
    const from = (address: string, headers: Record<string, string>) =>
      sendWithHeaders('/myaccount', { 'x-api-key': key, ...headers }, address)
    expect((await from('10.1.2.3', {})).statusCode).toBe(200)
    const reply = await from('203.0.113.9', forged)
    expect(reply.statusCode).toBe(403)
    expect(reply.body).toContain('ERROR_KEY_FORBIDDEN')
  })

  it.each(['TRACE', 'QUERY', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE'])(
    '#13 %s on a path that knows it not is ERROR_METHOD_NOT_ALLOWED',
    async (method) => {
      const words = `${method} /scan HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Api-Key: ${serviceKeys.server}\r\n\r\n`
      const received = await rawSocketExchange(portOf(server.app), words)
      expect(statusesIn(received)).toEqual([405])
      expect(received).toContain('ERROR_METHOD_NOT_ALLOWED')
      expect(received).not.toContain(serviceKeys.server)
    },
  )

  it('#13 a tunnel is ERROR_METHOD_NOT_ALLOWED, and its connection ends', async () => {
    const received = await rawSocketExchange(
      portOf(server.app),
      'CONNECT 10.0.0.1:443 HTTP/1.1\r\nHost: 10.0.0.1\r\n\r\n',
    )
    expect(statusesIn(received)).toEqual([405])
  })

  it('#13 a method in a header changes nothing, nor does a body that a GET brings', async () => {
    const { row } = await aKey()
    const override = {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-http-method': 'DELETE',
    }
    const key = { 'x-api-key': serviceKeys.server, 'content-type': 'application/json' }
    for (const method of ['GET', 'POST'])
      await server.app.inject({
        method: method as 'POST',
        url: `/x/keys/${row.id}`,
        headers: { ...key, ...override },
        payload: '{"_method":"DELETE"}',
      })
    const stored = await server.app.inject({ method: 'GET', url: '/x/keys', headers: key })
    expect(stored.body).toContain(row.id)
    const before = (await server.ask({ method: 'GET', url: '/transaction' })).record()['total']
    const payload = JSON.stringify({ document: blank, profile: 'security_low' })
    expect((await server.app.inject({ method: 'GET', url: '/scan', headers: key, payload })).statusCode).toBe(
      405,
    )
    expect((await server.ask({ method: 'GET', url: '/transaction' })).record()['total']).toBe(before)
  })

  it('#18 a second first start makes no keys and no account for a stranger', async () => {
    const { records } = server.service
    expect(await records.bootstrap({})).toEqual([])
    const reply = await server.ask({ method: 'POST', url: '/x/accounts', body: { name: 'mine' } })
    expect(reply.error()).toMatchObject({ status: 403, code: 'ERROR_KEY_FORBIDDEN' })
  })
})

describe('many wrong keys', () => {
  const wrongKey = 'WrongKeyOnceMore00000000000000001'
  let guarded: TestServer
  beforeAll(async () => {
    guarded = await openTestServer({ SYMBOLON_FAILED_KEY_LIMIT: '20' })
  })
  afterAll(() => guarded.close())

  const from = (remoteAddress: string, key: string) =>
    guarded.app.inject({ method: 'GET', url: '/myaccount', headers: { 'x-api-key': key }, remoteAddress })

  /** Every three seconds one more guess is let through: of two, one after the other, at most one is. */
  async function guessKey(remoteAddress: string) {
    const [one, other] = [await from(remoteAddress, wrongKey), await from(remoteAddress, wrongKey)]
    return one.statusCode === 429 ? one : other
  }

  it('#9 from one address are ERROR_RATE_LIMIT with a time to come back; other addresses and right keys go on', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 40; guess++)
      statuses.push((await from('203.0.113.7', `Wrong-${guess}-${'x'.repeat(20)}`)).statusCode)
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(20)
    const last = await guessKey('203.0.113.7')
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('203.0.113.8', 'WrongKeyElsewhere0000000000000001')).statusCode).toBe(401)
    expect((await from('203.0.113.7', serviceKeys.server)).statusCode).toBe(200)
  })

  it('#9 from one IPv6 network are counted together, whichever of its addresses they come from', async () => {
    for (let guess = 0; guess < 30; guess++)
      await from(`2001:db8:1:2::${guess.toString(16)}`, `Wrong-${guess}-${'x'.repeat(20)}`)
    expect((await guessKey('2001:db8:1:2:ffff::1')).statusCode).toBe(429)
  })
})
