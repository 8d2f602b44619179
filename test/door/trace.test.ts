import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'

let server: TestServer
let document: string
beforeAll(async () => {
  server = await openTestAccount()
  document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
})
afterAll(() => server.close())

const answerShape = z.looseObject({
  transactionId: z.string(),
  decision: z.string(),
  trace: z.unknown().optional(),
})
const traceShape = z.looseObject({
  decision: z.string(),
  sentence: z.string(),
  nearest: z.looseObject({ kind: z.string(), path: z.string(), becomes: z.string() }),
})
const scan = (body: object, request: { url?: string; key?: 'server' | 'restricted' } = {}) =>
  server.ask({
    ...{ method: 'POST', url: request.url ?? '/scan', key: request.key ?? 'test' },
    body: { document, profile: 'security_medium', ...body },
  })

describe('the trace of a decision', () => {
  it('comes with the answer, with the record, and by itself: each time the same', async () => {
    const answer = answerShape.parse((await scan({}, { url: '/scan?trace=1' })).json())
    const url = `/transaction/${answer.transactionId}`
    const record = (await server.ask({ method: 'GET', url: `${url}?trace=1` })).record()
    const alone = (
      await server.ask({ method: 'GET', url: `/x/transactions/${answer.transactionId}/trace` })
    ).record()
    expect(traceShape.parse(answer.trace).decision).toBe(answer.decision)
    expect(record['trace']).toEqual(answer.trace)
    expect(alone['trace']).toEqual(answer.trace)
    expect((await server.ask({ method: 'GET', url })).record()).not.toHaveProperty('trace')
  })

  it('is not there unless asked for', async () => {
    for (const url of ['/scan', '/scan?trace=0'])
      expect((await scan({ profileOverride: { saveResult: false } }, { url })).record()).not.toHaveProperty(
        'trace',
      )
  })

  it('says why a name was not accepted, and which threshold would have accepted it', async () => {
    const body = { verifyName: 'ANOTHER PERSON ENTIRELY', profileOverride: { saveResult: false } }
    const { trace } = (await scan(body, { url: '/scan?trace=1' })).record()
    const { sentence, nearest } = traceShape.parse(trace)
    expect(sentence).toMatch(
      /^Rejected because NAME_VERIFICATION_FAILED .*weight 1: reject score 1 ≥ trigger 1\.$/,
    )
    expect(nearest).toMatchObject({
      kind: 'threshold',
      path: 'thresholds.nameVerification',
      becomes: 'accept',
    })
  })

  it('is not for a key that lies in an app', async () => {
    const reported = (await scan({}, { url: '/scan?trace=1', key: 'restricted' })).error()
    expect(reported.code).toBe('ERROR_KEY_FORBIDDEN')
  })
})
