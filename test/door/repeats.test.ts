import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestAccount, type TestResponse, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let document: string
beforeAll(async () => {
  server = await openTestAccount()
  document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
})
afterAll(() => server.close())

function post(url: string, key: string, body: unknown): Promise<TestResponse> {
  return server.ask({ method: 'POST', url, key: 'test', body, headers: { 'idempotency-key': key } })
}

async function credit(): Promise<unknown> {
  return (await server.ask({ method: 'GET', url: '/myaccount', key: 'test' })).record()['credit']
}

function scanBody(changes: Readonly<Record<string, unknown>> = {}) {
  return { document, profile: 'security_none', ...changes }
}

describe('a request with an Idempotency-Key', () => {
  it('is answered again to the byte, at no cost, and says that it was', async () => {
    const first = await post('/scan', 'scan-1', scanBody({ customData: 'once' }))
    expect(first.statusCode).toBe(200)
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    const before = await credit()
    const again = await post('/scan', 'scan-1', scanBody({ customData: 'once' }))
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(await credit()).toBe(before)
    const listed = await server.ask({ method: 'GET', url: '/transaction?customData=once', key: 'test' })
    expect(listed.record()['total']).toBe(1)
  })

  it('is refused with another body, and with another address', async () => {
    await post('/profile', 'profile-1', { name: 'One' })
    expect((await post('/profile', 'profile-1', { name: 'Two' })).error()).toMatchObject({
      status: 422,
      code: 'ERROR_IDEMPOTENCY_MISMATCH',
    })
    expect((await post('/scan', 'profile-1', { name: 'One' })).error().status).toBe(422)
  })

  it('answers 404 once the record that its answer tells of was deleted', async () => {
    const first = scanAnswer.parse((await post('/scan', 'scan-2', scanBody())).json())
    await server.ask({ method: 'DELETE', url: `/transaction/${first.transactionId ?? ''}`, key: 'test' })
    expect((await post('/scan', 'scan-2', scanBody())).error().code).toBe('ERROR_NOT_FOUND')
  })

  it('whose profile saves no results is not done twice, and says that its answer was not kept', async () => {
    const body = scanBody({ profileOverride: { saveResult: false } })
    expect((await post('/scan', 'scan-3', body)).statusCode).toBe(200)
    const before = await credit()
    const reported = (await post('/scan', 'scan-3', body)).error()
    expect(reported).toMatchObject({ status: 409, code: 'ERROR_CONFLICT' })
    expect(reported.message).toContain('not kept')
    expect(await credit()).toBe(before)
  })

  it('that makes a key shows it once and never again', async () => {
    const body = { kind: 'server', mode: 'test', label: 'once' }
    const first = await post('/x/keys', 'key-1', body)
    expect(first.record()['key']).toMatch(/^\w{32}$/)
    expect((await post('/x/keys', 'key-1', body)).error()).toMatchObject({ code: 'ERROR_CONFLICT' })
    const keys = (await server.ask({ method: 'GET', url: '/x/keys', key: 'test' })).body
    expect(keys.match(/"label":"once"/g)).toHaveLength(1)
  })

  it('that replaces the webhook secret shows it once and never again', async () => {
    const request = { method: 'POST', url: '/x/webhook-secret', key: 'server', body: {} } as const
    const replace = () => server.ask({ ...request, headers: { 'idempotency-key': 'secret-1' } })
    expect((await replace()).record()['secret']).toMatch(/^whsec_/)
    expect((await replace()).error()).toMatchObject({ status: 409, code: 'ERROR_CONFLICT' })
  })

  it('that was refused gives the key back', async () => {
    expect((await post('/scan', 'scan-4', scanBody({ profile: 'unknown' }))).statusCode).toBe(400)
    expect((await post('/scan', 'scan-4', scanBody())).statusCode).toBe(200)
  })

  it('sent many times at once is done once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => post('/profile', 'profile-2', { name: 'Many at once' })),
    )
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    const listed = (await server.ask({ method: 'GET', url: '/profile?limit=100', key: 'test' })).body
    expect(listed.match(/Many at once/g)).toHaveLength(1)
  })

  it('stands apart from the same key of a live, and of a restricted, caller', async () => {
    const statuses = []
    for (const key of ['restricted', 'server', 'test'] as const) {
      const body = { document, profile: 'security_low', customData: key }
      const headers = { 'idempotency-key': 'shared' }
      statuses.push((await server.ask({ method: 'POST', url: '/scan', key, body, headers })).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200])
  })

  it('of a screening gets its first answer too', async () => {
    const body = { name: 'No one At All', entity: 0, database: ['us_ofac'] }
    const first = await post('/aml', 'aml-1', body)
    const again = await post('/aml', 'aml-1', body)
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(again.headers['idempotency-replayed']).toBe('true')
  })

  it('whose key is no key is refused', async () => {
    for (const key of ['', 'with space', 'x'.repeat(256)])
      expect((await post('/profile', key, { name: 'a' })).error().message).toContain('Idempotency-Key')
  })
})
