import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../world/service/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ SYMBOLON_METRICS_TOKEN: 'a-token-for-prometheus' })
})
afterAll(() => server.close())

describe('the account', () => {
  it('shows no key, only which one it is', async () => {
    const account = (await server.ask({ method: 'GET', url: '/myaccount' })).record()
    expect(account['privateKey']).toMatch(/^Serv\w*\*+$/)
    expect(account).toMatchObject({ banned: 0, twoFactorEnabled: false, hits: 0 })
  })
})

describe('keys', () => {
  it('are made once, open their scope, and close when revoked', async () => {
    const made = (
      await server.ask({
        method: 'POST',
        url: '/x/keys',
        body: { kind: 'server', mode: 'test', label: 'ci' },
      })
    ).record()
    const key = String(made['key'])
    expect(key).toMatch(/^[0-9A-Za-z]{32}$/)
    const request = { method: 'GET', url: '/transaction', key: null, headers: { 'x-api-key': key } } as const
    expect((await server.ask(request)).statusCode).toBe(200)
    const { id } = made['item'] as { id: string }
    expect((await server.ask({ method: 'DELETE', url: `/x/keys/${id}` })).statusCode).toBe(200)
    expect((await server.ask(request)).statusCode).toBe(401)
  })

  it('of test mode neither make live ones nor see them', async () => {
    const request = {
      method: 'POST',
      url: '/x/keys',
      key: 'test',
      body: { kind: 'server', mode: 'live' },
    } as const
    expect((await server.ask(request)).error().code).toBe('ERROR_KEY_FORBIDDEN')
    const seen = (await server.ask({ method: 'GET', url: '/x/keys', key: 'test' })).body
    expect(seen).not.toContain('"mode":"live"')
    expect(seen).toContain('"mode":"test"')
  })
})

describe('those who run the service', () => {
  it('see that it lives and that it could store', async () => {
    expect((await server.ask({ method: 'GET', url: '/healthz', key: null })).record()['status']).toBe('alive')
    expect((await server.ask({ method: 'GET', url: '/readyz', key: null })).record()['status']).toBe('ready')
  })

  it('read the figures with their token, and no one without it', async () => {
    const request = { method: 'GET', url: '/metrics', key: null } as const
    expect((await server.ask(request)).statusCode).toBe(401)
    const figures = await server.ask({
      ...request,
      headers: { authorization: 'Bearer a-token-for-prometheus' },
    })
    expect(figures.body).toContain('symbolon_http_requests_total')
    expect(figures.body).not.toContain('ServiceTest')
  })

  it('see which list could not be refreshed, while the service stays ready', async () => {
    const ready = async () => (await server.ask({ method: 'GET', url: '/readyz', key: null })).record()
    const figures = async () =>
      (
        await server.ask({
          method: 'GET',
          url: '/metrics',
          key: null,
          headers: { authorization: 'Bearer a-token-for-prometheus' },
        })
      ).body
    expect((await ready())['listsInTrouble']).toEqual([])
    const refused = await server.ask({
      method: 'POST',
      url: '/x/lists/refresh',
      key: 'operator',
      body: { source: 'un_sc', from: '/nowhere/at/all' },
    })
    expect(refused.statusCode).toBe(400)
    expect(await ready()).toMatchObject({ status: 'ready', listsInTrouble: ['un_sc'] })
    expect(await figures()).toContain('symbolon_list_trouble{source="un_sc"} 1')
    expect(await figures()).not.toContain('symbolon_list_trouble{source="us_ofac"}')
  })

  it('read the interface, which comes from this machine alone', async () => {
    const page = await server.app.inject({ url: '/docs' })
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.body).not.toMatch(/https?:\/\//)
    for (const file of ['/docs/swagger-ui.css', '/docs/swagger-ui-bundle.js'])
      expect((await server.app.inject({ url: file })).statusCode, file).toBe(200)
    expect((await server.app.inject({ url: '/openapi.json' })).json()).toMatchObject({ openapi: '3.1.0' })
  })
})

describe('a screening', () => {
  it('by a test key searches the invented list alone and says so', async () => {
    const answer = (
      await server.ask({
        method: 'POST',
        url: '/aml',
        key: 'test',
        body: { name: 'No one At All', entity: 0, database: ['us_ofac'] },
      })
    ).record()
    expect(answer['lists']).toMatchObject([{ database: 'demo' }])
  })

  it('by a live key is never answered as clear when nothing is loaded', async () => {
    const reported = (
      await server.ask({ method: 'POST', url: '/aml', body: { name: 'John Doe', database: ['us_ofac'] } })
    ).error()
    expect(reported).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
    expect(reported.message).toContain('symbolon lists refresh')
  })

  it('needs a name or a number', async () => {
    const reported = (
      await server.ask({ method: 'POST', url: '/aml', body: { name: '', idNumber: null, entity: 0 } })
    ).error()
    expect(reported.code).toBe('ERROR_INVALID_VALUE')
  })
})

describe('lists', () => {
  it('are shown with their state', async () => {
    const { lists, refreshing } = (await server.ask({ method: 'GET', url: '/x/lists' })).record()
    expect(lists).toContainEqual(expect.objectContaining({ database: 'us_ofac', state: 'not_loaded' }))
    expect(refreshing).toBeNull()
  })
})
