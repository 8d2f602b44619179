import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { desktopBrowser, linkHolder, phoneBrowser } from '../world/verification/link-holder.ts'
import { linkCalls } from '../world/verification/made-link.ts'

let server: TestServer
let links: ReturnType<typeof linkCalls>
let phone: ReturnType<typeof linkHolder>
beforeAll(async () => {
  server = await openTestServer({ SYMBOLON_FAILED_KEY_LIMIT: '1000' })
  links = linkCalls(server)
  phone = linkHolder(server)
})
afterAll(() => server.close())

const make = async (docupass: Record<string, unknown> = {}, body: Record<string, unknown> = {}) =>
  links.make({ mode: 1, ...body, profileOverride: { docupass, ...profileOf(body) } })
const profileOf = ({ profileOverride }: Record<string, unknown>) =>
  z.record(z.string(), z.unknown()).catch({}).parse(profileOverride)

const notFound = 'DOCUPASS_FATAL_ERROR REFERENCE_NOT_FOUND'
const noSession = 'DOCUPASS_FATAL_ERROR SESSION_NOT_FOUND'
const outOfStep = /^DOCUPASS_INVALID_ACTION /

describe('The session of a hosted link', () => {
  it('has every key of the contract, and nothing that is expected of the person', async () => {
    const { reference } = await make(
      { phoneVerification: 1, companyName: 'Sample Ltd' },
      { userPhone: '+12025550143', verifyName: 'Ada Example', verifyDOB: '1990-01-02' },
    )
    const opened = await phone.open(reference, { 'accept-language': 'de-CH,en;q=0.5' })
    expect(opened).toMatchObject({
      ...{ task: 'phone', reference, companyName: 'Sample Ltd', language: 'de', documentSide: 2 },
      ...{ userPhone: '**********43', verifyName: null, verifyDob: null, contractSource: null },
      ...{ acceptedDocumentType: 'IPD', selectedDocumentType: null, gps: false },
    })
    expect(JSON.stringify(opened)).not.toMatch(/Ada Example|1990|2025550143/)
  })

  it('goes on from another address, and not from another class of device or by another secret', async () => {
    const opened = await phone.open((await make()).reference)
    expect(await phone.by(opened)('get_action')).toBe('document')
    const desktop = linkHolder(server, desktopBrowser)
    expect(await desktop.by(opened)('get_action')).toBe(noSession)
    expect(await phone.by({ sessionId: 'f'.repeat(64) })('get_action')).toBe(noSession)
    expect(await phone.outcome(`DOCUPASS US${'A'.repeat(25)}`, 'get_action')).toBe(notFound)
    expect(await phone.outcome('Bearer x', 'get_action')).toBe(noSession)
  })

  it('may be asked for by a page of any origin, which proves itself by no cookie', async () => {
    const { reference } = await make()
    const { headers } = await phone.ask(`DOCUPASS ${reference}`, 'get_action')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-headers']).toMatch(/Authorization, Geolocation/)
  })

  it('is opened by get_action alone', async () => {
    const { reference } = await make()
    const selection = { country: 'US', type: 'P' }
    expect(await phone.outcome(`DOCUPASS ${reference}`, 'save_document_selection', selection)).toBe(notFound)
  })

  it('is not opened more than thirty times', async () => {
    const { reference } = await make()
    for (let opened = 0; opened < 30; opened += 1) await phone.open(reference)
    expect(await phone.outcome(`DOCUPASS ${reference}`, 'get_action')).toMatch(/^DOCUPASS_ERROR_MESSAGE /)
  })

  it('ends with the link that is removed', async () => {
    const { reference } = await make()
    const opened = await phone.open(reference)
    await server.ask({ method: 'DELETE', url: `/docupass/${reference}` })
    expect(await phone.by(opened)('get_action')).toBe(noSession)
    expect(await phone.outcome(`DOCUPASS ${reference}`, 'get_action')).toBe(notFound)
  })

  it('learns that the time is over, and nothing more', async () => {
    const { reference } = await make({ expiry: 1 })
    const opened = await phone.open(reference)
    await new Promise((done) => setTimeout(done, 1_100))
    expect(await phone.by(opened)('get_action')).toMatch(/^DOCUPASS_FAILED .*over/)
    expect(await phone.by(opened)('save_document_selection', { country: 'US', type: 'P' })).toMatch(
      /^DOCUPASS_FAILED /,
    )
    expect(await phone.outcome(`DOCUPASS ${reference}`, 'get_action')).toMatch(/^DOCUPASS_FAILED /)
  })
})

