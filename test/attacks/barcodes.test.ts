import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardHolder } from '../../src/engine/documents/aamva/card-holder.fixture.ts'
import { composeAamva, type CardHolder } from '../../src/engine/documents/aamva/compose-aamva.ts'
import { barcodeImage, barcodeModules, pngOf } from '../world/pictures/barcode-pictures.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

/** Barcodes whose content means harm: it stays content. */
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const holder: CardHolder = { ...cardHolder, middleName: '', expiry: '2039-03-04', discriminator: 'D1' }

async function scan(picture: Buffer, profileOverride: Record<string, unknown> = {}) {
  const body = { document: picture.toString('base64'), profile: 'security_low', profileOverride }
  const reply = await server.ask({ method: 'POST', url: '/scan', body })
  expect(reply.statusCode).toBe(200)
  const answer = scanAnswer.parse(reply.json())
  const stored = await server.ask({
    method: 'GET',
    url: `/transaction/${String(reply.record()['transactionId'])}`,
  })
  expect(stored.statusCode).toBe(200)
  return answer
}

const picture = async (content: string | Uint8Array) => pngOf(barcodeImage(await barcodeModules(content)))

describe('hostile barcodes', () => {
  it('#63 a card of control characters, markup and commands is text that stays text', async () => {
    const lastName = `<script>alert(1)</script>'; DROP TABLE x;--\0\x07\x1b[2J`
    const { data } = await scan(await picture(composeAamva(10, { ...holder, lastName })))
    const [field] = data['lastName'] ?? []
    expect(field?.['source']).toBe('barcode')
    expect(field?.['value']).not.toMatch(/\p{Cc}/u)
  })

  it.each<[string, string | Uint8Array]>([
    ['bytes of every value', Uint8Array.from({ length: 256 }, (_, value) => value)],
    ['nothing but NUL', new Uint8Array(60)],
    ['a header that promises 99 subfiles', '@\n\x1e\rANSI 636014100099DL99999999DL'],
    ['offsets into nowhere', '@\n\x1e\rANSI 6360141000019DL00009999DLDAQX\r'],
    ['half a pair of surrogates', Uint8Array.of(0xed, 0xa0, 0x80, 0x41)],
  ])('#63 %s is nothing that is recognised', async (_, content) => {
    const { warning, decision } = await scan(await picture(content))
    expect(decision).toBe('reject')
    expect(warning.map(({ code }) => code)).toContain('UNRECOGNIZED_DOCUMENT')
  })

  it.each<[keyof CardHolder & ('dob' | 'documentNumber'), string]>([
    ['dob', 'MISSING_BIRTH_DATE'],
    ['documentNumber', 'MISSING_DOCUMENT_NUMBER'],
  ])('#63 a card without its %s is recognised, and %s is warned of', async (key, code) => {
    const { data, warning, missingFields } = await scan(
      await picture(composeAamva(10, { ...holder, [key]: '' })),
    )
    expect(data['lastName']?.[0]).toMatchObject({ value: holder.lastName, source: 'barcode' })
    const codes = warning.map((one) => one.code)
    expect(codes).toContain(code)
    expect(codes).not.toContain('UNRECOGNIZED_DOCUMENT')
    expect(missingFields).toContain(key)
  })

  it('#63 a card that names no one is nothing that is recognised', async () => {
    const { warning } = await scan(await picture(composeAamva(10, { ...holder, lastName: '' })))
    expect(warning.map(({ code }) => code)).toContain('UNRECOGNIZED_DOCUMENT')
  })

  it('#63 a sheet of many symbols is read within bounds', async () => {
    const one = await pngOf(barcodeImage(await barcodeModules('https://example.org/?a=1', 'QRCode')))
    const sheet = sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#ffffff' } })
    const places = Array.from({ length: 36 }, (_, n) => ({
      input: one,
      left: (n % 6) * 240,
      top: Math.floor(n / 6) * 240,
    }))
    const { warning } = await scan(await sheet.composite(places).png().toBuffer())
    expect(warning.map(({ code }) => code)).toContain('UNRECOGNIZED_DOCUMENT')
  })

  it('#63 a profile that switches barcodes off sees none', async () => {
    const { data } = await scan(await picture(composeAamva(10, holder)), { AAMVABarcodeParsing: false })
    expect(data['lastName']).toBeUndefined()
  })
})
