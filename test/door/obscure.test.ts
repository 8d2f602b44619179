import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { licenceFile, specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer, valuesOf, type ScanAnswer } from '../world/service/wire-shapes.ts'

/** A number and a birth date that no one may learn, and what the HTTP interface said of them. */
let server: TestServer
let document: string
let plainAnswer: ScanAnswer
let obscuredAnswer: ScanAnswer
const logLines: string[] = []
const obscure = ['documentNumber', 'dob']

beforeAll(async () => {
  const note = (...words: readonly unknown[]) => void logLines.push(JSON.stringify(words))
  const log = { debug: note, info: note, warn: note, error: note }
  server = await openTestServer({}, log)
  document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
  plainAnswer = await scanned({})
  const { documentNumber, dob } = valuesOf(plainAnswer)
  const given = { verifyDocumentNumber: documentNumber, verifyDob: dob }
  obscuredAnswer = await scanned({
    ...given,
    profileOverride: { obscure, webhook: 'https://hooks.example/hidden' },
  })
})
afterAll(() => server.close())

async function scanned(body: object): Promise<ScanAnswer> {
  const request = { document, profile: 'security_medium', ...body }
  return scanAnswer.parse((await server.ask({ method: 'POST', url: '/scan', body: request })).json())
}

/** Neither value, in any form in which it could stand in JSON. */
function expectNothingOf(text: string): void {
  const { documentNumber = '', dob = '' } = valuesOf(plainAnswer)
  expect(documentNumber.length).toBeGreaterThan(5)
  for (const value of [documentNumber, dob, dob.replaceAll('-', ''), dob.slice(2).replaceAll('-', '')])
    expect(text).not.toContain(value)
}

const bodyOf = async (url: string) => (await server.ask({ method: 'GET', url })).body

describe('What a profile obscures', () => {
  it('stands neither in the answer nor in the record, its trace, its event or the log', async () => {
    const id = obscuredAnswer.transactionId ?? ''
    expect(obscuredAnswer.data['documentNumber']).toBeUndefined()
    for (const url of [`/transaction/${id}?trace=1`, `/x/transactions/${id}/trace`])
      expectNothingOf(await bodyOf(url))
    expectNothingOf(JSON.stringify(obscuredAnswer))
    const { leased } = await server.service.records.takeDeliveries(100, 60_000)
    const events = leased.filter(({ url }) => url.endsWith('/hidden'))
    expect(events).toHaveLength(1)
    expectNothingOf(JSON.stringify(events))
    expectNothingOf(logLines.join())
  })

  it('stands not in an export', async () => {
    const body = { exportType: 'json', transactionId: [obscuredAnswer.transactionId] }
    const { Base64 } = (await server.ask({ method: 'POST', url: '/export/transaction', body })).record()
    expectNothingOf(Buffer.from(z.string().parse(Base64), 'base64').toString('latin1'))
  })

  it('is judged all the same', () => {
    const { decision, reviewScore, rejectScore } = plainAnswer
    expect(obscuredAnswer).toMatchObject({ decision, reviewScore, rejectScore })
    expect(valuesOf(obscuredAnswer)['lastName']).toBe(valuesOf(plainAnswer)['lastName'])
  })

  it('is painted over in the picture, of which another reading finds nothing', async () => {
    const { pathname, search } = new URL(obscuredAnswer.outputImage?.front ?? '')
    const { bytes } = await server.ask({ method: 'GET', url: pathname + search, key: null })
    const again = await scanned({ document: bytes.toString('base64'), profile: 'security_none' })
    for (const key of obscure) expect(again.data[key], key).toBeUndefined()
    expectNothingOf(JSON.stringify(again.data))
  })

  it('is painted over on a barcode', async () => {
    const { base64 } = await licenceFile({ today: todayInUtc() })
    const override = { obscure: ['documentNumber'], outputType: 'base64', outputSize: 2000 }
    const licence = { document: base64, profile: 'security_none' }
    const before = await scanned(licence)
    expect(before.data['documentNumber']).toBeDefined()
    const after = await scanned({ ...licence, profileOverride: override })
    const again = await scanned({ ...licence, document: after.outputImage?.front })
    expect(after.data['documentNumber'] ?? again.data['documentNumber']).toBeUndefined()
  })

  it('is counted as partly replayed, and flips nothing', async () => {
    const reply = await server.ask({
      method: 'POST',
      url: '/x/backtest',
      body: { profileId: 'security_medium' },
    })
    expect(reply.json()).toMatchObject({ examined: 2, partly: 1, flips: 0 })
  })
})
