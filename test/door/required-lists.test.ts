import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { loadSanctions } from '../world/lists/sanctions.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await loadSanctions(server, [{ id: 7, name: 'QUORVANE, Ilsabet Tamsin', dob: '1970-02-03' }])
})
afterAll(() => server.close())

const person = { name: 'Ilsabet Quorvane', entity: 0 }
const post = (url: string, body: unknown, key: 'server' | 'test' = 'server') =>
  server.ask({ method: 'POST', url, body, key })
const require = (requiredLists: readonly string[] | null) =>
  server.ask({ method: 'PATCH', url: '/x/account', body: { requiredLists } })
const quota = async () => (await server.ask({ method: 'GET', url: '/x/limits' })).record()['quota']

describe('a list that a question names', () => {
  it('is asked for with 503 and how to load it where it is not loaded, among loaded ones too', async () => {
    const before = await quota()
    for (const database of [['un_sc'], ['us_ofac', 'un_sc']]) {
      const refused = (await post('/aml', { ...person, database })).error()
      expect(refused).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
      expect(refused.message).toContain('`symbolon lists refresh --source un_sc`')
    }
    expect(await quota()).toBe(before)
    const answered = (await post('/aml', { ...person, database: ['us_ofac'] })).record()
    expect(answered).toMatchObject({ complete: true, match: [{ id: 'us_ofac:7' }] })
  })

  it('is nothing to a test key, which has the invented list', async () => {
    const answered = (await post('/aml', { ...person, database: ['un_sc'] }, 'test')).record()
    expect(answered).toMatchObject({ complete: true, match: [] })
  })
})

describe('a question that names no list', () => {
  const questions = [
    ['/aml', person],
    ['/amlv3', { text: 'Ilsabet Quorvane' }],
    ['/amlv3', { id: 'us_ofac:7' }],
  ] as const

  it('is answered as complete from the lists that this installation refreshes', async () => {
    for (const [url, body] of questions) expect((await post(url, body)).record()['complete'], url).toBe(true)
  })

  it('is refused with 503 while a list that the account requires is not loaded', async () => {
    expect((await require(['us_ofac', 'gb_hmt'])).record()['account']).toMatchObject({
      requiredLists: ['us_ofac', 'gb_hmt'],
    })
    for (const [url, body] of questions) {
      const refused = (await post(url, body)).error()
      expect(refused.status, url).toBe(503)
      expect(refused.message).toContain('`symbolon lists refresh --source gb_hmt`')
    }
    await require(null)
  })

  it('is refused while a list that was to be refreshed is not there; an account that does without it reads so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'symbolon-no-list-'))
    writeFileSync(join(folder, 'consolidated.xml'), '<nothing/>')
    const refresh = server.service.ports.lists.refresh({
      source: 'un_sc',
      files: () => Promise.resolve([{ path: folder }]),
      origin: 'file',
      signal: new AbortController().signal,
    })
    await expect(refresh).rejects.toThrow()
    rmSync(folder, { recursive: true })
    for (const [url, body] of questions) {
      const refused = (await post(url, body)).error()
      expect(refused.status, url).toBe(503)
      expect(refused.message).toContain('un_sc')
    }
    await require(['us_ofac'])
    for (const [url, body] of questions) expect((await post(url, body)).record()['complete'], url).toBe(false)
  })
})

describe('the required lists of an account', () => {
  it('are lists that there are', async () => {
    for (const requiredLists of [['debtors'], ['demo']]) {
      const refused = (await require(requiredLists)).error()
      expect(refused).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
      expect(refused.message).toContain('us_ofac')
    }
  })

  it('stand in notChecked of a scan that could not search one', async () => {
    const { base64: document } = await specimenFile({ kind: 'passport', today: todayInUtc() })
    const decisions = { AML_SANCTION: { enabled: true, review: 0, reject: -1, weight: 1 } }
    const scan = async () =>
      scanAnswer.parse(
        (await post('/scan', { document, profile: 'security_none', profileOverride: { decisions } })).json(),
      )
    await require(['us_ofac'])
    expect(await scan()).toMatchObject({ decision: 'accept', notChecked: [] })
    await require(['us_ofac', 'gb_hmt'])
    const answer = await scan()
    expect(answer.notChecked).toMatchObject([{ code: 'AML_SANCTION' }])
    expect(JSON.stringify(answer.notChecked)).toContain('gb_hmt')
    expect(answer.decision).toBe('review')
  })
})
