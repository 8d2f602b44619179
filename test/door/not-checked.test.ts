import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personFile } from '../world/pictures/faces.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { recordAnswer, scanAnswer, type ScanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let passport = ''
let unreadable = ''
beforeAll(async () => {
  server = await openTestAccount()
  passport = (await specimenFile({ kind: 'passport', seed: 3, today: todayInUtc() })).base64
  const wall = { width: 900, height: 640, channels: 3, background: '#8a9' } as const
  unreadable = (await sharp({ create: wall }).jpeg().toBuffer()).toString('base64')
})
afterAll(() => server.close())

type Fields = Readonly<Record<string, unknown>>

async function post(url: string, body: Fields): Promise<{ answer: ScanAnswer; ignored: unknown }> {
  const sent = { profile: 'security_medium', ...body }
  const reply = await server.ask({ method: 'POST', url, key: 'test', body: sent })
  expect(reply.statusCode, reply.body).toBe(200)
  return { answer: scanAnswer.parse(reply.json()), ignored: reply.headers['x-ignored-keys'] }
}
const scan = async (body: Fields) => (await post('/scan', body)).answer
const codesOf = ({ notChecked = [] }: ScanAnswer) => notChecked.map(({ code }) => code)

/** A request about another person, in every field, with the code of each. */
const wrong = {
  verifyName: ['JOHN SMITH', 'NAME_VERIFICATION_FAILED'],
  verifyDob: ['1901-01-01', 'DOB_VERIFICATION_FAILED'],
  verifyAge: ['110-120', 'AGE_VERIFICATION_FAILED'],
  verifyDocumentNumber: ['Z0000000', 'ID_NUMBER_VERIFICATION_FAILED'],
  verifyAddress: ['1 Elm Street', 'ADDRESS_VERIFICATION_FAILED'],
  verifyPostcode: ['99999', 'POSTCODE_VERIFICATION_FAILED'],
  restrictType: ['D', 'TYPE_NOT_ACCEPTED'],
  restrictCountry: ['DE', 'COUNTRY_NOT_ACCEPTED'],
  restrictState: ['CA', 'STATE_NOT_ACCEPTED'],
} as const
const fields = Object.fromEntries(Object.entries(wrong).map(([field, [value]]) => [field, value]))
const codes = Object.values(wrong).map(([, code]) => code)
const informs = { review: -1, reject: -1 }
const unrecognisedInforms = { profileOverride: { decisions: { UNRECOGNIZED_DOCUMENT: informs } } }

describe('What a scan asked for and could not be done', () => {
  it.each(['verifyAddress', 'verifyPostcode', 'restrictState'] as const)(
    '%s of a passport, which carries none, is reviewed and said in words',
    async (field) => {
      const [value, code] = wrong[field]
      const answer = await scan({ document: passport, [field]: value })
      expect(answer).toMatchObject({ decision: 'review', reviewScore: 0, rejectScore: 0 })
      expect(codesOf(answer)).toEqual([code])
      const rows = answer.warning.filter((row) => row.code === 'NOT_CHECKED')
      expect(rows).toEqual([
        {
          code: 'NOT_CHECKED',
          description: expect.stringMatching(new RegExp(`^${code} was not checked: .*not? .*read\\.$`, 'i')) as string,
          severity: 'medium',
          confidence: 1,
          decision: 'review',
        },
      ]) // prettier-ignore
      const url = `/transaction/${answer.transactionId ?? ''}`
      const record = recordAnswer.parse((await server.ask({ method: 'GET', url, key: 'test' })).json())
      expect(record.warning).toEqual(answer.warning)
    },
  )

  it('#139 of an unreadable picture is every verification and every restriction', async () => {
    const answer = await scan({ document: unreadable, ...unrecognisedInforms, ...fields })
    expect(answer.decision).toBe('review')
    expect(codesOf(answer).toSorted()).toEqual([...codes].toSorted())
    expect(answer.warning.filter(({ code }) => code === 'NOT_CHECKED')).toHaveLength(codes.length)
  })

  it('of an address is its country, without a table of addresses', async () => {
    const answer = await scan({ document: passport, ip: '192.0.2.9' })
    expect([answer.decision, codesOf(answer)]).toEqual(['review', ['IP_COUNTRY_MISMATCH']])
  })

  it('of a selfie is the comparison, where the document shows no face', async () => {
    const face = personFile('p01-selfie-1.jpg')
    const decisions = { UNRECOGNIZED_DOCUMENT: informs, DOCUMENT_FACE_NOT_FOUND: informs }
    const answer = await scan({ document: unreadable, face, profileOverride: { decisions } })
    expect(answer.decision).toBe('review')
    expect(codesOf(answer)).toContain('FACE_MISMATCH')
  })

  it('of a profile is a list of accepted documents, and a code that it switches on', async () => {
    const decisions = { UNRECOGNIZED_DOCUMENT: informs, UNDER_18: { review: 0 }, SCREEN_DETECTED: { enabled: true } }
    const profileOverride = { decisions, acceptedDocuments: { documentCountry: 'DE' } }
    const answer = await scan({ document: unreadable, profileOverride })
    expect(answer.decision).toBe('review')
    expect(codesOf(answer)).toEqual(['UNDER_18', 'COUNTRY_NOT_ACCEPTED', 'SCREEN_DETECTED'])
  }) // prettier-ignore
})

describe('What was not asked for', () => {
  it('is not charged for', async () => {
    expect(await scan({ document: passport })).toMatchObject({ decision: 'accept', notChecked: [] })
    const answer = await scan({ document: unreadable, ...unrecognisedInforms })
    expect(answer).toMatchObject({ decision: 'accept', notChecked: [] })
  })

  it('by the profile, though the request asked, is named in a header', async () => {
    const { answer, ignored } = await post('/scan', {
      ...{ document: passport, profile: 'security_none', ip: '192.0.2.9' },
      ...{ verifyName: 'JOHN SMITH', restrictState: 'CA' },
    })
    expect(answer).toMatchObject({ decision: 'accept', notChecked: [] })
    expect(ignored).toBe('verifyName, restrictState, ip')
  })

  it('because its key is unknown is named in a header, at every entry that judges or reads', async () => {
    const [reference, face] = ['p01-portrait.jpg', 'p01-selfie-1.jpg'].map(personFile)
    const scanned = await post('/scan', { document: passport, verifyDOB: '1901-01-01', client: 'python-sdk' })
    expect(scanned.ignored).toBe('verifyDOB')
    expect((await post('/face', { reference, face, verifyName: 'JOHN SMITH' })).ignored).toBe('verifyName')
    expect((await post('/liveness', { face, reference })).ignored).toBe('reference')
    for (const url of ['/quickscan', '/veryquickscan']) {
      const body = { document: passport, verifyName: 'JOHN SMITH' }
      const reply = await server.ask({ method: 'POST', url, key: 'test', body })
      expect(reply.headers['x-ignored-keys'], url).toBe('verifyName')
    }
    for (const [url, text] of [['/aml', 'name'], ['/amlv3', 'text']] as const) {
      const body = { [text]: 'Anna', birthyear: '1970' }
      const reply = await server.ask({ method: 'POST', url, key: 'test', body })
      expect(reply.statusCode, reply.body).toBe(200)
      expect(reply.headers['x-ignored-keys'], url).toBe('birthyear')
    }
  }) // prettier-ignore
})
