import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pdfPages } from '../world/contracts/file-text.ts'
import { blankPicture, signaturePicture } from '../world/contracts/signature-picture.ts'
import { signedLease, type SigningItem, signingCalls, signingOf } from '../world/contracts/signing-calls.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'

let server: TestServer
let calls: Awaited<ReturnType<typeof signingCalls>>
let template: string
let pictures: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await openTestServer()
  calls = await signingCalls(server)
  template = await calls.templateOf(signedLease)
  pictures = { good: calls.picture, blank: await blankPicture(), wide: await signaturePicture(2001, 100) }
})
afterAll(() => server.close())

type Body = Readonly<Record<string, unknown>>
const start = async (more: Body = {}): Promise<SigningItem> => signingOf(await calls.begin(template, more))
const shown = async (): Promise<SigningItem> => {
  const signing = await start()
  await calls.show(signing, 'tenant')
  return signing
}
const broken = `data:image/png;base64,${Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d4948445200000010000000100806000000', 'hex'),
  Buffer.alloc(200, 7),
]).toString('base64')}`

describe('a submission is refused', () => {
  it.each<[string, (of: typeof pictures) => Body, string]>([
    ['without a field', () => ({ d1: '2026-11-26' }), 'SIGNATURE_MISSING'],
    [
      "with another party's field",
      ({ good }) => ({ s1: good, d1: '2026-11-26', s2: good }),
      'SIGNATURE_MISSING',
    ],
    ['with an unknown field', ({ good }) => ({ s1: good, d1: '2026-11-26', x: good }), 'SIGNATURE_MISSING'],
    ['with a blank picture', ({ blank }) => ({ s1: blank, d1: '2026-11-26' }), 'INVALID_SIGNATURE_IMAGE'],
    ['with too wide a picture', ({ wide }) => ({ s1: wide, d1: '2026-11-26' }), 'INVALID_SIGNATURE_IMAGE'],
    ['with a PNG that is damaged', () => ({ s1: broken, d1: '2026-11-26' }), 'INVALID_SIGNATURE_IMAGE'],
    ['with a day that there is not', ({ good }) => ({ s1: good, d1: '2026-02-30' }), 'ERROR_INVALID_VALUE'],
  ])('#84 #85 %s, and the party can still sign', async (_, fields, code) => {
    const signing = await shown()
    expect((await calls.submit(signing, 'tenant', { fields: fields(pictures) })).error()).toMatchObject({
      code,
    })
    expect((await calls.submit(signing, 'tenant')).statusCode).toBe(200)
  })

  it('without consent, before the document was shown, and of a party that there is not', async () => {
    const signing = await start()
    const without = await calls.submit(signing, 'tenant', { consent: false })
    expect(without.error()).toMatchObject({ code: 'ERROR_INVALID_VALUE' })
    expect((await calls.submit(signing, 'tenant')).error()).toMatchObject({ code: 'INVALID_ACTION' })
    const url = `/x/signings/${signing.id}/parties/${'0'.repeat(32)}/submit`
    expect((await calls.post(url, { fields: { s1: 'x' }, consent: true })).statusCode).toBe(404)
  })

  it('#84 a second time, and the first signature stays', async () => {
    const signing = await shown()
    await calls.submit(signing, 'tenant')
    const first = await calls.read(signing.id)
    const again = await calls.submit(signing, 'tenant', { fields: { s1: { typed: 'X' }, d1: '2026-11-27' } })
    expect(again.error()).toMatchObject({ code: 'INVALID_ACTION', status: 409 })
    expect(await calls.read(signing.id)).toEqual(first)
  })

  it('is done once for a repeated request with an Idempotency-Key', async () => {
    const signing = await shown()
    const key = { 'idempotency-key': `submit-${signing.id}` }
    const [first, again] = [
      await calls.submit(signing, 'tenant', { headers: key }),
      await calls.submit(signing, 'tenant', { headers: key }),
    ]
    expect(again.json()).toEqual(first.json())
    expect(again.headers['idempotency-replayed']).toBe('true')
  })

  it('when another document was shown', async () => {
    const signing = await start()
    expect((await calls.show(signing, 'tenant', 'a'.repeat(64))).error()).toMatchObject({
      code: 'INVALID_ACTION',
    })
  })
})

