import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { personFile } from '../world/pictures/faces.ts'
import { specimenOfPerson, type SpecimenOfPerson } from '../world/pictures/specimen-of-person.ts'
import { openTestAccount, type RequestOptions, type TestServer } from '../world/service/server.ts'
import { specimenDecisions } from '../world/verification/link-courses.ts'
import { type LinkRequest, madeLink } from '../world/verification/made-link.ts'
import { openedLinks } from '../world/verification/opened-link.ts'

let server: TestServer
let links: ReturnType<typeof openedLinks>['links']
let phone: ReturnType<typeof openedLinks>['phone']
let openWith: ReturnType<typeof openedLinks>['openWith']
let passport: SpecimenOfPerson
let other: SpecimenOfPerson
beforeAll(async () => {
  server = await openTestAccount()
  ;({ links, phone, openWith } = openedLinks(server))
  passport = await specimenOfPerson()
  other = await specimenOfPerson({ seed: 2 })
})
afterAll(() => server.close())

const askAgain = (reference: string, step: string, request: Partial<RequestOptions> = {}) =>
  server.ask({ method: 'POST', url: `/x/docupass/${reference}/ask-again`, body: { step }, ...request })

/** The new link, opened by its person. */
const opened = async (reference: string, step: string) => {
  const reply = await askAgain(reference, step)
  expect(reply.statusCode, reply.body).toBe(200)
  const made = madeLink.parse(reply.json())
  const session = await phone.open(made.reference)
  return { made, session, call: phone.by(session) }
}

const refusal = async (reference: string, step: string): Promise<string> => {
  const { code, message } = (await askAgain(reference, step)).error()
  return `${code} ${message}`
}

const shown = z.looseObject({
  customData: z.string(),
  finalTransaction: z
    .looseObject({
      id: z.string(),
      decision: z.string(),
      docupass: z.string(),
      outputImage: z.record(z.string(), z.string()),
      data: z.record(z.string(), z.array(z.looseObject({ value: z.string() }))),
      warning: z.array(z.looseObject({ code: z.string() })),
    })
    .nullable(),
  auditLog: z.array(z.looseObject({ action: z.string(), description: z.string() })),
})
const read = async (reference: string) => shown.parse((await links.get(`/${reference}`)).json())
const finalOf = async (reference: string) => {
  const { finalTransaction } = await read(reference)
  if (finalTransaction === null) throw new Error('The link is still open.')
  return finalTransaction
}
const subjectOf = async (transactionId: string): Promise<string> => {
  const { records } = server.service
  const stored = await records.get(await records.operator(server.account), transactionId)
  return stored?.subjectId ?? ''
}

const form = [
  { fieldId: 'employer', fieldLabel: 'Employer', fieldDescription: '', fieldType: 0, fieldData: '' },
]

/** A link whose person showed the document, and the face of someone else until it ended. */
async function endedByWrongFace(body: LinkRequest = {}) {
  const { reference, call } = await openWith(body)
  await call('save_form', { employer: 'Sample Ltd' })
  expect(await call('upload_document', { document: passport.base64 })).toBe('face')
  for (const _ of [1, 2, 3, 4, 5]) await call('upload_face', { face: personFile('p04-selfie-1.jpg') })
  expect(await call('get_action')).toMatch(/^DOCUPASS_FAILED/)
  return reference
}

describe('The face, asked for again', () => {
  it('is one step of a new link, with the document and the answers of the first', async () => {
    const profileOverride = { docupass: { customField: form } }
    const first = await endedByWrongFace({ customData: 'u-17', profileOverride })
    const { made, session, call } = await opened(first, 'face')
    expect([made.customData, session.task, made.reference === first]).toEqual(['u-17', 'face', false])
    expect(await call('upload_face', { face: passport.selfie })).toMatch(/^DOCUPASS_ACCEPTED/)
    const [before, final] = [await finalOf(first), await finalOf(made.reference)]
    expect([before.decision, final.decision, final.docupass]).toEqual(['reject', 'accept', made.reference])
    expect(Object.keys(final.outputImage).toSorted()).toEqual(['face', 'front'])
    expect(final.data['documentNumber']).toEqual(before.data['documentNumber'])
    expect(final.data['employer']?.[0]?.value).toBe('Sample Ltd')
    expect(await subjectOf(final.id)).toBe(await subjectOf(before.id))
    const { auditLog } = await read(made.reference)
    expect(auditLog[1]?.action).toBe('ask_again')
    expect(auditLog[1]?.description).toContain('face')
    // Nothing of the first was changed by it.
    expect((await finalOf(first)).decision).toBe('reject')
  })

  it('is compared with the document that was taken over', async () => {
    const { call } = await opened(await endedByWrongFace(), 'face')
    expect(await call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_INVALID_ACTION/)
    expect(await call('upload_face', { face: personFile('p04-selfie-1.jpg') })).toBe(
      'DOCUPASS_FACE_REJECTED FACE_MISMATCH',
    )
  })

  it('of a link of a face alone, is compared with the face that the account gave', async () => {
    const first = await openWith({ mode: 2, referenceFace: personFile('p01-portrait.jpg') })
    expect(await first.call('upload_face', { face: personFile('p01-selfie-1.jpg') })).toMatch(/^DOCUPASS_ACC/)
    const { call } = await opened(first.reference, 'face')
    expect(await call('upload_face', { face: personFile('p04-selfie-1.jpg') })).toMatch(/FACE_MISMATCH$/)
    expect(await call('upload_face', { face: personFile('p01-selfie-1.jpg') })).toMatch(/^DOCUPASS_ACCEPTED/)
  })
})

