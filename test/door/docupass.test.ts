import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { linkCalls } from '../world/verification/made-link.ts'
import { aChange, anEnd, holderOf, openLinkSession } from '../world/verification/store-link.ts'

let server: TestServer
let calls: ReturnType<typeof linkCalls>
beforeAll(async () => {
  server = await openTestAccount()
  calls = linkCalls(server)
})
afterAll(() => server.close())

const item = z.strictObject({
  ...{ reference: z.string(), mode: z.int(), profileId: z.string(), verifyDocumentNo: z.string() },
  ...{ verifyName: z.string(), verifyDob: z.string(), verifyAge: z.string(), verifyAddress: z.string() },
  ...{ verifyPostcode: z.string(), userPhone: z.string(), validatedPhone: z.string() },
  ...{ language: z.string(), transactionId: z.string(), decision: z.string(), customData: z.string() },
  ...{ ip: z.string(), completedAt: z.int(), createdAt: z.int(), expiry: z.int() },
  reusable: z.literal([0, 1]),
})
const page = z.strictObject({
  ...{ limit: z.int(), offset: z.int(), nextOffset: z.int().optional(), total: z.int() },
  items: z.array(item),
})
const logLine = z.strictObject({
  ...{ session: z.string(), action: z.string(), description: z.string(), ip: z.string(), time: z.int() },
  ...{ latitude: z.number().nullable(), Longitude: z.number().nullable(), longitude: z.number().nullable() },
  accuracy: z.number().nullable(),
})
const detail = item.extend({
  ...{ url: z.string(), urlSign: z.record(z.string(), z.string()) },
  partySigned: z.record(z.string(), z.boolean()),
  finalTransaction: z.record(z.string(), z.unknown()).nullable(),
  intermediateTransactions: z.array(z.looseObject({ decision: z.string(), createdAt: z.int() })),
  auditLog: z.array(logLine),
})

const list = async (query: string) => page.parse((await calls.get(`?${query}`)).json())
const read = async (reference: string) => detail.parse((await calls.get(`/${reference}`)).json())
const referencesOf = ({ items }: z.output<typeof page>) => items.map(({ reference }) => reference)

/** Opens a link, refuses a document on it, and completes it with a transaction that is accepted. */
async function complete(reference: string): Promise<void> {
  const { records } = server.service
  const holder = await holderOf(records, { reference })
  const at = Date.now()
  const session = await openLinkSession(records, holder, { at })
  const codes = ['IMAGE_TOO_BLURRY'] as const
  const deed = { kind: 'document', isAccepted: false, codes, evidence: null, pictures: [] } as const
  const location = { latitude: -1.29, longitude: 36.82, accuracy: 12 }
  const change = await aChange(records, holder, { at, session, deed })
  await records.changeLink(holder.principal, { ...change, head: { ...change.head, location } })
  const completion = { completedAt: at, isExpired: false, validatedPhone: '+254700111222', ip: '192.0.2.9' }
  const end = await anEnd(records, holder, { completion, transaction: { decision: 'accept' } })
  expect(await records.completeLink(holder.principal, end)).toBe(true)
}

