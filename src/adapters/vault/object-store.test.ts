import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../vocabulary/refusals.ts'
import { cachedCredentials } from './credentials/cached-credentials.ts'
import { type CredentialProvider, staticCredentials } from './credentials/credentials.ts'
import { ObjectStore } from './object-store.ts'

/** What the store does with one request: a status and body, or nothing but silence or a cut connection. */
type Act = (request: IncomingMessage, answer: ServerResponse, body: Buffer) => void

const says =
  (status: number, body: string | Buffer = ''): Act =>
  (_request, answer) => {
    answer.writeHead(status).end(body)
  }
const cut: Act = (request) => {
  request.socket.destroy()
}
const silent: Act = () => undefined
const error = (code: string): string => `<Error><Code>${code}</Code></Error>`

const open: { server: Server; store: ObjectStore }[] = []
afterEach(async () => {
  for (const { server, store } of open.splice(0)) {
    await store.close()
    server.closeAllConnections()
    server.close()
  }
})

/** A store that answers one request after the other as told, and the requests that came. */
function aStore(...acts: Act[]) {
  return aStoreWith(staticCredentials({ accessKey: 'AK', secretKey: 'SK', sessionToken: null }), ...acts)
}

async function aStoreWith(credentials: CredentialProvider, ...acts: Act[]) {
  const came: {
    readonly method: string
    readonly url: string
    readonly headers: IncomingHttpHeaders
    readonly body: Buffer
  }[] = []
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const act = acts[came.length] ?? says(500, error('NothingMoreToSay'))
      came.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      act(request, answer, body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const store = new ObjectStore({
    endpoint: `http://127.0.0.1:${port ?? 0}`,
    bucket: 'b',
    region: 'eu-north-1',
    credentials,
    prefix: 'p/',
    pathStyle: true,
    // Only silence is waited out.
    retryPolicy: { tries: 3, pauseMs: 2, tryMs: acts.includes(silent) ? 3000 : 60_000 },
  })
  open.push({ server, store })
  return { store, came }
}

async function adviceOf(request: Promise<unknown>): Promise<string> {
  const refused = await request.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(refused instanceof Refusal) || !(refused.cause instanceof Error))
    throw new Error('It was not refused.')
  expect(refused.code).toBe('SERVICE_UNAVAILABLE')
  return refused.cause.message
}

const bytes = new Uint8Array([1, 2, 3])

