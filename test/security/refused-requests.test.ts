import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { buildServer } from '../../src/entrypoints/http/kit/server.ts'
import { createLog } from '../../src/platform/process/log.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { sendHttpRequest } from '../world/service/http-call.ts'
import { serviceKeys } from '../world/service/service.ts'

let server: TestServer
let app: FastifyInstance
let url = ''
const lines: string[] = []

beforeAll(async () => {
  server = await openTestServer()
  const { ports, linkKey } = server.service
  const settings = readSettings({ SYMBOLON_DATA_DIR: server.directory, SYMBOLON_FAILED_KEY_LIMIT: '2' })
  const log = createLog('info', { write: (line) => void lines.push(line) })
  app = buildServer({ settings, ports, linkKey, log, endpoints: allEndpoints })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(() => {
  lines.length = 0
})

const get = (path: string, key: string = serviceKeys.server) =>
  sendHttpRequest(url, { method: 'GET', path, headers: { 'x-api-key': key } })

/** The line of the last of so many answers; each is written once its answer is out. */
async function lineOf(count = 1): Promise<Record<string, unknown>> {
  await vi.waitFor(() => {
    expect(lines).toHaveLength(count)
  }, 60_000)
  return z.record(z.string(), z.unknown()).parse(JSON.parse(lines.at(-1) ?? ''))
}

describe('a caller that looks for what it may not see', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/docs/',
    '/docs/../package.json',
    '/models/',
    '/vault/',
  ])('finds no folder behind %s', async (path) => {
    const { status, headers, bytes } = await get(path)
    const isPage = String(headers['content-type']).startsWith('text/html')
    // With a / too many a page is found where it is, on this same host.
    const isMoved = status === 308 && headers['location'] === '../docs'
    expect(status === 404 || isPage || isMoved).toBe(true)
    expect(bytes.toString('utf8')).not.toMatch(/repositoryformat|"dependencies"|Index of|\.onnx|SYMBOLON_/)
  })

  it('is never sent on to another place', async () => {
    for (const { method, path } of allEndpoints) {
      const { statusCode, headers } = await server.app.inject({
        method,
        url: path.replace(/:\w+/g, 'ab'.repeat(16)),
      })
      expect(statusCode >= 300 && statusCode < 400, path).toBe(false)
      expect(headers.location, path).toBeUndefined()
    }
  })

  it('cannot give a parameter twice', async () => {
    for (const path of ['/transaction?limit=1&limit=2', '/transaction?customData=a&customData=b'])
      expect((await get(path)).json()).toMatchObject({ error: { code: 'ERROR_INVALID_VALUE' } })
  })
})

describe('what the log says of callers', () => {
  it('is whose key it was and what for, by the id of the key', async () => {
    await get('/transaction')
    const { keyId, time, ...line } = await lineOf()
    expect(line).toMatchObject({ method: 'GET', route: '/transaction', status: 200, mode: 'live' })
    expect(keyId).toMatch(/^[0-9a-f]{32}$/)
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it('is that a key was refused, and that it was one too many', async () => {
    const wrong = 'NobodyWasEverGivenThisKey0000001'
    await get('/transaction', wrong)
    expect(await lineOf()).toMatchObject({ status: 401, code: 'ERROR_UNAUTHORIZED' })
    for (let tries = 0; tries < 3; tries++) await get('/transaction', wrong)
    expect(await lineOf(4)).toMatchObject({ status: 429, code: 'ERROR_RATE_LIMIT' })
    expect(lines.join('')).not.toContain(wrong)
  })

  it('is who asked for what is not permitted', async () => {
    await get('/transaction', serviceKeys.restricted)
    const { keyId, ...line } = await lineOf()
    expect(line).toMatchObject({ status: 403, code: 'ERROR_KEY_FORBIDDEN', route: '/transaction' })
    expect(keyId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is who sent what, and why it was not taken', async () => {
    await get('/transaction?limit=ten')
    const { keyId, ...line } = await lineOf()
    expect(line).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    expect(keyId).toMatch(/^[0-9a-f]{32}$/)
  })
})
