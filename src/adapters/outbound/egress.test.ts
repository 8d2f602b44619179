import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EgressLimits, CacheValidator } from '../../flows/ports/outbound/egress.ts'
import { parseCidr } from '../../platform/settings/setting-kinds.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { isAllowedAddress, urlViolation } from './ssrf-filter.ts'
import { createEgress, type EgressOptions } from './egress.ts'

let server: Server
let port = 0
let requestCount = 0
const routes: Record<string, RequestListener> = {
  '/picture': (_, reply) => reply.setHeader('content-type', 'Image/PNG; q=1').end('picture'),
  '/marked': (request, reply) => {
    const isKnown =
      request.headers['if-none-match'] === '"seven"' && request.headers['if-modified-since'] === undefined
    reply.setHeader('etag', '"seven"').writeHead(isKnown ? 304 : 200)
    reply.end(isKnown ? '' : 'picture')
  },
  '/unmarked': (_, reply) => reply.writeHead(304).end(),
  '/to-private': (_, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/to-file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-picture': (_, reply) => reply.writeHead(307, { location: '/picture' }).end(),
  '/round': (_, reply) => reply.writeHead(302, { location: '/round' }).end(),
  '/endless': (_, reply) => {
    const write = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(65_536)));
    }
    reply.on('drain', write)
    write()
  },
  '/slow': (_, reply) => void reply.writeHead(200).write('.'),
  '/silent': () => undefined,
  '/liar': (_, reply) => reply.writeHead(200, { 'content-length': 5_000_000 }).end(Buffer.alloc(5_000_000)),
  '/zipped': (_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end('bomb'),
  '/answer': (request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () =>
      reply.end(`${request.method} ${request.headers['content-type']} ${Buffer.concat(parts).toString()}`),
    )
  },
  '/error': (_, reply) => reply.writeHead(500).end('secret of the inner network'),
  '/headers': (_, reply) => reply.writeHead(200, { 'x-long': 'a'.repeat(100_000) }).end(),
}

