import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { principalOf } from '../world/stores/records.ts'
import { storeScanWithPicture } from '../world/facts/scans.ts'
import { serviceKeys } from '../world/service/service.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ SYMBOLON_RATE_LIMIT: '1000' })
})
afterAll(() => server.close())

const feed = z.object({
  events: z.array(
    z.object({ event: z.string(), transactionId: z.string(), subject: z.unknown(), data: z.unknown() }),
  ),
  nextCursor: z.string(),
  hasMore: z.boolean(),
})

async function stored(key: 'server' | 'test') {
  const { records, ports } = server.service
  const principal = await principalOf(records, serviceKeys[key])
  return (await storeScanWithPicture({ records, vault: ports.vault }, principal, { createdAt: Date.now() }))
    .transaction.id
}

async function read(cursor: string, limit = 100, key: 'server' | 'test' = 'server') {
  const reply = await server.ask({ method: 'GET', url: `/x/events?limit=${limit}&cursor=${cursor}`, key })
  return feed.parse(reply.json())
}

describe('the events', () => {
  it('are read in order from a cursor, each once, whatever comes meanwhile', async () => {
    const ids = [await stored('server'), await stored('server'), await stored('server')]
    const first = await read('0', 2)
    expect(first).toMatchObject({ hasMore: true })
    ids.push(await stored('server'))
    const rest = await read(first.nextCursor)
    const all = [...first.events, ...rest.events]
    expect(all.map((event) => event.transactionId)).toEqual(ids)
    expect(all.map(({ subject }) => subject)).toEqual(ids.map((id) => ({ kind: 'transaction', id })))
    expect(await read(rest.nextCursor)).toEqual({ events: [], nextCursor: rest.nextCursor, hasMore: false })
  })

  it('say what was deleted, and no longer what it held', async () => {
    const start = (await read('0')).nextCursor
    const id = await stored('server')
    await server.ask({ method: 'DELETE', url: `/transaction/${id}` })
    const { events } = await read(start)
    expect(events.map(({ event }) => event)).toEqual(['new', 'delete'])
    expect(events[0]?.data).toBeNull()
    expect(events[1]?.data).toMatchObject({ event: 'delete', transactionId: id })
  })

  it('of live records are not there for a test key', async () => {
    const id = await stored('test')
    expect((await read('0', 100, 'test')).events.map((event) => event.transactionId)).toEqual([id])
  })
})

describe('the limits', () => {
  it('say what is left, in the answer and in the headers of every one', async () => {
    const reply = await server.ask({ method: 'GET', url: '/x/limits' })
    expect(reply.record()).toMatchObject({ pageRows: 100, rate: { perSecond: 1000 } })
    expect(reply.headers['ratelimit-policy']).toBe('"key";q=1000;w=1')
    expect(reply.headers['ratelimit']).toMatch(/^"key";r=\d+;t=\d+$/)
  })
})

describe('a refusal', () => {
  it('is a problem for who asks for one, and says the same', async () => {
    const request = { method: 'GET', url: `/transaction/${'ab'.repeat(16)}` } as const
    const accept = 'application/problem+json, application/json;q=0.5'
    const reply = await server.ask({ ...request, headers: { accept } })
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.record()).toMatchObject({
      type: 'urn:symbolon:refusal:error-not-found',
      status: 404,
      error: { code: 'ERROR_NOT_FOUND' },
    })
    const plain = await server.ask({ ...request, headers: { accept: 'application/json, */*' } })
    expect(plain.headers['content-type']).toContain('application/json')
  })
})

describe('a list of transactions', () => {
  it('walked by its cursor repeats and skips nothing while records are added', async () => {
    const page = z.object({
      nextCursor: z.string().optional(),
      transactions: z.array(z.object({ id: z.string() })),
    })
    const whole = page.parse((await server.ask({ method: 'GET', url: '/transaction?limit=100' })).json())
    const walked: string[] = []
    for (let cursor = ''; ;) {
      const url = `/transaction?limit=1&cursor=${cursor}`
      const { nextCursor, transactions } = page.parse((await server.ask({ method: 'GET', url })).json())
      walked.push(...transactions.map(({ id }) => id))
      await stored('server')
      if (nextCursor === undefined) break
      cursor = nextCursor
    }
    expect(walked).toEqual(whole.transactions.map(({ id }) => id))
    expect((await server.ask({ method: 'GET', url: '/transaction?cursor=x' })).statusCode).toBe(400)
  })
})
