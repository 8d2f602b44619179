import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personFile } from '../world/pictures/faces.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { linkCalls, type LinkRequest, type MadeLink } from '../world/verification/made-link.ts'

let server: TestServer
let calls: ReturnType<typeof linkCalls>
/** Templates by name, and pictures by the key under which they are sent. */
const given: Record<string, string> = {}
beforeAll(async () => {
  server = await openTestServer({ SYMBOLON_PUBLIC_URL: 'https://id.example' })
  calls = linkCalls(server)
  given['one'] = await calls.template('<div data-signature="1" data-uid="s"></div>')
  const sign = (party: string) => `<div data-signature="1" data-uid="${party}" data-party="${party}"></div>`
  given['several'] = await calls.template(sign('tenant') + sign('landlord'))
  given['none'] = await calls.template('<p>Nothing to sign.</p>')
  given['face'] = personFile('p01-selfie-1.jpg')
})
afterAll(() => server.close())

const face = () => ({ referenceFace: given['face'] })
const document = () => ({ referenceDocument: given['face'] })
const sign = (template: string) => ({ contractSign: given[template] ?? template })
const reusable = { reusable: true }

/** Each text of the wire for a link that cannot be, and a request that gets it. */
const refused: readonly (readonly [string, () => LinkRequest])[] = [
  ['Invalid DocuPass mode.', () => ({ mode: 4 })],
  ['Invalid DocuPass mode.', () => ({ mode: 'face' })],
  ['Invalid DocuPass mode.', () => ({ mode: 0.5 })],
  ['Cannot set both reference document and reference face.', () => ({ ...face(), ...document() })],
  ['Cannot set reference face for document only verification.', () => ({ mode: 1, ...face() })],
  ['Cannot set reference document for document only verification.', () => ({ mode: 1, ...document() })],
  ['Cannot set reference document for face only verification.', () => ({ mode: 2, ...document() })],
  ['Reference face image missing for face verification.', () => ({ mode: '2' })],
  ['Cannot set reference face for e-Signature mode.', () => ({ mode: 3, ...sign('one'), ...face() })],
  ['Cannot set reference document for e-Signature mode.', () => ({ mode: 3, ...sign('one'), ...document() })],
  ['contractSign template id value required when using e-Signature mode.', () => ({ mode: 3 })],
  ['contractSign contains invalid template ID.', () => ({ mode: 3, ...sign('K7Q2ZB0M4XWA') })],
  ['contractSign contains invalid template ID.', () => sign('no id at all')],
  [
    'Template signatures contain multiple parties which is only supported in e-Signature only mode.',
    () => ({ mode: 1, ...sign('several') }),
  ],
  ['Reusable link is deprecated in DocuPass v3', () => reusable],
  ['Reusable link is deprecated in DocuPass v3', () => ({ ...reusable, version: 'v3' })],
  [
    'A reusable link cannot have several parties: make one link for each signing.',
    () => ({ ...reusable, version: 2, mode: 3, ...sign('several') }),
  ],
  ['referenceDocumentBack needs referenceDocument.', () => ({ referenceDocumentBack: given['face'] })],
  [
    'userPhone needs docupass.phoneVerification in the profile.',
    () => ({ userPhone: '+49 30 901820', profileOverride: { docupass: { phoneVerification: 0 } } }),
  ],
]

/** Values that are no rule of links, and what names them. */
const invalid: readonly (readonly [string, () => LinkRequest])[] = [
  ['mode', () => ({ mode: null })],
  ['version', () => ({ version: 4 })],
  ['language', () => ({ language: 'xx' })],
  ['verifyDOB', () => ({ verifyDOB: '31.12.1990' })],
  ['verifyDob', () => ({ verifyDob: '31.12.1990' })],
  ['verifyAge', () => ({ verifyAge: 'eighteen' })],
  ['contractGenerate', () => ({ contractGenerate: 'a,b,c,d,e,f' })],
  ['contractGenerate', () => ({ contractGenerate: 'K7Q2ZB0M4XWA' })],
  ['contractSign', () => sign('none')],
  ['contractFormat', () => ({ contractFormat: 'odt' })],
  ['userPhone', () => ({ userPhone: '12', profileOverride: { docupass: { phoneVerification: 1 } } })],
  ['profile', () => ({ profile: 'ab'.repeat(16) })],
  ['docupass.expiry', () => ({ profileOverride: { docupass: { expiry: -1 } } })],
  ['docupass.qrColor', () => ({ profileOverride: { docupass: { qrColor: 'fffffe' } } })],
]

async function used(): Promise<unknown> {
  return (await server.ask({ method: 'GET', url: '/myaccount' })).record()['hits']
}

