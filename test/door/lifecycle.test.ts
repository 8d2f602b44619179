import { createHash, createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  openTestAccount,
  type RequestOptions,
  type TestResponse,
  type TestServer,
} from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { storeContractOf } from '../world/stores/store-contract.ts'
import { principalOf } from '../world/stores/records.ts'
import { unzip } from '../world/unzip.ts'
import { recordsAnswer, scanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let document: string
beforeAll(async () => {
  server = await openTestAccount()
  document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
})
afterAll(() => server.close())

interface Scanned {
  readonly id: string
  readonly subjectId: string
  readonly token: string
  readonly link: string
}

async function scanned(customData: string): Promise<Scanned> {
  const body = { document, customData, profile: 'security_low' }
  const reply = await server.ask({ method: 'POST', url: '/scan', key: 'test', body })
  const { transactionId: id = '', outputImage } = scanAnswer.parse(reply.json())
  const link = new URL(outputImage?.front ?? '')
  const trace = await server.ask({ method: 'GET', url: `/x/transactions/${id}/trace` })
  const subjectId = z.string().parse(trace.record()['subjectId'])
  return { id, subjectId, token: link.pathname.split('/')[3] ?? '', link: link.pathname + link.search }
}

const ask = (method: RequestOptions['method'], url: string, body?: unknown): Promise<TestResponse> =>
  server.ask({ method, url, ...(body === undefined ? {} : { body }) })

const candidates = z.object({ items: z.array(z.object({ subjectId: z.string(), by: z.array(z.string()) })) })
const withItem = z.object({ item: z.looseObject({ id: z.string() }) })

describe('a person of whom there are several records', () => {
  it('is put together from what is offered, given out whole, and erased with a certificate', async () => {
    const [one, other] = [await scanned('first'), await scanned('second')]
    const offered = candidates.parse((await ask('GET', `/x/subjects/${one.subjectId}/candidates`)).json())
    expect(offered.items).toContainEqual(
      expect.objectContaining({ subjectId: other.subjectId, by: ['document', 'person'] }),
    )
    const linked = await ask('PUT', `/x/subjects/${one.subjectId}/records/${other.id}`)
    expect(linked.json()).toEqual({ success: true })
    const subject = (await ask('GET', `/x/subjects/${one.subjectId}`)).record()
    expect(subject['records']).toHaveLength(2)

    const held = (await ask('GET', `/x/subjects/${one.subjectId}/export`)).record()
    const [first] = z
      .array(z.looseObject({ imageUrls: z.record(z.string(), z.string()) }))
      .parse(held['transactions'])
    const picture = new URL(first?.imageUrls['front'] ?? '')
    expect(
      (await server.ask({ method: 'GET', url: picture.pathname + picture.search, key: null })).statusCode,
    ).toBe(200)

    await packedWhole(one, other)
    const erased = (await ask('DELETE', `/x/subjects/${one.subjectId}`)).record()
    expect(erased['certificate']).toMatchObject({ destroyed: { transactions: 2, images: 3 } })
    const key = createPublicKey({ key: (await ask('GET', '/x/certificate-key')).record(), format: 'jwk' })
    const [head = '', body = '', signature = ''] = z.string().parse(erased['signed']).split('.')
    expect(verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
    expect((await ask('GET', `/x/subjects/${one.subjectId}/certificate`)).json()).toEqual(erased)

    await expectGone(one)
    await expectGone(other)
  })

  /** A ZIP with the JSON, each picture, each file, and the hash of each. */
  async function packedWhole(one: Scanned, other: Scanned): Promise<void> {
    const principal = await principalOf(server.service.records, server.keys.server)
    const { records, ports } = server.service
    const fileName = await storeContractOf({ records, vault: ports.vault }, principal, {
      transactionId: one.id,
    })
    const reply = await ask('GET', `/x/subjects/${one.subjectId}/archive`)
    expect(reply.headers['content-type']).toBe('application/zip')
    const files = await unzip(reply.bytes)
    const names = [...files.keys()]
    expect(names.at(0)).toBe('subject.json')
    expect(names.at(-1)).toBe('manifest.json')
    expect(new Set(names.slice(1, -1))).toEqual(
      new Set([`images/${one.id}/front.jpg`, `images/${other.id}/front.jpg`, `files/${one.id}/${fileName}`]),
    )
    const { files: packed } = z
      .object({ files: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })) })
      .parse(JSON.parse(String(files.get('manifest.json'))))
    for (const { name, sha256 } of packed)
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
        name,
      ).toBe(sha256)
    expect(JSON.parse(String(files.get('subject.json')))).toMatchObject({
      subject: { id: one.subjectId },
      files: [{ transactionId: one.id, fileName }],
    })
  }

  async function expectGone({ id, subjectId, token, link }: Scanned): Promise<void> {
    for (const [method, url] of [
      ['GET', `/transaction/${id}`],
      ['PATCH', `/transaction/${id}`],
      ['DELETE', `/transaction/${id}`],
      ['GET', `/x/transactions/${id}/trace`],
      ['GET', `/imagevault/${token}`],
      ['GET', `/x/subjects/${subjectId}`],
      ['GET', `/x/subjects/${subjectId}/export`],
      ['GET', `/x/subjects/${subjectId}/candidates`],
      ['DELETE', `/x/subjects/${subjectId}`],
    ] as const)
      expect(
        (await ask(method, url, method === 'PATCH' ? { decision: 'accept' } : undefined)).statusCode,
        url,
      ).toBe(404)
    expect((await server.ask({ method: 'GET', url: link, key: null })).statusCode).toBe(404)
    const again = await server.ask({
      method: 'POST',
      url: '/scan',
      key: 'test',
      body: { document: `ref:${token}`, profile: 'security_low' },
    })
    expect(again.error().code).toBe('ERROR_REMOTE_IMAGE_FAILED')
    const listed = recordsAnswer.parse((await ask('GET', '/transaction?limit=100')).json())
    expect(listed.transactions.map((row) => row.id)).not.toContain(id)
    expect(listed.total).toBe(listed.transactions.length)
    const found = recordsAnswer.parse((await ask('GET', '/transaction?customData=first')).json())
    expect(found.total).toBe(0)
  }

  it('is given out as no one with no record, once the last record was taken away', async () => {
    const { id, subjectId } = await scanned('alone')
    const moved = (await ask('DELETE', `/x/subjects/${subjectId}/records/${id}`)).record()
    expect(moved['subjectId']).not.toBe(subjectId)
    const held = (await ask('GET', `/x/subjects/${subjectId}/export`)).record()
    expect(held).toMatchObject({ subject: { records: [] }, transactions: [], files: [], screenings: [] })
    const archive = await ask('GET', `/x/subjects/${subjectId}/archive`)
    expect([...(await unzip(archive.bytes)).keys()]).toEqual(['subject.json', 'manifest.json'])
    const erased = (await ask('DELETE', `/x/subjects/${subjectId}`)).record()
    expect(erased['certificate']).toMatchObject({ destroyed: { transactions: 0, images: 0 } })
  })

  it('is erased for who repeats a request, too', async () => {
    const body = { document, profile: 'security_low' }
    const headers = { 'idempotency-key': 'repeated-after-erasure' }
    const first = await server.ask({ method: 'POST', url: '/scan', key: 'test', body, headers })
    const { transactionId: id = '' } = scanAnswer.parse(first.json())
    const trace = await ask('GET', `/x/transactions/${id}/trace`)
    await ask('DELETE', `/x/subjects/${z.string().parse(trace.record()['subjectId'])}`)
    const again = await server.ask({ method: 'POST', url: '/scan', key: 'test', body, headers })
    expect(again.statusCode).toBe(404)
  })
})

