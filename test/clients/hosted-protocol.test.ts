import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readOperatorKeys } from '../../src/main/operator-access.ts'
import { signaturePicture } from '../world/contracts/signature-picture.ts'
import { personFile } from '../world/pictures/faces.ts'
import { specimenOfPerson, type SpecimenOfPerson } from '../world/pictures/specimen-of-person.ts'
import { requestWithKey, sendHttpRequest } from '../world/service/http-call.ts'
import { type Service, serviceKeys, startService } from '../world/service/service.ts'
import { courseProfile } from '../world/verification/link-courses.ts'
import { madeLink } from '../world/verification/made-link.ts'

/** The calls of the native clients as they go over the wire: their headers, bodies and order, and what they read. */
let service: Service
let passport: SpecimenOfPerson
let signature: string
beforeAll(async () => {
  service = await startService()
  passport = await specimenOfPerson()
  signature = await signaturePicture()
})
afterAll(async () => {
  await service.kill()
  rmSync(service.directory, { recursive: true, force: true })
})

const android = { 'User-Agent': 'okhttp/4.12.0', 'Accept-Encoding': 'gzip' }
const apple = { 'User-Agent': 'Sample/1 CFNetwork/1568.200.51 Darwin/24.1.0', 'Accept-Language': 'en-GB' }
type Client = typeof android | typeof apple

const text = z.string()
const field = z.strictObject({
  ...{ fieldId: text, fieldLabel: text, fieldDescription: text },
  ...{ fieldType: z.literal([0, 1, 2]), fieldData: text },
})
/** Every key that a client reads. What this service adds says nothing of the person unless the profile asks for it. */
const session = z.looseObject({
  ...{ success: z.literal(true), task: text, sessionId: text.regex(/^[0-9a-f]{64}$/), reference: text },
  ...{ acceptedDocumentCountry: text, acceptedDocumentType: text },
  ...{ selectedDocumentCountry: text.nullable(), selectedDocumentType: text.nullable() },
  ...{ allowFileUpload: z.boolean(), documentSide: z.literal([0, 1, 2]), gps: z.boolean() },
  ...{ reviewData: z.boolean(), logoURL: text, companyName: text, welcomeMessage: text, language: text },
  ...{ userPhone: text.nullable(), hasFaceFile: z.boolean(), hasDocumentFile: z.boolean() },
  ...{ verifyDocumentNo: z.null(), verifyName: z.null(), verifyDob: z.null() },
  ...{ verifyAge: z.null(), verifyAddress: z.null(), verifyPostcode: z.null() },
  ...{ preloadFaceLib: z.boolean(), contractSource: text.nullable(), customField: z.array(field) },
  phoneCountryCode: z.array(z.strictObject({ name: text, dial_code: text, code: text })).nullable(),
  readData: z.null(),
})
type Session = z.output<typeof session>
const refusal = z.looseObject({
  success: z.literal(false),
  error: z.looseObject({ code: text, message: text }),
})

