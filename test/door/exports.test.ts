import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestResponse, type TestServer } from '../world/service/server.ts'
import { principalOf } from '../world/stores/records.ts'
import { storeScanWithPicture } from '../world/facts/scans.ts'
import { unzip } from '../world/unzip.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const replyShape = z.object({
  success: z.literal(true),
  url: z.string(),
  Url: z.string(),
  Base64: z.string(),
})
const manifestShape = z.object({
  files: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })),
})

async function stored(key: 'server' | 'test', customData: string) {
  const { records, ports } = server.service
  const principal = await principalOf(records, server.keys[key])
  return storeScanWithPicture({ records, vault: ports.vault }, principal, { customData })
}

async function requestExport(body: unknown, key: 'server' | 'test' = 'server') {
  const reply = await server.ask({ method: 'POST', url: '/export/transaction', key, body })
  expect(reply.statusCode, reply.body).toBe(200)
  const answer = replyShape.parse(reply.json())
  return { answer, files: await unzip(Buffer.from(answer.Base64, 'base64')) }
}

function fetchArchive(url: string, headers: Readonly<Record<string, string>> = {}): Promise<TestResponse> {
  const { pathname, search } = new URL(url)
  return server.ask({ method: 'GET', url: pathname + search, key: null, headers })
}

function rowsOf(files: ReadonlyMap<string, Buffer>): Record<string, string>[] {
  return parse(files.get('transactions.csv') ?? Buffer.alloc(0), { columns: true, bom: true })
}

describe('an export', () => {
  it('is one archive under its address and in the answer, with the hash of each file in it', async () => {
    const one = await stored('server', '=HYPERLINK("http://x")')
    const { answer, files } = await requestExport({ transactionId: [one.transaction.id], images: true })
    expect(answer.Url).toBe(answer.url)
    const archive = await fetchArchive(answer.url)
    expect(archive.headers['content-type']).toBe('application/zip')
    expect(archive.bytes.toString('base64')).toBe(answer.Base64)
    expect([...files.keys()]).toEqual([
      'transactions.csv',
      `images/${one.transaction.id}/front.jpg`,
      'manifest.json',
    ])
    const manifest = manifestShape.parse(JSON.parse(files.get('manifest.json')?.toString() ?? ''))
    for (const { name, size, sha256 } of manifest.files) {
      const bytes = files.get(name) ?? Buffer.alloc(0)
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256])
    }
    expect(files.get(`images/${one.transaction.id}/front.jpg`)?.equals(one.bytes)).toBe(true)
    expect(rowsOf(files)).toMatchObject([{ id: one.transaction.id, customData: `'=HYPERLINK("http://x")` }])
  })

  it('holds what the filters say, in JSON as the records are read', async () => {
    const one = await stored('server', 'in json')
    const { files } = await requestExport({ exportType: 'json', customData: 'in json', transactionId: null })
    const record = await server.ask({ method: 'GET', url: `/transaction/${one.transaction.id}` })
    expect(JSON.parse(files.get('transactions.json')?.toString() ?? '')).toEqual([record.json()])
  })

  it('by a test key holds test records alone, and refuses ids that it may not see', async () => {
    const live = await stored('server', 'seen by whom')
    await stored('test', 'seen by whom')
    const { files } = await requestExport({ customData: 'seen by whom' }, 'test')
    expect(rowsOf(files)).toHaveLength(1)
    const body = { transactionId: [live.transaction.id] }
    const reply = await server.ask({ method: 'POST', url: '/export/transaction', key: 'test', body })
    expect(reply.error().code).toBe('ERROR_NOT_FOUND')
  })

  it('leaves out repeated documents when asked to', async () => {
    for (const _ of [1, 2]) await stored('server', 'twice')
    const all = rowsOf((await requestExport({ customData: 'twice' })).files)
    const once = rowsOf((await requestExport({ customData: 'twice', ignoreDuplicate: 'true' })).files)
    expect(all).toHaveLength(2)
    expect(once).toHaveLength(1)
  })

  it('takes limit, offset and order, also as texts, and of pages laid together none is missing or twice', async () => {
    const all: string[] = []
    for (const _ of [1, 2, 3, 4, 5]) all.push((await stored('server', 'paged')).transaction.id)
    const ids = async (body: object) =>
      rowsOf((await requestExport({ customData: 'paged', ...body })).files).map(({ id = '' }) => id)
    const newestFirst = await ids({})
    expect(newestFirst.toSorted()).toEqual(all.toSorted())
    const oldestFirst = await ids({ order: '1' })
    expect(oldestFirst).toEqual(newestFirst.toReversed())
    expect(await ids({ limit: 2 })).toEqual(newestFirst.slice(0, 2))
    expect(await ids({ limit: '2', offset: '2', order: 1 })).toEqual(oldestFirst.slice(2, 4))
    expect(await ids({ limit: 0, offset: 4 })).toEqual(newestFirst.slice(4))
    expect(await ids({ transactionId: all, limit: 3, offset: 1 })).toEqual(all.slice(1, 4))
    const refused = await server.ask({ method: 'POST', url: '/export/transaction', body: { limit: -1 } })
    expect(refused.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
  })

  it('cannot be fetched with another signature, nor once a record in it was deleted', async () => {
    const one = await stored('server', 'to be deleted')
    const { answer } = await requestExport({ customData: 'to be deleted' })
    expect((await fetchArchive(answer.url.replace(/.$/, 'x'))).statusCode).toBe(404)
    await server.ask({ method: 'DELETE', url: `/transaction/${one.transaction.id}` })
    expect((await fetchArchive(answer.url)).statusCode).toBe(404)
  })

  it('repeated under an Idempotency-Key is the same archive, until a record in it is deleted', async () => {
    const one = await stored('server', 'repeated')
    const ask = () =>
      server.ask({
        method: 'POST',
        url: '/export/transaction',
        body: { customData: 'repeated' },
        headers: { 'idempotency-key': 'export-1' },
      })
    const first = await ask()
    const again = await ask()
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.bytes.equals(first.bytes)).toBe(true)
    await server.ask({ method: 'DELETE', url: `/transaction/${one.transaction.id}` })
    expect((await ask()).error().code).toBe('ERROR_NOT_FOUND')
  })

  it('lies on the disk sealed, and is opened in parts', async () => {
    await stored('server', 'a-name-in-clear')
    const { answer } = await requestExport({ customData: 'a-name-in-clear', exportType: 'json' })
    const vault = join(server.directory, 'vault')
    // In an object store the same sealed bytes lie, which its own suite looks at.
    const files = existsSync(vault)
      ? readdirSync(vault, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      : []
    for (const file of files) {
      const bytes = readFileSync(join(file.parentPath, file.name))
      expect(bytes.includes('transactions.json'), file.name).toBe(false)
      expect(bytes.includes('PK\u0003\u0004'), file.name).toBe(false)
    }
    expect((await fetchArchive(answer.url, { range: 'bytes=0-3' })).bytes.toString('latin1')).toBe(
      'PK\u0003\u0004',
    )
  })
})