beforeAll(async () => {
  server = createServer((request, reply) => {
    requestCount++
    const route = routes[(request.url ?? '').split('?')[0] ?? '']
    if (route === undefined) reply.writeHead(404).end()
    else route(request, reply)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const loopback = [parseCidr('127.0.0.0/8')]

function limits(changes: Partial<EgressLimits> = {}): EgressLimits {
  return { maxBytes: 1_000_000, timeoutMs: 60_000, signal: new AbortController().signal, ...changes }
}

async function fetchText(
  url: string,
  options: Partial<EgressOptions> = {},
  request = limits(),
): Promise<string> {
  const egress = createEgress({ allow: [], ownOrigins: () => [], ...options })
  try {
    return Buffer.from((await egress.fetch(url, request)).bytes).toString()
  } finally {
    await egress.close()
  }
}

describe('sending something', () => {
  const post = async (path: string, options: Partial<EgressOptions> = {}): Promise<string> => {
    const egress = createEgress({ allow: loopback, ownOrigins: () => [], ...options })
    const body = { contentType: 'application/timestamp-query', bytes: Buffer.from('query') }
    try {
      return Buffer.from(
        (await egress.post(`http://127.0.0.1:${port}${path}`, body, limits())).bytes,
      ).toString()
    } finally {
      await egress.close()
    }
  }

  it('goes to the address that was named, and gives its answer', async () => {
    expect(await post('/answer')).toBe('POST application/timestamp-query query')
  })

  it('follows no redirect, reaches no private address, and reads no error or endless answer', async () => {
    for (const path of ['/to-picture', '/to-private', '/error', '/endless'])
      await expect(post(path), path).rejects.toMatchObject({ code: 'ERROR_REMOTE_IMAGE_FAILED' })
    const before = requestCount
    await expect(post('/answer', { allow: [] })).rejects.toBeInstanceOf(Refusal)
    await expect(post('/answer', { ownOrigins: () => [`http://127.0.0.1:${port}`] })).rejects.toBeInstanceOf(
      Refusal,
    )
    expect(requestCount).toBe(before)
  })
})

describe('fetching a file that is here already', () => {
  const get = async (path: string, known?: CacheValidator) => {
    const egress = createEgress({ allow: loopback, ownOrigins: () => [] })
    try {
      const request = limits(known === undefined ? {} : { known })
      return await egress.fetch(`http://127.0.0.1:${port}${path}`, request)
    } finally {
      await egress.close()
    }
  }

  it('brings no bytes while it bears the mark that is known', async () => {
    const { validator, ...first } = await get('/marked')
    expect([first.unchanged, first.bytes.length]).toEqual([false, 7])
    expect(validator).toEqual({ etag: '"seven"', lastModified: '' })
    const second = await get('/marked', validator)
    expect([second.unchanged, second.bytes.length]).toEqual([true, 0])
    expect(await get('/marked', { etag: '"six"', lastModified: '' })).toMatchObject({ unchanged: false })
  })

  it('believes no one who calls unchanged what was asked for without a condition', async () => {
    expect((await refusalOf(get('/unmarked'))).code).toBe('ERROR_REMOTE_IMAGE_FAILED')
  })
})

async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(outcome instanceof Refusal)) throw new Error('expected a refusal', { cause: outcome })
  return outcome
}

describe('fetching a picture by its address', () => {
  const spellings = [
    '127.0.0.1', '127.1', '2130706433', '0x7f.1', '0x7f000001', '017700000001', '0177.0.0.1', '0', '0.0.0.0',
    'localhost', 'localhost.', 'LOCALHOST', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]',
    '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]', '[fe80::1]', '[fec0::1]',
    '[fc00::1]', '[ff02::1]', '10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1', '169.254.169.254',
    '192.0.0.8', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '１２７.0.0.1', '127。0。0。1',
  ] // prettier-ignore

  it.each(spellings)('never reaches a private machine spelled %s', async (host) => {
    const before = requestCount
    const refusal = await refusalOf(fetchText(`http://${host}:${port}/picture`))
    expect(refusal.code).toBe('ERROR_REMOTE_IMAGE_FAILED')
    expect(requestCount).toBe(before)
  })

  it('says which setting would allow a private address', async () => {
    const refusal = await refusalOf(fetchText(`http://127.0.0.1:${port}/picture`))
    expect(refusal.message).toContain('SYMBOLON_FETCH_ALLOW')
  })

  it('reaches a private machine that the operator allowed', async () => {
    expect(await fetchText(`http://127.0.0.1:${port}/picture`, { allow: loopback })).toBe('picture')
    expect(await fetchText(`http://2130706433:${port}/to-picture`, { allow: loopback })).toBe('picture')
  })

  it('refuses a name when any one of its addresses is private', async () => {
    const both = [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.9', family: 4 },
    ]
    const refusal = await refusalOf(
      fetchText(`http://two.example:${port}/picture`, {
        allow: loopback,
        resolve: (_, found) => found(null, both),
      }),
    )
    expect(refusal.message).toContain('SYMBOLON_FETCH_ALLOW')
  })

  it('connects to the address it judged, although the name answers otherwise a moment later', async () => {
    let request = 0
    const rebinding: EgressOptions['resolve'] = (_, found) => {
      request++
      found(null, [{ address: request === 1 ? '127.0.0.1' : '10.0.0.9', family: 4 }])
    }
    const fetched = await fetchText(`http://rebind.example:${port}/picture`, {
      allow: loopback,
      resolve: rebinding,
    })
    expect(fetched).toBe('picture')
    expect(request).toBe(1)
  })

  it.each(['/to-private', '/to-file', '/round', '/liar', '/zipped', '/error', '/headers', '/missing'])(
    'gives up on %s with the one code and a fixed sentence',
    async (route) => {
      const refusal = await refusalOf(fetchText(`http://127.0.0.1:${port}${route}`, { allow: loopback }))
      expect(refusal.code).toBe('ERROR_REMOTE_IMAGE_FAILED')
      expect(refusal.message).not.toContain('secret')
    },
  )

  it('stops an endless reply at the size limit', async () => {
    expect((await refusalOf(fetchText(`http://127.0.0.1:${port}/endless`, { allow: loopback }))).status).toBe(
      400,
    )
  })

  it.each(['/slow', '/silent'])('stops %s at the time limit', async (route) => {
    const refusal = await refusalOf(
      fetchText(`http://127.0.0.1:${port}${route}`, { allow: loopback }, limits({ timeoutMs: 100 })),
    )
    expect(refusal.code).toBe('ERROR_REMOTE_IMAGE_FAILED')
  })

  it('ends with the reason of the caller when the caller gives up', async () => {
    const given = new AbortController()
    const work = refusalOf(
      fetchText(`http://127.0.0.1:${port}/silent`, { allow: loopback }, limits({ signal: given.signal })),
    )
    given.abort(new Refusal('ERROR_EXECUTION_CANCEL'))
    expect((await work).code).toBe('ERROR_EXECUTION_CANCEL')
  })

  it('does not fetch from itself', async () => {
    const own = `http://127.0.0.1:${port}`
    const before = requestCount
    await refusalOf(fetchText(`${own}/picture`, { allow: loopback, ownOrigins: () => [own] }))
    expect(requestCount).toBe(before)
  })
})

describe('destinations', () => {
  it('are public addresses', () => {
    for (const address of ['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])
      expect(isAllowedAddress(address, []), address).toBe(true)
    for (const address of ['', 'example.org', '10.0.0.1', '::808:808', '64:ff9b::808:808'])
      expect(isAllowedAddress(address, []), address).toBe(false)
  })

  it('have no user, no other scheme and no port of another trade', () => {
    expect(urlViolation(new URL('https://images.example/a.png'))).toBeNull()
    expect(urlViolation(new URL('http://images.example:8080/a.png'))).toBeNull()
    expect(urlViolation(new URL('http://ok@10.0.0.1/'))).toBe('user')
    for (const scheme of ['file:///etc/passwd', 'ftp://a/', 'gopher://a/', 'data:,x', 'blob:x', 'ws://a/'])
      expect(urlViolation(new URL(scheme)), scheme).toBe('scheme')
    for (const closed of [22, 25, 5432, 6379])
      expect(urlViolation(new URL(`http://a.example:${closed}/`)), String(closed)).toBe('port')
  })
})
