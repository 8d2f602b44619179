import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeContractOf } from '../world/stores/store-contract.ts'
import { openTestServer, type TestResponse, type TestServer } from '../world/service/server.ts'
import { principalOf } from '../world/stores/records.ts'
import { storeScanWithPicture, type StoredScan } from '../world/facts/scans.ts'
import { serviceKeys } from '../world/service/service.ts'

let server: TestServer
let scan: StoredScan
let html: string
const page = '<script>alert(document.domain)</script>'
beforeAll(async () => {
  server = await openTestServer()
  const { records, ports } = server.service
  const principal = await principalOf(records, serviceKeys.server)
  scan = await storeScanWithPicture({ records, vault: ports.vault }, principal)
  const made = { transactionId: scan.transaction.id, bytes: Buffer.from(page) }
  html = await storeContractOf({ records, vault: ports.vault }, principal, made)
})
afterAll(() => server.close())

function picture(headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return server.ask({ method, url: `/imagevault/${scan.token}`, headers })
}

function digest(bytes: Uint8Array): string {
  return `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`
}

describe('a stored picture', () => {
  it('comes whole with its digests and a tag', async () => {
    const reply = await picture()
    expect(reply.bytes.equals(scan.bytes)).toBe(true)
    expect(reply.headers['content-digest']).toBe(digest(scan.bytes))
    expect(reply.headers['repr-digest']).toBe(digest(scan.bytes))
    expect(reply.headers['accept-ranges']).toBe('bytes')
    expect((await picture({ 'if-none-match': String(reply.headers['etag']) })).statusCode).toBe(304)
    expect((await picture({ 'if-none-match': 'W/"other", *' })).statusCode).toBe(304)
  })

  it.each([
    ['bytes=0-3', 0, 4],
    ['bytes=5-', 5, undefined],
    ['bytes=-4', -4, undefined],
    ['bytes=2-100000', 2, undefined],
    ['bytes=-100000', 0, undefined],
  ])('comes in part for %s', async (range, start, end) => {
    const reply = await picture({ range })
    const requested = Buffer.from(scan.bytes).subarray(start, end)
    expect(reply.statusCode).toBe(206)
    expect(reply.bytes.equals(requested)).toBe(true)
    expect(reply.headers['content-digest']).toBe(digest(requested))
    const first = start < 0 ? scan.bytes.length + start : start
    const last = first + requested.length - 1
    expect(reply.headers['content-range']).toBe(`bytes ${first}-${last}/${scan.bytes.length}`)
  })

  it.each([
    'bytes=0-0,2-3', `bytes=${'0-0,'.repeat(3_000)}1-1`, 'bytes=1000000-', 'bytes=5-2', 'bytes=-0', 'bytes=-', 'bytes=a-b',
    'bytes=0-0,0-0,0-0',
  ])('is refused for %.20s', async (range) => {
    const reply = await picture({ range })
    expect(reply.error()).toMatchObject({ status: 416, code: 'ERROR_RANGE_NOT_SATISFIABLE' })
    expect(reply.headers['content-range']).toBe(`bytes */${scan.bytes.length}`)
  }) // prettier-ignore

  it('comes whole when the range is of other bytes, or of another unit', async () => {
    const { etag } = (await picture()).headers
    expect((await picture({ range: 'bytes=0-3', 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await picture({ range: 'bytes=0-3', 'if-range': '"older"' })).statusCode).toBe(200)
    const date = 'Sat, 01 Jan 2000 00:00:00 GMT'
    expect((await picture({ range: 'bytes=0-3', 'if-range': date })).statusCode).toBe(200)
    expect((await picture({ range: 'pages=1-2' })).statusCode).toBe(200)
  })

  it('tells its size without its bytes', async () => {
    const reply = await picture({ range: 'bytes=0-3' }, 'HEAD')
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
    expect(reply.headers['content-length']).toBe(String(scan.bytes.length))
  })
})

describe('a file made for a transaction', () => {
  const file = (key: 'server' | 'test' | null, search = ''): Promise<TestResponse> =>
    server.ask({ method: 'GET', url: `/filevault/${html}${search}`, key })

  it('that is HTML is only ever a download, in a sandbox', async () => {
    const reply = await file('server')
    expect(reply.body).toBe(page)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${html}"`)
    expect(reply.headers['content-security-policy']).toContain('sandbox')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  it('is closed without a key, unknown to a test key, and open by its signed address alone', async () => {
    expect((await file(null)).statusCode).toBe(401)
    expect((await file('test')).statusCode).toBe(404)
    expect((await file(null, '?expires=9999999999&signature=' + 'a'.repeat(43))).statusCode).toBe(404)
  })

  it('is gone, and its blob too, when the record is deleted', async () => {
    const { ports } = server.service
    await server.ask({ method: 'DELETE', url: `/transaction/${scan.transaction.id}` })
    expect((await file('server')).statusCode).toBe(404)
    const left = []
    for await (const blob of ports.vault.list()) left.push(blob.id)
    expect(left).toEqual([])
  })
})
