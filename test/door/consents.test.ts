import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { personFile } from '../world/pictures/faces.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const consent = z.object({
  id: z.string(),
  subjectId: z.string(),
  transactionId: z.string().nullable(),
  mode: z.string(),
  textId: z.string(),
  locale: z.string(),
  version: z.string().nullable(),
  givenAt: z.number(),
  withdrawnAt: z.number().nullable(),
})
const oneConsent = z.object({ item: consent })
const consentPage = z.object({ items: z.array(consent), nextCursor: z.string().optional() })

const [portrait, selfie] = ['p01-portrait.jpg', 'p01-selfie-1.jpg'].map(personFile)
const consentRequired = { face: { requireConsent: true } }
const now = () => Math.floor(Date.now() / 1000)
const post = (body: Readonly<Record<string, unknown>>, key?: 'test') =>
  server.ask({ method: 'POST', url: '/x/consents', body, ...(key === undefined ? {} : { key }) })
const list = async (query = '', key?: 'test') =>
  consentPage.parse(
    (
      await server.ask({ method: 'GET', url: `/x/consents?${query}`, ...(key === undefined ? {} : { key }) })
    ).json(),
  ).items
const withdraw = (id: string) => server.ask({ method: 'DELETE', url: `/x/consents/${id}` })
const face = (body: Readonly<Record<string, unknown>>) =>
  server.ask({
    method: 'POST',
    url: '/face',
    body: {
      profile: 'security_low',
      reference: portrait,
      face: selfie,
      profileOverride: consentRequired,
      ...body,
    },
  })

/** Wordings that the cases below agree to. */
async function storeTexts(...ids: readonly string[]): Promise<void> {
  for (const textId of ids)
    await server.ask({
      method: 'POST',
      url: '/x/consents/texts',
      body: { textId, text: `I agree (${textId}).` },
    })
}

