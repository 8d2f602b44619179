import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { completeLink } from '../../src/flows/verification/complete-link.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { desktopBrowser, linkHolder } from '../world/verification/link-holder.ts'
import { linkCalls } from '../world/verification/made-link.ts'
import { holderOf } from '../world/verification/store-link.ts'

let server: TestServer
let links: ReturnType<typeof linkCalls>
let phone: ReturnType<typeof linkHolder>
let pictures: Server
let logoURL: string
const fetched: string[] = []
beforeAll(async () => {
  server = await openTestServer({ SYMBOLON_FETCH_ALLOW: '127.0.0.1/32' })
  links = linkCalls(server)
  phone = linkHolder(server)
  const logo = await sharp({ create: { width: 1200, height: 300, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  pictures = createServer((request, reply) => {
    fetched.push(request.url ?? '')
    if (request.url === '/logo.png') reply.end(logo)
    else reply.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  await new Promise<void>((done) => pictures.listen(0, '127.0.0.1', done))
  logoURL = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/logo.png`
})
afterAll(async () => {
  pictures.close()
  await server.close()
})

const open = async (docupass: Record<string, unknown> = {}) => {
  const { reference } = await links.make({ mode: 1, profileOverride: { docupass } })
  return phone.open(reference)
}
const logoOf = (opened: { readonly sessionId: string }) =>
  phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'logo')

describe('What a session has beyond the format', () => {
  it('is empty where the profile says nothing', async () => {
    expect(await open()).toMatchObject({
      ...{ liveness: null, attemptsLeft: { document: 5, face: 5 } },
      ...{ expiresAt: 0, extensionsLeft: 0 },
      privacy: { storedDays: null, url: '', contact: '' },
      ...{ accentColor: '', hasLogo: false, mayAskPerson: false, signingOrigins: [] },
      ...{ steps: ['document'], party: null, devices: 1, consentGiven: false },
    })
  })

  it('is what the profile says of privacy, colours, signing and time', async () => {
    const rules = [
      { kind: 'transaction', days: 30 },
      { kind: 'link', days: 90 },
    ]
    await server.ask({ method: 'PUT', url: '/x/retention', body: { rules } })
    const said = {
      ...{ accentColor: '1A56DB', privacyURL: 'https://shop.example/privacy' },
      ...{ privacyContact: 'privacy@shop.example', signingOrigins: ['https://shop.example'], expiry: 600 },
    }
    const opened = await open(said)
    const { privacyURL: url, privacyContact: contact, accentColor, signingOrigins } = said
    expect(opened).toMatchObject({ accentColor, signingOrigins, privacy: { storedDays: 90, url, contact } })
    expect(Number(opened['expiresAt']) - Date.now() / 1000).toBeGreaterThan(500)
    // Another rule holds from the next call of the same session on.
    const shorter = { rules: [{ kind: '*', days: 7 }] }
    await server.ask({ method: 'PUT', url: '/x/retention', body: shorter })
    const again = await phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'get_action')
    expect(again.json()).toMatchObject({ privacy: { storedDays: 7 } })
  })

  it('is how many pictures may still be refused', async () => {
    const blank = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#88a' } })
      .jpeg()
      .toBuffer()
    const opened = await open()
    const call = phone.by(opened)
    expect(await call('upload_document', { document: blank.toString('base64') })).toMatch(
      /^DOCUPASS_DOCUMENT_REJECTED /,
    )
    const after = await phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'get_action')
    expect(after.record()['attemptsLeft']).toEqual({ document: 4, face: 5 })
  })
})

describe('The consent', () => {
  const shown = z.object({ language: z.string(), version: z.int(), sha256: z.string(), text: z.string() })
  const link = { mode: 0, language: 'es', profileOverride: { docupass: { companyName: 'North Quay' } } }

  it('is shown in the language of the page, and given for exactly that text', async () => {
    const { reference } = await links.make(link)
    const arabic = { 'accept-language': 'ar' }
    const opened = await phone.open(reference, arabic)
    const { text, ...agreed } = shown.parse(opened['consent'])
    expect([opened['language'], agreed.language]).toEqual(['es', 'ar'])
    expect(text).toMatch(/\p{Script=Arabic}.*North Quay/su)
    const call = phone.by(opened)
    expect(await call('save_consent', { ...agreed, language: 'de' }, arabic)).toMatch(
      /^DOCUPASS_INVALID_ACTION/,
    )
    expect(await call('save_consent', agreed, { 'accept-language': 'de' })).toBe('document')
    const after = await phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'get_action', undefined, arabic)
    expect(after.record()['consentGiven']).toBe(true)
    const { auditLog } = z
      .looseObject({ auditLog: z.array(z.looseObject({ description: z.string() })) })
      .parse((await links.get(`/${reference}`)).json())
    expect(auditLog.at(-1)?.description).toContain(`language ar, SHA-256 ${agreed.sha256}`)
  })
})

describe('The logo', () => {
  it('is fetched by the service once, made smaller, and on white where it was transparent', async () => {
    const opened = await open({ logoURL })
    expect(opened['hasLogo']).toBe(true)
    for (const one of [opened, await open({ logoURL })]) {
      const reply = await logoOf(one)
      expect(reply.headers['content-type']).toBe('image/png')
      const { data, info } = await sharp(reply.bytes).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, data[0]]).toEqual([512, 128, 255])
    }
    expect(fetched.filter((url) => url === '/logo.png')).toHaveLength(1)
  })

  it('is not found where there is none, where it is no picture, and where no session asks', async () => {
    expect((await logoOf(await open())).statusCode).toBe(404)
    expect((await logoOf(await open({ logoURL: logoURL.replace('.png', '.svg') }))).statusCode).toBe(404)
    const stranger = await logoOf({ sessionId: 'f'.repeat(64) })
    expect(stranger.json()).toMatchObject({ success: false, error: { message: 'SESSION_NOT_FOUND' } })
  })
})

describe('Another device', () => {
  it('finds the address as a QR code, in the place where links of the profile begin', async () => {
    const opened = await open({ customDocuPassURL: 'https://verify.shop.example/in' })
    const made = await phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'create_handoff', {})
    const { token, url, qrCode } = z
      .object({ token: z.string(), url: z.string(), qrCode: z.string() })
      .parse(made.json())
    expect(url).toBe(`https://verify.shop.example/in/#handoff=${token}`)
    const picture = Buffer.from(qrCode.replace('data:image/png;base64,', ''), 'base64')
    const { pixels } = (
      await server.service.ports.inference.decode(
        picture,
        { canvas: 2_000, pages: 1 },
        new AbortController().signal,
      )
    )[0] ?? { pixels: null }
    if (pixels === null) throw new Error('The code is no picture.')
    const codes = await server.service.ports.inference.readBarcodes(pixels, new AbortController().signal)
    expect(codes?.map(({ text }) => text)).toEqual([url])
    const desktop = linkHolder(server, desktopBrowser)
    expect(await desktop.outcome(`DOCUPASS_HANDOFF ${token}`, 'get_action')).toBe('document')
  })
})

describe('A person who asks for a person instead', () => {
  const detail = z.looseObject({
    finalTransaction: z.looseObject({
      decision: z.string(),
      notChecked: z.array(z.object({ code: z.string(), reason: z.string() })),
    }),
    auditLog: z.array(z.looseObject({ action: z.string() })),
  })

  it.each([0, 1])('ends the link of mode %d with what is there, for review', async (mode) => {
    const docupass = { allowManualReview: true }
    const { reference } = await links.make({ mode, profileOverride: { docupass } })
    const opened = await phone.open(reference)
    expect(opened['mayAskPerson']).toBe(true)
    const reply = await phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'ask_person', {})
    expect(reply.json()).toMatchObject({ error: { code: 'DOCUPASS_UNDER_REVIEW', reason: 'under-review' } })
    const { finalTransaction, auditLog } = detail.parse((await links.get(`/${reference}`)).json())
    expect(finalTransaction.decision).toBe('review')
    expect(finalTransaction.notChecked).toContainEqual({
      code: 'DOCUPASS_PERSON_ASKED',
      reason: 'The person asked for a person instead.',
    })
    expect(auditLog.map(({ action }) => action)).toEqual(['create', 'open', 'ask_person', 'complete'])
  })

  it('goes on where the profile does not allow it', async () => {
    const call = phone.by(await open())
    expect(await call('ask_person', {})).toMatch(/^DOCUPASS_INVALID_ACTION /)
    expect(await call('get_action')).toBe('document')
  })
})

describe('More time', () => {
  const shown = z.looseObject({
    ...{ expiry: z.int(), completedAt: z.int() },
    auditLog: z.array(z.looseObject({ action: z.string() })),
  })
  const timed = (expiry: number) => links.make({ mode: 1, profileOverride: { docupass: { expiry } } })

  it('moves the end of a link once, and the job of the first end does nothing', async () => {
    const { reference, expiry } = await timed(3)
    const opened = await phone.open(reference)
    expect(opened).toMatchObject({ expiresAt: expiry, extensionsLeft: 10 })
    const call = phone.by(opened)
    const given = await phone.ask(`DOCUPASS_SESSION ${opened.sessionId}`, 'extend_time', {})
    expect(given.json()).toMatchObject({ task: 'document', expiresAt: expiry + 900, extensionsLeft: 9 })
    expect(await call('extend_time', {})).toMatch(/^DOCUPASS_INVALID_ACTION /)
    const { records, ports } = server.service
    const { principal, linkId } = await holderOf(records, { reference })
    await new Promise((done) => setTimeout(done, expiry * 1000 + 100 - Date.now()))
    await completeLink(ports, principal, { linkId, isExpired: true, signal: new AbortController().signal })
    expect(await call('get_action')).toBe('document')
    expect(await phone.outcome(`DOCUPASS ${reference}`, 'get_action')).toBe('document')
    const detail = shown.parse((await links.get(`/${reference}`)).json())
    expect(detail).toMatchObject({ expiry: expiry + 900, completedAt: 0 })
    expect(detail.auditLog.map(({ action }) => action)).toEqual(['create', 'open', 'extend_time', 'open'])
  })

  it('is given near the end alone, and not where there is no end', async () => {
    for (const expiry of [600, 0]) {
      const call = phone.by(await phone.open((await timed(expiry)).reference))
      expect(await call('extend_time', {})).toMatch(/^DOCUPASS_INVALID_ACTION /)
    }
  })
})

describe('The end of a link', () => {
  it('is named by a word, so that a page can say it in its own language', async () => {
    const { reference } = await links.make({ mode: 1, profileOverride: { docupass: { expiry: 1 } } })
    await new Promise((done) => setTimeout(done, 1_100))
    const reply = await phone.ask(`DOCUPASS ${reference}`, 'get_action')
    expect(reply.json()).toMatchObject({ error: { code: 'DOCUPASS_FAILED', reason: 'expired' } })
  })
})