describe('a legal hold', () => {
  it('keeps a transaction from deletion with its name, until it is lifted', async () => {
    const one = await scanned('held')
    const placed = await ask('POST', '/x/legal-holds', { target: one.id, reason: 'case 7' })
    const { id } = withItem.parse(placed.json()).item
    const refused = (await ask('DELETE', `/transaction/${one.id}`)).error()
    expect(refused.code).toBe('ERROR_OPERATION_FAILED')
    expect(refused.message).toContain(id)
    expect((await ask('DELETE', `/x/subjects/${one.subjectId}`)).error().message).toContain(id)
    const holds = z.object({ items: z.array(z.unknown()) }).parse((await ask('GET', '/x/legal-holds')).json())
    expect(holds.items).toContainEqual(expect.objectContaining({ id, reason: 'case 7' }))
    expect((await ask('DELETE', `/x/legal-holds/${id}`)).statusCode).toBe(200)
    expect((await ask('DELETE', `/x/legal-holds/${id}`)).statusCode).toBe(404)
    expect((await ask('DELETE', `/transaction/${one.id}`)).statusCode).toBe(200)
    const late = await ask('POST', '/x/legal-holds', { target: '0'.repeat(32), reason: 'r' })
    expect(late.statusCode).toBe(404)
  })
})

describe('retention', () => {
  it('is set as a whole, refuses what contradicts itself, and is no business of a test key', async () => {
    const rules = [
      { kind: '*', profileId: '', days: 365 },
      { kind: 'transaction', profileId: 'security_none', days: null },
    ]
    expect((await ask('PUT', '/x/retention', { rules })).json()).toEqual({ success: true, rules })
    expect((await ask('GET', '/x/retention')).json()).toEqual({ success: true, rules })
    for (const wrong of [
      [rules[0], rules[0]],
      [{ kind: 'screening', profileId: 'p', days: 1 }],
      [{ kind: '*', days: -1 }],
      [{ kind: 'everything', days: 1 }],
    ])
      expect((await ask('PUT', '/x/retention', { rules: wrong })).error().code).toBe('ERROR_INVALID_VALUE')
    const test = await server.ask({ method: 'PUT', url: '/x/retention', key: 'test', body: { rules: [] } })
    expect(test.error().code).toBe('ERROR_KEY_FORBIDDEN')
    expect((await ask('PUT', '/x/retention', { rules: [] })).json()).toEqual({ success: true, rules: [] })
  })
})

describe('the master key', () => {
  it("is no person's business who only has a key of an account", async () => {
    for (const [method, url] of [
      ['GET', '/x/master-key'],
      ['POST', '/x/master-key/rotation'],
    ] as const)
      expect((await ask(method, url)).error().code).toBe('ERROR_KEY_FORBIDDEN')
  })
})