async function send(client: Client, authorization: string, [name, body, more]: Sent): Promise<unknown> {
  const reply = await sendHttpRequest(service.url, {
    method: body === undefined ? 'GET' : 'POST',
    path: `/docupassappv3/${name}`,
    headers: {
      ...{ Authorization: authorization, 'Content-Type': 'application/json', Accept: 'application/json' },
      ...client,
      ...more,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(reply.status, reply.bytes.toString()).toBe(200)
  return reply.json()
}
type Sent = readonly [call: string, body?: unknown, more?: Record<string, string>]

/** What a client knows of a link that it has opened. */
async function openBy(client: Client, reference: string, party = '') {
  const opened = session.parse(await send(client, `DOCUPASS ${reference} ${party}`.trim(), ['get_action']))
  expect(opened.reference).toBe(reference)
  const ask = (...sent: Sent) => send(client, `DOCUPASS_SESSION ${opened.sessionId}`, sent)
  return {
    opened,
    step: async (...sent: Sent): Promise<Session> => {
      const answer = session.parse(await ask(...sent))
      expect(answer).toMatchObject({ sessionId: opened.sessionId, reference })
      return answer
    },
    refused: async (...sent: Sent) => {
      const { error } = refusal.parse(await ask(...sent))
      return `${error.code} ${error.message}`
    },
  }
}

const account = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const reply = await requestWithKey(service.url, serviceKeys.server)(method, path, body)
  expect(reply.status, reply.bytes.toString()).toBe(200)
  return reply.json()
}

async function make(body: Record<string, unknown>, docupass: Record<string, unknown> = {}) {
  const profileOverride = { decisions: courseProfile.decisions, docupass }
  return madeLink.parse(
    await account('POST', '/docupass', { profile: 'security_medium', profileOverride, ...body }),
  )
}

const template = async (content: string): Promise<string> =>
  z.looseObject({ templateId: text }).parse(await account('POST', '/contract', { name: 'Lease', content }))
    .templateId

const record = z.looseObject({
  ...{ id: text, type: z.literal('docupass'), decision: text, docupass: text },
  ...{ data: z.record(text, z.array(z.looseObject({ value: text }))), outputImage: z.record(text, text) },
  outputFile: z.array(z.looseObject({ name: text, fileName: text })),
})

/** The transaction as it is stored, with its pictures and files. */
async function storedOf(reference: string) {
  const shown = z
    .looseObject({ finalTransaction: record })
    .parse(await account('GET', `/docupass/${reference}`))
  const stored = record.parse(await account('GET', `/transaction/${shown.finalTransaction.id}`))
  expect(stored.docupass).toBe(reference)
  const get = requestWithKey(service.url, serviceKeys.server)
  for (const token of Object.values(stored.outputImage)) {
    const image = await get('GET', `/imagevault/${token}`)
    expect([image.status, image.bytes.subarray(0, 2).toString('hex')]).toEqual([200, 'ffd8'])
  }
  for (const { fileName } of stored.outputFile)
    expect((await get('GET', `/filevault/${fileName}`)).bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  return stored
}

async function codeOfInbox(): Promise<string> {
  const operator = readOperatorKeys(service.directory)?.live ?? ''
  const reply = await requestWithKey(service.url, operator)('GET', '/x/phone-inbox')
  const { items } = z.looseObject({ items: z.array(z.looseObject({ text })) }).parse(reply.json())
  return /\d{6}/.exec(items[0]?.text ?? '')?.[0] ?? ''
}

const place = (uid: string, party: string) =>
  `<div data-signature="1" data-uid="${uid}" data-party="${party}"></div>`
const gps = { Geolocation: '52.520008,13.404954,12.5' }

describe('The native clients go through a link', () => {
  it('of mode 0, with every step that there is', async () => {
    const contractSign = await template(`<h1>Lease</h1>${place('s1', 'tenant')}`)
    const customField = [
      {
        fieldLabel: 'Sex',
        fieldDescription: 'As in the passport',
        fieldType: 2,
        fieldData: 'Male;M\nFemale;F',
      },
    ]
    const settings = { phoneVerification: 1, trackGps: true, customField, companyName: 'Sample Ltd' }
    const { reference } = await make({ mode: 0, contractSign, verifyAge: '18-99' }, settings)
    const { opened, step, refused } = await openBy(android, reference)
    expect(opened).toMatchObject({ task: 'phone', gps: true, companyName: 'Sample Ltd', hasFaceFile: false })
    expect(opened.phoneCountryCode).toContainEqual({ name: 'Germany', dial_code: '+49', code: 'DE' })
    const number = { number: '+12025550143', type: 'sms' }
    expect(await refused('create_phone_verification', number)).toBe(
      'DOCUPASS_FATAL_ERROR LOCATION_HEADER_MISSING',
    )
    await step('create_phone_verification', number, gps)
    const code = await codeOfInbox()
    const form = await step('check_phone_verification', { number: number.number, code }, gps)
    const fieldId = createHash('sha256').update('Sex').digest('hex').slice(0, 16)
    expect(form).toMatchObject({
      task: 'customform',
      customField: [{ fieldId, fieldType: 2, fieldData: 'Male\tM|Female\tF' }],
    })
    expect((await step('save_form', { [fieldId]: 'F' }, gps)).task).toBe('document')
    const chosen = await step('save_document_selection', { country: 'UT', type: 'P' }, gps)
    expect(chosen).toMatchObject({ selectedDocumentCountry: 'UT', selectedDocumentType: 'P' })
    await step('audit', { action: 'camera_open', data: ['front', 'wide'] }, gps)
    const face = await step('upload_document', { document: passport.base64 }, gps)
    expect(face).toMatchObject({ task: 'face', preloadFaceLib: true, contractSource: null })
    const frames = [passport.selfie, personFile(`${passport.holder.id}-selfie-2.jpg`)].join(',')
    const contract = await step('upload_face', { face: frames }, gps)
    expect(contract.task).toBe('contract')
    expect(contract.contractSource).toContain('data-uid="s1"')
    expect(await refused('submit_contract', { s1: signature }, gps)).toMatch(/^DOCUPASS_ACCEPTED /)
    const stored = await storedOf(reference)
    expect(stored.decision).toBe('accept')
    expect(Object.keys(stored.outputImage).toSorted()).toEqual(['face', 'front'])
    expect(stored.data[fieldId]?.[0]?.value).toBe('F')
    expect(stored.outputFile.map(({ name }) => name)).toEqual(['Lease'])
    const log = z.looseObject({ auditLog: z.array(z.looseObject({ action: text })) })
    const { auditLog } = log.parse(await account('GET', `/docupass/${reference}`))
    expect(auditLog.find(({ action }) => action === 'upload_face')).toMatchObject({
      ...{ latitude: 52.520008, Longitude: 13.404954, accuracy: 12.5 },
    })
  })

  it('of mode 1, and take a picture again where they are asked to', async () => {
    const { reference } = await make({ mode: 1 }, { acceptUrl: 'https://example.com/done?x=1' })
    const { opened, refused } = await openBy(apple, reference)
    expect(opened).toMatchObject({
      task: 'document',
      documentSide: 2,
      phoneCountryCode: null,
      language: 'en',
    })
    const twice = { document: passport.base64, documentBack: passport.base64 }
    expect(await refused('upload_document', twice)).toMatch(
      /^DOCUPASS_DOCUMENT_REJECTED (?=.*INVALID_BACK_DOCUMENT)[A-Z_]+(,[A-Z_]+)*$/,
    )
    expect(await refused('upload_document', { document: passport.base64 })).toBe(
      `DOCUPASS_ACCEPTED https://example.com/done?x=1&reference=${reference}`,
    )
    expect(await refused('get_action')).toMatch(/^DOCUPASS_ACCEPTED https:/)
    expect((await storedOf(reference)).data['documentNumber']?.[0]?.value).toMatch(/^\w+$/)
  })

  it('of mode 2, with frames that show another person first', async () => {
    const { reference } = await make({ mode: 2, referenceFace: personFile('p01-portrait.jpg') })
    const { opened, refused } = await openBy(android, reference)
    expect(opened).toMatchObject({ task: 'face', hasFaceFile: true, hasDocumentFile: false })
    expect(await refused('upload_face', { face: personFile('p04-selfie-1.jpg') })).toBe(
      'DOCUPASS_FACE_REJECTED FACE_MISMATCH',
    )
    const frames = [1, 2].map((at) => personFile(`p01-selfie-${at}.jpg`)).join(',')
    expect(await refused('upload_face', { face: frames })).toMatch(/^DOCUPASS_ACCEPTED /)
    expect(Object.keys((await storedOf(reference)).outputImage)).toContain('face')
  })

  it('of mode 3, each party by an address of its own', async () => {
    const contractSign = await template(`<h1>Lease</h1>${place('t', 'tenant')}${place('l', 'landlord')}`)
    const { reference, urlSign } = await make({ mode: 3, contractSign })
    const partyOf = (role: string) => (urlSign[role] ?? '').split('/').at(-1) ?? ''
    const tenant = await openBy(android, reference, partyOf('tenant'))
    const landlord = await openBy(apple, reference, partyOf('landlord'))
    expect(tenant.opened.contractSource).toContain('data-uid="t"')
    expect((await tenant.step('submit_contract', { t: signature })).task).toBe('party_pending')
    expect(await landlord.refused('submit_contract', { l: signature })).toMatch(/^DOCUPASS_ACCEPTED /)
    expect(await tenant.refused('get_action')).toMatch(/^DOCUPASS_ACCEPTED /)
    const stored = await storedOf(reference)
    expect([stored.decision, stored.outputFile.map(({ name }) => name)]).toEqual(['accept', ['Lease']])
  })
})
