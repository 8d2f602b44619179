import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webBudgets } from '../../tools/build/build-web.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.ask({ method: 'GET', url, key: null, headers })

/** Addresses that the page names. */
async function namedFiles(): Promise<readonly string[]> {
  const { body } = await get('/x/inbox')
  return [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(
    ([, url = '']) => new URL(url, 'http://host/x/inbox').pathname,
  )
}

async function scriptUrl(): Promise<string> {
  const url = (await namedFiles()).find((file) => file.endsWith('.js'))
  if (url === undefined) throw new Error('The inbox names no script.')
  return url
}

describe('The inbox page', () => {
  it('is served without a key, and asked for anew each time', async () => {
    const page = await get('/x/inbox')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await get('/x/inbox', { 'if-none-match': String(page.headers['etag']) })
    expect(again.statusCode).toBe(304)
  })

  it('runs nothing that is written in it, and takes everything from this service', async () => {
    const { body, headers } = await get('/x/inbox')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=|javascript:/i)
    const files = await namedFiles()
    expect(files.map((url) => url.replace(/-[0-9A-Z]{8}\./, '.'))).toEqual([
      '/assets/icon.svg',
      '/assets/inbox.css',
      '/assets/inbox.js',
    ])
  })
})

describe('A file of a page', () => {
  it('is stored by browsers for good, because its name changes with its content', async () => {
    for (const url of await namedFiles()) {
      const file = await get(url)
      expect(file.statusCode).toBe(200)
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(file.headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(file.headers['etag']).toBe(`"${createHash('sha256').update(file.bytes).digest('hex')}"`)
    }
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'comes compressed by %s to a client that takes it, under an entity tag of its own',
    async (encoding, open) => {
      const url = await scriptUrl()
      const [plain, packed] = [await get(url), await get(url, { 'accept-encoding': encoding })]
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.headers['vary']).toBe('accept-encoding')
      expect(packed.headers['etag']).not.toBe(plain.headers['etag'])
      expect(open(packed.bytes).equals(plain.bytes)).toBe(true)
      const tag = String(packed.headers['etag'])
      expect((await get(url, { 'accept-encoding': encoding, 'if-none-match': tag })).statusCode).toBe(304)
    },
  )

  it('keeps to the budget of its kind', async () => {
    const files = await namedFiles()
    for (const [ending, most] of Object.entries(webBudgets)) {
      const named = files.filter((file) => file.endsWith(ending))
      expect(named.length).toBeGreaterThan(0)
      for (const url of named) expect(gzipSync((await get(url)).bytes).length, url).toBeLessThanOrEqual(most)
    }
  })

  it.each([
    'manifest.json',
    'inbox.html',
    '..%2Finbox.html',
    '..%2F..%2Fpackage.json',
    '__proto__',
    'constructor',
  ])('is not %s, which no page names', async (name) => {
    expect((await get(`/assets/${name}`)).statusCode).toBe(404)
  })
})