describe('the object store', () => {
  it.each([
    ['an error of the store', says(500, error('InternalError'))],
    ['too many requests', says(503, error('SlowDown'))],
    ['a cut connection', cut],
    ['silence', silent],
    ['the same request under way', says(409, error('ConditionalRequestConflict'))],
  ])('tries again after %s, with the same bytes', async (_what, act) => {
    const { store, came } = await aStore(act, says(200))
    expect(await store.create('n', bytes)).toBe(true)
    expect(came.map(({ body }) => [...body])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('gives up after the last try, as busy, and tells the operator where to look', async () => {
    const { store, came } = await aStore(cut, cut, cut, says(200))
    expect(await adviceOf(store.read('n'))).toContain('does not answer')
    expect(came).toHaveLength(3)
  })

  it.each([
    [403, 'SignatureDoesNotMatch', 'SYMBOLON_S3_SECRET_KEY'],
    [404, 'NoSuchBucket', 'Create the bucket b'],
    [301, 'PermanentRedirect', 'SYMBOLON_S3_REGION'],
    [400, 'InvalidRequest', 'SYMBOLON_S3_*'],
  ])('does not try again what trying cannot mend: %i %s', async (status, code, advice) => {
    const { store, came } = await aStore(says(status, error(code)), says(200))
    expect(await adviceOf(store.read('n'))).toContain(advice)
    expect(came).toHaveLength(1)
  })

  it('takes a blob for kept whose first answer was lost, and not when other bytes lie there', async () => {
    const lost = await aStore(cut, says(412, error('PreconditionFailed')), says(200, Buffer.from(bytes)))
    expect(await lost.store.create('n', bytes)).toBe(true)
    const foreign = await aStore(cut, says(412, error('PreconditionFailed')), says(200, 'other'))
    expect(await foreign.store.create('n', bytes)).toBe(false)
    const there = await aStore(says(412, error('PreconditionFailed')))
    expect(await there.store.create('n', bytes)).toBe(false)
    expect(there.came).toHaveLength(1)
  })

  it('takes an answer that broke off for no answer', async () => {
    const brokenOff: Act = (request, answer) => {
      answer.writeHead(200, { 'content-length': '10' }).write('12345')
      setTimeout(() => request.socket.destroy(), 20)
    }
    const { store } = await aStore(brokenOff, says(200, '1234567890'))
    expect(Buffer.from((await store.read('n')) ?? []).toString()).toBe('1234567890')
  })

  it('puts prefix and bucket into the path, and walks through the pages of a list', async () => {
    const page = (key: string, rest: string): string =>
      `<ListBucketResult>${rest}<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents></ListBucketResult>`
    const { store, came } = await aStore(
      says(
        200,
        page('p/one', '<IsTruncated>true</IsTruncated><NextContinuationToken>t+/=</NextContinuationToken>'),
      ),
      says(200, page('p/two', '<IsTruncated>false</IsTruncated>')),
    )
    const names: string[] = []
    for await (const { name } of store.list('o')) names.push(name)
    expect(names).toEqual(['one', 'two'])
    expect(came[0]?.url).toMatch(/^\/b\/\?/)
    expect(new URL(came[1]?.url ?? '', 'http://x').searchParams.get('continuation-token')).toBe('t+/=')
    expect(new URL(came[1]?.url ?? '', 'http://x').searchParams.get('prefix')).toBe('p/o')
  })

  const expiring = () => {
    let count = 0
    return cachedCredentials(() => {
      count++
      return Promise.resolve({
        accessKey: `AK${count}`,
        secretKey: 'SK',
        sessionToken: `token-${count}`,
        expiresAt: Date.now() + 3_600_000,
      })
    }, Date.now)
  }

  it.each([400, 403])(
    'asks for new credentials once when the store answers %i ExpiredToken',
    async (status) => {
      const { store, came } = await aStoreWith(expiring(), says(status, error('ExpiredToken')), says(200))
      expect(await store.create('n', bytes)).toBe(true)
      expect(came.map(({ headers }) => headers['x-amz-security-token'])).toEqual(['token-1', 'token-2'])
      expect(came[1]?.headers.authorization).toContain('Credential=AK2/')
    },
  )

  it('gives up when new credentials are expired too, and when keys that do not change are', async () => {
    const answers = [says(403, error('ExpiredToken')), says(403, error('ExpiredToken')), says(200)]
    const role = await aStoreWith(expiring(), ...answers)
    await adviceOf(role.store.read('n'))
    expect(role.came).toHaveLength(2)
    const keys = await aStore(...answers)
    await adviceOf(keys.store.read('n'))
    expect(keys.came).toHaveLength(1)
  })

  it('signs by the clock of the store once the store says that the two are apart', async () => {
    const storeTime = new Date(Date.now() - 3 * 3_600_000)
    const skewed: Act = (_request, answer) => {
      answer.writeHead(403, { date: storeTime.toUTCString() }).end(error('RequestTimeTooSkewed'))
    }
    const { store, came } = await aStore(skewed, says(200), says(200))
    await store.read('n')
    await store.read('n')
    const secondsApart = came.map(({ headers }) => {
      const written = String(headers['x-amz-date'])
      const at = Date.parse(written.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'))
      return Math.abs(at - storeTime.getTime()) / 1000
    })
    expect(secondsApart[0]).toBeGreaterThan(10_000)
    expect(secondsApart[1]).toBeLessThan(60)
    expect(secondsApart[2]).toBeLessThan(60)
  })

  it('says that there are no credentials, and why, without a request to the store', async () => {
    const none = cachedCredentials(() => Promise.reject(new Error('The file is not there.')), Date.now)
    const { store, came } = await aStoreWith(none)
    expect(await adviceOf(store.read('n'))).toContain(
      'no credentials for the object store: The file is not there.',
    )
    expect(came).toEqual([])
  })
})
