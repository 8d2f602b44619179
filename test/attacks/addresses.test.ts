import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createSocketServer } from 'node:net'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest'
import { openWebhookSender } from '../../src/adapters/outbound/webhook-sender.ts'
import { createEgress } from '../../src/adapters/outbound/egress.ts'
import { parseCidr } from '../../src/platform/settings/setting-kinds.ts'
import { openTestServer, type TestResponse, type TestServer } from '../world/service/server.ts'
import { freePort } from '../world/service/free-port.ts'
import { portOf } from '../world/service/raw-socket.ts'

/** Addresses that callers give us: for pictures, and for webhooks. */
let closedServerUrl: TestServer
let open: TestServer
let server: Server
let port = 0
let own = 0
let reachedPaths: string[] = []
let picture: Buffer
/** Bytes of the endless reply that were let go. */
let sent = 0

/** Bytes. With the guard taken out it must not take all memory there is. */
const largeBodyBytes = 256_000_000
/** Bytes: what lies between two sockets before the reader hangs up, and not much more. */
const inFlight = 32_000_000

const routes: Readonly<Record<string, RequestListener>> = {
  '/picture': (_, reply) => reply.end(picture),
  '/private': (_, reply) =>
    reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_, reply) => reply.writeHead(302, { location: '/round' }).end(),
  '/home': (_, reply) => reply.writeHead(302, { location: `http://127.0.0.1:${own}/healthz` }).end(),
  '/mail': (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:25/' }).end(),
  '/temporary': (_, reply) => reply.writeHead(307, { location: '/picture' }).end(),
  '/liar': (_, reply) => {
    reply.writeHead(200, { 'content-length': 1_000 })
    reply.on('error', () => undefined).end(Buffer.alloc(1_000))
  },
  '/endless': (_, reply) => {
    sent = 0
    const write = (): void => {
      while (!reply.destroyed && sent < largeBodyBytes) {
        sent += 65_536
        if (!reply.write(Buffer.alloc(65_536))) return
      }
      reply.end()
    }
    reply.on('drain', write)
    write()
  },
  '/drip': (_, reply) => {
    reply.writeHead(200)
    const drops = setInterval(() => reply.write('.'), 100)
    reply.on('close', () => clearInterval(drops))
  },
  '/large': (_, reply) => {
    reply.write(picture)
    reply.end(Buffer.alloc(2_000_000))
  },
  '/packed': (_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end(picture),
  '/headers': (_, reply) => reply.writeHead(200, { 'x-long': 'a'.repeat(100_000) }).end(),
  '/secret': (_, reply) => reply.writeHead(500, { 'x-secret': 'CANARY' }).end('{"password":"CANARY"}'),
  '/page': (_, reply) => reply.setHeader('content-type', 'text/html').end('<h1>CANARY</h1>'),
}

beforeAll(async () => {
  picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#e8e2d4' } })
    .jpeg()
    .toBuffer()
  server = createServer((request, reply) => {
    reachedPaths.push(request.url ?? '')
    routes[request.url ?? '']?.(request, reply)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = portOf({ server })
  closedServerUrl = await openTestServer()
  own = await freePort()
  open = await openTestServer({ SYMBOLON_FETCH_ALLOW: '127.0.0.0/8', SYMBOLON_WEBHOOK_ALLOW: '127.0.0.0/8', SYMBOLON_FETCH_TIMEOUT_MS: '8000', SYMBOLON_IMAGE_LIMIT: '1', SYMBOLON_PUBLIC_URL: `http://127.0.0.1:${own}` }) // prettier-ignore
  await open.app.listen({ port: own, host: '127.0.0.1' })
})
afterAll(async () => {
  await Promise.all([closedServerUrl.close(), open.close()])
  server.closeAllConnections()
  server.close()
})

/** Far beyond what the service allows a picture here, so that a reply without end fails the test and does not hold it up. */
const timeoutMs = 60_000

const fetched = (server: TestServer, document: string): Promise<TestResponse> =>
  server.ask({ method: 'POST', url: '/scan', body: { document, profile: 'security_low' } })
const webhookTargets = (server: TestServer, webhook: string): Promise<TestResponse> =>
  server.ask({ method: 'POST', url: '/profile', body: { name: 'Hooked', webhook } })

const literals = [
  '127.0.0.1', '127.1', '2130706433', '0x7f.1', '0x7f000001', '017700000001', '0177.0.0.1', '0', '0.0.0.0', '[::1]', '[::]',
  '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]',
  '[2001:db8::1]', '[fe80::1]', '[fec0::1]', '[fc00::1]', '[fd00::1]', '[ff02::1]', '[100::1]', '[5f00::1]', '10.0.0.1', '10.255.255.255',
  '172.16.0.1', '172.31.255.255', '192.168.0.1', '100.64.0.1', '100.127.255.255', '169.254.169.254', '192.0.0.8', '192.0.2.1',
  '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1', '168.63.129.16', '[::ffff:168.63.129.16]', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '１２７.0.0.1', '127。0。0。1',
] // prettier-ignore
const names = ['localhost', 'localhost.', 'LOCALHOST', 'a.localhost']

describe('an address inside', () => {
  it.each([...literals, ...names])(
    '#69 %s is ERROR_REMOTE_IMAGE_FAILED for a picture, and nothing is reached',
    async (host) => {
      reachedPaths = []
      const reply = await fetched(closedServerUrl, `http://${host}:${port}/picture`)
      expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_REMOTE_IMAGE_FAILED' })
      expect(reachedPaths).toEqual([])
    },
  )

  it.each([...literals, ...names])('#69 %s is ERROR_INVALID_VALUE for a webhook', async (host) => {
    const reply = await webhookTargets(closedServerUrl, `http://${host}:${port}/hook`)
    expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
  })

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0.0.0.0',
  ])(
    '#69 %s with the port of this service is this service, also where the network is allowed',
    async (host) => {
      const reply = await webhookTargets(open, `http://${host}:${own}/hook`)
      expect(reply.error().message).toContain('belongs to this service')
    },
  )

  it('#69 is reached when the operator allows it: the control that nothing else refuses', async () => {
    expect((await fetched(open, `http://127.0.0.1:${port}/picture`)).statusCode).toBe(200)
    expect((await webhookTargets(open, `http://127.0.0.1:${port}/hook`)).statusCode).toBe(200)
  })

  const two = [{ address: '127.0.0.1', family: 4 }, { address: '10.0.0.9', family: 4 }] // prettier-ignore
  const allow = [parseCidr('127.0.0.0/8')]
  const limits = { maxBytes: 1_000_000, timeoutMs: 60_000, signal: new AbortController().signal }
  const message = {
    id: 'a',
    url: '',
    body: '{}',
    secrets: ['whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='],
  }
  const clock = { now: () => Date.now(), monotonic: () => performance.now() }

  it('#70 behind a name that has a public address too is refused, for pictures and webhooks alike', async () => {
    reachedPaths = []
    const options = { allow, ownOrigins: () => [], resolve: (_: string, found: (error: null, all: typeof two) => void) => found(null, two) } // prettier-ignore
    const egress = createEgress(options)
    await expect(egress.fetch(`http://two.example:${port}/picture`, limits)).rejects.toMatchObject({ code: 'ERROR_REMOTE_IMAGE_FAILED' }) // prettier-ignore
    const webhookSender = openWebhookSender({ ...options, clock })
    expect(await webhookSender.post({ ...message, url: `http://two.example:${port}/hook` })).toMatchObject({
      status: null,
    })
    await Promise.all([egress.close(), webhookSender.close()])
    expect(reachedPaths).toEqual([])
  })

  it('#70 behind a name that changes its mind is not reached: what was judged is what is connected to', async () => {
    let lookupCount = 0
    const resolve = (_: string, found: (error: null, all: typeof two) => void): void => {
      lookupCount++
      found(null, two.slice(lookupCount === 1 ? 0 : 1, lookupCount === 1 ? 1 : 2))
    }
    const egress = createEgress({ allow, ownOrigins: () => [], resolve })
    expect((await egress.fetch(`http://rebind.example:${port}/picture`, limits)).bytes.length).toBe(
      picture.length,
    )
    expect(lookupCount).toBe(1)
    await egress.close()
  })
})

describe('an address of another kind', () => {
  it.each(['/private', '/file', '/round', '/home', '/mail'])(
    '#71 a redirect by %s is ERROR_REMOTE_IMAGE_FAILED',
    async (path) => {
      reachedPaths = []
      const reply = await fetched(open, `http://127.0.0.1:${port}${path}`)
      expect(reply.error().code).toBe('ERROR_REMOTE_IMAGE_FAILED')
      expect(reachedPaths.length).toBeLessThanOrEqual(4)
    },
  )

  it.each([
    'file:///etc/passwd', 'ftp://a.example/', 'gopher://a.example/', 'jar:http://a.example!/', 'ws://a.example/', 'http://ok@10.0.0.1/',
    'http://a.example:22/', 'http://a.example:25/', 'http://a.example:5432/', 'http://a.example:6379/', 'http:\\\\127.0.0.1/', 'http://127.0.0.1\\@a.example/', 'https://u:p@a.example/',
    'http://[::1', 'http://', 'http://a b.example/', 'http://a.example:99999/', 'blob:http://a.example/1', 'data:text/html,a',
  ])('#72 %s is refused for a picture and for a webhook', async (address) => {
    expect((await webhookTargets(closedServerUrl, address)).error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    expect((await fetched(closedServerUrl, address)).error().status).toBe(400)
  }) // prettier-ignore

  it('#72 tabs, line ends and words before an address do not hide what it is', async () => {
    reachedPaths = []
    for (const address of [
      `ht\ttp://127.0.0.1:${port}/picture`,
      `http://127.0.0.1:${port}/picture\r\nX: y`,
      ` http://127.0.0.1:${port}/picture`,
    ])
      expect((await fetched(closedServerUrl, address)).error().status).toBe(400)
    expect(reachedPaths).toEqual([])
  })

  it.each(['/endless', '/large', '/drip', '/packed', '/headers', '/page', '/liar'])('#73 a reply of %s is refused in time and at the limit', async (path) => {
    const reply = await Promise.race([fetched(open, `http://127.0.0.1:${port}${path}`), sleep(timeoutMs, null)])
    assert(reply !== null, `no answer within ${timeoutMs} ms, where a picture may take 8,000`)
    expect(['ERROR_REMOTE_IMAGE_FAILED', 'ERROR_IMAGE_CORRUPTED', 'ERROR_REQUEST_TOO_LARGE']).toContain(reply.error().code)
    if (path === '/endless') expect(sent).toBeLessThan(inFlight)
    expect((await fetched(open, `http://127.0.0.1:${port}/picture`)).statusCode).toBe(200)
  }) // prettier-ignore

  it.each(['/secret', '/page', '/headers'])('#74 nothing that %s answers is passed on', async (path) => {
    const reply = await fetched(open, `http://127.0.0.1:${port}${path}`)
    expect(reply.body).not.toContain('CANARY')
    expect(JSON.stringify(reply.headers)).not.toContain('CANARY')
  })

  it('#76 of this service is refused, as a picture and as a webhook', async () => {
    const own = `http://127.0.0.1:${portOf(open.app)}`
    for (const address of [
      `${own}/healthz`,
      `${own.replace('127.0.0.1', 'localhost')}/healthz`,
      `${own.replace('127.0.0.1', '127.1')}/readyz`,
    ])
      expect((await fetched(open, address)).error().code).toBe('ERROR_REMOTE_IMAGE_FAILED')
    for (const address of [
      `${own}/scan`,
      own.replace('127.0.0.1', 'localhost'),
      own.replace('127.0.0.1', '127.0.0.2'),
    ])
      expect((await webhookTargets(open, address)).error()).toMatchObject({
        status: 400,
        code: 'ERROR_INVALID_VALUE',
      })
  })

  it('#77 says the same of a closed port, a silent one and one that speaks no HTTP: no one can look around by it', async () => {
    const silent = createSocketServer(
      (socket) => void socket.on('error', () => undefined).end('220 mail\r\n'),
    )
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
    const other = portOf({ server: silent })
    const reportedErrors = new Set<string>()
    for (const address of [
      `http://127.0.0.1:${other}/`,
      'http://127.0.0.1:39998/',
      `http://127.0.0.1:${port}/secret`,
      `http://127.0.0.1:${port}/drip`,
    ])
      reportedErrors.add((await fetched(open, address)).body)
    silent.close()
    expect(reportedErrors.size).toBe(1)
  })

  it('#78 whose certificate no one vouches for is refused, whatever the account wants', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'symbolon-tls-'))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert], { stdio: 'ignore' }) // prettier-ignore
    const tls = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, reply) =>
      reply.end(picture),
    )
    await new Promise<void>((listening) => tls.listen(0, '127.0.0.1', listening))
    const address = `https://127.0.0.1:${portOf({ server: tls })}/`
    expect((await fetched(open, address)).error().code).toBe('ERROR_REMOTE_IMAGE_FAILED')
    const { webhookSender } = open.service.ports
    const outcome = await webhookSender.post({ id: 'a', url: address, body: '{}', secrets: ['whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='] }) // prettier-ignore
    expect(outcome).toMatchObject({ status: null, error: "The receiver's TLS certificate was not accepted." })
    tls.close()
    rmSync(folder, { recursive: true })
  })
})
