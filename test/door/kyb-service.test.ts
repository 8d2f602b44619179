import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  startWebhookDispatcher,
  type WebhookDispatcher,
} from '../../src/entrypoints/worker/start-webhook-dispatcher.ts'
import { encryptedPdf } from '../world/registrations/doctored-pdfs.ts'
import { pixelsOfPdf, registrationPdf } from '../world/registrations/draw-registration.ts'
import { pageOf, pairs } from '../world/registrations/typst.ts'
import { pdfWithJbig2, pdfWithJpx } from '../world/faults/hostile-files.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { openTestServer, type TestResponse, type TestServer } from '../world/service/server.ts'

/** What other services of a transaction do with one of a company. */
let server: TestServer
let receiver: WebhookReceiver
let dispatcher: WebhookDispatcher
beforeAll(async () => {
  receiver = await openWebhookReceiver()
  server = await openTestServer({ SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1' })
  const { records, ports } = server.service
  dispatcher = startWebhookDispatcher({ records, webhookSender: ports.webhookSender, idleMs: 20 })
})
afterAll(async () => {
  await dispatcher.stop()
  await server.close()
  await receiver.close()
})

const company = { legalName: 'Seebrise Handel GmbH', countryIso2: 'DE' }
const withId = z.looseObject({ transactionId: z.string(), quota: z.number() })
const reported = z.looseObject({
  decision: z.string(),
  warning: z.array(z.looseObject({ code: z.string() })),
  notChecked: z.array(z.object({ code: z.string(), reason: z.string() })),
})
const kyb = (body: Readonly<Record<string, unknown>>, of: TestServer = server) =>
  of.ask({ method: 'POST', url: '/kyb', body })
const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

describe('a check of a company', () => {
  it('is reported by the webhook `new`, as of type kyb', async () => {
    const profile = { name: 'companies', webhook: `${receiver.url}/companies` }
    const made = await server.ask({ method: 'POST', url: '/profile', body: profile })
    const { id } = z.looseObject({ id: z.string() }).parse(made.json())
    const { transactionId } = withId.parse((await kyb({ ...company, profile: id })).json())
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 60_000, interval: 20 })
    expect(receiver.received[0]?.body).toMatchObject({
      ...{ event: 'new', type: 'kyb', success: true, transactionId, decision: 'review' },
    })
  })

  it('is kept by a legal hold until the hold is lifted', async () => {
    const { transactionId } = withId.parse((await kyb(company)).json())
    const url = `/transaction/${transactionId}`
    const hold = { target: transactionId, reason: 'case 9' }
    const placed = await server.ask({ method: 'POST', url: '/x/legal-holds', body: hold })
    const { item } = z
      .object({ item: z.looseObject({ id: z.string() }) })
      .loose()
      .parse(placed.json())
    const refused = (await server.ask({ method: 'DELETE', url })).error()
    expect(refused).toMatchObject({ code: 'ERROR_OPERATION_FAILED' })
    expect(refused.message).toContain(item.id)
    expect((await server.ask({ method: 'GET', url })).statusCode).toBe(200)
    const lifted = await server.ask({ method: 'DELETE', url: `/x/legal-holds/${item.id}` })
    expect(lifted.statusCode).toBe(200)
    expect((await server.ask({ method: 'DELETE', url })).statusCode).toBe(200)
  })
})

describe('a document of a company', () => {
  it('that takes too long is given up with 504; nothing is stored or charged, and others are answered', async () => {
    const rows = pairs(Array.from({ length: 24 }, (_, at) => [`Director ${at}`, `Ada Quillfeather ${at}, born 3 May 1971`])) // prettier-ignore
    const pages = pageOf(Array.from({ length: 20 }, (_, at) => (at === 0 ? rows : `#pagebreak()\n${rows}`)))
    const document = encoded(registrationPdf(pages))
    const hasty = await openTestServer({ SYMBOLON_SCAN_TIMEOUT_MS: '900' })
    // On a busy machine what is quick may come too late as well; it costs as little.
    const inTime = async (ask: () => Promise<TestResponse>): Promise<unknown> => {
      for (;;) {
        const reply = await ask()
        if (reply.statusCode !== 504) return reply.json()
      }
    }
    try {
      const checked = async () => withId.parse(await inTime(() => kyb(company, hasty)))
      const { quota } = await checked()
      expect((await kyb({ document }, hasty)).error().status).toBe(504)
      expect(quota - (await checked()).quota).toBe(2)
      const list = await inTime(() => hasty.ask({ method: 'GET', url: '/transaction' }))
      expect(z.looseObject({ total: z.number() }).parse(list).total).toBe(2)
    } finally {
      await hasty.close()
    }
  })

  it('that is encrypted is refused in words that say so', async () => {
    const refused = (await kyb({ document: encoded(await encryptedPdf()) })).error()
    expect(refused).toMatchObject({ status: 400, code: 'ERROR_IMAGE_CORRUPTED' })
    expect(refused.message).toContain('password')
  })

  it('in Arabic is read, as text and as a picture', async () => {
    // The labels stand to the right of the values.
    const rows = [['شركة النورس للتجارة ذ.م.م', 'الاسم التجاري'], ['1010345678', 'رقم السجل التجاري']] as const // prettier-ignore
    const pdf = registrationPdf(pageOf([pairs(rows)]))
    const { data, width, height } = await pixelsOfPdf(pdf, 1600)
    const scan = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer()
    for (const document of [pdf, scan]) {
      const answer = (await kyb({ document: encoded(document) })).json()
      const legalName = expect.stringMatching(/^شركة النورس للتجارة/u) as unknown
      expect(answer).toMatchObject({
        company: { legalName, registrationNumber: '1010345678', entityType: 'LLC' },
      })
      const { warning, notChecked } = reported.parse(answer)
      expect([...warning, ...notChecked].map(({ code }) => code)).not.toContain('UNRECOGNIZED_DOCUMENT')
    }
  })

  it.each([
    ['JBIG2 that claims 100,000 by 100,000', () => pdfWithJbig2(100_000, 100_000)],
    ['JBIG2 that claims 4 thousand million by 4 thousand million', () => pdfWithJbig2(0xffff_fff0, 0xffff_fff0)],
    ['JPEG 2000 that claims 60,000 by 60,000', () => pdfWithJpx(60_000, 60_000)],
    ['JPEG 2000 that claims 4 thousand million by 4 thousand million', () => pdfWithJpx(0xffff_fff0, 0xffff_fff0)],
  ])('#58 with %s shows nothing or is refused, and the next one is read', async (_, file) => {
    const reply = await kyb({ document: encoded(file()) })
    if (reply.statusCode === 200) expect(reported.parse(reply.json()).decision).not.toBe('accept')
    else expect(reply.error().code).toMatch(/^ERROR_(IMAGE_CORRUPTED|OPERATION_FAILED)$/)
    expect((await kyb(company)).statusCode).toBe(200)
  }) // prettier-ignore
})