describe('GET /docupass', () => {
  it('shows of an open link what was asked for, and empty texts and zeros for the rest', async () => {
    const { reference } = await calls.make({
      ...{ mode: '1', customData: 'open', language: 'DE', verifyName: 'Ada Okello', verifyDOB: '1990/01/31' },
      ...{
        verifyAge: '18-99',
        verifyDocumentNumber: 'X1',
        verifyPostcode: '00100',
        verifyAddress: 'Moi Av 1',
      },
    })
    const { items } = await list('customData=open')
    expect(items).toHaveLength(1)
    expect({ ...items[0], createdAt: 0 }).toEqual({
      ...{
        reference,
        mode: 1,
        profileId: 'security_medium',
        verifyDocumentNo: 'X1',
        verifyName: 'Ada Okello',
      },
      ...{ verifyDob: '1990/01/31', verifyAge: '18-99', verifyAddress: 'Moi Av 1', verifyPostcode: '00100' },
      ...{ userPhone: '', validatedPhone: '', language: 'de', transactionId: '', decision: '' },
      ...{ customData: 'open', ip: '', completedAt: 0, createdAt: 0, expiry: 0, reusable: 0 },
    })
    expect(items[0]?.createdAt).toBeGreaterThan(1_700_000_000)
  })

  it('goes by pages, newest first unless asked otherwise', async () => {
    const made = []
    for (let count = 0; count < 3; count += 1)
      made.push((await calls.make({ customData: 'pages' })).reference)
    expect(referencesOf(await list('customData=pages&sort=ID'))).toEqual([...made].reverse())
    expect(referencesOf(await list('customData=pages&order=1'))).toEqual(made)
    expect(await list('customData=pages&order=1&limit=2')).toMatchObject({ total: 3, nextOffset: 2 })
    const last = await list('customData=pages&order=1&limit=2&offset=2')
    expect([referencesOf(last), last.nextOffset]).toEqual([made.slice(2), undefined])
  })

  it('is sorted by when links ended, in any case of the word', async () => {
    const [first, second] = [
      await calls.make({ customData: 'ends' }),
      await calls.make({ customData: 'ends' }),
    ]
    await complete(second.reference)
    await complete(first.reference)
    for (const sort of ['completedat', 'completedAt', 'COMPLETEDAT'])
      expect(referencesOf(await list(`customData=ends&sort=${sort}`))).toContain(first.reference)
    const bad = (await calls.get('?sort=name')).error()
    expect(bad.message).toContain("Parameter 'sort'")
  })

  it('finds links by reference, profile, decision and time', async () => {
    const profile = await calls.profile({})
    const { reference } = await calls.make({ profile, reusable: true, version: 2, customData: 'found' })
    expect((await list(`reference=${reference}`)).items).toMatchObject([{ reusable: 1, profileId: profile }])
    expect(referencesOf(await list(`profileId=${profile}`))).toEqual([reference])
    const done = await calls.make({ customData: 'found' })
    await complete(done.reference)
    expect(referencesOf(await list('customData=found&decision=accept'))).toEqual([done.reference])
    expect(referencesOf(await list('customData=found&decision=reject'))).toEqual([])
    const now = Math.floor(Date.now() / 1000)
    expect((await list(`customData=found&createdAtMin=${now - 600}&createdAtMax=${now + 5}`)).total).toBe(2)
    expect((await list(`customData=found&createdAtMin=${now + 60}`)).total).toBe(0)
    expect(referencesOf(await list(`customData=found&completedAtMin=${now - 600}`))).toEqual([done.reference])
  })
})

describe('GET /docupass/{reference}', () => {
  it('shows an open link with its addresses and the beginning of its log', async () => {
    const { reference, url } = await calls.make({ customData: 'one' })
    const shown = await read(reference)
    expect(shown).toMatchObject({ reference, url, urlSign: {}, partySigned: {}, finalTransaction: null })
    expect([shown.intermediateTransactions, shown.auditLog.map(({ action }) => action)]).toEqual([
      ...[[], ['create']],
    ])
  })

  it('says of each party whether it has signed', async () => {
    const sign = (party: string) => `<div data-signature="1" data-uid="${party}" data-party="${party}"></div>`
    const contractSign = await calls.template(sign('tenant') + sign('landlord'))
    const { reference, urlSign } = await calls.make({ mode: 3, contractSign })
    const { records } = server.service
    const holder = await holderOf(records, { reference })
    const party = urlSign['landlord']?.split('/').at(-1) ?? ''
    const change = await aChange(records, holder, { at: Date.now(), deed: { kind: 'signed', party } })
    expect(await records.changeLink(holder.principal, change)).toBe(true)
    const shown = await read(reference)
    expect([shown.urlSign, shown.partySigned]).toEqual([urlSign, { tenant: false, landlord: true }])
    expect(shown.auditLog.at(-1)?.description).toBe('Signed as landlord.')
  })

  it('shows what a link ended in, what was refused before, and who did what from where', async () => {
    const { reference } = await calls.make()
    await complete(reference)
    const shown = await read(reference)
    expect(shown).toMatchObject({ decision: 'accept', validatedPhone: '+254700111222', ip: '192.0.2.9' })
    expect(shown.finalTransaction).toMatchObject({
      ...{ id: shown.transactionId, type: 'docupass', docupass: reference, decision: 'accept' },
    })
    const transaction = await server.ask({ method: 'GET', url: `/transaction/${shown.transactionId}` })
    expect(shown.finalTransaction).toEqual(transaction.json())
    expect(shown.intermediateTransactions).toMatchObject([
      {
        ...{ id: '', step: 'document', decision: 'reject', docupass: reference, type: 'docupass' },
        warning: [{ code: 'IMAGE_TOO_BLURRY', description: 'The image is too blurry.', decision: 'reject' }],
      },
    ])
    const log = shown.auditLog.map(({ action }) => action)
    expect(log).toEqual(['create', 'open', 'upload_document', 'complete'])
    expect(shown.auditLog[2]).toMatchObject({
      ...{ latitude: -1.29, Longitude: 36.82, longitude: 36.82, accuracy: 12 },
      description: 'The document was sent. It was refused: IMAGE_TOO_BLURRY.',
    })
    expect(JSON.stringify(shown.auditLog)).not.toContain('254700')
  })

  it('writes into the audit log of the account who saw it, without the reference', async () => {
    const { reference } = await calls.make()
    await read(reference)
    const audit = await server.ask({ method: 'GET', url: '/x/audit?limit=50' })
    expect(audit.body).toContain('link.viewed')
    expect(audit.body).toContain('link.created')
    expect(audit.body).not.toContain(reference)
  })
})