describe('Another device', () => {
  it('goes on by a token, once, and an earlier token ends with a later one', async () => {
    const opened = await phone.open((await make()).reference)
    const token = async (): Promise<string> => {
      const reply = await phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'create_handoff', {})
      return z.string().parse(reply.record()['token'])
    }
    const [first, second] = [await token(), await token()]
    const desktop = linkHolder(server, desktopBrowser)
    expect(await desktop.outcome(`DOCUPASS_HANDOFF ${first}`, 'get_action')).toBe(noSession)
    expect(await desktop.outcome(`DOCUPASS_HANDOFF ${second}`, 'get_action')).toBe('document')
    expect(await desktop.outcome(`DOCUPASS_HANDOFF ${second}`, 'get_action')).toBe(noSession)
    // A device that says which it is may lose the answer.
    const [third, own] = [await token(), 'a1'.repeat(32)]
    const byOwn = `DOCUPASS_HANDOFF ${third} ${own}`
    expect(await desktop.outcome(byOwn, 'get_action')).toBe('document')
    expect(await desktop.outcome(byOwn, 'get_action')).toBe('document')
    expect(await desktop.outcome(`DOCUPASS_HANDOFF ${third}`, 'get_action')).toBe(noSession)
    expect(await desktop.outcome(`DOCUPASS_HANDOFF ${third} ${'b2'.repeat(32)}`, 'get_action')).toBe(
      noSession,
    )
    expect(await desktop.outcome(`DOCUPASS_HANDOFF ${third} short`, 'get_action')).toBe(noSession)
  })
})

describe('The wrong order', () => {
  it('is refused, and changes nothing', async () => {
    const opened = await phone.open((await make()).reference)
    const call = phone.by(opened)
    expect(await call('save_form', { a: 'b' })).toMatch(outOfStep)
    expect(await call('create_phone_verification', { number: '+12025550143', type: 'sms' })).toMatch(
      outOfStep,
    )
    expect(await call('check_phone_verification', { code: '123456' })).toMatch(outOfStep)
    expect(await call('save_consent', { language: 'en', version: 1, sha256: 'x' })).toMatch(outOfStep)
    expect(await call('get_action')).toBe('document')
  })
})

describe('The place', () => {
  it('is needed where the profile tracks it, and not to open the link', async () => {
    const opened = await phone.open((await make({ trackGps: true })).reference)
    expect(opened['gps']).toBe(true)
    const select = (headers: Record<string, string>) =>
      phone.by(opened)('save_document_selection', { country: 'US', type: 'P' }, headers)
    expect(await select({})).toBe('DOCUPASS_FATAL_ERROR LOCATION_HEADER_MISSING')
    expect(await select({ geolocation: '91,0,1' })).toBe('DOCUPASS_FATAL_ERROR LOCATION_HEADER_MISSING')
    expect(await select({ geolocation: '52.5,13.4,20' })).toBe('document')
  })
})

describe('The document that is chosen', () => {
  it('is one that the account takes', async () => {
    const accepted = { acceptedDocuments: { documentCountry: 'DE', documentType: 'P' } }
    const { reference } = await make({}, { profileOverride: accepted })
    const call = phone.by(await phone.open(reference))
    const popup = /^DOCUPASS_ERROR_POPUP /
    expect(await call('save_document_selection', { country: 'US', type: 'P' })).toMatch(popup)
    expect(await call('save_document_selection', { country: 'DE', type: 'I' })).toMatch(popup)
    expect(await call('save_document_selection', { country: 'de', type: 'P' })).toBe('document')
  })
})

