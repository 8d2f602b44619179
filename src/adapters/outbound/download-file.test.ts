import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseCidr } from '../../platform/settings/setting-kinds.ts'
import { createEgress } from './egress.ts'

const folder = mkdtempSync(join(tmpdir(), 'download-'))
const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))

/** A publisher whose connection breaks at a byte. */
const publisher = { etag: '"one"', breakAt: Infinity, asked: [] as (string | undefined)[] }
let server: Server
let url = ''

beforeAll(async () => {
  server = createServer((request, reply) => {
    const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
    publisher.asked.push(range)
    if (known === publisher.etag) return void reply.writeHead(304, { etag: publisher.etag }).end()
    const from = range !== undefined && ifRange === publisher.etag ? Number(/\d+/.exec(range)?.[0]) : 0
    reply.writeHead(from > 0 ? 206 : 200, { etag: publisher.etag, 'content-length': content.length - from })
    const end = Math.min(publisher.breakAt, content.length)
    reply.write(content.subarray(from, end), () => (end < content.length ? reply.destroy() : reply.end()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  Object.assign(publisher, { etag: '"one"', breakAt: Infinity, asked: [] })
})

const egress = createEgress({ allow: [parseCidr('127.0.0.0/8')], ownOrigins: () => [] })
const limits = { maxBytes: 1_000_000, timeoutMs: 10_000, signal: new AbortController().signal }
let files = 0
const newPath = (): string => join(folder, `place-${++files}`, 'file.zip')

describe('A download into a file', () => {
  it('arrives whole, and is not made again while it lies there', async () => {
    const path = newPath()
    expect(await egress.download(url, path, limits)).toMatchObject({ unchanged: false, resumedAt: 0 })
    expect(readFileSync(path).equals(content)).toBe(true)
    expect(await egress.download(url, path, limits)).toMatchObject({
      unchanged: false,
      resumedAt: content.length,
    })
    expect(existsSync(`${path}.part`)).toBe(false)
  })

  it('that broke off goes on where it was', async () => {
    const path = newPath()
    publisher.breakAt = 120_000
    await expect(egress.download(url, path, limits)).rejects.toThrow()
    expect(existsSync(path)).toBe(false)
    publisher.breakAt = Infinity
    const result = await egress.download(url, path, limits)
    expect(result.resumedAt).toBeGreaterThan(0)
    expect(publisher.asked.at(-1)).toBe(`bytes=${result.resumedAt}-`)
    expect(readFileSync(path).equals(content)).toBe(true)
  })

  it('of which the publisher has another file meanwhile begins anew', async () => {
    const path = newPath()
    publisher.breakAt = 120_000
    await expect(egress.download(url, path, limits)).rejects.toThrow()
    Object.assign(publisher, { etag: '"two"', breakAt: Infinity })
    expect((await egress.download(url, path, limits)).resumedAt).toBe(0)
    expect(readFileSync(path).equals(content)).toBe(true)
  })

  it('is unchanged where the publisher says so and no file lies there', async () => {
    const known = { etag: '"one"', lastModified: '' }
    const path = newPath()
    expect(await egress.download(url, path, { ...limits, known })).toMatchObject({ unchanged: true })
    expect(existsSync(path)).toBe(false)
  })

  it('that is too large is refused', async () => {
    await expect(egress.download(url, newPath(), { ...limits, maxBytes: 1000 })).rejects.toThrow()
  })
})