describe('DELETE /docupass/{reference}', () => {
  it('ends the link for good, and its transaction stays', async () => {
    const { reference } = await calls.make()
    await complete(reference)
    const { transactionId } = await read(reference)
    const remove = () => server.ask({ method: 'DELETE', url: `/docupass/${reference}` })
    expect((await remove()).json()).toEqual({ success: true })
    expect((await calls.get(`/${reference}`)).error().status).toBe(404)
    expect((await remove()).error()).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
    expect((await list(`reference=${reference}`)).total).toBe(0)
    expect((await server.ask({ method: 'GET', url: `/transaction/${transactionId}` })).statusCode).toBe(200)
    expect(await server.service.records.holderByReference(reference)).toBeNull()
  })
})

describe('links of one account', () => {
  it('are unknown to another one, and live ones to a test key', async () => {
    const { reference } = await calls.make({ customData: 'mine' })
    const other = await openTestAccount()
    for (const [asked, key] of [
      [other, 'server'],
      [server, 'test'],
    ] as const) {
      const url = `/docupass/${reference}`
      expect((await asked.ask({ method: 'GET', url, key })).error().code).toBe('ERROR_NOT_FOUND')
      expect((await asked.ask({ method: 'DELETE', url, key })).error().code).toBe('ERROR_NOT_FOUND')
      const listed = await asked.ask({ method: 'GET', url: `/docupass?reference=${reference}`, key })
      expect(listed.record()['total']).toBe(0)
    }
    expect((await read(reference)).customData).toBe('mine')
  })

  it('of a test key take its credit', async () => {
    const [first, second] = [await calls.post({}, { key: 'test' }), await calls.post({}, { key: 'test' })]
    const left = [first, second].map((reply) => Number(reply.record()['credit']))
    expect((left[0] ?? 0) - (left[1] ?? 0)).toBe(2)
    expect(first.record()['quota']).toBe(second.record()['quota'])
  })

  it('are closed to a restricted key', async () => {
    expect((await calls.post({}, { key: 'restricted' })).error().code).toBe('ERROR_KEY_FORBIDDEN')
    expect((await calls.get('', 'restricted')).error().code).toBe('ERROR_KEY_FORBIDDEN')
  })

  it('are refused where less is left than one costs', async () => {
    const short = await openTestAccount()
    const plan = { method: 'PATCH', url: '/x/account', key: 'operator', body: { quota: 3 } } as const
    expect((await short.ask(plan)).statusCode).toBe(200)
    const { post } = linkCalls(short)
    expect((await post({})).record()['quota']).toBe(1)
    expect((await post({})).error()).toMatchObject({ status: 402, code: 'ERROR_QUOTA_EXCEEDED' })
    expect((await post({ mode: 1 })).record()['quota']).toBe(0)
  })

  it('keep what was taken when their time is over unused', async () => {
    const first = await calls.make({ profileOverride: { docupass: { expiry: 60 } } })
    const { records } = server.service
    const holder = await holderOf(records, first)
    const completion = { completedAt: Date.now(), isExpired: true, validatedPhone: '', ip: '' }
    const end = await anEnd(records, holder, { completion, transaction: { decision: 'reject' } })
    expect(await records.completeLink(holder.principal, end)).toBe(true)
    const shown = await read(first.reference)
    expect([shown.decision, shown.auditLog.at(-1)?.action]).toEqual(['reject', 'expire'])
    expect(first.quota - (await calls.make()).quota).toBe(2)
  })

  it('keep what was taken when they are deleted unused', async () => {
    const first = await calls.make()
    await server.ask({ method: 'DELETE', url: `/docupass/${first.reference}` })
    expect(first.quota - (await calls.make()).quota).toBe(2)
  })
})

describe('a request for a link with an Idempotency-Key', () => {
  const request = { headers: { 'idempotency-key': 'link-1' } }

  it('makes one link, and is answered again to the byte', async () => {
    const body = { customData: 'once' }
    const [first, again] = [await calls.post(body, request), await calls.post(body, request)]
    expect(first.statusCode).toBe(200)
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect((await list('customData=once')).total).toBe(1)
    expect((await calls.post({ customData: 'twice' }, request)).error().status).toBe(422)
  })
})
