import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  startWebhookDispatcher,
  type WebhookDispatcher,
} from '../../src/entrypoints/worker/start-webhook-dispatcher.ts'
import { openTestServer, type TestResponse, type TestServer } from '../world/service/server.ts'
import { openWebhookReceiver, type ReceivedWebhook, type WebhookReceiver } from '../world/service/receiver.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'
import { serviceKeys } from '../world/service/service.ts'

const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
const deliveryShape = z.looseObject({
  id: z.string(),
  url: z.string(),
  event: z.string(),
  success: z.boolean(),
  lastAttempt: z.int(),
  errorMessage: z.string(),
  canResend: z.boolean(),
  endpointId: z.string(),
  transactionId: z.string(),
})
const log = z.looseObject({ total: z.int(), items: z.array(deliveryShape) })

let server: TestServer
let dispatcher: WebhookDispatcher
let receiver: WebhookReceiver
let number = 0
let profileWithWebhook = ''

beforeAll(async () => {
  receiver = await openWebhookReceiver()
  server = await openTestServer({ SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1' })
  await server.service.records.bootstrapWebhookSecret(secret)
  const { records, ports } = server.service
  dispatcher = startWebhookDispatcher({ records, webhookSender: ports.webhookSender, idleMs: 20 })
})
afterAll(async () => {
  await dispatcher.stop()
  await server.close()
  await receiver.close()
})
beforeEach(() => {
  number += 1
  profileWithWebhook = `${receiver.url}/hook-${number}`
})
afterEach(() => {
  receiver.answer(() => ({ status: 200 }))
})

const localWebhookUrl = (): readonly ReceivedWebhook[] =>
  receiver.received.filter(({ path }) => path === `/hook-${number}`)

async function stored(changes: Parameters<typeof storeScan>[2] = {}, key: 'server' | 'test' = 'server') {
  const principal = await principalOf(server.service.records, serviceKeys[key])
  return storeScan(server.service.records, principal, {
    webhook: profileWithWebhook,
    createdAt: Date.now(),
    ...changes,
  })
}

async function waitForDeliveries(count: number): Promise<readonly ReceivedWebhook[]> {
  await vi.waitFor(
    () => {
      expect(localWebhookUrl().length).toBeGreaterThanOrEqual(count)
    },
    { timeout: 60_000, interval: 20 },
  )
  return localWebhookUrl()
}

/** The log's row of the newest event to this test's address, once it is as wanted. */
async function expectLogged(
  expectedRow: Partial<z.output<typeof deliveryShape>>,
  key: 'server' | 'test' = 'server',
) {
  return vi.waitFor(
    async () => {
      const { items } = log.parse((await server.ask({ method: 'GET', url: '/webhook?limit=50', key })).json())
      const [row] = items.filter(({ url }) => url === profileWithWebhook)
      expect(row).toMatchObject(expectedRow)
      return deliveryShape.parse(row)
    },
    { timeout: 60_000, interval: 50 },
  )
}

const failingEndpoint = () => {
  receiver.answer(() => ({ status: 500, body: 'down for repair' }))
}

describe('an event', () => {
  it('is posted as it was frozen, signed in the way of the wire', async () => {
    const { id } = await stored({ customData: 'u-17' })
    const [delivery] = await waitForDeliveries(1)
    expect(delivery?.body).toMatchObject({
      event: 'new',
      success: true,
      transactionId: id,
      customData: 'u-17',
      decision: 'accept',
      outputFile: [],
      warning: [],
    })
    expect(delivery?.headers['content-type']).toBe('application/json')
    const timestamp = delivery?.headers['x-ida-timestamp']
    const hmac = createHmac('sha256', secret).update(`${String(timestamp)}.${delivery?.raw ?? ''}`)
    expect(delivery?.headers['x-ida-signature']).toBe(`v1=${hmac.digest('hex')}`)
    const row = await expectLogged({ event: 'new', success: true, canResend: false, errorMessage: '' })
    expect(row).toMatchObject({ id: delivery?.id, transactionId: id, attempts: 1 })
  })

  it('tells of a decision by hand and of a deletion, in this order', async () => {
    const { id } = await stored()
    await waitForDeliveries(1)
    await server.ask({ method: 'PATCH', url: `/transaction/${id}`, body: { decision: 'reject' } })
    await waitForDeliveries(2)
    await server.ask({ method: 'DELETE', url: `/transaction/${id}` })
    const bodies = (await waitForDeliveries(3)).map(({ body }) => body)
    expect(bodies.map(({ event }) => event)).toEqual(['new', 'update', 'delete'])
    expect(bodies[1]).toMatchObject({ transactionId: id, decision: 'reject' })
    expect(bodies[2]).not.toHaveProperty('data')
  })

  it('of a test record says that it is one', async () => {
    await stored({}, 'test')
    expect((await waitForDeliveries(1))[0]?.body).toMatchObject({ mode: 'test' })
  })
})

describe('a delivery that fails', () => {
  it('can be sent again under its id from the first failed try on, and not any more once it was taken', async () => {
    failingEndpoint()
    await stored()
    const row = await expectLogged({ success: false, canResend: true, state: 'waiting' })
    expect(row.errorMessage).toBe('The receiver answered 500 instead of 200.')
    receiver.answer(() => ({ status: 200 }))
    const again = await server.ask({ method: 'POST', url: `/webhook/${row.id}`, body: {} })
    expect(again.json()).toEqual({ success: true })
    await expectLogged({ success: true, canResend: false })
    const [first, second] = localWebhookUrl()
    expect(second?.id).toBe(first?.id)
    expect(second?.raw).toBe(first?.raw)
    const refused = await server.ask({ method: 'POST', url: `/webhook/${row.id}`, body: '' })
    expect(refused.error()).toMatchObject({ status: 400, code: 'ERROR_OPERATION_FAILED' })
  })

  it('#75 keeps the first bytes of the answer for its account, and never in what it says of the failure', async () => {
    receiver.answer(() => ({ status: 503, body: 'x'.repeat(5000) }))
    await stored()
    const row = await expectLogged({ success: false, canResend: true })
    expect(row.errorMessage).not.toContain('xxx')
    const detail = (await server.ask({ method: 'GET', url: `/x/deliveries/${row.id}` })).record()
    const tries = z.array(z.looseObject({ reply: z.string(), status: z.int() })).parse(detail['tries'])
    expect(tries[0]).toMatchObject({ status: 503, reply: 'x'.repeat(1024) })
  })

  it('is a failure when it is a redirect, which no one follows', async () => {
    receiver.answer(() => ({ status: 307, headers: { location: `${receiver.url}/elsewhere` } }))
    await stored()
    expect((await expectLogged({ success: false, canResend: true })).errorMessage).toContain('not followed')
    expect(receiver.received.map(({ path }) => path)).not.toContain('/elsewhere')
  })

  it('does not hold up what goes elsewhere', async () => {
    receiver.answer(({ path }) => (path.endsWith('dead') ? 'hang' : { status: 200 }))
    for (let i = 0; i < 30; i++) await stored({ webhook: `${profileWithWebhook}-dead` })
    await stored()
    await waitForDeliveries(1)
  })

  it('carries nothing of a record that was deleted when it is sent again', async () => {
    failingEndpoint()
    const { id } = await stored({ customData: 'canary-of-a-name' })
    const row = await expectLogged({ success: false, canResend: true, event: 'new' })
    await server.ask({ method: 'DELETE', url: `/transaction/${id}` })
    const before = localWebhookUrl().length
    receiver.answer(() => ({ status: 200 }))
    await server.ask({ method: 'POST', url: `/webhook/${row.id}` })
    await vi.waitFor(() => {
      expect(
        localWebhookUrl()
          .slice(before)
          .some((one) => one.id === row.id),
      ).toBe(true)
    }, 60_000)
    const again = localWebhookUrl()
      .slice(before)
      .filter((one) => one.id === row.id)
    expect(again.map(({ body }) => body)).toEqual([
      { event: 'delete', success: true, transactionId: id, resendOf: 'new' },
    ])
  })
})

describe('the log', () => {
  it('filters by event, success and time, ignores any other success, and pages', async () => {
    // By the test key, whose log stands still: what the tests before left on its way goes on in the live one.
    const key = 'test'
    await stored({}, key)
    await expectLogged({ success: true }, key)
    failingEndpoint()
    await stored({}, key)
    await expectLogged({ success: false, canResend: true }, key)
    const total = async (query: string) =>
      log.parse((await server.ask({ method: 'GET', url: `/webhook?${query}`, key })).json()).total
    const all = await total('')
    expect(await total('success=7')).toBe(all)
    expect(await total('success=')).toBe(all)
    expect(await total('success=0')).toBe(1)
    expect(await total('success=1')).toBe(all - 1)
    expect(await total('event=new')).toBe(all)
    expect(await total('event=nothing')).toBe(0)
    expect(await total('createdAtMin=4000000000')).toBe(0)
    const page = (await server.ask({ method: 'GET', url: '/webhook?limit=1&order=1', key })).record()
    expect(page).toMatchObject({ limit: 1, offset: 0, nextOffset: 1 })
  })

  it('forgets a delivery that is deleted, and knows none without an id', async () => {
    await stored()
    const { id } = await expectLogged({ success: true })
    expect((await server.ask({ method: 'DELETE', url: `/webhook/${id}` })).json()).toEqual({ success: true })
    expect((await server.ask({ method: 'DELETE', url: `/webhook/${id}` })).statusCode).toBe(404)
    expect((await server.ask({ method: 'POST', url: `/webhook/${id}` })).statusCode).toBe(404)
    for (const method of ['POST', 'DELETE'] as const)
      for (const url of ['/webhook', '/webhook/']) {
        const reply = await server.ask({ method, url })
        expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
      }
  })
})

describe('an endpoint', () => {
  async function webhookEndpointOf(): Promise<string> {
    await stored()
    return (await expectLogged({})).endpointId
  }

  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<TestResponse> =>
    server.ask({ method, url: `/x/webhook-endpoints${path}`, body })

  it('is there from its first event on, with its rule for success', async () => {
    const id = await webhookEndpointOf()
    expect((await call('GET', `/${id}`)).record()).toMatchObject({
      url: profileWithWebhook,
      successRule: '200',
    })
    receiver.answer(() => ({ status: 204 }))
    const strict = await call('POST', `/${id}/test`)
    expect(strict.record()).toMatchObject({ success: true, delivered: false })
    await call('PATCH', `/${id}`, { successRule: '2xx' })
    const lenient = await call('POST', `/${id}/test`)
    expect(lenient.record()).toMatchObject({
      delivered: true,
      item: { event: 'test', url: profileWithWebhook },
    })
    expect(localWebhookUrl().at(-1)?.body).toMatchObject({ event: 'test', success: true })
  })

  it('gets a secret of its own that is shown once, and both sign for a day', async () => {
    const id = await webhookEndpointOf()
    const made = (await call('POST', `/${id}/rotate-secret`)).record()
    await call('POST', `/${id}/test`)
    const last = localWebhookUrl().at(-1)
    const signatures = String(last?.headers['webhook-signature']).split(' ')
    expect(signatures).toHaveLength(2)
    const sign = (one: string): string =>
      `v1,${createHmac('sha256', Buffer.from(one.slice('whsec_'.length), 'base64'))
        .update(`${last?.id ?? ''}.${String(last?.headers['webhook-timestamp'])}.${last?.raw ?? ''}`)
        .digest('base64')}`
    expect(signatures).toEqual([sign(String(made['secret'])), sign(secret)])
    expect((await call('GET', `/${id}`)).body).not.toContain(String(made['secret']))
  })

  it('that says 410 is paused until it is resumed', async () => {
    const id = await webhookEndpointOf()
    receiver.answer(() => ({ status: 410 }))
    await stored()
    await vi.waitFor(async () => {
      expect((await call('GET', `/${id}`)).record()).toMatchObject({ state: 'paused', waiting: 1 })
    }, 60_000)
    const seen = localWebhookUrl().length
    receiver.answer(() => ({ status: 200 }))
    const figures = (await server.ask({ method: 'GET', url: '/metrics', key: null })).body
    expect(figures).toMatch(/symbolon_webhook_endpoints\{state="paused"\} [1-9]/)
    expect((await call('POST', `/${id}/resume`)).record()).toMatchObject({ item: { state: 'active' } })
    await waitForDeliveries(seen + 1)
    await expectLogged({ success: true })
  })
})

describe('a webhook address', () => {
  const refusedAddresses = [
    'http://10.0.0.1/hook', 'http://[::1]:9000/', 'http://localhost:9000/', 'http://169.254.169.254/latest',
    'http://2130706434/', 'http://0x7f.2/',
  ] // prettier-ignore

  it.each(refusedAddresses)(
    '%s is refused when it is set, naming the setting that would allow it',
    async (webhook) => {
      const allowed = webhook.includes('localhost')
      const reply = await server.ask({ method: 'POST', url: '/profile', body: { name: 'Private', webhook } })
      // localhost is 127.0.0.1, which this service allows.
      if (allowed) expect(reply.statusCode).toBe(200)
      else expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
      if (!allowed) expect(reply.error().message).toContain('SYMBOLON_WEBHOOK_ALLOW')
    },
  )

  it.each(['ftp://a.example/', 'file:///etc/passwd', 'https://u:p@a.example/', 'http://a.example:22/'])(
    '%s is refused when it is set',
    async (webhook) => {
      const reply = await server.ask({ method: 'POST', url: '/profile', body: { name: 'Odd', webhook } })
      expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    },
  )

  it('is judged in an override and in a change just so', async () => {
    const webhook = 'http://192.168.1.1/'
    const made = (await server.ask({ method: 'POST', url: '/profile', body: { name: 'Fine' } })).record()
    const changed = await server.ask({
      method: 'PUT',
      url: `/profile/${String(made['id'])}`,
      body: { webhook },
    })
    expect(changed.error().message).toContain('SYMBOLON_WEBHOOK_ALLOW')
    const scanned = await server.ask({
      method: 'POST',
      url: '/scan',
      body: { document: 'AA==', profile: 'security_none', profileOverride: { webhook } },
    })
    expect(scanned.error().message).toContain('SYMBOLON_WEBHOOK_ALLOW')
  })
})
