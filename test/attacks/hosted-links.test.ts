import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemIds } from '../../src/platform/process/ids.ts'
import { specimenOfPerson, type SpecimenOfPerson } from '../world/pictures/specimen-of-person.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { courseContract, courseProfile } from '../world/verification/link-courses.ts'
import { desktopBrowser, linkHolder } from '../world/verification/link-holder.ts'
import { type OpenedLink, openedLinks } from '../world/verification/opened-link.ts'

/** What a person who comes upon a link may try, or one who wants to go through it otherwise. */
let server: TestServer
let opened: ReturnType<typeof openedLinks>
let passport: SpecimenOfPerson
beforeAll(async () => {
  server = await openTestServer({
    SYMBOLON_FAILED_KEY_LIMIT: '1000',
    SYMBOLON_TRUSTED_PROXIES: '127.0.0.1',
  })
  opened = openedLinks(server)
  passport = await specimenOfPerson()
})
afterAll(() => server.close())

const noSession = 'DOCUPASS_FATAL_ERROR SESSION_NOT_FOUND'
const outOfStep = /^DOCUPASS_INVALID_ACTION /

describe('a reference', () => {
  it('#90 is 25 letters and digits, each as often as the others, and never the same twice', () => {
    const issued = Array.from({ length: 20_000 }, () => systemIds.linkReference())
    expect(new Set(issued).size).toBe(issued.length)
    const counts = new Map<string, number>()
    for (const letter of issued.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    const expected = (issued.length * 25) / 36
    expect(counts.size).toBe(36)
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(6 * expected ** 0.5)
  })

  it('#90 is guessed so often and no more, whatever device says to guess', async () => {
    const strict = await openTestServer({ SYMBOLON_FAILED_KEY_LIMIT: '5' })
    try {
      const guess = (browser: string) =>
        linkHolder(strict, browser).ask(`DOCUPASS US${systemIds.linkReference()}`, 'get_action')
      const answers = []
      for (let at = 0; at < 7; at += 1) answers.push(await guess(`Browser ${at}`))
      expect(answers.slice(0, 5).every(({ statusCode }) => statusCode === 200)).toBe(true)
      expect(answers.slice(5).map((answer) => answer.error().code)).toEqual(
        Array.from({ length: 2 }, () => 'ERROR_RATE_LIMIT'),
      )
    } finally {
      await strict.close()
    }
  })
})

describe('a link that has ended', () => {
  it('#91 says to another device that it is over, and nothing of its first', async () => {
    const { reference, session, call } = await opened.open({ customData: 'canary-91' })
    const handOff = await opened.phone.ask(`DOCUPASS_SESSION ${session.sessionId}`, 'create_handoff', {})
    const token = z.string().parse(handOff.record()['token'])
    expect(await call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_ACCEPTED /)
    const before = await opened.links.get(`/${reference}`)
    const desktop = linkHolder(server, desktopBrowser)
    for (const secret of [`DOCUPASS ${reference}`, `DOCUPASS_HANDOFF ${token}`]) {
      const reply = await desktop.ask(secret, 'get_action')
      expect(reply.json()).toMatchObject({ success: false, error: { code: 'DOCUPASS_COMPLETED' } })
      expect(reply.body).not.toMatch(/canary-91|accept|[0-9a-f]{32}/i)
    }
    expect(await call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_ACCEPTED /)
    expect(await call('save_document_selection', { country: 'UT', type: 'P' })).toMatch(/^DOCUPASS_ACCEPTED /)
    expect((await opened.links.get(`/${reference}`)).json()).toEqual(before.json())
  })
})

describe('a step', () => {
  it('#92 is neither left out nor repeated, and what was tried leaves nothing', async () => {
    const contractSign = await opened.links.template(courseContract)
    const { docupass } = courseProfile
    const { reference, call } = await opened.open({ mode: 0, contractSign }, docupass)
    const face = { face: passport.selfie }
    const tooEarly = [
      ['submit_contract', { s: 'data:image/png;base64,AAAA' }],
      ['upload_face', face],
      ['upload_document', { document: passport.base64 }],
    ] as const
    for (const [name, body] of tooEarly) expect(await call(name, body)).toMatch(outOfStep)
    expect(await call('save_form', { employer: 'Sample Ltd' })).toBe('document')
    expect(await call('upload_document', { document: passport.base64 })).toBe('face')
    // Played again, as it was sent.
    expect(await call('save_form', { employer: 'Another Ltd' })).toMatch(outOfStep)
    expect(await call('upload_document', { document: passport.base64 })).toMatch(outOfStep)
    expect((await opened.detailOf(reference)).auditLog.map(({ action }) => action)).toEqual([
      ...['create', 'open', 'save_form', 'upload_document'],
    ])
    expect(await call('get_action')).toBe('face')
  })
})

describe('a stolen session', () => {
  it('#93 is none for another class of device, and none by another scheme or with a party beside it', async () => {
    const { session } = await opened.open()
    const { sessionId } = session
    expect(await linkHolder(server, desktopBrowser).by(session)('get_action')).toBe(noSession)
    expect(await opened.phone.outcome(`DOCUPASS_HANDOFF ${sessionId}`, 'get_action')).toBe(noSession)
    expect(await opened.phone.outcome(`DOCUPASS_SESSION ${sessionId} AAAAAAAA BB`, 'get_action')).toBe(
      noSession,
    )
    expect(await opened.phone.outcome(`DOCUPASS ${sessionId}`, 'get_action')).toMatch(/REFERENCE_NOT_FOUND$/)
  })

  it('#93 moves its own link on, and no other', async () => {
    const [one, other] = [await opened.open(), await opened.open()]
    const select = {
      country: 'UT',
      type: 'P',
      reference: other.reference,
      sessionId: other.session.sessionId,
    }
    expect(await one.call('save_document_selection', select)).toBe('document')
    expect((await opened.detailOf(other.reference)).auditLog.map(({ action }) => action)).toEqual([
      'create',
      'open',
    ])
  })

  it('#93 shows nothing that the account expects of the person', async () => {
    const expected = {
      verifyName: 'Canary Expected',
      verifyDocumentNumber: 'CANARY93',
      verifyDOB: '1931-03-09',
    }
    const { session } = await opened.open({
      ...expected,
      verifyAddress: 'Canary Street 93',
      verifyPostcode: 'CNR 93',
    })
    expect(JSON.stringify(session)).not.toMatch(/canary|1931|CNR 93/i)
  })
})

describe('attempts', () => {
  it('#94 are five, from whichever device, and no answer holds a score', async () => {
    const { reference, session, call } = await opened.open()
    const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: '#88a' } })
    const upload = { document: (await blank.jpeg().toBuffer()).toString('base64') }
    const again = await opened.phone.open(reference)
    const answers = []
    for (const by of [session, again, session, again, session])
      answers.push(await opened.phone.by(by)('upload_document', upload))
    expect(answers.slice(0, 4).every((answer) => /^DOCUPASS_DOCUMENT_REJECTED [A-Z_,]+$/.test(answer))).toBe(
      true,
    )
    expect(answers.at(-1)).toMatch(/^DOCUPASS_FAILED [^\d]*$/)
    expect(await call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_FAILED /)
    expect((await opened.finalOf(reference)).codes).toContain('DOCUPASS_TOO_MANY_ATTEMPTS')
  })
})

