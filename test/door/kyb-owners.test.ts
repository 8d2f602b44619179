import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestServer } from '../world/service/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const answerShape = z.looseObject({
  transactionId: z.string(),
  warning: z.array(z.looseObject({ code: z.string(), description: z.string() })),
  aml: z.looseObject({
    match: z.array(z.looseObject({ subject: z.looseObject({ role: z.string(), name: z.string() }) })),
  }),
  outputFile: z.array(z.looseObject({ fileName: z.string() })),
})

/** A company of the invented register, whose owner behind two others is on the invented watchlist. */
const lantern = { legalName: 'Lantern & Larkspur Limited', registrationNumber: '99000001', countryIso2: 'GB' }

async function checked(more: Readonly<Record<string, unknown>> = {}) {
  const body = { ...lantern, profileOverride: { transactionAuditReport: true }, ...more }
  return answerShape.parse((await server.ask({ method: 'POST', url: '/kyb', key: 'test', body })).json())
}

describe('the owners of a company', () => {
  it('who are sanctioned are found behind two companies, with path, share and whose hit it is', async () => {
    const { warning, aml } = await checked()
    const found = warning.find(({ code }) => code === 'OWNER_SANCTIONED')
    expect(found?.description).toContain(
      'holds 100% of Cinderquay Beteiligungen GmbH, which holds 90% of Nevermoor Holdings B.V., which holds 60% of Lantern & Larkspur Limited. That is 54% of Lantern & Larkspur Limited.',
    )
    expect(aml.match).toContainEqual(
      expect.objectContaining({
        subject: expect.objectContaining({
          role: 'owner',
          name: 'Bartholomew Ignatius Quillfeather',
        }) as unknown,
      }),
    )
  })

  it('are drawn in the report, which is a PDF as of any other transaction', async () => {
    const { outputFile } = await checked()
    const url = `/filevault/${outputFile[0]?.fileName ?? ''}`
    const file = await server.ask({ method: 'GET', url, key: 'test' })
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.bytes.length).toBeGreaterThan(20_000)
  })
})
