import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { completeLink } from '../../src/flows/verification/complete-link.ts'
import {
  startWebhookDispatcher,
  type WebhookDispatcher,
} from '../../src/entrypoints/worker/start-webhook-dispatcher.ts'
import { personFile } from '../world/pictures/faces.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { linkHolder } from '../world/verification/link-holder.ts'
import { linkCalls } from '../world/verification/made-link.ts'
import { holderOf } from '../world/verification/store-link.ts'

let server: TestServer
let dispatcher: WebhookDispatcher
let receiver: WebhookReceiver
let links: ReturnType<typeof linkCalls>
let phone: ReturnType<typeof linkHolder>
beforeAll(async () => {
  receiver = await openWebhookReceiver()
  server = await openTestServer({ SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1' })
  const { records, ports } = server.service
  dispatcher = startWebhookDispatcher({ records, webhookSender: ports.webhookSender, idleMs: 20 })
  links = linkCalls(server)
  phone = linkHolder(server)
})
afterAll(async () => {
  await dispatcher.stop()
  await server.close()
  await receiver.close()
})

const noDocument = { document: personFile('p04-selfie-1.jpg') }

async function profileWithWebhook(docupass: Readonly<Record<string, unknown>>): Promise<string> {
  const body = { name: 'links', webhook: `${receiver.url}/links`, docupass }
  const made = await server.ask({ method: 'POST', url: '/profile', body })
  return z.string().parse(made.record()['id'])
}

const reportsOf = (reference: string) =>
  receiver.received.filter(({ body }) => body['docupass'] === reference).map(({ body }) => body)

/** What the account was sent of a link, once there is as much. */
async function reported(reference: string, count: number) {
  await vi.waitFor(() => expect(reportsOf(reference)).toHaveLength(count), { timeout: 60_000, interval: 20 })
  return reportsOf(reference)
}

async function expire(reference: string): Promise<void> {
  const { records, ports } = server.service
  const { principal, linkId } = await holderOf(records, { reference })
  await vi.waitFor(
    async () => {
      const ending = { linkId, isExpired: true, signal: new AbortController().signal }
      await completeLink(ports, principal, ending)
      expect((await records.getLink(principal, linkId))?.completion).not.toBeNull()
    },
    { timeout: 30_000, interval: 200 },
  )
}

describe('The account of a link of version 2', () => {
  it('is sent each refused picture while others may follow, and then the end alone', async () => {
    const profile = await profileWithWebhook({ maxAttempt: 2 })
    const { reference } = await links.make({ profile, version: 2, mode: 1, customData: 'u-17' })
    const call = phone.by(await phone.open(reference))
    expect(await call('upload_document', noDocument)).toMatch(/^DOCUPASS_DOCUMENT_REJECTED/)
    expect(await call('upload_document', noDocument)).toMatch(/^DOCUPASS_FAILED/)
    const [first, last] = await reported(reference, 2)
    expect(first).toMatchObject({
      ...{ event: 'docupass_inconclusive', success: true, docupass: reference, profileId: profile },
      ...{ customData: 'u-17', decision: 'reject', step: 'document', attemptsLeft: 1 },
      warning: [{ code: 'UNRECOGNIZED_DOCUMENT', decision: 'reject' }],
    })
    expect(first).not.toHaveProperty('transactionId')
    expect(last).toMatchObject({ event: 'docupass_conclusive', decision: 'reject', docupass: reference })
    const { findings } = z
      .looseObject({ findings: z.array(z.unknown()) })
      .parse((await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator' })).json())
    expect(findings).toEqual([])
  })

  it('is sent docupass_expired where its time was over, and that of version 3 docupass_conclusive', async () => {
    const profile = await profileWithWebhook({ expiry: 1 })
    for (const [version, event] of [
      [2, 'docupass_expired'],
      [3, 'docupass_conclusive'],
    ] as const) {
      const { reference } = await links.make({ profile, version, mode: 1 })
      await expire(reference)
      const [report] = await reported(reference, 1)
      expect(report).toMatchObject({ event, decision: 'reject', docupass: reference })
      const codes = z.array(z.looseObject({ code: z.string() })).parse(report?.['warning'])
      expect(codes.map(({ code }) => code)).toContain('DOCUPASS_EXPIRED')
    }
  })
})

describe('The account of a link of version 3', () => {
  it('is sent the end alone', async () => {
    const profile = await profileWithWebhook({})
    const { reference } = await links.make({ profile, mode: 1 })
    const call = phone.by(await phone.open(reference))
    for (const _ of [1, 2, 3, 4])
      expect(await call('upload_document', noDocument)).toMatch(/^DOCUPASS_DOCUMENT_REJECTED/)
    expect(await call('upload_document', noDocument)).toMatch(/^DOCUPASS_FAILED/)
    expect(await reported(reference, 1)).toMatchObject([{ event: 'docupass_conclusive' }])
  })
})