describe('The form', () => {
  it('is answered whole, with what a choice offers', async () => {
    const field = { fieldDescription: '', fieldData: '' }
    const customField = [
      { ...field, fieldId: 'job', fieldLabel: 'Job', fieldType: 0 },
      { ...field, fieldId: 'sex', fieldLabel: 'Sex', fieldType: 2, fieldData: 'Male;M\nFemale;F' },
    ]
    const opened = await phone.open((await make({ customField })).reference)
    expect(opened.task).toBe('customform')
    expect(opened['customField']).toMatchObject([{ fieldId: 'job' }, { fieldData: 'Male\tM|Female\tF' }])
    const save = (body: unknown) => phone.by(opened)('save_form', body)
    const empty = 'DOCUPASS_GENERIC_ERROR CUSTOM_FIELD_EMPTY'
    expect(await save({ job: 'baker' })).toBe(empty)
    expect(await save({ job: ' ', sex: 'F' })).toBe(empty)
    expect(await save({ job: 'baker', sex: 'X' })).toBe(empty)
    expect(await save({ job: 'baker', sex: 'F' })).toBe('document')
    expect(await save({ job: 'baker', sex: 'M' })).toMatch(outOfStep)
  })
})

describe('Consent', () => {
  it('is to the exact text that was shown', async () => {
    const opened = await phone.open((await make({ companyName: 'Sample Ltd' }, { mode: 0 })).reference)
    const { text, ...agreed } = z
      .object({ text: z.string(), language: z.string(), version: z.int(), sha256: z.string() })
      .parse(opened['consent'])
    expect(text).toContain('Sample Ltd')
    const save = (changed: Record<string, unknown>) =>
      phone.by(opened)('save_consent', { ...agreed, ...changed })
    expect(await save({ sha256: 'a'.repeat(64) })).toMatch(outOfStep)
    expect(await save({ version: 2 })).toMatch(outOfStep)
    expect(await save({})).toBe('document')
  })
})

describe('What a device reports of itself', () => {
  it('is written down, and never refused for its length', async () => {
    const { reference } = await make()
    const note = { action: 'camera.opened', data: ['x'.repeat(2_000), 5] }
    expect(await phone.by(await phone.open(reference))('audit', note)).toBe('document')
    const shown = await links.get(`/${reference}`)
    expect(shown.body).toContain('camera.opened')
    expect(shown.body).not.toContain('x'.repeat(501))
  })
})

it('A body that is no JSON is refused as everywhere', async () => {
  const { sessionId } = await phone.open((await make()).reference)
  const reply = await server.app.inject({
    method: 'POST',
    url: '/docupassappv3/audit',
    headers: {
      ...{ authorization: `DOCUPASS_SESSION ${sessionId}`, 'user-agent': phoneBrowser },
      'content-type': 'application/json',
    },
    payload: '{',
  })
  expect([reply.statusCode, reply.body.includes('ERROR_INVALID_JSON')]).toEqual([400, true])
})

describe('A picture', () => {
  it('is sent as such: no address, no token, and nothing that is none', async () => {
    const { sessionId } = await phone.open((await make()).reference)
    const upload = async (document: string) => {
      const reply = await phone.ask(`DOCUPASS_SESSION ${sessionId}`, 'upload_document', { document })
      return `${reply.statusCode} ${reply.error().code}`
    }
    expect(await upload('https://example.com/a.jpg')).toBe('400 ERROR_INVALID_VALUE')
    expect(await upload(`ref:${'a'.repeat(64)}`)).toBe('400 ERROR_INVALID_VALUE')
    expect(await upload('AAAA')).toBe('400 ERROR_IMAGE_CORRUPTED')
    expect(await phone.by({ sessionId })('upload_face', { face: 'AAAA' })).toMatch(outOfStep)
  })
})

it('Links of an account that is banned are found by no one', async () => {
  const { reference } = await make()
  const opened = await phone.open(reference)
  const ban = (banned: boolean) =>
    server.ask({ method: 'PATCH', url: '/x/account', key: 'operator', body: { banned } })
  expect((await ban(true)).statusCode).toBe(200)
  expect(await phone.outcome(`DOCUPASS ${reference}`, 'get_action')).toBe(notFound)
  expect(await phone.by(opened)('get_action')).toBe(noSession)
  await ban(false)
  expect(await phone.by(opened)('get_action')).toBe('document')
})
