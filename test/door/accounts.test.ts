import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { endpointRefusals } from '../../src/entrypoints/http/kit/endpoint-refusals.ts'
import {
  type RequestOptions,
  type TestResponse,
  type TestServer,
  openTestServer,
  operatorKeys,
} from '../world/service/server.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'

const keyItem = z.looseObject({ id: z.string(), expiresAt: z.int().nullable(), scopes: z.array(z.string()) })
const madeKey = z.looseObject({ key: z.string(), item: keyItem })
const rotatedKey = madeKey.extend({ replaced: keyItem })
const settings = z.object({
  account: z.looseObject({
    banned: z.boolean(),
    hostList: z.string(),
    retentionDays: z.int().nullable(),
    restrictedSecurityNone: z.boolean(),
    quota: z.looseObject({
      limit: z.int().nullable(),
      used: z.int(),
      left: z.int(),
      period: z.string(),
      periodEndsAt: z.int().nullable(),
    }),
  }),
})

let server: TestServer
/** An account for each test, and a live server key of it. */
let name = ''
let key = ''
let number = 0

beforeAll(async () => {
  // Only the wall clock stands still; everything that waits goes on.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  server = await openTestServer({ SYMBOLON_TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})
beforeEach(async () => {
  name = `account-${++number}`
  await server.service.records.createAccount(name)
  key = await freshKey({})
})

const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms)
const by = (written: string, request: Omit<RequestOptions, 'key'>) =>
  server.ask({ ...request, key: { written } })
const requestAsOperator = (request: Omit<RequestOptions, 'key'>) =>
  by(`${operatorKeys.live}@${name}`, request)
const statusOf = async (written: string, url = '/transaction') =>
  (await by(written, { method: 'GET', url })).statusCode
const patch = (written: string, body: unknown) => by(written, { method: 'PATCH', url: '/x/account', body })
const patchAsOperator = (body: unknown) => requestAsOperator({ method: 'PATCH', url: '/x/account', body })

async function freshKey(body: Readonly<Record<string, unknown>>): Promise<string> {
  const request = { kind: 'server', mode: 'live', ...body }
  const reply = await requestAsOperator({ method: 'POST', url: '/x/keys', body: request })
  return madeKey.parse(reply.json()).key
}

async function keyIdOf(written: string): Promise<string> {
  const { items } = z
    .object({ items: z.array(z.looseObject({ id: z.string(), prefix: z.string() })) })
    .parse((await by(key, { method: 'GET', url: '/x/keys' })).json())
  return items.find(({ prefix }) => written.startsWith(prefix))?.id ?? ''
}

async function shown(): Promise<z.output<typeof settings>['account']> {
  return settings.parse((await by(key, { method: 'GET', url: '/x/account' })).json()).account
}

describe('a key', () => {
  it('that is replaced works on for the overlap, beside the one in its place, and not a second longer', async () => {
    const old = await freshKey({ scopes: ['records'], label: 'till' })
    const body = { overlapSeconds: 3600 }
    const reply = await by(key, { method: 'POST', url: `/x/keys/${await keyIdOf(old)}/rotate`, body })
    const made = rotatedKey.parse(reply.json())
    expect(made.item).toMatchObject({ scopes: ['records'], label: 'till', expiresAt: null })
    expect(made.replaced.expiresAt).toBe(Math.floor(Date.now() / 1000) + 3600)
    expect([await statusOf(old), await statusOf(made.key)]).toEqual([200, 200])
    advanceClock(3_600_000 - 1000)
    expect([await statusOf(old), await statusOf(made.key)]).toEqual([200, 200])
    advanceClock(1001)
    expect([await statusOf(old), await statusOf(made.key)]).toEqual([401, 200])
    const late = await by(key, { method: 'POST', url: `/x/keys/${made.replaced.id}/rotate`, body })
    expect(late.error().code).toBe('ERROR_NOT_FOUND')
  })

  it('that is replaced without an overlap ends at once', async () => {
    const old = await freshKey({})
    const body = { overlapSeconds: 0 }
    await by(key, { method: 'POST', url: `/x/keys/${await keyIdOf(old)}/rotate`, body })
    expect(await statusOf(old)).toBe(401)
  })

  it('with an end opens nothing after it, and says when it ends', async () => {
    const expiresAt = Math.floor(Date.now() / 1000) + 60
    const brief = await freshKey({ expiresAt })
    expect(await statusOf(brief)).toBe(200)
    advanceClock(61_000)
    expect((await by(brief, { method: 'GET', url: '/transaction' })).error().code).toBe('ERROR_UNAUTHORIZED')
    expect((await by(key, { method: 'GET', url: '/x/keys' })).body).toContain(`"expiresAt":${expiresAt}`)
  })

  it('opens what its scopes say, and gives no scope that it has not itself', async () => {
    const reader = await freshKey({ scopes: ['records', 'operate'] })
    expect(await statusOf(reader)).toBe(200)
    for (const [method, url] of [
      ['POST', '/scan'],
      ['POST', '/aml'],
      ['GET', '/profile'],
    ] as const)
      expect((await by(reader, { method, url, body: {} })).error().code, url).toBe('ERROR_KEY_FORBIDDEN')
    const more = { kind: 'server', mode: 'live', scopes: ['scan'] }
    const request = await by(reader, { method: 'POST', url: '/x/keys', body: more })
    expect(request.error().code).toBe('ERROR_KEY_FORBIDDEN')
    const rotated = await by(reader, {
      method: 'POST',
      url: `/x/keys/${await keyIdOf(key)}/rotate`,
      body: {},
    })
    expect(rotated.error().code).toBe('ERROR_KEY_FORBIDDEN')
    const tooMuch = { kind: 'restricted', mode: 'live', scopes: ['records'] }
    expect((await by(key, { method: 'POST', url: '/x/keys', body: tooMuch })).error().status).toBe(400)
  })
})

describe('the key of the operator', () => {
  it('with an account behind it that there is not is refused, as every operation with a key declares', async () => {
    const refused = await by(`${operatorKeys.live}@unknown`, { method: 'GET', url: '/transaction' })
    expect(refused.error()).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
    const keyed = allEndpoints.filter(
      ({ access }) => access.kind === 'key' || access.kind === 'signed-or-key',
    )
    for (const endpoint of keyed)
      expect(endpointRefusals(endpoint), endpoint.path).toContain('ERROR_NOT_FOUND')
  })
})

describe('a list of hosts', () => {
  const from = (address: string, request: Partial<RequestOptions> & { readonly written?: string } = {}) => {
    const { written = key, ...rest } = request
    const headers = { 'x-forwarded-for': address }
    return by(written, { method: 'GET', url: '/transaction', ...rest, headers })
  }
  const set = (hostList: string, address = '203.0.113.7') =>
    from(address, { method: 'PATCH', url: '/x/account', body: { hostList } })
  const codeOf = (reply: TestResponse) => (reply.statusCode === 200 ? 200 : reply.error().code)

  it('lets server keys in from its addresses alone, as the trusted proxy tells them', async () => {
    expect((await set('203.0.113.0/24, 2001:db8::/32')).statusCode).toBe(200)
    expect(codeOf(await from('203.0.113.9'))).toBe(200)
    expect(codeOf(await from('2001:db8::5'))).toBe(200)
    expect(codeOf(await from('198.51.100.1'))).toBe('ERROR_KEY_FORBIDDEN')
    // What a caller writes stands left of what the proxy adds.
    expect(codeOf(await from('203.0.113.9, 198.51.100.1'))).toBe('ERROR_KEY_FORBIDDEN')
    expect(await statusOf(key)).toBe(403)
  })

  it('is no wall for a restricted key, which is in the adapters of the public', async () => {
    const restricted = await freshKey({ kind: 'restricted' })
    await set('203.0.113.0/24')
    const body = { document: 'no picture' }
    const scan = await from('198.51.100.1', { written: restricted, method: 'POST', url: '/scan', body })
    expect(scan.error().code).not.toBe('ERROR_KEY_FORBIDDEN')
  })

  it('is refused when it is none, or would shut out who sends it; the operator may, and opens again', async () => {
    expect((await set('everybody')).error().code).toBe('ERROR_INVALID_VALUE')
    expect((await set('198.51.100.0/24')).error().message).toContain('shut out')
    expect((await patchAsOperator({ hostList: '198.51.100.0/24' })).statusCode).toBe(200)
    expect(codeOf(await from('203.0.113.9'))).toBe('ERROR_KEY_FORBIDDEN')
    expect((await patchAsOperator({ hostList: '' })).statusCode).toBe(200)
    expect(codeOf(await from('203.0.113.9'))).toBe(200)
  })
})

describe('an account', () => {
  it('that is banned is closed for all of its keys, and lifts no ban itself', async () => {
    const restricted = await freshKey({ kind: 'restricted' })
    expect((await patch(key, { banned: true })).error().code).toBe('ERROR_KEY_FORBIDDEN')
    await patchAsOperator({ banned: true, bannedReason: 'unpaid' })
    for (const [written, method, url] of [
      [key, 'GET', '/transaction'],
      [key, 'PATCH', '/x/account'],
      [restricted, 'POST', '/scan'],
    ] as const)
      expect((await by(written, { method, url, body: {} })).error().code, url).toBe('ERROR_USER_BANNED')
    await patchAsOperator({ banned: false, bannedReason: '' })
    expect(await statusOf(key)).toBe(200)
  })

  it('sets what is its own, and what it left out stays as it is', async () => {
    await patch(key, { retentionDays: 30, restrictedSecurityNone: true })
    await patch(key, { hostList: '127.0.0.1' })
    expect(await shown()).toMatchObject({
      retentionDays: 30,
      restrictedSecurityNone: true,
      hostList: '127.0.0.1',
    })
    await patch(key, { retentionDays: null })
    expect(await shown()).toMatchObject({ retentionDays: null, restrictedSecurityNone: true })
  })

  it('raises neither quota nor credit itself, and a test key changes nothing', async () => {
    for (const body of [{ quota: 10 }, { credit: null }, { quotaPeriod: 'day' }, { bannedReason: 'x' }])
      expect((await patch(key, body)).error().code).toBe('ERROR_KEY_FORBIDDEN')
    const test = await freshKey({ mode: 'test' })
    expect((await patch(test, { retentionDays: 1 })).error().code).toBe('ERROR_KEY_FORBIDDEN')
    expect((await patch(key, { retentionDays: -1 })).error().code).toBe('ERROR_INVALID_VALUE')
    expect((await patchAsOperator({ quotaPeriod: 'week' })).error().code).toBe('ERROR_INVALID_VALUE')
  })

  it('whose quota is used up is answered 402 until its period turns', async () => {
    const noon = new Date()
    noon.setUTCHours(12, 0, 0, 0)
    vi.setSystemTime(noon)
    await patchAsOperator({ quota: 2, quotaPeriod: 'day' })
    const { records } = server.service
    const principal = await principalOf(records, key)
    for (let i = 0; i < 2; i++) await storeScan(records, principal)
    const scan = () =>
      by(key, { method: 'POST', url: '/scan', body: { document: 'AAAA', profile: 'security_low' } })
    expect((await scan()).error()).toMatchObject({ code: 'ERROR_QUOTA_EXCEEDED', status: 402 })
    const { quota } = await shown()
    expect(quota).toMatchObject({ limit: 2, used: 2, left: 0, period: 'day' })
    expect(quota.periodEndsAt).toBe(noon.setUTCHours(24, 0, 0, 0) / 1000)
    advanceClock(12 * 3_600_000 + 1)
    expect((await shown()).quota).toMatchObject({ used: 0, left: 2 })
    await storeScan(records, principal)
    expect((await shown()).quota).toMatchObject({ used: 1, left: 1 })
    const account = (await by(key, { method: 'GET', url: '/myaccount' })).record()
    expect(account).toMatchObject({ hits: 1, quota: 2, quotaLeft: 1, quotaPeriod: 'day' })
    expect(account['usageByDay']).toMatchObject([{ quota: 2 }, { quota: 1 }])
  })
})

describe('the audit log', () => {
  const page = z.object({
    items: z.array(z.looseObject({ seq: z.int(), action: z.string(), actor: z.string() })),
    next: z.int().nullable(),
  })
  const read = async (after = 0, limit = 100) =>
    page.parse((await by(key, { method: 'GET', url: `/x/audit?after=${after}&limit=${limit}` })).json())
  const verified = (body: unknown = {}) => by(key, { method: 'POST', url: '/x/audit/verify', body })
  const checkpoint = async (written = key) =>
    (await by(written, { method: 'GET', url: '/x/audit/checkpoint' })).record()['checkpoint']

  it('tells what was changed and what was seen, by whom, page by page', async () => {
    await patch(key, { retentionDays: 7 })
    await by(key, { method: 'GET', url: '/x/keys' })
    const entries = await read()
    const mine = entries.items.filter(({ actor }) => actor !== 'cli').map(({ action }) => action)
    expect(mine).toEqual(expect.arrayContaining(['account.changed', 'key.listed']))
    expect(entries.items.map(({ seq }) => seq)).toEqual(entries.items.map((_, at) => at + 1))
    const first = await read(0, 2)
    expect(first.next).toBe(2)
    expect((await read(2, 2)).items[0]?.seq).toBe(3)
  })

  it('is whole, also beyond a checkpoint that was kept', async () => {
    const stored = await checkpoint()
    await patch(key, { retentionDays: 8 })
    expect((await verified({ checkpoint: stored })).record()).toMatchObject({ isWhole: true, fault: null })
  })

  it('is measured by no checkpoint of another account, and by none that was altered', async () => {
    const stored = z.looseObject({ seq: z.int() }).parse(await checkpoint())
    const altered = { ...stored, seq: stored.seq + 1 }
    expect((await verified({ checkpoint: altered })).error().message).toContain('not signed')
    const foreign = await checkpoint(operatorKeys.live)
    expect((await verified({ checkpoint: foreign })).error().message).toContain('another account')
  })

  it('is closed for a test key, because it tells of live records', async () => {
    const test = await freshKey({ mode: 'test' })
    for (const url of ['/x/audit', '/x/audit/checkpoint'])
      expect((await by(test, { method: 'GET', url })).error().code).toBe('ERROR_KEY_FORBIDDEN')
  })
})