describe('a signing ends', () => {
  it('when a party declines, and says why', async () => {
    const signing = await shown()
    const declined = signingOf(await calls.decline(signing, 'tenant', 'The rent is wrong.'))
    expect(declined.state).toBe('declined')
    expect(declined.parties.find(({ party }) => party === 'tenant')).toMatchObject({
      ...{ state: 'declined', reason: 'The rent is wrong.' },
    })
    expect((await calls.show(signing, 'landlord')).error()).toMatchObject({ code: 'INVALID_ACTION' })
  })

  it('when it is cancelled, and only while it is open', async () => {
    const signing = await start()
    expect(signingOf(await calls.cancel(signing.id)).state).toBe('cancelled')
    expect((await calls.cancel(signing.id)).error()).toMatchObject({ code: 'INVALID_ACTION' })
  })

  it('when its time is over', async () => {
    const expiry = Math.floor(Date.now() / 1000) + 3600
    const signing = await start({ expiry })
    const { clock } = server.service.ports
    const later = { ...clock, now: () => expiry * 1000 }
    await calls.runJob('expire-signing', signing.id)
    expect((await calls.read(signing.id)).state).toBe('open')
    await calls.runJob('expire-signing', signing.id, { clock: later })
    expect((await calls.read(signing.id)).state).toBe('expired')
    expect((await calls.show(signing, 'tenant')).error()).toMatchObject({ code: 'INVALID_ACTION' })
  })

  it('and reports what happened, with who is to be reminded', async () => {
    const webhook = 'https://receiver.example/hook'
    const signing = await start({
      webhook,
      reminderHours: 24,
      parties: [{ party: 'tenant', email: 'a@example.com' }],
    })
    await calls.sign(signing, 'landlord')
    await calls.runJob('remind-signing', signing.id)
    await calls.decline(signing, 'tenant', 'No.')
    const events = z.looseObject({
      events: z.array(z.looseObject({ event: z.string(), subject: z.unknown(), data: z.unknown() })),
    })
    const { events: all } = events.parse((await server.ask({ method: 'GET', url: '/x/events' })).json())
    const own = all.filter(({ data }) => JSON.stringify(data).includes(signing.id))
    for (const one of own)
      expect(one).toMatchObject({ subject: { kind: 'signing', id: signing.id }, transactionId: '' })
    expect(own.map(({ event }) => event)).toEqual(['signing_signed', 'signing_reminder', 'signing_declined'])
    const tenant = { party: undefined, role: 'tenant', email: 'a@example.com', signed: false }
    expect(own[1]?.data).toMatchObject({
      parties: [
        { role: tenant.role, email: tenant.email, signed: false },
        { role: 'landlord', signed: true },
      ],
    })
    expect(await calls.findings()).toEqual([])
  })
})

describe('a signing is not started', () => {
  it.each<[string, Body, string]>([
    ['with a party that the template has not', { parties: [{ party: 'notary' }] }, 'parties'],
    ['with a party named twice', { parties: [{ party: 'tenant' }, { party: 'tenant' }] }, 'parties'],
    ['with a time that is over', { expiry: 1_700_000_000 }, 'expiry'],
    ['with an unknown transaction', { transactionId: '0'.repeat(32) }, 'transactionId'],
    ['with an unknown template', { templateId: 'AAAAAAAAAAAA' }, 'templateId'],
    ['with an unknown order', { order: 'alphabetical' }, 'order'],
    ['with an address that is none', { webhook: 'ftp://x' }, 'webhook'],
  ])('%s', async (_, body, parameter) => {
    const error = (await calls.begin(template, body)).error()
    expect(error).toMatchObject({ code: 'ERROR_INVALID_VALUE' })
    expect(error.message).toContain(`'${parameter}`)
  })

  it('from a template without a place to sign, or with one that no party can fill', async () => {
    const none = await calls.templateOf({ name: 'A', content: '<p>x</p>' })
    expect((await calls.begin(none)).error().message).toContain('no place for a signature')
    const twice = '<div data-signature="1" data-uid="a"></div>'
    const repeated = await calls.templateOf({ name: 'A', content: twice + twice })
    expect((await calls.begin(repeated)).error().message).toContain('the same data-uid')
  })

  it('twice for a repeated request with an Idempotency-Key', async () => {
    const body = { templateId: template }
    const send = () => calls.post('/x/signings', body, { 'idempotency-key': 'start-1' })
    const [first, again] = [signingOf(await send()), signingOf(await send())]
    expect(again).toEqual(first)
  })

  it('and a live one is unknown to a test key', async () => {
    const { id } = await start()
    for (const url of [`/x/signings/${id}`, `/x/signings/${id}/document`])
      expect((await server.ask({ method: 'GET', url, key: 'test' })).statusCode).toBe(404)
    const list = await server.ask({ method: 'GET', url: '/x/signings', key: 'test' })
    expect(list.record()).toMatchObject({ total: 0, items: [] })
  })
})

describe('a list of signings', () => {
  it('is asked for by state', async () => {
    const { id } = await start()
    await calls.cancel(id)
    const rows = z.looseObject({ items: z.array(z.looseObject({ id: z.string(), state: z.string() })) })
    const list = async (state: string) =>
      rows.parse((await server.ask({ method: 'GET', url: `/x/signings?state=${state}&limit=100` })).json())
        .items
    expect((await list('cancelled')).map((row) => row.id)).toContain(id)
    expect((await list('open')).map((row) => row.id)).not.toContain(id)
  })
})

describe('a preview', () => {
  it('is the filled template as PDF that says what it is, and costs nothing', async () => {
    const before = await server.ask({ method: 'GET', url: '/x/limits' })
    const reply = await calls.post(`/x/contract/${template}/preview`, { fillData: { flat: '7' } })
    expect(reply.headers['content-type']).toBe('application/pdf')
    const [page] = await pdfPages(reply.bytes)
    expect(page).toContain('flat 7')
    expect(page).toContain('PREVIEW')
    const after = await server.ask({ method: 'GET', url: '/x/limits' })
    expect(after.json()).toEqual(before.json())
    expect((await calls.post('/x/contract/AAAAAAAAAAAA/preview', {})).statusCode).toBe(404)
  })
})
