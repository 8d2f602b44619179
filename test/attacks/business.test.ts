import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import sharp from 'sharp'
import {
  openTestServer,
  type RequestOptions,
  type TestResponse,
  type TestServer,
} from '../world/service/server.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'
import { serviceKeys } from '../world/service/service.ts'
import { unzip } from '../world/unzip.ts'

/** Quota, repetition, exports and deletion under people who want more than is theirs. */
let server: TestServer
let blank = ''
beforeAll(async () => {
  server = await openTestServer({ SYMBOLON_RATE_LIMIT: '100000' })
  blank = (await sharp({ create: { width: 64, height: 40, channels: 3, background: '#e8e2d4' } }).jpeg().toBuffer()).toString('base64') // prettier-ignore
})
afterAll(() => server.close())

async function anAccount(name: string, quota: number | null = null): Promise<string> {
  const { records } = server.service
  await records.createAccount(name)
  const operator = await records.operator(name)
  const { key } = await records.createKey(operator, {
    kind: 'server',
    mode: 'live',
    label: '',
    expiresAt: null,
  })
  if (quota !== null) await records.changeAccount(operator, { quota })
  return key
}

function scan(
  written: string,
  more: Partial<RequestOptions> = {},
  body: Record<string, unknown> = {},
): Promise<TestResponse> {
  const request = { document: blank, profile: 'security_low', ...body }
  return server.ask({ method: 'POST', url: '/scan', key: { written }, body: request, ...more })
}

const total = async (written: string): Promise<unknown> =>
  (await server.ask({ method: 'GET', url: '/transaction', key: { written } })).record()['total']

describe('quota', () => {
  it('#102 of one, asked for by many at once, is given once; the others are ERROR_QUOTA_EXCEEDED', async () => {
    const key = await anAccount('poor', 1)
    const replies = await Promise.all(Array.from({ length: 12 }, () => scan(key)))
    const codes = replies.map((reply) => (reply.statusCode === 200 ? 200 : reply.error().code))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code !== 200 && code !== 'ERROR_QUOTA_EXCEEDED')).toEqual([])
    expect(await total(key)).toBe(1)
  })

  it('#103 is spent exactly as often as something was made, whatever was refused in between', async () => {
    // Exactly as much as is made: what a refusal kept would be missing in the end.
    const key = await anAccount('careful', 2)
    const left = async () => {
      const { account } = (
        await server.ask({ method: 'GET', url: '/x/account', key: { written: key } })
      ).record()
      return z.object({ quota: z.object({ left: z.number() }) }).parse(account).quota.left
    }
    const before = await left()
    for (const document of ['AA==', '!!!!', 'http://10.0.0.1/', blank, 'AA==', blank])
      await scan(key, {}, { document })
    expect(await total(key)).toBe(2)
    expect(await left()).toBe(before - 2)
  })

  it('#104 is charged once for one Idempotency-Key, however many come at once; another body is refused', async () => {
    const key = await anAccount('repeating', 100)
    const headers = { 'idempotency-key': 'order-1' }
    const replies = await Promise.all(Array.from({ length: 8 }, () => scan(key, { headers })))
    expect(
      [...new Set(replies.map(({ statusCode }) => statusCode))].filter(
        (status) => status !== 200 && status !== 409,
      ),
    ).toEqual([])
    expect(new Set(replies.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)).size).toBe(
      1,
    )
    expect(await total(key)).toBe(1)
    const other = await scan(key, { headers }, { customData: 'another' })
    expect(other.error()).toMatchObject({ status: 422, code: 'ERROR_IDEMPOTENCY_MISMATCH' })
    const stranger = await anAccount('stranger')
    expect((await scan(stranger, { headers })).statusCode).toBe(200)
  })
})

