import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  startWebhookDispatcher,
  type WebhookDispatcher,
} from '../../src/entrypoints/worker/start-webhook-dispatcher.ts'
import { sha256, signedLease, signingCalls, signingOf } from '../world/contracts/signing-calls.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'

let server: TestServer
let dispatcher: WebhookDispatcher
let receiver: WebhookReceiver
let calls: Awaited<ReturnType<typeof signingCalls>>
beforeAll(async () => {
  receiver = await openWebhookReceiver()
  server = await openTestServer({ SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1' })
  calls = await signingCalls(server)
  const { records, ports } = server.service
  dispatcher = startWebhookDispatcher({ records, webhookSender: ports.webhookSender, idleMs: 20 })
})
afterAll(async () => {
  await dispatcher.stop()
  await server.close()
  await receiver.close()
})

const body = z.looseObject({
  ...{ event: z.string(), signingId: z.string(), state: z.string() },
  outputFile: z.array(z.looseObject({ fileName: z.string(), sha256: z.string() })).optional(),
})
const deliveries = z.looseObject({
  items: z.array(z.looseObject({ event: z.string(), success: z.boolean(), subject: z.unknown() })),
})

/** What the receiver was sent of a signing, once it is so much. */
async function delivered(signingId: string, count: number) {
  return vi.waitFor(
    () => {
      const own = receiver.received
        .map((one) => body.parse(one.body))
        .filter((one) => one.signingId === signingId)
      expect(own).toHaveLength(count)
      return own
    },
    { timeout: 60_000, interval: 20 },
  )
}

describe('what happens to a signing', () => {
  it('is posted to its address in order, the last with the hash of the sealed file', async () => {
    const webhook = `${receiver.url}/signed`
    const signing = signingOf(await calls.begin(await calls.templateOf(signedLease), { webhook }))
    for (const role of ['tenant', 'landlord']) await calls.sign(signing, role)
    await calls.work()
    const own = await delivered(signing.id, 3)
    expect(own.map(({ event, state }) => [event, state])).toEqual([
      ['signing_signed', 'open'],
      ['signing_signed', 'sealing'],
      ['signing_sealed', 'sealed'],
    ])
    const [file] = own[2]?.outputFile ?? []
    expect(sha256(await calls.fetched(file?.fileName ?? ''))).toBe(file?.sha256)
    expect(receiver.received.every(({ headers }) => headers['x-ida-signature'] !== undefined)).toBe(true)
  })

  it('stands among the deliveries under the id of the signing, and under no transaction', async () => {
    const webhook = `${receiver.url}/declined`
    const signing = signingOf(await calls.begin(await calls.templateOf(signedLease), { webhook }))
    await calls.decline(signing, 'tenant', 'The rent is wrong.')
    await delivered(signing.id, 1)
    await vi.waitFor(
      async () => {
        const url = '/webhook?event=signing_declined'
        const { items } = deliveries.parse((await server.ask({ method: 'GET', url })).json())
        const subject = { kind: 'signing', id: signing.id }
        expect(items).toMatchObject([{ success: true, subject, transactionId: '' }])
      },
      { timeout: 60_000, interval: 50 },
    )
  })
})
