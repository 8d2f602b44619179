import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { matrix } from './matrix.table.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'

/** Cases that every endpoint must pass are made from the table, so that a new one cannot be forgotten. */
let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const someId = 'ab'.repeat(16)
const rows = allEndpoints.map((endpoint) => ({
  ...endpoint,
  name: `${endpoint.method} ${endpoint.path}`,
  url: endpoint.path
    .replace(':token', someId + someId)
    .replace(':fileName', `report_${'a1'.repeat(16)}.pdf`)
    .replace(':file', 'front.jpg')
    .replace(/:\w+/g, someId),
}))
const keyed = rows.filter(({ access }) => access.kind === 'key')
/** No key of an account opens what is the operator's. */
const keyOf = (row: Pick<(typeof rows)[number], 'access'>) =>
  row.access.kind === 'key' && row.access.scope === 'installation' ? 'operator' : 'server'
const scopeOf = (row: (typeof rows)[number]) => (row.access.kind === 'key' ? row.access.scope : null)

describe('every endpoint that needs a key', () => {
  it.each(keyed)('$name is closed without one', async ({ method, url }) => {
    const reply = await server.ask({ method, url, key: null, ...(method === 'GET' ? {} : { body: '{}' }) })
    expect(reply.statusCode).toBe(401)
  })

  it('says the same to everyone without a key', async () => {
    const bodies = []
    for (const { method, url } of keyed) bodies.push((await server.ask({ method, url, key: null })).body)
    expect(new Set(bodies).size).toBe(1)
  })

  it.each(keyed.filter((row) => scopeOf(row) !== 'scan'))(
    '$name is closed to a restricted key',
    async ({ method, url }) => {
      const reply = await server.ask({
        method,
        url,
        key: 'restricted',
        body: method === 'GET' ? undefined : '{}',
      })
      expect(reply.json()).toMatchObject({ error: { status: 403, code: 'ERROR_KEY_FORBIDDEN' } })
    },
  )
})

describe('every endpoint that reads a body', () => {
  const withBody = keyed.filter(({ body }) => body !== null)

  it.each(withBody)('$name refuses what is no JSON', async ({ method, url, access }) => {
    const reply = await server.ask({ method, url, key: keyOf({ access }), body: '{"a":' })
    expect(reply.json()).toMatchObject({ error: { status: 400, code: 'ERROR_INVALID_JSON' } })
  })

  it.each(withBody)('$name refuses another type of content', async ({ method, url, access }) => {
    const key = keyOf({ access })
    const reply = await server.ask({
      method,
      url,
      key,
      body: 'a=b',
      headers: { 'content-type': 'text/plain' },
    })
    expect(reply.statusCode).toBe(415)
  })
})

describe('every endpoint that reads no body', () => {
  it.each(keyed.filter(({ body, method }) => body === null && method !== 'POST'))(
    '$name takes an empty JSON body',
    async ({ method, url }) => {
      expect((await server.ask({ method, url, body: '' })).body).not.toContain('ERROR_INVALID_JSON')
    },
  )
})

describe('every endpoint with an id', () => {
  const named = keyed.filter(({ path }) => path.includes(':'))

  it.each(named)('$name finds nothing under one that no one has', async ({ method, path, url }) => {
    const body = matrix[`${method} ${path}`]?.body ?? (method === 'POST' ? '{}' : undefined)
    const reply = await server.ask({ method, url, body })
    expect(reply.json()).toMatchObject({ error: { status: 404, code: 'ERROR_NOT_FOUND' } })
  })

  it.each(named)('$name finds nothing under one of a wrong form', async ({ method, path }) => {
    for (const id of ['..%2f..%2fetc', '%00', 'A'.repeat(250), "'%20OR%201=1", '%EF%BC%A1'.repeat(8)]) {
      const reply = await server.ask({
        method,
        url: path.replace(/:\w+/, id),
        body: method === 'PATCH' ? { decision: 'accept' } : undefined,
      })
      expect([400, 404], id).toContain(reply.statusCode)
    }
  })
})