describe('an export', () => {
  const hostile = ['=HYPERLINK("http://x")', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', 'a,"b"\r\nc', '../../etc/cron.d/x', '/etc/passwd', 'x'.repeat(300)] // prettier-ignore

  it('#112 #113 has no formula in any cell, reads back as it was, and names its files itself', async () => {
    const key = await anAccount('exporting')
    const principal = await principalOf(server.service.records, key)
    for (const customData of hostile) await storeScan(server.service.records, principal, { customData })
    const reply = await server.ask({
      method: 'POST',
      url: '/export/transaction',
      key: { written: key },
      body: { images: true },
    })
    const files = await unzip(Buffer.from(z.string().parse(reply.record()['Base64']), 'base64'))
    const rows = z
      .array(z.record(z.string(), z.string()))
      .parse(parse(files.get('transactions.csv') ?? Buffer.alloc(0), { columns: true, bom: true }))
    const cells = rows.flatMap((row) => Object.values(row))
    expect(cells.filter((cell) => /^[=+@\t\r]/.test(cell) || /^-(?!\d+(\.\d+)?$)/.test(cell))).toEqual([])
    for (const text of hostile)
      expect(
        cells.some((cell) => cell === text || cell === `'${text}`),
        text,
      ).toBe(true)
    for (const name of files.keys())
      expect(name).toMatch(/^(transactions\.csv|manifest\.json|images\/[0-9a-f]{32}\/\w+\.jpg)$/)
  })

  it('#115 is not found under a guessed address, nor after a record in it was deleted', async () => {
    const key = await anAccount('guessed')
    const { id } = await storeScan(server.service.records, await principalOf(server.service.records, key))
    const made = await server.ask({
      method: 'POST',
      url: '/export/transaction',
      key: { written: key },
      body: {},
    })
    const { pathname, search } = new URL(z.string().parse(made.record()['url']))
    const get = (url: string) => server.ask({ method: 'GET', url, key: null })
    expect((await get(pathname + search)).statusCode).toBe(200)
    expect((await get(pathname)).statusCode).toBe(404)
    expect((await get(pathname.replace(/[0-9a-f]\.zip/, 'g.zip') + search)).statusCode).toBe(404)
    expect((await get(pathname + search.replace(/expires=\d+/, 'expires=99999999999'))).statusCode).toBe(404)
    await server.ask({ method: 'DELETE', url: `/transaction/${id}`, key: { written: key } })
    expect((await get(pathname + search)).statusCode).toBe(404)
  })
})

describe('one account', () => {
  it('#106 that floods is sent away and waits behind itself; another is served meanwhile, each time', async () => {
    const [flooding, careful] = [await anAccount('flooding'), await anAccount('careful too')]
    let served = 0
    const flood = Array.from({ length: 80 }, async () => {
      const reply = await scan(flooding)
      if (reply.statusCode === 200) served++
      return reply
    })
    expect((await scan(careful)).statusCode).toBe(200)
    const before = served
    for (let more = 0; more < 3; more++) expect((await scan(careful)).statusCode).toBe(200)
    const replies = await Promise.all(flood)
    // Not behind all of them that were let in.
    expect(before).toBeLessThan(served)
    const refused = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const reply of refused) {
      expect(reply.error()).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
      expect(reply.headers['retry-after']).toBe('1')
    }
    expect((await scan(flooding)).statusCode).toBe(200)
  })

  it('#114 has two exports in the making at most; more are refused with Retry-After, and others are not touched', async () => {
    const [hoarding, modest] = [await anAccount('hoarding'), await anAccount('modest')]
    const { records } = server.service
    const principal = await principalOf(records, hoarding)
    const ask = (written: string) =>
      server.ask({ method: 'POST', url: '/export/transaction', key: { written }, body: {} })
    const [first] = await Promise.all([0, 1].map(() => records.beginExport(principal, 60_000)))
    for (const reply of await Promise.all(Array.from({ length: 10 }, () => ask(hoarding)))) {
      expect(reply.error()).toMatchObject({ status: 429, code: 'ERROR_RATE_LIMIT' })
      expect(reply.headers['retry-after']).toBe('10')
    }
    expect((await ask(modest)).statusCode).toBe(200)
    await records.dropExport(principal, first?.id ?? '')
    expect((await ask(hoarding)).statusCode).toBe(200)
  })
})

describe('a deletion', () => {
  it('#116 twice, and by many at once, is done once and leaves nothing to bring back', async () => {
    const reply = await scan(serviceKeys.server)
    const url = `/transaction/${z.string().parse(reply.record()['transactionId'])}`
    const all = await Promise.all(Array.from({ length: 6 }, () => server.ask({ method: 'DELETE', url })))
    const statuses = all.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, 404, 404, 404, 404, 404])
    expect((await server.ask({ method: 'PATCH', url, body: { decision: 'accept' } })).statusCode).toBe(404)
    expect((await server.ask({ method: 'GET', url })).statusCode).toBe(404)
  })
})

describe('what a document or a client says', () => {
  it('#65 is data wherever it comes out: never a mark, a formula or a header', async () => {
    const words = [
      '<script>alert(1)</script>',
      '%{secret}',
      '=HYPERLINK("x")',
      "'; DROP TABLE transactions",
      '\u202etxt.exe',
      'x'.repeat(9_000),
    ]
    const principal = await principalOf(server.service.records, serviceKeys.server)
    for (const value of words) {
      const fields = { lastName: [{ value, confidence: 1, source: 'mrz', index: 0 }] } as const
      const { id } = await storeScan(server.service.records, principal, { fields, customData: value })
      const reply = await server.ask({ method: 'GET', url: `/transaction/${id}` })
      expect(reply.record()).toMatchObject({ customData: value })
      expect(reply.headers['content-type']).toContain('application/json')
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('#129 the open addresses say nothing of anyone, and the figures can be closed by a token', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) {
      const { body } = await server.ask({ method: 'GET', url, key: null })
      for (const word of [...Object.values(serviceKeys), 'poor', 'exporting'])
        expect(body).not.toContain(word)
    }
    const closed = await openTestServer({ SYMBOLON_METRICS_TOKEN: 'a-token-of-the-operator' })
    const statuses = [await closed.ask({ method: 'GET', url: '/metrics', key: null }), await closed.ask({ method: 'GET', url: '/metrics', key: null, headers: { authorization: 'Bearer a-token-of-the-operator' } })].map(({ statusCode }) => statusCode) // prettier-ignore
    await closed.close()
    expect(statuses).toEqual([401, 200])
  })
})
