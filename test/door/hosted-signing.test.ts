import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pdfPages } from '../world/contracts/file-text.ts'
import { sha256 } from '../world/contracts/signing-calls.ts'
import { signaturePicture } from '../world/contracts/signature-picture.ts'
import { specimenOfPerson, type SpecimenOfPerson } from '../world/pictures/specimen-of-person.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { specimenDecisions } from '../world/verification/link-courses.ts'
import { linkHolder } from '../world/verification/link-holder.ts'
import { linkCalls } from '../world/verification/made-link.ts'

let server: TestServer
let links: ReturnType<typeof linkCalls>
let phone: ReturnType<typeof linkHolder>
let passport: SpecimenOfPerson
let picture: string
beforeAll(async () => {
  server = await openTestServer()
  links = linkCalls(server)
  phone = linkHolder(server)
  passport = await specimenOfPerson()
  picture = await signaturePicture()
})
afterAll(() => server.close())

const place = (uid: string, party: string) =>
  `<div data-signature="1" data-uid="${uid}" data-label="${uid}" data-party="${party}"></div>`
const oneParty = `<h1>Order</h1><p>%{fullName} orders %{what}.</p>${place('s1', 'customer')}`
const twoParties = `<h1>Lease</h1>${place('s1', 'tenant')}${place('s2', 'landlord')}`

const profileOverride = { decisions: specimenDecisions }

const final = z.looseObject({
  decision: z.string(),
  outputFile: z.array(z.looseObject({ name: z.string(), fileName: z.string() })),
  data: z.record(z.string(), z.array(z.looseObject({ value: z.string() }))),
})
const detail = z.looseObject({
  finalTransaction: final.nullable(),
  partySigned: z.record(z.string(), z.boolean()),
})
const detailOf = async (reference: string) => detail.parse((await links.get(`/${reference}`)).json())
const images = z.looseObject({ outputImage: z.record(z.string(), z.string()) })
const idOf = (record: Readonly<Record<string, unknown>>) => z.string().parse(record['transactionId'])
const filesOf = async (reference: string): Promise<readonly Uint8Array[]> => {
  const files: Uint8Array[] = []
  for (const { fileName } of (await detailOf(reference)).finalTransaction?.outputFile ?? []) {
    const fetched = await server.ask({ method: 'GET', url: `/filevault/${fileName}` })
    expect(fetched.statusCode).toBe(200)
    files.push(fetched.bytes)
  }
  return files
}
const fileOf = async (reference: string) => (await filesOf(reference))[0] ?? new Uint8Array()
const session = z.looseObject({
  task: z.string(),
  sessionId: z.string(),
  contractSource: z.string().nullable(),
})
const openedBy = async (authorization: string) =>
  session.parse((await phone.ask(authorization, 'get_action')).json())

