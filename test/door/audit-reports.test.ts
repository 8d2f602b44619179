import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let document: string
beforeAll(async () => {
  server = await openTestServer()
  document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
})
afterAll(() => server.close())

async function scanned(override: Readonly<Record<string, unknown>> = {}, key: 'server' | 'test' = 'test') {
  const profileOverride = { transactionAuditReport: true, ...override }
  const body = { document, profile: 'security_medium', profileOverride, customData: '#panic() *x* محمد' }
  return scanAnswer.parse((await server.ask({ method: 'POST', url: '/scan', key, body })).json())
}

describe('the audit report of a transaction', () => {
  it('is answered, fetched by its signed address or a key, and goes with the record', async () => {
    const { outputFile, transactionId = '' } = await scanned()
    const [file, ...more] = outputFile
    expect([file?.name, more]).toEqual(['Transaction Audit Report', []])
    expect(file?.fileName).toMatch(/^transaction-audit-report_[A-Za-z0-9]{32}\.pdf$/)
    const { pathname, search } = new URL(file?.fileUrl ?? '')
    const signed = await server.ask({ method: 'GET', url: pathname + search, key: null })
    expect(signed.headers['content-type']).toBe('application/pdf')
    expect(signed.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const keyed = await server.ask({ method: 'GET', url: `/filevault/${file?.fileName ?? ''}`, key: 'test' })
    expect(keyed.bytes.equals(signed.bytes)).toBe(true)
    const url = `/transaction/${transactionId}`
    const record = (await server.ask({ method: 'GET', url, key: 'test' })).record()
    expect(record['outputFile']).toMatchObject([{ fileName: file?.fileName }])
    const checked = await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator' })
    expect(checked.record()).toMatchObject({ isSound: true })
    await server.ask({ method: 'DELETE', url, key: 'test' })
    expect((await server.ask({ method: 'GET', url: pathname + search, key: null })).statusCode).toBe(404)
  })

  it('is made only where the profile asks, and of what is stored', async () => {
    expect((await scanned({ transactionAuditReport: false })).outputFile).toEqual([])
    expect((await scanned({ saveResult: false })).outputFile).toEqual([])
    expect((await scanned({ saveImage: false }, 'server')).outputFile).toHaveLength(1)
  })
})
