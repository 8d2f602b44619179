import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import {
  recordAnswer,
  recordsAnswer,
  scanAnswer,
  valuesOf,
  type ScanAnswer,
} from '../world/service/wire-shapes.ts'

let server: TestServer
let document: string
let first: ScanAnswer
beforeAll(async () => {
  server = await openTestAccount()
  document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
  first = await scanned({ customData: 'first', profile: 'security_medium' })
})
afterAll(() => server.close())

async function scanned(
  body: Readonly<Record<string, unknown>>,
  key: 'server' | 'test' = 'test',
): Promise<ScanAnswer> {
  const reply = await server.ask({ method: 'POST', url: '/scan', key, body: { document, ...body } })
  return scanAnswer.parse(reply.json())
}

describe('a scan', () => {
  it('reads the specimen and stores what it found', async () => {
    expect(valuesOf(first)['documentNumber']).toMatch(/^[A-Z0-9]+$/)
    const stored = await server.ask({
      method: 'GET',
      url: `/transaction/${first.transactionId ?? ''}`,
      key: 'test',
    })
    const record = recordAnswer.parse(stored.json())
    expect(record.data).toEqual(first.data)
    expect(record).toMatchObject({ decision: first.decision, customData: 'first', updatedAt: 0 })
  })

  it('says how long reading its pictures took, and how long all of it', async () => {
    const unsaved = { profile: 'security_none', profileOverride: { saveResult: false } }
    const body = { document, ...unsaved }
    const reply = await server.ask({ method: 'POST', url: '/scan', key: 'test', body })
    const timing = String(reply.headers['server-timing'])
    const [, reading, total] = /^reading;dur=([\d.]+), total;dur=([\d.]+)$/.exec(timing) ?? []
    expect(Number(reading)).toBeGreaterThan(0)
    expect(Number(total)).toBeGreaterThan(Number(reading))
    expect(Number(total) / 1000).toBeCloseTo(scanAnswer.parse(reply.json()).executionTime, 2)
  })

  it('shows its picture under a signed address without a key, and under its token with one', async () => {
    const link = new URL(first.outputImage?.front ?? '')
    const picture = await server.ask({ method: 'GET', url: link.pathname + link.search, key: null })
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect(picture.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    const token = link.pathname.split('/')[3] ?? ''
    const same = await server.ask({ method: 'GET', url: `/imagevault/${token}`, key: 'test' })
    expect(same.bytes.equals(picture.bytes)).toBe(true)
    expect((await server.ask({ method: 'GET', url: link.pathname, key: null })).statusCode).toBe(404)
    const flipped = (token.startsWith('0') ? '1' : '0') + token.slice(1)
    for (const wrong of [flipped, token.toUpperCase(), token.slice(1), `${token}0`])
      expect((await server.ask({ method: 'GET', url: `/imagevault/${wrong}`, key: 'test' })).statusCode).toBe(
        404,
      )
  })

  it('answers pictures as base64, or none, and stores nothing when the profile says so', async () => {
    const before = recordsAnswer.parse(
      (await server.ask({ method: 'GET', url: '/transaction', key: 'test' })).json(),
    ).total
    const override = { saveResult: false, outputType: 'base64' }
    const shown = await scanned({ profile: 'security_none', profileOverride: override })
    expect(shown.transactionId).toBeUndefined()
    expect(
      Buffer.from(shown.outputImage?.front ?? '', 'base64')
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8')
    const none = await scanned({
      profile: 'security_none',
      profileOverride: { ...override, outputImage: false },
    })
    expect(none.outputImage).toBeUndefined()
    const after = recordsAnswer.parse(
      (await server.ask({ method: 'GET', url: '/transaction', key: 'test' })).json(),
    ).total
    expect(after).toBe(before)
  })

  it.each([
    ['ERROR_INVALID_VALUE', { profile: '' }],
    ['ERROR_INVALID_VALUE', { profile: 'unknown' }],
    ['ERROR_INVALID_VALUE', { document: '' }],
    ['ERROR_INVALID_VALUE', { verifyDob: '1990-02-30' }],
    ['ERROR_INVALID_VALUE', { profileOverride: { canvasSize: 'x' } }],
    ['ERROR_INVALID_ENCODING', { document: 'passport.jpg' }],
    ['ERROR_IMAGE_CORRUPTED', { document: Buffer.from('GIF89a, no picture').toString('base64') }],
    ['ERROR_REMOTE_IMAGE_FAILED', { document: `ref:${'0'.repeat(64)}` }],
    ['ERROR_REMOTE_IMAGE_FAILED', { document: 'http://127.0.0.1:9999/a.png' }],
    ['ERROR_INVALID_VALUE', { ip: 'elsewhere' }],
    ['ERROR_INVALID_VALUE', { contractGenerate: 'A,B,C,D,E,F' }],
  ])('is refused with %s for %j, and costs nothing', async (code, body) => {
    const credit = async () =>
      (await server.ask({ method: 'GET', url: '/myaccount', key: 'test' })).record()['credit']
    const before = await credit()
    const reply = await server.ask({
      method: 'POST',
      url: '/scan',
      key: 'test',
      body: { document, profile: 'security_none', ...body },
    })
    expect(reply.error().code).toBe(code)
    expect(await credit()).toBe(before)
  })
})

describe('a stored transaction', () => {
  it('made with a live key is not there for a test key, in whatever way it asks', async () => {
    const live = await scanned({ profile: 'security_none', customData: 'live one' }, 'server')
    const url = `/transaction/${live.transactionId ?? ''}`
    for (const request of [
      { method: 'GET', url },
      { method: 'PATCH', url, body: { decision: 'accept' } },
      { method: 'DELETE', url },
      { method: 'GET', url: `/x/transactions/${live.transactionId ?? ''}/trace` },
    ] as const)
      expect((await server.ask({ ...request, key: 'test' })).statusCode, request.method).toBe(404)
    const listed = await server.ask({
      method: 'GET',
      url: '/transaction?customData=live%20one&mode=live',
      key: 'test',
    })
    expect(recordsAnswer.parse(listed.json())).toMatchObject({ total: 0, transactions: [] })
    expect((await server.ask({ method: 'GET', url })).statusCode).toBe(200)
  })

  it('is found by each filter, page by page', async () => {
    for (const customData of ['a', 'b', 'c'])
      await scanned({ profile: 'security_none', customData: `page ${customData}` })
    const page = async (query: string) =>
      recordsAnswer.parse(
        (
          await server.ask({ method: 'GET', url: `/transaction?profileId=security_none&mode=test&${query}` })
        ).json(),
      )
    const newest = await page('limit=2')
    expect(newest).toMatchObject({ limit: 2, offset: 0, nextOffset: 2, total: 3 })
    expect(newest.transactions.map(({ customData }) => customData)).toEqual(['page c', 'page b'])
    const rest = await page('limit=2&offset=2')
    expect(rest).not.toHaveProperty('nextOffset')
    expect(rest.transactions.map(({ customData }) => customData)).toEqual(['page a'])
    expect((await page('order=1')).transactions[0]?.customData).toBe('page a')
    expect((await page('customData=page%20b')).total).toBe(1)
    expect((await page('customData=page%20%25')).total).toBe(0)
    const at = newest.transactions[0]?.createdAt ?? 0
    expect((await page(`createdAtMin=${at + 1000}`)).total).toBe(0)
    expect((await page(`createdAtMax=${at}`)).total).toBe(3)
  })

  it('is decided by hand with one of three words, a reason and a note', async () => {
    const url = `/transaction/${first.transactionId ?? ''}`
    for (const decision of ['ACCEPT', 'accept ', ['accept'], { $ne: 1 }, ''])
      expect((await server.ask({ method: 'PATCH', url, key: 'test', body: { decision } })).error().code).toBe(
        'ERROR_INVALID_VALUE',
      )
    const manual = { decision: 'review', reason: 'name differs', note: 'asked again', id: 'x', warning: [] }
    expect((await server.ask({ method: 'PATCH', url, key: 'test', body: manual })).json()).toEqual({
      success: true,
    })
    const record = (await server.ask({ method: 'GET', url, key: 'test' })).record()
    expect(record).toMatchObject({ decision: 'review', reason: 'name differs', note: 'asked again' })
    expect(record['updatedAt']).toBeGreaterThan(0)
    expect(record['id']).toBe(first.transactionId)
  })

  it('shows why it was decided so', async () => {
    const trace = await server.ask({
      method: 'GET',
      url: `/x/transactions/${first.transactionId ?? ''}/trace`,
      key: 'test',
    })
    expect(trace.record()).toMatchObject({
      profileId: 'security_medium',
      facts: { schema: 1 },
      trace: { schema: 1 },
    })
  })

  it('is gone with its pictures when it was deleted', async () => {
    const gone = await scanned({ profile: 'security_none' })
    const url = `/transaction/${gone.transactionId ?? ''}`
    const link = new URL(gone.outputImage?.front ?? '')
    expect((await server.ask({ method: 'DELETE', url, key: 'test' })).json()).toEqual({ success: true })
    for (const request of [
      url,
      link.pathname + link.search,
      `/imagevault/${link.pathname.split('/')[3] ?? ''}`,
    ])
      expect((await server.ask({ method: 'GET', url: request, key: 'test' })).statusCode).toBe(404)
    expect((await server.ask({ method: 'DELETE', url, key: 'test' })).statusCode).toBe(404)
  })
})