describe('A link to sign by', () => {
  it('shows the contract, takes one signature, and ends with the sealed file', async () => {
    const contractSign = await links.template(oneParty)
    const contractPrefill = { fullName: 'Ada Example', what: 'ten <b>chairs</b>' }
    const { reference } = await links.make({ mode: 3, contractSign, contractPrefill, profileOverride })
    const opened = await openedBy(`DOCUPASS ${reference}`)
    expect(opened.task).toBe('contract')
    expect(opened.contractSource).toMatch(/Ada Example orders ten &lt;b&gt;chairs.*data-uid="s1"/s)
    const call = phone.by(opened)
    expect(await call('submit_contract', {})).toBe('DOCUPASS_GENERIC_ERROR SIGNATURE_MISSING')
    expect(await call('submit_contract', { s9: picture })).toBe('DOCUPASS_GENERIC_ERROR SIGNATURE_MISSING')
    expect(await call('submit_contract', { s1: 'data:image/png;base64,AAAA' })).toBe(
      'DOCUPASS_GENERIC_ERROR INVALID_SIGNATURE_IMAGE',
    )
    expect(await call('submit_contract', { s1: picture })).toMatch(/^DOCUPASS_ACCEPTED/)
    expect(await call('submit_contract', { s1: picture })).toMatch(/^DOCUPASS_ACCEPTED/)
    const pages = await pdfPages(await fileOf(reference))
    expect(pages.join(' ')).toMatch(/Ada Example orders ten <b>chairs/)
  })

  it('waits for every party, and lets none sign for another', async () => {
    const contractSign = await links.template(twoParties)
    const { reference, urlSign } = await links.make({ mode: 3, contractSign, profileOverride })
    expect(Object.keys(urlSign)).toEqual(['tenant', 'landlord'])
    const idOf = (role: string) => (urlSign[role] ?? '').split('/').at(-1) ?? ''
    const tenant = phone.by(await openedBy(`DOCUPASS ${reference} ${idOf('tenant')}`))
    const landlord = phone.by(await openedBy(`DOCUPASS ${reference} ${idOf('landlord')}`))
    expect(await landlord('submit_contract', { s1: picture })).toMatch(/SIGNATURE_MISSING$/)
    expect(await tenant('submit_contract', { s1: picture })).toBe('party_pending')
    expect(await tenant('submit_contract', { s1: picture })).toMatch(/^DOCUPASS_INVALID_ACTION/)
    const { partySigned, finalTransaction } = await detailOf(reference)
    expect([Object.values(partySigned), finalTransaction]).toEqual([[true, false], null])
    expect(await landlord('submit_contract', { s2: picture })).toMatch(/^DOCUPASS_ACCEPTED/)
    expect((await detailOf(reference)).finalTransaction?.outputFile).toHaveLength(1)
  })

  it('after a document fills the contract from it, and says on its pages who signed', async () => {
    const contractSign = await links.template(oneParty)
    const reports = { transactionAuditReport: true, docupass: { docupassAuditReport: true } }
    const override = { profileOverride: { ...profileOverride, ...reports } }
    const { reference } = await links.make({ mode: 1, contractSign, ...override })
    const opened = await phone.open(reference)
    const call = phone.by(opened)
    expect(await call('submit_contract', { s1: picture })).toMatch(/^DOCUPASS_INVALID_ACTION/)
    expect(await call('upload_document', { document: passport.base64 })).toBe('contract')
    const change = { name: 'S', content: '<p>Another text</p>' + place('s1', 'customer') }
    await server.ask({ method: 'POST', url: `/contract/${contractSign}`, body: change })
    expect(await call('submit_contract', { s1: picture })).toMatch(/^DOCUPASS_ACCEPTED/)
    const [linkReport, report, file] = await filesOf(reference)
    const text = (await pdfPages(file ?? new Uint8Array())).join(' ')
    expect(text).not.toContain('Another text')
    for (const bytes of [linkReport, report]) {
      const said = (await pdfPages(bytes ?? new Uint8Array())).join('').replace(/[\s\u200b]+/g, '')
      expect(said).toContain(sha256(file ?? new Uint8Array()))
      expect(said).toMatch(
        /SHA-256ofthesealedfile.*Identityevidence.*decision(accept|review|reject);transaction/,
      )
    }
    const { finalTransaction } = await detailOf(reference)
    expect(text).toContain(`${finalTransaction?.data['fullName']?.[0]?.value ?? ''} orders`)
    expect(text).toMatch(/PASSPORT|Passport/)
  })

  it('says beneath the contract what signing means, in the language of the contract, as its pages do', async () => {
    const german = `<div lang="de"><h1>Vertrag</h1><p>Über zehn Stühle und einen Tisch.</p></div>${place('s1', 'a')}`
    const contractSign = await links.template(german)
    const { reference } = await links.make({ mode: 3, contractSign, profileOverride })
    const opened = await openedBy(`DOCUPASS ${reference}`)
    expect(opened.contractSource).toMatch(/data-uid="s1".*<hr>.*Ich habe das Dokument gelesen/s)
    expect(await phone.by(opened)('submit_contract', { s1: picture })).toMatch(/^DOCUPASS_ACCEPTED/)
    const pages = (await pdfPages(await fileOf(reference))).join('').replace(/[\s\u200b\u00ad-]+/g, '')
    expect(pages).toMatch(/Ichbineinverstanden,eselektronischzuunterschreiben/)
  })

  it('shows pictures of the vault that the account names, and none that its person names', async () => {
    const scan = { document: passport.base64, profile: 'security_none', profileOverride }
    const scanned = await server.ask({ method: 'POST', url: '/scan', body: scan })
    const stored = await server.ask({ method: 'GET', url: `/transaction/${idOf(scanned.record())}` })
    const { front } = images.parse(stored.json()).outputImage
    const address = z.string().parse(front)
    const token = /[0-9a-f]{64}/.exec(address)?.[0] ?? ''
    const content = (source: string) => `<p><img src="${source}" alt="Card"></p>${place('s1', 'a')}`
    const shows = async (source: string, contractPrefill: Record<string, string> = {}) => {
      const contractSign = await links.template(content(source))
      const made = await links.make({ mode: 3, contractSign, contractPrefill, profileOverride })
      return (await openedBy(`DOCUPASS ${made.reference}`)).contractSource ?? ''
    }
    expect(await shows(`ref:${token}`)).toContain('src="data:image/jpeg;base64,')
    expect(await shows('%{photo}', { photo: `ref:${token}` })).toContain('src="data:image/jpeg;base64,')
    const contractSign = await links.template(content('%{photo}'))
    const field = { fieldId: 'photo', fieldLabel: 'P', fieldDescription: '', fieldType: 0, fieldData: '' }
    const override = { ...profileOverride, docupass: { customField: [field] } }
    const asking = await links.make({ mode: 3, contractSign, profileOverride: override })
    const call = phone.by(await phone.open(asking.reference))
    expect(await call('save_form', { photo: `ref:${token}` })).toBe('contract')
    const { contractSource } = await openedBy(`DOCUPASS ${asking.reference}`)
    expect(contractSource).toContain('data-uid="s1"')
    expect(contractSource).not.toContain('data:image')
  })
})
