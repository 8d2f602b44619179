import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { personFile } from '../world/pictures/faces.ts'
import { specimenOfPerson, type SpecimenOfPerson } from '../world/pictures/specimen-of-person.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { openedLinks } from '../world/verification/opened-link.ts'

let server: TestServer
let links: ReturnType<typeof openedLinks>['links']
let open: ReturnType<typeof openedLinks>['openWith']
let passport: SpecimenOfPerson
beforeAll(async () => {
  server = await openTestAccount()
  ;({ links, openWith: open } = openedLinks(server))
  passport = await specimenOfPerson()
})
afterAll(() => server.close())

const detail = z.looseObject({
  finalTransaction: z
    .looseObject({
      id: z.string(),
      decision: z.string(),
      type: z.literal('docupass'),
      docupass: z.string(),
      warning: z.array(z.looseObject({ code: z.string() })),
      outputImage: z.record(z.string(), z.string()),
      outputFile: z.array(z.looseObject({ name: z.string(), fileName: z.string() })),
      data: z.record(z.string(), z.array(z.looseObject({ value: z.string() }))),
    })
    .nullable(),
  intermediateTransactions: z.array(z.looseObject({ decision: z.string() })),
  auditLog: z.array(z.looseObject({ action: z.string() })),
})
const detailOf = async (reference: string) => detail.parse((await links.get(`/${reference}`)).json())
const finalOf = async (reference: string) => {
  const { finalTransaction } = await detailOf(reference)
  if (finalTransaction === null) throw new Error('The link is still open.')
  return finalTransaction
}

const choice = { country: 'UT', type: 'P' }

describe('A person goes through a link', () => {
  it('with document and face to one stored transaction', async () => {
    const { reference, call } = await open({ customData: 'u-17' })
    expect(await call('upload_face', { face: passport.selfie })).toMatch(/^DOCUPASS_INVALID_ACTION/)
    expect(await call('upload_document', { document: passport.base64 })).toBe('face')
    expect((await detailOf(reference)).finalTransaction).toBeNull()
    expect(await call('upload_face', { face: passport.selfie })).toMatch(/^DOCUPASS_ACCEPTED/)
    const final = await finalOf(reference)
    expect(final).toMatchObject({ decision: 'accept', docupass: reference, customData: 'u-17' })
    expect(Object.keys(final.outputImage).toSorted()).toEqual(['face', 'front'])
    expect(final.data['documentNumber']?.[0]?.value).toMatch(/^\w+$/)
    const listed = (await server.ask({ method: 'GET', url: `/transaction?docupass=${reference}` })).record()
    expect(listed).toMatchObject({ total: 1 })
    expect(await call('upload_face', { face: passport.selfie })).toMatch(/^DOCUPASS_ACCEPTED/)
  })

  it('with a document alone, and another face makes a link of both reject', async () => {
    const alone = await open({ mode: 1 })
    expect(await alone.call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_ACCEPTED/)
    const both = await open()
    await both.call('upload_document', { document: passport.base64 })
    const stranger = { face: personFile('p04-selfie-1.jpg') }
    for (const _ of [1, 2, 3, 4])
      expect(await both.call('upload_face', stranger)).toBe('DOCUPASS_FACE_REJECTED FACE_MISMATCH')
    expect(await both.call('upload_face', stranger)).toMatch(/^DOCUPASS_FAILED/)
    const final = await finalOf(both.reference)
    expect(final.decision).toBe('reject')
    expect(final.warning.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['FACE_MISMATCH', 'DOCUPASS_TOO_MANY_ATTEMPTS']),
    )
    expect((await detailOf(both.reference)).intermediateTransactions).toHaveLength(5)
  })

  it('with a face alone, compared with the one that the account gave', async () => {
    const { reference, call } = await open({ mode: 2, referenceFace: personFile('p01-portrait.jpg') })
    expect(await call('upload_face', { face: personFile('p01-selfie-1.jpg') })).toMatch(/^DOCUPASS_ACCEPTED/)
    expect(Object.keys((await finalOf(reference)).outputImage).toSorted()).toEqual(['face', 'front'])
  })

  it('with a document whose face the account gave, or a face whose document it gave', async () => {
    const face = await open({ referenceFace: passport.selfie })
    expect(await face.call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_ACCEPTED/)
    const wrong = await open({ referenceFace: personFile('p04-selfie-1.jpg') })
    expect(await wrong.call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_FAILED/)
    const document = await open({ referenceDocument: passport.base64 })
    expect(await document.call('upload_face', { face: passport.selfie })).toMatch(/^DOCUPASS_ACCEPTED/)
  })
})

describe('What a picture of a link is answered', () => {
  it('codes that help, for a picture without a document, and nothing of what would give it away', async () => {
    const { reference, call } = await open({ mode: 1, verifyName: 'Someone Else' })
    const blank = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#88a' } })
      .jpeg()
      .toBuffer()
    expect(await call('upload_document', { document: blank.toString('base64') })).toMatch(
      /^DOCUPASS_DOCUMENT_REJECTED (?=.*UNRECOGNIZED_DOCUMENT)[A-Z0-9_,]+$/,
    )
    expect(await call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_FAILED/)
    const codes = (await finalOf(reference)).warning.map(({ code }) => code)
    expect(codes).toContain('NAME_VERIFICATION_FAILED')
  })

  it('a document of another type than was chosen is refused by name, and the person may choose again', async () => {
    const { call } = await open({ mode: 1 })
    expect(await call('save_document_selection', { ...choice, type: 'I' })).toBe('document')
    expect(await call('upload_document', { document: passport.base64 })).toBe(
      'DOCUPASS_DOCUMENT_REJECTED DOCUPASS_DOCUMENT_TYPE_MISMATCH',
    )
    expect(await call('save_document_selection', choice)).toBe('document')
    expect(await call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_ACCEPTED/)
  })

  it('a file is reviewed where the profile asks for a camera, and taken where it allows files', async () => {
    const { call } = await open({ mode: 1 })
    const sent = { document: passport.base64, source: 'file' }
    expect(await call('upload_document', sent)).toMatch(/^DOCUPASS_UNDER_REVIEW/)
    const free = await open({ mode: 1, profileOverride: { docupass: { allowFileUpload: true } } })
    expect(await free.call('upload_document', sent)).toMatch(/^DOCUPASS_ACCEPTED/)
  })
})

describe('What leaves with the end of a link', () => {
  it('the reports that the profile asks for, with the answers of the form among the data', async () => {
    const customField = [
      { fieldId: 'employer', fieldLabel: 'Employer', fieldDescription: '', fieldType: 0, fieldData: '' },
    ]
    const docupass = { docupassAuditReport: true, customField }
    const { reference, call } = await open({ mode: 1, profileOverride: { docupass } })
    expect(await call('save_form', { employer: 'Sample Ltd' })).toBe('document')
    expect(await call('upload_document', { document: passport.base64 })).toMatch(/^DOCUPASS_ACCEPTED/)
    const final = await finalOf(reference)
    expect(final.data['employer']?.[0]?.value).toBe('Sample Ltd')
    expect(final.outputFile.map(({ name }) => name)).toEqual(['Docupass Audit Report'])
  })
})