describe('/x/consents', () => {
  it('keeps every wording of a text once, and names the one that was agreed to', async () => {
    const url = '/x/consents/texts'
    const keep = (text: string) =>
      server.ask({ method: 'POST', url, body: { textId: 'biometrics-3', locale: 'de', text } })
    expect((await keep('Alter Wortlaut.')).statusCode).toBe(200)
    const text = 'Ich willige ein, dass mein Gesicht verglichen wird. ä'
    const version = createHash('sha256').update(text).digest('hex')
    expect((await keep(text)).json()).toMatchObject({ success: true, item: { version, text } })
    expect((await keep(text)).statusCode).toBe(200)
    const stored = z.object({ items: z.array(z.object({ textId: z.string(), version: z.string() })) })
    const { items } = stored.parse((await server.ask({ method: 'GET', url })).json())
    expect(items.filter(({ textId }) => textId === 'biometrics-3')).toHaveLength(2)
    const reported = await post({
      textId: 'biometrics-3',
      locale: 'de',
      at: now() + 60,
      customData: 'worded',
    })
    expect(oneConsent.parse(reported.json()).item.version).toBe(version)
    const unknown = await post({ textId: 'biometrics-3', at: now() + 60, customData: 'worded' })
    expect(oneConsent.parse(unknown.json()).item).toMatchObject({ version: null, locale: '' })
  })

  it('refuses a consent to a wording that no one stored, and names what to do', async () => {
    const body = { textId: 'unheard-of', at: now(), customData: 'unworded' }
    expect((await post(body)).error()).toMatchObject({
      status: 400,
      code: 'ERROR_INVALID_VALUE',
      message: expect.stringContaining('POST /x/consents/texts') as string,
    })
    expect(await list('customData=unworded')).toEqual([])
    await storeTexts('unheard-of')
    expect((await post(body)).statusCode).toBe(200)
    expect((await post({ ...body, customData: 'of a test' }, 'test')).statusCode).toBe(400)
  })

  it('says who must be named, and takes no consent of tomorrow nor of no one', async () => {
    expect((await post({ textId: 't', at: now() })).error()).toMatchObject({ status: 400 })
    const tomorrow = await post({ textId: 't', at: now() + 86_400, customData: 'c' })
    expect(tomorrow.error().message).toContain("'at'")
    await storeTexts('t')
    const unnamed = await post({ textId: 't', at: now(), target: 'ab'.repeat(16) })
    expect(unnamed.error()).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
  })

  it('lets a face be looked at for the same customData until it is withdrawn, and leads a test key by nothing live', async () => {
    const customData = 'known-before'
    expect((await face({ customData })).error().message).toContain('POST /x/consents')
    const given = oneConsent.parse(
      (await post({ textId: 'biometrics-3', at: now() - 60, customData })).json(),
    ).item
    expect(await list('limit=100', 'test')).toEqual([])
    const asTest = await server.ask({
      method: 'POST',
      url: '/liveness',
      key: 'test',
      body: { profile: 'security_low', face: selfie, profileOverride: consentRequired, customData },
    })
    expect(asTest.error().code).toBe('ERROR_OPERATION_FAILED')
    const reported = scanAnswer.parse((await face({ customData })).json())
    const [sent] = (await list(`customData=${customData}`)).filter((row) => row.transactionId !== null)
    expect(sent).toMatchObject({ transactionId: reported.transactionId, textId: 'biometrics-3' })
    expect(oneConsent.parse((await withdraw(given.id)).json()).item.withdrawnAt).not.toBeNull()
    expect((await withdraw(given.id)).statusCode).toBe(404)
    expect((await list(`customData=${customData}`)).every((row) => row.withdrawnAt !== null)).toBe(true)
    expect((await face({ customData })).error().message).toContain('requires consent')
    const old = await face({ customData, consent: { textId: 'biometrics-3', at: now() - 60 } })
    expect(old.error().message).toContain('was withdrawn')
    const anew = await face({ customData, consent: { textId: 'biometrics-3', at: now() + 2 } })
    expect(anew.statusCode, anew.body).toBe(200)
  })

  it('gives it out with its subject, and erases it with that', async () => {
    const reported = scanAnswer.parse(
      (await face({ customData: 'exported', consent: { textId: 'b', at: now() - 5, locale: 'en' } })).json(),
    )
    const [sent] = await list('customData=exported')
    expect(sent).toMatchObject({ transactionId: reported.transactionId, textId: 'b', locale: 'en' })
    const subject = sent?.subjectId ?? ''
    await storeTexts('c')
    const by = await post({ textId: 'c', at: now() - 5, target: reported.transactionId })
    expect(oneConsent.parse(by.json()).item).toMatchObject({ subjectId: subject, transactionId: null })
    const held = await server.ask({ method: 'GET', url: `/x/subjects/${subject}/export` })
    expect(held.json()).toMatchObject({ consents: [{ textId: 'b' }, { textId: 'c' }] })
    expect(await list(`subjectId=${subject}`)).toHaveLength(2)
    expect((await server.ask({ method: 'DELETE', url: `/x/subjects/${subject}` })).statusCode).toBe(200)
    expect(await list(`subjectId=${subject}`)).toEqual([])
    expect(await list('customData=exported')).toEqual([])
    const audit = (await server.ask({ method: 'GET', url: '/x/audit?limit=100' })).body
    for (const action of ['consent.text-kept', 'consent.recorded', 'consent.withdrawn', 'consent.listed'])
      expect(audit).toContain(action)
  })

  it('answers the same request with an Idempotency-Key once', async () => {
    await storeTexts('t')
    const request = {
      method: 'POST',
      url: '/x/consents',
      body: { textId: 't', at: now(), customData: 'twice' },
      headers: { 'idempotency-key': 'consent-1' },
    } as const
    const [first, again] = [await server.ask(request), await server.ask(request)]
    expect(again.json()).toEqual(first.json())
    expect(await list('customData=twice')).toHaveLength(1)
  })
})
