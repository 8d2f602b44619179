import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pdfPages } from '../world/contracts/file-text.ts'
import { sha256, signedLease, signingCalls, signingOf } from '../world/contracts/signing-calls.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { isPdfsigInstalled, isValidForPdfsig, pdfsig } from '../world/signing/pdfsig.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let calls: Awaited<ReturnType<typeof signingCalls>>
let template: string
beforeAll(async () => {
  server = await openTestServer()
  calls = await signingCalls(server)
  template = await calls.templateOf(signedLease)
})
afterAll(() => server.close())

const start = async (more: Readonly<Record<string, unknown>> = {}) =>
  signingOf(await calls.begin(template, more))
const signBoth = async (more: Readonly<Record<string, unknown>> = {}) => {
  const signing = await start(more)
  for (const role of ['tenant', 'landlord']) await calls.sign(signing, role)
  return signing
}
const sealedFile = async (id: string) => {
  const { state, outputFile } = await calls.read(id)
  expect([state, outputFile.length]).toEqual(['sealed', 1])
  const [file] = outputFile
  return { sha256: file?.sha256 ?? '', bytes: await calls.fetched(file?.fileName ?? '') }
}

describe('a document with two parties', () => {
  it('is frozen, shown, signed in order, and sealed with a certificate of who signed', async () => {
    const parties = [
      { party: 'landlord', name: 'Johannes van der Meer' },
      { party: 'tenant', name: '租户' },
    ]
    const signing = await start({ parties, order: 'sequential' })
    expect(signing).toMatchObject({ state: 'open', parties: [{ state: 'open' }, { state: 'waiting' }] })
    const document = await server.ask({ method: 'GET', url: `/x/signings/${signing.id}/document` })
    expect(sha256(document.bytes)).toBe(signing.documentSha256)
    expect((await calls.show(signing, 'tenant')).error()).toMatchObject({ code: 'INVALID_ACTION' })
    expect((await calls.sign(signing, 'landlord')).state).toBe('open')
    expect((await calls.sign(signing, 'tenant')).state).toBe('sealing')
    expect((await calls.read(signing.id)).outputFile).toEqual([])
    expect(await calls.work()).toBe(1)
    const { bytes, sha256: digest } = await sealedFile(signing.id)
    expect(sha256(bytes)).toBe(digest)
    const pages = await pdfPages(bytes)
    expect(pages[0]).toMatch(/flat 12[\s\S]*2026-11-26[\s\S]*Page 1 of 1/)
    const certificate = pages.slice(1).join('\n')
    for (const text of ['Johannes van der Meer', '租户', '203.0.113.7', 'Asia/Tokyo', signing.documentSha256])
      expect(certificate).toContain(text)
    const actions = ['started', 'shown', 'signed', 'shown', 'signed', 'sealed'].map((act) => `signing.${act}`)
    expect((await calls.actions(signing.id)).filter((action) => action !== 'signing.viewed')).toEqual(actions)
    expect(await calls.findings()).toEqual([])
  })

  it.runIf(isPdfsigInstalled)('is checked by a stranger with programs of the system alone', async () => {
    const signing = await signBoth()
    await calls.work()
    const { bytes } = await sealedFile(signing.id)
    expect(isValidForPdfsig(pdfsig(bytes))).toBe(true)
    const folder = mkdtempSync(join(tmpdir(), 'signed-'))
    try {
      writeFileSync(join(folder, 'lease.pdf'), bytes)
      const run = (program: string, ...given: readonly string[]) =>
        execFileSync(program, given, { cwd: folder }).toString()
      run('pdfdetach', '-save', '1', '-o', 'as-shown.pdf', 'lease.pdf')
      expect(run('sha256sum', 'as-shown.pdf')).toContain(signing.documentSha256)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('#87 is sealed once when both sign in the same moment, and two processes seal it', async () => {
    const signing = await start()
    await Promise.all(['tenant', 'landlord'].map((role) => calls.show(signing, role)))
    const replies = await Promise.all(['tenant', 'landlord'].map((role) => calls.submit(signing, role)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(replies.map((reply) => signingOf(reply).state).sort()).toEqual(['open', 'sealing'])
    await Promise.all([1, 2].map(() => calls.runJob('seal-signing', signing.id)))
    await calls.work()
    await sealedFile(signing.id)
    expect((await calls.actions(signing.id)).filter((action) => action === 'signing.sealed')).toHaveLength(1)
    expect(await calls.findings()).toEqual([])
  })

  it('#86 stays what was shown when its template is changed and removed', async () => {
    const own = await calls.templateOf(signedLease)
    const signing = signingOf(await calls.begin(own))
    await calls.post(`/contract/${own}`, { content: '<p>Another text</p>' })
    await calls.sign(signing, 'tenant')
    await server.ask({ method: 'DELETE', url: `/contract/${own}` })
    await calls.sign(signing, 'landlord')
    await calls.work()
    const text = (await pdfPages((await sealedFile(signing.id)).bytes)).join('\n')
    expect(text).toContain('flat 12')
    expect(text).not.toContain('Another text')
  })
})

describe('the certificate pages', () => {
  it('are in the language of the document, or in that which the caller names', async () => {
    const german = {
      ...signedLease,
      content: `<div lang="de"><p>Mietvertrag.</p>${signedLease.content}</div>`,
    }
    const own = await calls.templateOf(german)
    const signing = signingOf(await calls.begin(own))
    expect(signing).toMatchObject({ certificateLanguage: 'de' })
    for (const role of ['tenant', 'landlord']) await calls.sign(signing, role)
    await calls.work()
    const pages = (await pdfPages((await sealedFile(signing.id)).bytes)).join('\n')
    expect(pages).toContain('So lässt sich diese Datei prüfen')
    expect(pages).toMatch(/Seite 1 von \d/)
    expect(pages).toMatch(/UTC[\s\S]*Asia\/Tokyo \(GMT\+9\)/)
    expect(await start({ language: 'de-AT' })).toMatchObject({ certificateLanguage: 'de' })
    expect(await start({ language: 'fr' })).toMatchObject({ certificateLanguage: 'en' })
    const refused = (await calls.begin(template, { language: 'German, please' })).error()
    expect(refused).toMatchObject({ code: 'ERROR_INVALID_VALUE' })
  })
})

describe('a document that cannot be sealed now', () => {
  it('#89 waits without a copy, and is sealed once the key can be read', async () => {
    const signing = await signBoth()
    const failure = { kind: 'not-sealed', reason: 'key-unreadable', cause: new Error('gone') } as const
    const sealer = { seal: () => Promise.resolve(failure), certificate: () => Promise.resolve(failure) }
    await expect(calls.runJob('seal-signing', signing.id, { sealer })).rejects.toThrow(/key/)
    expect(await calls.work({ sealer })).toBe(1)
    expect(await calls.read(signing.id)).toMatchObject({ state: 'sealing', outputFile: [] })
    expect(await calls.findings()).toEqual([])
    await calls.runJob('seal-signing', signing.id)
    await sealedFile(signing.id)
  })

  it('is sealed by the next who tries when a process ends before the file is named', async () => {
    const signing = await signBoth()
    const { records } = server.service
    const dying = { ...records, sealSigning: () => Promise.reject(new Error('the process ended')) }
    await expect(calls.runJob('seal-signing', signing.id, { records: dying })).rejects.toThrow()
    expect(await calls.read(signing.id)).toMatchObject({ state: 'sealing', outputFile: [] })
    await calls.work()
    await sealedFile(signing.id)
  })
})

describe('a document of a transaction', () => {
  it('becomes one of its files, cites its verification, and goes with it', async () => {
    const document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
    const scan = await calls.post('/scan', { document, profile: 'security_none' })
    const { transactionId = '' } = scanAnswer.parse(scan.json())
    const parties = [{ party: 'tenant', name: 'Anna', transactionId }]
    const signing = await signBoth({ transactionId, parties })
    await calls.work()
    const { bytes, sha256: digest } = await sealedFile(signing.id)
    expect((await pdfPages(bytes)).join('\n')).toContain(transactionId)
    const report = await server.ask({ method: 'GET', url: `/x/signings/${signing.id}/report` })
    const said = (await pdfPages(report.bytes)).join('').replace(/[\s\u200b]+/g, '')
    for (const text of [digest, signing.documentSha256, transactionId, 'facenotcompared;decisionaccept'])
      expect(said).toContain(text)
    const url = `/transaction/${transactionId}`
    const files = z.array(z.looseObject({ fileName: z.string() }))
    const [named] = files.parse((await server.ask({ method: 'GET', url })).record()['outputFile'])
    expect(named?.fileName).toBe((await calls.read(signing.id)).outputFile[0]?.fileName)
    expect(await calls.findings()).toEqual([])
    await server.ask({ method: 'DELETE', url })
    const gone = await server.ask({ method: 'GET', url: `/x/signings/${signing.id}` })
    expect(gone.statusCode).toBe(404)
    expect(await calls.findings()).toEqual([])
  })
})

describe('a document of no transaction', () => {
  it('is in what is exported of that person, with all that is held of its parties', async () => {
    const signing = await signBoth()
    const rows = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) })
    const [subject] = rows.parse(
      (await server.ask({ method: 'GET', url: '/x/subjects?limit=1' })).json(),
    ).items
    const exported = await server.ask({ method: 'GET', url: `/x/subjects/${subject?.id ?? ''}/export` })
    expect(exported.record()['signings']).toMatchObject([
      { id: signing.id, parties: [{ signed: { device: { address: '203.0.113.7' } } }, {}] },
    ])
  })

  it('goes with the person that it belongs to, before and after it is sealed', async () => {
    const signings = [await signBoth(), await start()]
    await calls.runJob('seal-signing', signings[0]?.id ?? '')
    const rows = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) })
    const subjects = rows.parse((await server.ask({ method: 'GET', url: '/x/subjects?limit=2' })).json())
    for (const { id } of subjects.items) await server.ask({ method: 'DELETE', url: `/x/subjects/${id}` })
    for (const signing of signings)
      expect((await server.ask({ method: 'GET', url: `/x/signings/${signing.id}` })).statusCode).toBe(404)
    expect(await calls.findings()).toEqual([])
  })
})

