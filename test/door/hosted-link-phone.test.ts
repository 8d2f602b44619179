import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { linkHolder } from '../world/verification/link-holder.ts'
import { linkCalls } from '../world/verification/made-link.ts'

let server: TestServer
let phone: ReturnType<typeof linkHolder>
let address = 0
beforeAll(async () => {
  server = await openTestServer({
    SYMBOLON_PHONE_COUNTRIES: 'US,GB,DE',
    SYMBOLON_TRUSTED_PROXIES: '127.0.0.1',
  })
  phone = linkHolder(server)
})
afterAll(() => server.close())

const number = '+1 202 555 0143'
const generic = (message: string) => `DOCUPASS_GENERIC_ERROR ${message}`

const opened = async (body: Record<string, unknown> = {}) => {
  const { reference } = await linkCalls(server).make({
    ...{
      mode: 1,
      ...body,
      profileOverride: { docupass: { phoneVerification: 1, companyName: 'Sample Ltd' } },
    },
  })
  const call = phone.by(await phone.open(reference))
  address += 1
  const from = { 'x-forwarded-for': `192.0.2.${address}` }
  return {
    send: (sent: unknown = { number, type: 'sms' }, headers: Record<string, string> = from) =>
      call('create_phone_verification', sent, headers),
    check: (code: string) => call('check_phone_verification', { number: null, code }),
    call,
  }
}

const inbox = async (key: 'operator' | 'restricted' = 'operator') => {
  const reply = await server.ask({ method: 'GET', url: '/x/phone-inbox', key })
  if (reply.statusCode !== 200) return []
  const held = z.object({ items: z.array(z.object({ to: z.string(), text: z.string() })) })
  return held.parse(reply.json()).items
}
const lastCode = async (): Promise<string> => /\d{6}/.exec((await inbox())[0]?.text ?? '')?.[0] ?? ''
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('A code', () => {
  it('proves the number that it was sent to, once', async () => {
    const person = await opened()
    expect(await person.send()).toBe('phone')
    const [held] = await inbox()
    expect(held?.to).toBe('+12025550143')
    expect(held?.text).toContain('Sample Ltd')
    const code = await lastCode()
    expect(await person.check(wrongFor(code))).toBe(generic('INVALID_PHONE_VERIFICATION_CODE'))
    expect(await person.check(code)).toBe('document')
    expect(await person.check(code)).toMatch(/^DOCUPASS_INVALID_ACTION /)
  })

  it('is worth nothing after five wrong ones', async () => {
    const person = await opened()
    await person.send()
    const code = await lastCode()
    for (let tries = 0; tries < 5; tries += 1)
      expect(await person.check(wrongFor(code))).toBe(generic('INVALID_PHONE_VERIFICATION_CODE'))
    expect(await person.check(code)).toBe(generic('PHONE_VERIFICATION_EXPIRED'))
  })

  it('of another link proves nothing, and none proves nothing', async () => {
    const [one, other] = [await opened(), await opened()]
    expect(await other.check('123456')).toBe(generic('PHONE_VERIFICATION_EXPIRED'))
    await one.send()
    const code = await lastCode()
    await other.send()
    if (code !== (await lastCode()))
      expect(await other.check(code)).toBe(generic('INVALID_PHONE_VERIFICATION_CODE'))
  })

  it('goes to the number of the link, whatever is asked for', async () => {
    const person = await opened({ userPhone: '+49 30 901820' })
    expect(await person.send({ number: '+447400123456', type: 'call' })).toBe('phone')
    expect((await inbox())[0]?.to).toBe('+4930901820')
  })

  it('is sent once a minute to an address, and five times for a link', async () => {
    const person = await opened()
    expect(await person.send()).toBe('phone')
    expect(await person.send()).toBe(generic('SMS_LIMIT_REACHED'))
    for (let sent = 1; sent < 5; sent += 1)
      expect(await person.send(undefined, { 'x-forwarded-for': `198.51.100.${sent}` })).toBe('phone')
    expect(await person.send(undefined, { 'x-forwarded-for': '198.51.100.9' })).toBe(
      generic('PHONE_VERIFICATION_LIMIT_REACHED'),
    )
  })

  it.each([
    ['12', 'INVALID_PHONE_NUMBER'],
    ['2025550143', 'INVALID_PHONE_NUMBER'],
    ['+1 900 555 0143', 'NUMBER_NOT_SUPPORTED'],
    ['+33 6 12 34 56 78', 'PHONE NUMBER NOT IN ACCEPTED COUNTRY'],
  ])('is not sent to %s: %s', async (to, message) => {
    expect(await (await opened()).send({ number: to, type: 'sms' })).toBe(generic(message))
  })

  it('is read by no key without the scope', async () => {
    expect(await inbox('restricted')).toEqual([])
  })
})