describe('POST /docupass', () => {
  it.each(refused)('says %s', async (text, request) => {
    expect(await calls.refusal(request())).toBe(text)
  })

  it.each(invalid)('refuses a bad %s by its name', async (parameter, request) => {
    const error = (await calls.post(request())).error()
    expect(error).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
    expect(error.message).toContain(`Parameter '${parameter}'`)
  })

  it('refuses an address of the profile that no link can begin with', async () => {
    for (const customDocuPassURL of ['http://verify.example', 'https://verify.example/?a=1']) {
      const reply = await calls.post({ profileOverride: { docupass: { customDocuPassURL } } })
      expect(reply.error()).toMatchObject({ status: 400, code: 'DOCUPASS_CUSTOM_URL_ERROR' })
    }
  })

  it('refuses a reference picture that is none', async () => {
    const referenceFace = Buffer.from('not a picture').toString('base64')
    expect((await calls.post({ referenceFace })).error().code).toBe('ERROR_IMAGE_CORRUPTED')
    expect((await calls.post({ referenceFace: '***' })).error().code).toBe('ERROR_INVALID_ENCODING')
    expect((await calls.post({ referenceFace: `ref:${'ab'.repeat(32)}` })).error().code).toBe(
      'ERROR_REMOTE_IMAGE_FAILED',
    )
  })

  it('charges nothing for what it refuses', async () => {
    const before = await used()
    for (const [, request] of [...refused, ...invalid]) await calls.post(request())
    await calls.post({ referenceFace: Buffer.from('not a picture').toString('base64') })
    expect(await used()).toBe(before)
  })

  it.each([
    [0, () => ({}), 2],
    [1, () => ({}), 1],
    [2, face, 1],
    [3, () => sign('one'), 1],
  ] satisfies [number, () => LinkRequest, number][])(
    'in mode %s takes its cost at once',
    async (mode, more, cost) => {
      const body = { mode: String(mode), ...more() }
      const [first, second] = [await calls.make(body), await calls.make(body)]
      expect(first.quota - second.quota).toBe(cost)
    },
  )

  it('takes both versions in every spelling, and a reusable link in version 2', async () => {
    for (const version of [2, '2', 'v2', 'V2', 3, '3', 'v3', '', null]) await calls.make({ version })
    await calls.make({ version: '2', reusable: true })
  })

  it('takes unset fields as clients send them', async () => {
    const unset = ['verifyName', 'verifyDOB', 'verifyAge', 'verifyAddress', 'contractGenerate', 'customData']
    const nothing = ['contractSign', 'referenceFace', 'referenceDocument', 'userPhone', 'language']
    const body = Object.fromEntries([...unset, ...nothing].map((key, index) => [key, index % 2 ? '' : null]))
    await calls.make({ ...body, contractFormat: 'pdf', contractPrefill: {}, reusable: false })
  })
})

describe('the answer', () => {
  it('has an address with the reference behind #, and a language before it', async () => {
    const plain = await calls.make({ customData: 'u-17' })
    expect(plain).toMatchObject({ url: `https://id.example/#${plain.reference}`, urlSign: {}, expiry: 0 })
    expect(plain.customData).toBe('u-17')
    const pinned = await calls.make({ language: 'TW' })
    expect(pinned.url).toBe(`https://id.example/?l=tw#${pinned.reference}`)
  })

  it('begins with the address of the profile', async () => {
    const profile = await calls.profile({ customDocuPassURL: 'https://verify.example/me/' })
    const made = await calls.make({ profile })
    expect(made.url).toBe(`https://verify.example/me/#${made.reference}`)
  })

  it('has an address for each party', async () => {
    const { url, urlSign } = await calls.make({ mode: 3, ...sign('several') })
    expect(Object.keys(urlSign)).toEqual(['tenant', 'landlord'])
    for (const address of Object.values(urlSign)) expect(address.replace(url, '')).toMatch(/^\/[0-9A-Z]{8}$/)
    expect(urlSign['tenant']).not.toBe(urlSign['landlord'])
  })

  it('says when its time is over', async () => {
    const now = Math.floor(Date.now() / 1000)
    const { expiry } = await calls.make({ profileOverride: { docupass: { expiry: 3600 } } })
    expect(expiry - now).toBeGreaterThanOrEqual(3600)
    expect(expiry - now).toBeLessThan(3900)
  })

  it('names settings that had no effect', async () => {
    const reply = await calls.post({ profileOverride: { colour: 'red' }, colour: 'red' })
    expect(reply.headers['x-ignored-keys']).toBe('colour')
  })
})

/** What our own reader finds in the code, and the pixel at its corner. */
async function readBack({ qrCode }: MadeLink) {
  const png = Buffer.from(qrCode.replace('data:image/png;base64,', ''), 'base64')
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) } as const
  const inference = server.service.ports.inference
  const found = await inference.readBarcodes(pixels, new AbortController().signal)
  return {
    texts: found?.map(({ text }) => text),
    width: info.width,
    corner: data.subarray(0, 3).toString('hex'),
  }
}

describe('the code of a link', () => {
  it('holds its address', async () => {
    const made = await calls.make()
    expect((await readBack(made)).texts).toEqual([made.url])
  })

  it('has the colours, the size and the margin of the profile', async () => {
    const docupass = { qrColor: '0b3d91', qrBGColor: 'fff4d6', qrSize: 5, qrMargin: 4 }
    const made = await calls.make({ profileOverride: { docupass } })
    const { texts, width, corner } = await readBack(made)
    expect([texts, corner]).toEqual([[made.url], 'fff4d6'])
    // A symbol has 17 + 4 × version modules (ISO/IEC 18004).
    expect((width / 5 - 8 - 17) % 4).toBe(0)
  })
})