describe('the list of signings', () => {
  const listed = async (query: string): Promise<readonly string[]> => {
    const list = z.looseObject({ total: z.int(), items: z.array(z.looseObject({ id: z.string() })) })
    const reply = await server.ask({ method: 'GET', url: `/x/signings?limit=100&${query}` })
    const { total, items } = list.parse(reply.json())
    expect(total).toBe(items.length)
    return items.map(({ id }) => id)
  }

  it('is narrowed to a state, a template, a transaction and a time, each by itself and together', async () => {
    const own = await calls.templateOf(signedLease)
    const [open, cancelled] = [signingOf(await calls.begin(own)), signingOf(await calls.begin(own))]
    await calls.cancel(cancelled.id)
    expect(await listed(`templateId=${own}`)).toEqual(expect.arrayContaining([open.id, cancelled.id]))
    expect(await listed(`templateId=${own}`)).toHaveLength(2)
    expect(await listed(`templateId=${own}&state=cancelled`)).toEqual([cancelled.id])
    expect(await listed(`templateId=${own}&state=sealed`)).toEqual([])
    expect(await listed(`transactionId=${'0'.repeat(32)}`)).toEqual([])
    const seconds = z.looseObject({ createdAt: z.int() }).parse(open).createdAt
    expect(await listed(`createdAtMax=${seconds - 3600}`)).toEqual([])
    expect(await listed(`templateId=${own}&createdAtMin=${seconds + 3600}`)).toEqual([])
    expect(await listed(`createdAtMin=${seconds - 3600}&createdAtMax=${seconds + 3600}`)).toContain(open.id)
  })
})
