import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { personBytes, personFile } from '../world/pictures/faces.ts'
import { specimenOfPerson, type SpecimenOfPerson } from '../world/pictures/specimen-of-person.ts'
import { isFfmpegInstalled, personVideo } from '../world/pictures/video.ts'
import { recordAnswer, scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let passport: SpecimenOfPerson
beforeAll(async () => {
  server = await openTestAccount()
  passport = await specimenOfPerson()
})
afterAll(() => server.close())

const answer = scanAnswer.extend({ type: z.string(), scores: z.record(z.string(), z.number()) })
type Answer = z.output<typeof answer>

async function postFace(url: string, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const reply = await server.ask({ method: 'POST', url, body: { profile: 'security_medium', ...body } })
  expect(reply.statusCode, reply.body).toBe(200)
  return answer.parse(reply.json())
}
const face = (body: Readonly<Record<string, unknown>>) => postFace('/face', body)
/** What was found, without what could not be checked. */
const codesOf = ({ warning }: Answer) =>
  warning.map(({ code }) => code).filter((code) => code !== 'NOT_CHECKED')
/** Without what every specimen of this service raises. */
const otherWarnings = (reported: Answer) => codesOf(reported).filter((code) => code !== 'FAKE_ID')
const withoutLiveness = {
  decisions: { FACE_LIVENESS_ERR: { enabled: false }, RECAPTURED_FACE: { enabled: false } },
}

const [portrait, selfie, another] = ['p01-portrait.jpg', 'p01-selfie-1.jpg', 'p01-selfie-2.jpg'].map(
  personFile,
)
const stranger = personFile('p04-selfie-1.jpg')

/** Two people in one picture. */
async function bothFaces(): Promise<string> {
  const one = sharp(personBytes('p01-selfie-1.jpg')).extend({ right: 448 })
  const both = sharp(await one.toBuffer()).composite([
    { input: personBytes('p04-selfie-1.jpg'), left: 448, top: 0 },
  ])
  return (await both.jpeg().toBuffer()).toString('base64')
}

const blank = async () =>
  (
    await sharp({ create: { width: 600, height: 600, channels: 3, background: '#88a' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

describe('POST /face', () => {
  it('knows the same person, tells the score, and stores a record of its own kind', async () => {
    const reported = await face({ reference: portrait, face: selfie, customData: 'f-1' })
    expect(reported).toMatchObject({ type: 'face', data: {}, missingFields: [], customData: 'f-1' })
    expect(reported.scores['faceCompare']).toBeGreaterThan(0.9)
    expect(codesOf(reported)).toEqual([])
    expect(Object.keys(reported.outputImage ?? {}).sort()).toEqual(['face', 'front'])
    const record = recordAnswer.parse(
      (await server.ask({ method: 'GET', url: `/transaction/${reported.transactionId ?? ''}` })).json(),
    )
    expect(record).toMatchObject({ type: 'face', scores: reported.scores, decision: reported.decision })
  })

  it('is never accepted where no one can tell whether someone is alive, unless the profile does not ask', async () => {
    const grey = (await sharp(personBytes('p01-selfie-1.jpg')).grayscale().jpeg().toBuffer()).toString(
      'base64',
    )
    const reported = await face({ reference: portrait, face: grey })
    expect(reported.decision).toBe('review')
    expect(reported.notChecked?.map(({ code }) => code)).toEqual(['FACE_LIVENESS_ERR', 'RECAPTURED_FACE'])
    const notRequested = await face({ reference: portrait, face: grey, profileOverride: withoutLiveness })
    expect(notRequested.decision).toBe('accept')
  })

  it('rejects another person, and says how alike the two are', async () => {
    const reported = await face({ reference: portrait, face: stranger })
    expect(reported.decision).toBe('reject')
    expect(codesOf(reported)).toEqual(['FACE_MISMATCH'])
    const score = reported.scores['faceCompare'] ?? 1
    expect(score).toBeLessThan(0.5)
    expect(reported.warning[0]?.['description']).toContain(score.toFixed(2))
  })

  it('goes by the threshold of the profile', async () => {
    const strict = { ...withoutLiveness, thresholds: { face: 1 } }
    const reported = await face({ reference: portrait, face: selfie, profileOverride: strict })
    expect(codesOf(reported)).toEqual(['FACE_MISMATCH'])
  })

  it('takes several frames of one person together, and notices one of another person', async () => {
    const similar = await face({ reference: portrait, face: `${selfie ?? ''},${another ?? ''}` })
    expect(codesOf(similar)).toEqual([])
    const mixed = await face({ reference: portrait, face: `${selfie ?? ''},${another ?? ''},${stranger}` })
    expect(codesOf(mixed)).toContain('FACE_MISMATCH')
    expect(mixed.decision).toBe('reject')
  })

  it('#66 notices that the selfie is the very picture of the reference, also when it was saved anew', async () => {
    const smaller = await sharp(personBytes('p01-portrait.jpg')).resize(300).jpeg({ quality: 60 }).toBuffer()
    for (const copy of [portrait, smaller.toString('base64')])
      expect(codesOf(await face({ reference: portrait, face: copy }))).toEqual(['FACE_IDENTICAL'])
  })

  it('says which of the two pictures shows no one, and where there are two people', async () => {
    const blankImage = await blank()
    expect(codesOf(await face({ reference: portrait, face: blankImage }))).toEqual(['SELFIE_FACE_NOT_FOUND'])
    const noReference = await face({ reference: blankImage, face: selfie })
    expect(codesOf(noReference)).toEqual(['DOCUMENT_FACE_NOT_FOUND'])
    expect(noReference.notChecked?.map(({ code }) => code)).toContain('FACE_MISMATCH')
    expect(noReference.scores).toEqual({})
    expect(codesOf(await face({ reference: portrait, face: await bothFaces() }))).toEqual([
      'SELFIE_MULTIPLE_FACES',
    ])
  })

  it('says what the person could do better', async () => {
    const dark = await sharp(personBytes('p01-selfie-1.jpg')).resize(140).linear(0.2, 0).jpeg().toBuffer()
    const reported = await face({ reference: portrait, face: dark.toString('base64') })
    const codes = z.looseObject({ x: z.object({ faceHints: z.array(z.object({ code: z.string() })) }) })
    expect(codes.parse(reported).x.faceHints.map(({ code }) => code)).toEqual(['too_dark', 'too_small'])
    expect(codes.parse(await face({ reference: portrait, face: selfie })).x.faceHints).toEqual([])
  })

  it('looks at no face without consent where the profile asks for it, and keeps the record of one', async () => {
    const body = { reference: portrait, face: selfie, profileOverride: { face: { requireConsent: true } } }
    const refused = await server.ask({
      method: 'POST',
      url: '/face',
      body: { profile: 'security_low', ...body },
    })
    expect(refused.error()).toMatchObject({ status: 400, code: 'ERROR_OPERATION_FAILED' })
    const reported = await face({
      ...body,
      consent: { textId: 'biometrics-3', at: 1_790_000_000, locale: 'de' },
    })
    const record = await server.ask({
      method: 'GET',
      url: `/x/transactions/${reported.transactionId ?? ''}/trace`,
    })
    expect(record.json()).toMatchObject({
      facts: { face: { consent: { textId: 'biometrics-3', at: 1_790_000_000_000, locale: 'de' } } },
    })
  })

  it('asks for both pictures', async () => {
    for (const [missing, body] of [
      ['reference', { face: selfie }],
      ['face', { reference: portrait, face: '', faceVideo: null }],
    ] as const) {
      const reply = await server.ask({
        method: 'POST',
        url: '/face',
        body: { profile: 'security_low', ...body },
      })
      expect(reply.error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
      expect(reply.error().message).toContain(`'${missing}'`)
    }
  })

  it('keeps no picture of a face where the profile obscures faces, and the answer without pictures', async () => {
    const reported = await face({ reference: portrait, face: selfie, profileOverride: { obscure: ['face'] } })
    expect(reported.outputImage).toEqual({})
    expect(reported.scores['faceCompare']).toBeGreaterThan(0.9)
  })

  it('charges one for an answer, and nothing for a refusal', async () => {
    const { credit, quota } = await face({ reference: portrait, face: selfie })
    const refused = await server.ask({
      method: 'POST',
      url: '/face',
      body: { profile: 'security_low', reference: portrait, face: 'AAAA' },
    })
    expect(refused.error().code).toBe('ERROR_IMAGE_CORRUPTED')
    const next = await face({ reference: portrait, face: selfie })
    expect([next.credit, next.quota]).toEqual([credit, quota - 1])
  })

  it('is answered once: the same key and body give the same answer', async () => {
    const body = { profile: 'security_low', reference: portrait, face: selfie }
    const headers = { 'idempotency-key': 'face-1' }
    const first = await server.ask({ method: 'POST', url: '/face', body, headers })
    const again = await server.ask({ method: 'POST', url: '/face', body, headers })
    expect(answer.parse(again.json()).transactionId).toBe(answer.parse(first.json()).transactionId)
  })
})

describe.runIf(isFfmpegInstalled)('a video of the face', () => {
  it('is looked at frame by frame', async () => {
    const video = (await personVideo('p01-turn-left.jpg', 'mp4')).toString('base64')
    const reported = await face({ reference: portrait, faceVideo: video, profileOverride: withoutLiveness })
    expect(codesOf(reported)).toEqual([])
    expect(reported.decision).toBe('accept')
    expect(reported.scores['faceCompare']).toBeGreaterThan(0.5)
    const body = { reference: stranger, faceVideo: `data:video/mp4;base64,${video}` }
    expect(codesOf(await face(body))).toEqual(['FACE_MISMATCH'])
  })
})

it('refuses what is no video, and one by reference', async () => {
  for (const [faceVideo, code] of [
    [selfie, 'ERROR_IMAGE_CORRUPTED'],
    [`ref:${'a'.repeat(64)}`, 'ERROR_INVALID_VALUE'],
  ] as const) {
    const body = { profile: 'security_low', faceVideo }
    expect((await server.ask({ method: 'POST', url: '/liveness', body })).error().code).toBe(code)
  }
})

describe('POST /liveness', () => {
  it('asks nothing about another picture, and accepts what bears no trace of a recapture', async () => {
    const reported = await postFace('/liveness', { face: selfie })
    expect(reported).toMatchObject({ type: 'liveness', decision: 'accept', scores: {}, warning: [] })
    expect(Object.keys(reported.outputImage ?? {})).toEqual(['face'])
    expect(reported.notChecked ?? []).toEqual([])
  })

  it('rejects one picture sent as many frames: no one stands so still', async () => {
    const reported = await postFace('/liveness', { face: Array.from({ length: 5 }, () => selfie).join(',') })
    expect([reported.decision, codesOf(reported)]).toEqual(['reject', ['FACE_LIVENESS_ERR']])
  })

  it('rejects a picture of no one', async () => {
    const reported = await postFace('/liveness', { face: await blank() })
    expect([reported.decision, codesOf(reported)]).toEqual(['reject', ['SELFIE_FACE_NOT_FOUND']])
  })
})

describe('POST /scan with a selfie', () => {
  it('compares it with the portrait on the document', async () => {
    const reported = await postFace('/scan', { document: passport.base64, face: passport.selfie })
    expect(reported.scores['faceCompare']).toBeGreaterThan(0.5)
    expect(codesOf(reported).filter((code) => code.includes('FACE'))).toEqual([])
    expect(reported.outputImage?.face).toBeDefined()
  })

  it('rejects another person than the one on the document', async () => {
    const otherPerson = passport.holder.id === 'p04' ? (selfie ?? '') : stranger
    const reported = await postFace('/scan', { document: passport.base64, face: otherPerson })
    expect([reported.decision, otherWarnings(reported)]).toEqual(['reject', ['FACE_MISMATCH']])
  })

  it('says nothing of faces where none was sent', async () => {
    const reported = await postFace('/scan', { document: passport.base64 })
    expect(reported.scores).toEqual({})
    expect([...otherWarnings(reported), ...(reported.notChecked ?? []).map(({ code }) => code)]).toEqual([])
  })
})
