import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc, type SpecimenFile } from '../world/pictures/specimen-file.ts'
import { scanAnswer, type ScanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let file: SpecimenFile
beforeAll(async () => {
  server = await openTestAccount()
  file = await specimenFile({ kind: 'passport', seed: 8, today: todayInUtc() })
})
afterAll(() => server.close())

const on = { enabled: true, review: 0, reject: -1, weight: 1 }
const [duplicate, blocked] = ['DUPLICATE_DOCUMENT', 'BLOCKLISTED_DOCUMENT'] as const
const listed = z.looseObject({ items: z.array(z.looseObject({ id: z.string(), reason: z.string() })) })

async function scanned(
  decisions: Readonly<Record<string, unknown>>,
  key: 'server' | 'test' = 'test',
): Promise<ScanAnswer> {
  const body = { document: file.base64, profile: 'security_none', profileOverride: { decisions } }
  return scanAnswer.parse((await server.ask({ method: 'POST', url: '/scan', key, body })).json())
}
const codes = ({ warning }: ScanAnswer) => warning.map(({ code }) => code)

describe('a document that the account knows', () => {
  it('is reported only where the profile asks, with the records in which it was seen', async () => {
    const first = await scanned({ [duplicate]: on })
    expect([first.decision, codes(first)]).toEqual(['accept', []])
    expect(codes(await scanned({}))).toEqual([])
    const third = await scanned({ [duplicate]: on })
    expect([third.decision, codes(third)]).toEqual(['review', [duplicate]])
    const url = `/x/transactions/${third.transactionId ?? ''}/trace`
    expect((await server.ask({ method: 'GET', url, key: 'test' })).body).toContain(first.transactionId)
  })

  it('is never rejected for it, whatever the profile says', async () => {
    const answer = await scanned({ [duplicate]: { ...on, reject: 0, weight: 100 } })
    expect([answer.decision, codes(answer)]).toEqual(['review', [duplicate]])
  })

  it('is unknown to keys of the other mode', async () => {
    expect(codes(await scanned({ [duplicate]: on }, 'server'))).toEqual([])
  })
})

describe('the block list', () => {
  const url = '/x/blocklist'
  const add = (issuer: string, documentNumber: string, reason = 'stolen') =>
    server.ask({ method: 'POST', url, key: 'test', body: { issuer, documentNumber, reason } })
  const list = async () => listed.parse((await server.ask({ method: 'GET', url, key: 'test' })).json()).items

  it('sends to review what is on it, until it is taken off, and keeps no number', async () => {
    const number = file.specimen.documentNumber
    expect(codes(await scanned({ [blocked]: on }))).toEqual([])
    // Case, blanks and hyphens are evened out, and twice is once.
    for (const written of [number, `${number.slice(0, 2).toLowerCase()}-${number.slice(2)}`])
      expect((await add('Utopia', written)).statusCode).toBe(200)
    const [entry, ...more] = await list()
    expect([entry?.reason, more]).toEqual(['stolen', []])
    expect(JSON.stringify(entry)).not.toContain(number)
    const answer = await scanned({ [blocked]: on })
    expect([answer.decision, codes(answer)]).toEqual(['review', [blocked]])
    expect(
      (await server.ask({ method: 'DELETE', url: `${url}/${entry?.id ?? ''}`, key: 'test' })).json(),
    ).toEqual({
      success: true,
    })
    expect(codes(await scanned({ [blocked]: on }))).toEqual([])
    const audit = (await server.ask({ method: 'GET', url: '/x/audit?limit=100' })).body
    for (const action of ['document.blocked', 'document.unblocked', 'blocklist.listed'])
      expect(audit).toContain(action)
  })

  it('refuses an issuer that no one knows, and a number without letters and digits', async () => {
    expect((await add('Atlantis', 'X1')).error().message).toContain('issuer')
    expect((await add('DE', '- -')).error().message).toContain('documentNumber')
  })
})
