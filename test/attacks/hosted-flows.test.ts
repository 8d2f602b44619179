import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLog } from '../../src/platform/process/log.ts'
import { personFile } from '../world/pictures/faces.ts'
import { specimenOfPerson, type SpecimenOfPerson } from '../world/pictures/specimen-of-person.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { courseProfile } from '../world/verification/link-courses.ts'
import type { LinkRequest } from '../world/verification/made-link.ts'
import { openedLinks } from '../world/verification/opened-link.ts'

/** What goes into a link, and what comes out of it: to its holder, and into logs. */
let server: TestServer
let opened: ReturnType<typeof openedLinks>
let passport: SpecimenOfPerson
const logged: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'symbolon-links-'))
beforeAll(async () => {
  const sink = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(line.toString())
      done()
    },
  })
  server = await openTestServer({}, createLog('debug', sink))
  opened = openedLinks(server)
  passport = await specimenOfPerson()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a file where a camera is asked for', () => {
  it('#96 is seen by its form, and never accepted by itself', async () => {
    const { reference, call } = await opened.open()
    const png = await sharp(Buffer.from(passport.base64, 'base64')).png({ compressionLevel: 1 }).toBuffer()
    const sent = { document: png.toString('base64'), source: 'camera' }
    expect(await call('upload_document', sent)).toMatch(/^DOCUPASS_UNDER_REVIEW /)
    const { decision, codes } = await opened.finalOf(reference)
    expect([decision, codes]).toEqual(['review', expect.arrayContaining(['DOCUPASS_NOT_FROM_CAMERA'])])
  })
})

describe('marks and scripts', () => {
  const script = '"><script>alert(1)</script>'

  it('#97 come out as data where a link shows what its account wrote', async () => {
    const field = { fieldId: 'f', fieldLabel: script, fieldDescription: script, fieldType: 0, fieldData: '' }
    const docupass = { companyName: script, welcomeMessage: script, customField: [field] }
    const { session, reference } = await opened.open({ customData: script, mode: 0 }, docupass)
    expect(session).toMatchObject({ companyName: script, welcomeMessage: script, customField: [field] })
    const reply = await opened.phone.ask(`DOCUPASS_SESSION ${session.sessionId}`, 'get_action')
    expect(reply.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/) as string,
      'x-content-type-options': 'nosniff',
    })
    expect((await opened.links.get(`/${reference}`)).record()['customData']).toBe(script)
  })

  it.each(['javascript:alert(1)', 'data:text/html,<script>', 'file:///etc/passwd', 'intent://scan'])(
    '#97 no person is sent to %s',
    async (address) => {
      for (const key of ['acceptUrl', 'reviewUrl', 'rejectUrl', 'logoURL', 'customDocuPassURL']) {
        const override = {
          profileOverride: { decisions: courseProfile.decisions, docupass: { [key]: address } },
        }
        expect(await opened.links.refusal({ mode: 1, ...override }), key).toMatch(
          /^(ERROR_INVALID_VALUE|DOCUPASS_CUSTOM_URL_ERROR) /,
        )
      }
    },
  )
})

describe('a person who is on a list', () => {
  const watching = { AML_CRIME: { enabled: true } }

  async function walk(more: LinkRequest): Promise<readonly string[]> {
    const { reference, session, call } = await opened.open({
      profileOverride: { decisions: { ...courseProfile.decisions, ...more } },
    })
    const { sessionId: _, reference: __, ...shown } = session
    const end = await call('upload_document', { document: passport.base64 })
    return [reference, JSON.stringify(shown), end, await call('get_action')]
  }

  it('#99 is answered as any other who is reviewed, and learns of no list', async () => {
    const [first = '', ...unlisted] = await walk({})
    const found = await opened.links.get(`/${first}`)
    const value = z.array(z.object({ value: z.string() })).min(1)
    const { data } = z
      .object({ finalTransaction: z.object({ data: z.object({ fullName: value, dob: value }) }) })
      .parse(found.json()).finalTransaction
    const from = join(folder, 'watched.csv')
    writeFileSync(
      from,
      `Name,Born\n${data.fullName[0]?.value ?? ''},${(data.dob[0]?.value ?? '').replaceAll('/', '-')}\n`,
    )
    const own = { topic: 'crime', map: { name: 'Name', birth: 'Born' } }
    const loaded = await server.ask({
      ...{ method: 'POST', url: '/x/lists/refresh', key: 'operator' },
      body: { source: 'watched', from, own },
    })
    expect(loaded.statusCode, loaded.body).toBe(200)
    const [listed = '', ...answers] = await walk(watching)
    expect((await opened.finalOf(listed)).codes).toContain('AML_CRIME')
    expect(answers.join()).not.toMatch(/aml|crime|list|sanction|hit|watch/i)
    expect(answers[0]).toBe(unlisted[0])
    // Who is reviewed for another reason is answered the same.
    const file = await opened.open()
    const other = await file.call('upload_document', { document: passport.base64, source: 'file' })
    expect(answers.slice(1)).toEqual([other, other])
  })
})

