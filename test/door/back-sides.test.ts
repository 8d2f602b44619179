import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barcodeImage, barcodeModules } from '../world/pictures/barcode-pictures.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { encoded, licenceFile, specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { codesOf, scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let passport: string
beforeAll(async () => {
  server = await openTestAccount()
  passport = (await specimenFile({ kind: 'passport', seed: 6, today: todayInUtc() })).base64
})
afterAll(() => server.close())

async function warned(documentBack: string): Promise<readonly string[]> {
  const profileOverride = { saveResult: false, outputImage: false }
  const body = { document: passport, documentBack, profile: 'security_medium', profileOverride }
  const reply = await server.ask({ method: 'POST', url: '/scan', key: 'test', body })
  return codesOf(scanAnswer.parse(reply.json()))
}

const bareTable = () =>
  sharp({ create: { width: 1000, height: 700, channels: 3, background: '#8a8d90' } })
    .jpeg()
    .toBuffer()

describe('The back of a document', () => {
  it('is not recognised where it shows none', async () => {
    expect(await warned((await bareTable()).toString('base64'))).toContain('UNRECOGNIZED_BACK_DOCUMENT')
  })
  it('bears a barcode that says nothing of a card', async () => {
    const label = barcodeImage(await barcodeModules('PARCEL 1234567890'))
    const codes = await warned((await encoded(label, 90)).toString('base64'))
    expect(codes).toEqual(expect.arrayContaining(['UNRECOGNIZED_BACK_DOCUMENT', 'UNRECOGNIZED_BACK_BARCODE']))
  })
  it('is the front once more', async () => {
    expect(await warned(passport)).toContain('INVALID_BACK_DOCUMENT')
  })
  it('is that of another person’s card', async () => {
    const codes = await warned((await licenceFile({ today: todayInUtc() })).base64)
    expect(codes).toEqual(
      expect.arrayContaining(['INVALID_BACK_DOCUMENT', 'DOCUMENT_DOB_MISMATCH', 'DOCUMENT_NAME_MISMATCH']),
    )
    expect(codes).not.toContain('UNRECOGNIZED_BACK_BARCODE')
  })
})
