import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { personFile } from '../world/pictures/faces.ts'
import { scanAnswer, type ScanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

const [one, again, another] = ['p01-selfie-1.jpg', 'p01-selfie-2.jpg', 'p04-selfie-1.jpg'].map(personFile)
const code = 'DUPLICATE_FACE'
const withoutLiveness = {
  FACE_LIVENESS_ERR: { enabled: false },
  RECAPTURED_FACE: { enabled: false },
}

async function alive(
  face: string | undefined,
  { search = true, key, rule = {} }: { search?: boolean; key?: 'test'; rule?: object } = {},
): Promise<ScanAnswer> {
  const reply = await server.ask({
    method: 'POST',
    url: '/liveness',
    ...(key === undefined ? {} : { key }),
    body: {
      profile: 'security_medium',
      face,
      profileOverride: {
        face: { templates: 'keep', duplicateSearch: search },
        decisions: { ...withoutLiveness, [code]: rule },
      },
    },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return scanAnswer.parse(reply.json())
}
const codes = ({ warning }: ScanAnswer) => warning.map((row) => row.code)
const transactionsOf = async ({ transactionId }: ScanAnswer) => {
  const trace = await server.ask({ method: 'GET', url: `/x/transactions/${transactionId ?? ''}/trace` })
  const shape = z.looseObject({
    facts: z.looseObject({
      knownFaces: z.strictObject({
        searched: z.number(),
        found: z.array(z.strictObject({ id: z.string(), similarity: z.number() })),
      }),
    }),
  })
  return shape.parse(trace.json()).facts.knownFaces.found.map(({ id }) => id)
}

describe('face.duplicateSearch', () => {
  it('sends someone who was seen before to review, names where, and no one else', async () => {
    const first = await alive(one)
    expect([codes(first), first.decision]).toEqual([[], 'accept'])
    expect(codes(await alive(another))).toEqual([])
    const second = await alive(again)
    expect([codes(second), second.decision]).toEqual([[code], 'review'])
    expect(await transactionsOf(second)).toEqual([first.transactionId])
    expect(codes(await alive(again, { search: false }))).toEqual([])
  })

  it('never rejects, whatever the profile says', async () => {
    const reported = await alive(again, { rule: { reject: 0, weight: 9 } })
    expect([codes(reported), reported.decision]).toEqual([[code], 'review'])
  })

  it('shows a test key no one who is live, and forgets anyone who was deleted', async () => {
    expect(codes(await alive(one, { key: 'test' }))).toEqual([])
    const found = await transactionsOf(await alive(again))
    for (const id of found)
      expect((await server.ask({ method: 'DELETE', url: `/transaction/${id}` })).statusCode).toBe(200)
    const left = await transactionsOf(await alive(again))
    expect(left.filter((id) => found.includes(id))).toEqual([])
  })

  it('is not checked, and so reviewed, where no templates are kept', async () => {
    const body = {
      profile: 'security_medium',
      face: another,
      profileOverride: { face: { duplicateSearch: true } },
    }
    const reported = scanAnswer.parse((await server.ask({ method: 'POST', url: '/liveness', body })).json())
    expect(reported.decision).not.toBe('accept')
    expect(reported.notChecked?.map((row) => row.code)).toContain(code)
  })

  it('is replayed from its facts under another threshold', async () => {
    const reported = await alive(again)
    expect(codes(reported)).toEqual([code])
    const request = (override: object) =>
      server.ask({ method: 'POST', url: '/x/backtest', body: { profileOverride: override } })
    const strict = (await request({ thresholds: { faceDuplicate: 1 } })).json()
    const same = (await request({})).json()
    expect(JSON.stringify(strict)).not.toEqual(JSON.stringify(same))
  })
})
