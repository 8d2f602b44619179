import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawText } from '../../src/engine/specimens/lettering.ts'
import { sansBold } from '../../src/engine/specimens/fonts.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { encoded, licenceFile, specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer, type ScanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
const documents: Record<string, string> = {}
beforeAll(async () => {
  server = await openTestAccount()
  const today = todayInUtc()
  documents['passport'] = (await specimenFile({ kind: 'passport', seed: 3, today })).base64
  documents['expired passport'] = (await specimenFile({ kind: 'passport', flaws: ['expired'], today })).base64
  documents['overprinted passport'] = await overprinted('SPECIMEN', today)
  documents['licence'] = (await licenceFile({ today })).base64
})
afterAll(() => server.close())

/** With a word laid across the page, leaning, as authorities void what they show. */
async function overprinted(word: string, today: string): Promise<string> {
  const { pixels } = await specimenFile({ kind: 'passport', seed: 3, today })
  const { width, height } = pixels
  const start = [width * 0.2, height * 0.62] as const
  const ink = { font: sansBold, em: width * 0.12, colour: [190, 0, 0], opacity: 0.5, turn: -0.5 } as const
  drawText({ pixels, dotsPerMm: 1 }, word, { ...ink, start })
  return (await encoded(pixels, 88)).toString('base64')
}

async function scanned(name: string, key: 'server' | 'restricted' | 'test'): Promise<ScanAnswer> {
  const body = { document: documents[name], profile: 'security_medium' }
  return scanAnswer.parse((await server.ask({ method: 'POST', url: '/scan', key, body })).json())
}

/** Without the rows of what could not be checked. */
const foundIn = ({ warning }: ScanAnswer) => warning.filter(({ code }) => code !== 'NOT_CHECKED')

describe('a specimen of this service', () => {
  it.each([
    ['passport', 'accept'],
    ['licence', 'review'],
  ])('%s: told and not rejected for it under a test key alone', async (name, decision) => {
    const test = await scanned(name, 'test')
    expect(test).toMatchObject({ decision, rejectScore: 0, mode: 'test' })
    expect(foundIn(test)).toMatchObject([{ code: 'FAKE_ID', decision: 'accept', confidence: 1 }])
    for (const key of ['server', 'restricted'] as const) {
      const live = await scanned(name, key)
      expect(live).toMatchObject({ decision: 'reject', rejectScore: 1, mode: 'live' })
      expect(foundIn(live)).toMatchObject([{ code: 'FAKE_ID', decision: 'reject' }])
    }
  })

  it('is recognised by a word across its page, too, and rejected for that under any key', async () => {
    const { decision, warning } = await scanned('overprinted passport', 'test')
    expect(warning.map(({ description }) => description)).toContain(
      'The document bears the words “Specimen”, as specimens do.',
    )
    expect(decision).toBe('reject')
  })

  it('is rejected under a test key for whatever else is wrong with it', async () => {
    const { decision, warning } = await scanned('expired passport', 'test')
    expect(decision).toBe('reject')
    expect(warning.map(({ code }) => code)).toEqual(['DOCUMENT_EXPIRED', 'FAKE_ID'])
  })

  it('is decided again from what was stored as it was then, in each mode', async () => {
    const reply = await server.ask({ method: 'POST', url: '/x/backtest', body: {} })
    const { examined, flips } = reply.record()
    expect([Number(examined) > 3, flips]).toEqual([true, 0])
    const { transactionId = '' } = await scanned('passport', 'test')
    const url = `/x/transactions/${transactionId}/trace`
    const { facts } = (await server.ask({ method: 'GET', url, key: 'test' })).record()
    expect(facts).toMatchObject({ mode: 'test' })
  })
})
