import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { documentExpired } from '../../src/engine/checks/document-expired.ts'
import { fakeId } from '../../src/engine/checks/fake-id.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let document = ''
beforeAll(async () => {
  server = await openTestAccount()
  document = (await specimenFile({ kind: 'passport', seed: 3, today: todayInUtc() })).base64
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const scan = async () => {
  const body = { document, profile: 'security_medium' }
  return server.ask({ method: 'POST', url: '/scan', key: 'test', body })
}

const traced = z.looseObject({
  trace: z.looseObject({ checks: z.array(z.looseObject({ code: z.string(), outcome: z.string() })) }),
})

describe('a check of this service that fails', () => {
  it('was not done, is named, asks for a review, and takes no other along', async () => {
    vi.spyOn(documentExpired, 'run').mockImplementation(() => {
      throw new Error('Cannot read the expiry of QUISPE.')
    })
    const reply = await scan()
    const answer = scanAnswer.parse(reply.json())
    expect(reply.statusCode).toBe(200)
    expect(answer.decision).toBe('review')
    expect(answer.notChecked).toMatchObject([{ code: 'DOCUMENT_EXPIRED' }])
    expect(answer.warning).toMatchObject([
      { code: 'FAKE_ID', decision: 'accept' },
      { code: 'UNKNOWN', description: 'A check failed because of an internal error: DOCUMENT_EXPIRED.' },
      { code: 'NOT_CHECKED', decision: 'review' },
    ])
    expect(reply.body).not.toContain('Cannot read')
    const url = `/x/transactions/${answer.transactionId ?? ''}/trace`
    const stored = await server.ask({ method: 'GET', url, key: 'test' })
    expect(stored.body).not.toContain('Cannot read')
    expect(traced.parse(stored.json()).trace.checks).toContainEqual(
      expect.objectContaining({ code: 'DOCUMENT_EXPIRED', outcome: 'not_checked' }),
    )
  })

  it('leaves a review where it alone would have rejected, and is done again once it is mended', async () => {
    vi.spyOn(fakeId, 'run').mockImplementation(() => {
      throw new Error('Broken.')
    })
    const broken = scanAnswer.parse((await scan()).json())
    expect([broken.decision, broken.notChecked?.map(({ code }) => code)]).toEqual(['review', ['FAKE_ID']])
    vi.restoreAllMocks()
    expect(scanAnswer.parse((await scan()).json())).toMatchObject({ decision: 'accept', notChecked: [] })
  })
})