describe('where a person says to be', () => {
  it('#100 is written down as it was said, and decides nothing', async () => {
    const ends = []
    for (const geolocation of ['0,0,1', '-89.9,179.9,100000']) {
      const { reference, call } = await opened.open({}, { trackGps: true })
      const end = await call('upload_document', { document: passport.base64 }, { geolocation })
      const { decision, codes } = await opened.finalOf(reference)
      ends.push({ end, decision, codes })
      const [latitude, longitude, accuracy] = geolocation.split(',').map(Number)
      expect(
        (await opened.detailOf(reference)).auditLog.find(({ action }) => action === 'upload_document'),
      ).toMatchObject({ latitude, Longitude: longitude, accuracy })
    }
    expect(ends[1]).toEqual(ends[0])
    expect(ends[0]?.end).toMatch(/^DOCUPASS_ACCEPTED /)
  })

  it('#100 does not make up for a face that is another one', async () => {
    const { call } = await opened.open({ mode: 2, referenceFace: personFile('p01-portrait.jpg') })
    const stranger = { face: personFile('p04-selfie-1.jpg') }
    expect(await call('upload_face', stranger, { geolocation: '52.5,13.4,1' })).toBe(
      'DOCUPASS_FACE_REJECTED FACE_MISMATCH',
    )
  })
})

describe('the reference of a link', () => {
  it('#101 stands in no log, no account log and no header of a whole flow, nor do the secrets of its devices', async () => {
    const { reference, session, call } = await opened.open(
      { mode: 0 },
      { acceptUrl: 'https://example.com/done?a=b' },
    )
    const reply = await opened.phone.ask(`DOCUPASS_SESSION ${session.sessionId}`, 'create_handoff', {})
    const token = z.string().parse(reply.record()['token'])
    const replies = [await opened.phone.ask(`DOCUPASS_SESSION ${session.sessionId}`, 'get_action')]
    await call('upload_document', { document: passport.base64 })
    replies.push(
      await opened.phone.ask(`DOCUPASS_SESSION ${session.sessionId}`, 'upload_face', {
        face: passport.selfie,
      }),
    )
    expect(replies.at(-1)?.body).toContain(`https://example.com/done?a=b&reference=${reference}`)
    // Calls that are refused, in every way in which one may be.
    await opened.phone.ask(`DOCUPASS ${reference}`, 'upload_face', { face: '' })
    await opened.phone.ask(`DOCUPASS_SESSION ${session.sessionId} ${reference}`, 'get_action')
    await server.ask({ method: 'GET', url: `/docupass/${reference}x` })
    await server.app.inject({ method: 'GET', url: `/docupassappv3/${reference}` })
    await opened.links.get(`?reference=${reference}`)
    await opened.links.get(`/${reference}`)
    await server.ask({ method: 'DELETE', url: `/docupass/${reference}` })
    const audit = await server.ask({ method: 'GET', url: '/x/audit?limit=90' })
    expect(audit.body).toContain('link.completed')
    const written = logged.join('')
    expect(written).toContain('/docupassappv3/upload_face')
    for (const secret of [reference, session.sessionId, token]) {
      expect(written).not.toContain(secret)
      expect(audit.body).not.toContain(secret)
      for (const { headers } of replies) expect(JSON.stringify(headers)).not.toContain(secret)
    }
    for (const { headers } of replies)
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })
})