describe('The document, asked for again', () => {
  const whole = async (body: LinkRequest = {}) => {
    const { reference, call } = await openWith(body)
    expect(await call('upload_document', { document: passport.base64 })).toBe('face')
    expect(await call('upload_face', { face: passport.selfie })).toMatch(/^DOCUPASS_ACCEPTED/)
    return reference
  }

  it('is one step of a new link, and compared with the face of the first', async () => {
    const first = await whole()
    const { made, session, call } = await opened(first, 'document')
    expect(session.task).toBe('document')
    expect(await call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_ACCEPTED/)
    const final = await finalOf(made.reference)
    expect(Object.keys(final.outputImage).toSorted()).toEqual(['face', 'front'])
    const wrong = await opened(first, 'document')
    expect(await wrong.call('upload_document', { document: other.base64 })).toMatch(/^DOCUPASS_FAILED/)
    const codes = (await finalOf(wrong.made.reference)).warning.map(({ code }) => code)
    expect(codes).toContain('FACE_MISMATCH')
  })

  it('is no duplicate of the first time, but of another person who showed it', async () => {
    const enabled = { enabled: true, review: 0, reject: -1, weight: 1 }
    const override = { decisions: { ...specimenDecisions, DUPLICATE_DOCUMENT: enabled } }
    const shownTwice = await specimenOfPerson({ seed: 6 })
    const first = await openWith({ mode: 1, profileOverride: override })
    await first.call('upload_document', { document: shownTwice.base64 })
    const again = await opened(first.reference, 'document')
    await again.call('upload_document', { document: shownTwice.base64 })
    const someone = await openWith({ mode: 1, profileOverride: override })
    await someone.call('upload_document', { document: shownTwice.base64 })
    const codesOf = async (reference: string) => (await finalOf(reference)).warning.map(({ code }) => code)
    expect(await codesOf(again.made.reference)).not.toContain('DUPLICATE_DOCUMENT')
    expect(await codesOf(someone.reference)).toContain('DUPLICATE_DOCUMENT')
  })

  it('costs one, and once with an Idempotency-Key', async () => {
    const first = await openWith({ mode: 1 })
    expect(await first.call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_ACCEPTED/)
    const before = (await links.make({ mode: 1 })).quota
    const headers = { 'idempotency-key': 'again-1' }
    const once = await askAgain(first.reference, 'document', { headers })
    const twice = await askAgain(first.reference, 'document', { headers })
    expect(twice.json()).toEqual(once.json())
    expect(madeLink.parse(once.json()).quota).toBe(before - 1)
    expect((await links.make({ mode: 1 })).quota).toBe(before - 2)
    const audit = await server.ask({ method: 'GET', url: '/x/audit?limit=100', key: 'operator' })
    expect(audit.body).toContain('link.asked-again')
  })

  it('is refused where the picture of the face was not stored, and takes nothing', async () => {
    const first = await whole({ profileOverride: { saveImage: false } })
    const { quota } = await links.make()
    expect(await refusal(first, 'document')).toMatch(
      /^ERROR_OPERATION_FAILED The pictures .* were not stored/,
    )
    expect(await refusal(first, 'face')).toMatch(/^ERROR_OPERATION_FAILED The pictures .* were not stored/)
    expect((await links.make()).quota).toBe(quota - 2)
  })
})

describe('A step is not asked for again', () => {
  it('of a link that is open, that did not ask for it, or whose other step was not done', async () => {
    const { reference } = await openWith()
    expect(await refusal(reference, 'face')).toMatch(/ once the link has ended\.$/)
    const alone = await openWith({ mode: 1 })
    await alone.call('upload_document', { document: passport.base64 })
    expect(await refusal(alone.reference, 'face')).toMatch(/ asked for no face, /)
    const nothing = await openWith()
    for (const _ of [1, 2, 3, 4, 5]) await nothing.call('upload_document', { document: passport.selfie })
    for (const step of ['document', 'face'])
      expect(await refusal(nothing.reference, step)).toMatch(/ other step of this link was not done /)
  })

  it('of what was read and obscured, or of a transaction that was deleted', async () => {
    const hidden = await endedByWrongFace({ profileOverride: { obscure: ['documentNumber'] } })
    expect(await refusal(hidden, 'face')).toMatch(/ obscures what was read, /)
    const deleted = await openWith({ mode: 1 })
    await deleted.call('upload_document', { document: passport.base64 })
    const { id } = await finalOf(deleted.reference)
    await server.ask({ method: 'DELETE', url: `/transaction/${id}` })
    expect(await refusal(deleted.reference, 'document')).toMatch(/ was deleted: make a new link\.$/)
  })

  it('by another account, by a restricted key, or without a step', async () => {
    const ended = await openWith({ mode: 1 })
    await ended.call('upload_document', { document: passport.base64 })
    const stranger = await openTestAccount()
    const key = { written: stranger.keys.server }
    expect((await askAgain(ended.reference, 'document', { key })).error().code).toBe('ERROR_NOT_FOUND')
    const restricted = await askAgain(ended.reference, 'document', { key: 'restricted' })
    expect(restricted.error().code).toBe('ERROR_KEY_FORBIDDEN')
    expect((await askAgain(ended.reference, 'form')).error().code).toBe('ERROR_INVALID_VALUE')
  })
})