describe('a code that is sent to a telephone', () => {
  const generic = (message: string) => `DOCUPASS_GENERIC_ERROR ${message}`
  const profile = { phoneVerification: 1 }
  const send = ({ call }: Pick<OpenedLink, 'call'>, number: string, address: string) =>
    call('create_phone_verification', { number, type: 'sms' }, { 'x-forwarded-for': address })
  const sentTo = async (number: string): Promise<string> => {
    const reply = await server.ask({ method: 'GET', url: '/x/phone-inbox', key: 'operator' })
    const { items } = z
      .object({ items: z.array(z.object({ to: z.string(), text: z.string() })) })
      .parse(reply.json())
    return /\d{6}/.exec(items.find(({ to }) => to === number)?.text ?? '')?.[0] ?? ''
  }

  it('#95 proves that number alone, and once', async () => {
    const link = await opened.open({}, profile)
    expect(await send(link, '+12025550101', '192.0.2.1')).toBe('phone')
    const first = await sentTo('+12025550101')
    expect(await send(link, '+12025550102', '192.0.2.2')).toBe('phone')
    if (first !== (await sentTo('+12025550102')))
      expect(await link.call('check_phone_verification', { number: '+12025550101', code: first })).toBe(
        generic('INVALID_PHONE_VERIFICATION_CODE'),
      )
    const code = await sentTo('+12025550102')
    expect(await link.call('check_phone_verification', { number: '+12025550101', code })).toBe('document')
    expect(await link.call('check_phone_verification', { number: null, code })).toMatch(outOfStep)
    const shown = (await opened.links.get(`?reference=${link.reference}`)).json()
    expect(shown).toMatchObject({ items: [{ validatedPhone: '' }] })
  })

  it('#95 goes to one range of numbers so often and no more, from whichever link and address', async () => {
    let sent = 0
    let answer = 'phone'
    while (answer === 'phone' && sent < 210) {
      const link = await opened.open({}, profile)
      for (let times = 0; times < 5 && answer === 'phone'; times += 1) {
        answer = await send(link, `+1303555${1000 + sent}`, `198.18.${sent % 200}.${Math.floor(sent / 200)}`)
        if (answer === 'phone') sent += 1
      }
    }
    expect([sent, answer]).toEqual([200, generic('PHONE_VERIFICATION_LIMIT_REACHED')])
    expect(await send(await opened.open({}, profile), '+12025550143', '198.19.0.1')).toBe('phone')
  })
})
