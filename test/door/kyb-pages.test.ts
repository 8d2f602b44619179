import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pixelsOfPdf, registrationPdf } from '../world/registrations/draw-registration.ts'
import { makeRegistration } from '../world/registrations/make-registration.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'

const pages = 20
const a4 = [595, 842] as const

let server: TestServer
beforeAll(async () => {
  // The limit of the product: those of tests are longer.
  server = await openTestServer({ SYMBOLON_SCAN_TIMEOUT_MS: '55000' })
})
afterAll(() => server.close())

/** What a scanner makes of 20 full sheets: pictures without a text, 200 dots per inch. The first says who the company is. */
async function scannedPages(): Promise<{ readonly document: string; readonly legalName: string }> {
  const file = await PDFDocument.create()
  const first = makeRegistration(1, 0)
  for (let at = 0; at < pages; at++) {
    const { source } = at === 0 ? first : makeRegistration(20 + at, at % 4)
    const { data, width, height } = await pixelsOfPdf(registrationPdf(source), 2339)
    const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
      .grayscale()
      .jpeg({ quality: 75 })
      .toBuffer()
    const [pageWidth, pageHeight] = a4
    file
      .addPage([pageWidth, pageHeight])
      .drawImage(await file.embedJpg(jpeg), { x: 0, y: 0, width: pageWidth, height: pageHeight })
  }
  const { legalName = '' } = first.truth.values
  return { document: Buffer.from(await file.save()).toString('base64'), legalName }
}

const answered = z.looseObject({
  quota: z.number(),
  company: z.looseObject({ legalName: z.string() }),
  reading: z.object({ pages: z.object({ read: z.number(), total: z.number() }) }).loose(),
})
const charged = z.looseObject({ quota: z.number() })

describe('a document of 20 scanned pages', () => {
  it('is read whole, or given up with 504 and not charged', async () => {
    const { document, legalName } = await scannedPages()
    const ask = (body: object) => server.ask({ method: 'POST', url: '/kyb', body })
    const small = { legalName: 'Seebrise Handel GmbH', countryIso2: 'DE' }
    const { quota } = charged.parse((await ask(small)).json())
    const reply = await ask({ document })
    const isGivenUp = reply.statusCode === 504
    if (!isGivenUp) {
      const { reading, company } = answered.parse(reply.json())
      expect(reading.pages).toEqual({ read: pages, total: pages })
      expect(company.legalName).toBe(legalName)
    }
    const after = charged.parse((await ask(small)).json())
    expect(quota - after.quota).toBe(isGivenUp ? 2 : 4)
  })
})
