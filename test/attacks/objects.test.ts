import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeContractOf } from '../world/stores/store-contract.ts'
import { createSignedUrls } from '../../src/platform/sealing/signed-urls.ts'
import { openTestServer, type TestResponse, type TestServer } from '../world/service/server.ts'
import { principalOf } from '../world/stores/records.ts'
import { storeScanWithPicture, type StoredScan } from '../world/facts/scans.ts'
import { serviceKeys } from '../world/service/service.ts'

/** What belongs to others, and what is reached by a token, a name or an address. */
let server: TestServer
let ownIds: StoredScan
let foreignIds: StoredScan
let theirProfile = ''
let html = ''
beforeAll(async () => {
  server = await openTestServer()
  const { records, ports } = server.service
  const vault = { records, vault: ports.vault }
  const principal = await principalOf(records, serviceKeys.server)
  ownIds = await storeScanWithPicture(vault, principal)
  const made = { transactionId: ownIds.transaction.id, bytes: Buffer.from('<script>') }
  html = await storeContractOf(vault, principal, made)
  await records.createAccount('other')
  const other = await principalOf(records, await keyOfOther())
  foreignIds = await storeScanWithPicture(vault, other, { customData: 'CANARY-of-theirs' })
  theirProfile = (await records.createProfile(other, { name: 'CANARY-of-theirs', settings: {} })).id
})
afterAll(() => server.close())

async function keyOfOther(): Promise<string> {
  const { records } = server.service
  const operator = await records.operator('other')
  const request = { kind: 'server', mode: 'live', label: '', expiresAt: null } as const
  return (await records.createKey(operator, request)).key
}

const get = (
  url: string,
  key: 'server' | null = 'server',
  headers: Record<string, string> = {},
): Promise<TestResponse> => server.ask({ method: 'GET', url, key, headers })

describe('an id of another account in a body', () => {
  const unknownId = 'ab'.repeat(16)
  const cases: readonly [string, string, (id: string) => unknown, () => string][] = [
    ['as profile of a scan', '/scan', (id) => ({ document: 'AA==', profile: id }), () => theirProfile],
    ['among the records of an export', '/export/transaction', (id) => ({ transactionId: [id] }), () => foreignIds.transaction.id],
    ['as what is held', '/x/legal-holds', (id) => ({ target: id, reason: 'mine' }), () => foreignIds.transaction.subjectId],
    ['as the record of a hit', '/x/screening/false-positives', (id) => ({ recordId: id, entityId: 'e', reason: 'r' }), () => foreignIds.transaction.id],
    ['as whose screening it is', '/aml', (id) => ({ name: 'Silas Nightjar', subjectId: id }), () => foreignIds.transaction.subjectId],
    ['as profile of a filter', '/export/transaction', (id) => ({ profileId: id, exportType: 'json' }), () => theirProfile],
  ] // prettier-ignore

  it.each(cases)(
    '#20 %s is answered as one that no one has, with nothing of its account',
    async (...[, url, body, id]) => {
      const foreign = await server.ask({ method: 'POST', url, body: body(id()) })
      const unknown = await server.ask({ method: 'POST', url, body: body(unknownId) })
      expect(foreign.statusCode).toBe(unknown.statusCode)
      if (foreign.statusCode !== 200)
        expect(foreign.body.replaceAll(id(), '')).toBe(unknown.body.replaceAll(unknownId, ''))
      expect(foreign.body).not.toContain('CANARY')
      expect(foreign.body).not.toContain(foreignIds.token)
    },
  )

  it('#20 as ref: of their picture is answered as one that no one has', async () => {
    const scan = (token: string) =>
      server.ask({
        method: 'POST',
        url: '/scan',
        body: { document: `ref:${token}`, profile: 'security_low' },
      })
    expect((await scan(foreignIds.token)).body).toBe((await scan('ab'.repeat(32))).body)
    expect((await scan(foreignIds.token)).statusCode).toBe(400)
  })

  it('#20 as a record to link to a subject of another account is answered as one that no one has', async () => {
    const subject = ownIds.transaction.subjectId
    const put = (id: string) => server.ask({ method: 'PUT', url: `/x/subjects/${subject}/records/${id}` })
    expect((await put(foreignIds.transaction.id)).body).toBe((await put(unknownId)).body)
    expect((await put(foreignIds.transaction.id)).statusCode).toBe(404)
  })
})

describe('a token', () => {
  const variants = (token: string): string[] => {
    const flipped = (token.startsWith('0') ? '1' : '0') + token.slice(1)
    return [flipped, token.slice(0, -1), token.slice(1), `${token}0`, token.toUpperCase(), `${token}.jpg`, `0x${token}`, token.slice(0, 63) + '%00', 'Ａ'.repeat(64)] // prettier-ignore
  }

  it('#23 opens its picture, and no other writing of it does', async () => {
    expect((await get(`/imagevault/${ownIds.token}`)).bytes.equals(ownIds.bytes)).toBe(true)
    for (const token of variants(ownIds.token)) {
      if (token === ownIds.token) continue
      const reply = await get(`/imagevault/${encodeURIComponent(token)}`)
      expect(reply.error(), token).toMatchObject({ status: 404, code: 'ERROR_NOT_FOUND' })
    }
    expect((await get(`/imagevault/${foreignIds.token}`)).statusCode).toBe(404)
  })

  it('#23 says nothing of the picture: it is randomness, not a hash of it', async () => {
    const principal = await principalOf(server.service.records, serviceKeys.server)
    const { records, ports } = server.service
    const another = await storeScanWithPicture({ records, vault: ports.vault }, principal)
    expect(another.token).toMatch(/^[0-9a-f]{64}$/)
    expect(another.token).not.toBe(ownIds.token)
    const reply = await get(`/imagevault/${ownIds.token}`)
    expect(String(reply.headers['repr-digest'])).not.toContain(
      Buffer.from(ownIds.token, 'hex').toString('base64'),
    )
  })

  it('#24 of a deleted record opens nothing from that moment on, by key, by address and by ref:', async () => {
    const { records, ports } = server.service
    const gone = await storeScanWithPicture({ records, vault: ports.vault }, await principalOf(records, serviceKeys.server)) // prettier-ignore
    const link = links().sign(`/image/${gone.transaction.id}/${gone.token}/front.jpg`)
    const { pathname, search } = new URL(link)
    expect((await get(pathname + search, null)).statusCode).toBe(200)
    await server.ask({ method: 'DELETE', url: `/transaction/${gone.transaction.id}` })
    expect((await get(`/imagevault/${gone.token}`)).statusCode).toBe(404)
    expect((await get(pathname + search, null)).statusCode).toBe(404)
    const body = { document: `ref:${gone.token}`, profile: 'security_low' }
    expect((await server.ask({ method: 'POST', url: '/scan', body })).statusCode).toBe(400)
  })
})

const links = (lifetimeSeconds = 60) =>
  createSignedUrls({
    key: server.service.linkKey,
    lifetimeSeconds,
    now: () => Date.now(),
    base: () => 'http://a.example',
  })

describe('a signed address', () => {
  const request = (link: string): string => {
    const { pathname, search } = new URL(link)
    return pathname + search
  }

  it('#25 opens its file alone, unaltered and in its time; a bare name needs a key', async () => {
    const path = `/filevault/${html}`
    const good = request(links().sign(path))
    expect((await get(good, null)).statusCode).toBe(200)
    expect((await get(path, null)).statusCode).toBe(401)
    const picture = `/image/${foreignIds.transaction.id}/${foreignIds.token}/front.jpg`
    const altered = [
      good.replace(/(?<=signature=)./, (letter) => (letter === '-' ? 'A' : '-')),
      good.slice(0, -1),
      `${good}A`,
      good.replace(/expires=\d+/, 'expires=99999999999'),
      good.replace(/expires=\d+&/, ''),
      `${picture}?${good.split('?')[1] ?? ''}`,
      request(links(-5).sign(path)),
      `${path}?expires=99999999999&signature=`,
      good.replace('signature=', 'signature=x&signature='),
    ]
    for (const url of altered) expect((await get(url, null)).statusCode, url).toBe(404)
  })

  it('#25 of a file of another account is needed even with a valid key of another account', async () => {
    const reply = await server.ask({
      method: 'GET',
      url: `/filevault/${html}`,
      key: { written: await keyOfOther() },
    })
    expect(reply.statusCode).toBe(404)
  })

  it.each([
    `bytes=${'0-0,'.repeat(3_000)}0-0`, 'bytes=0-0,1-1', 'bytes=-0', 'bytes=5-2', 'bytes=99999999-', 'bytes=--1', 'bytes=0x0-1',
  ])('#26 ranges as %.20s are ERROR_RANGE_NOT_SATISFIABLE, with no bytes', async (range) => {
    const reply = await get(`/imagevault/${ownIds.token}`, 'server', { range })
    expect(reply.error()).toMatchObject({ status: 416, code: 'ERROR_RANGE_NOT_SATISFIABLE' })
  }) // prettier-ignore

  it('#27 of HTML is a download in a sandbox, which no browser shows as a page of this service', async () => {
    const { headers } = await get(request(links().sign(`/filevault/${html}`)), null)
    expect(headers['content-disposition']).toMatch(/^attachment;/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  })
})

describe('a name of a file', () => {
  // Not `..` alone: who sends it asks for `/`, the page of hosted links, which anyone may see.
  const climbing = [
    '../../etc/passwd', '..%2f..%2fetc%2fpasswd', '%252e%252e%252fetc', '..\\..\\etc', '..%5c..%5cetc', '%00', 'a%00.pdf', '/etc/passwd', '%2fetc%2fpasswd',
    'a'.repeat(5_000), '%c0%ae%c0%ae%c0%afetc', '%ef%bc%8e%ef%bc%8e%ef%bc%8fetc', 'CON', 'NUL.pdf', 'aux.html', '.', '~', 'master.key', '%zz', '|id', '$(id)',
  ] // prettier-ignore

  it.each(climbing)('#28 like %.40s finds nothing', async (name) => {
    for (const place of ['filevault', 'imagevault', 'export']) {
      const headers = { 'x-api-key': serviceKeys.server }
      const reply = await server.app.inject({ method: 'GET', url: `/${place}/${name}`, headers })
      expect([404, 405], place).toContain(reply.statusCode)
      expect(reply.body).toContain('"success":false')
    }
  })

  it('#29 of a record in other letters finds nothing: capitals, wide letters, ligatures, blanks', async () => {
    const { id } = ownIds.transaction
    const wide = Array.from(id)
      .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
      .join('')
    expect((await get(`/transaction/${id}`)).statusCode).toBe(200)
    for (const variant of [
      id.toUpperCase(),
      wide,
      ` ${id}`,
      `${id} `,
      `${id}\u200b`,
      id.replace(/.$/, 'ﬀ'),
      id.slice(0, -1),
      `0${id}`,
    ]) {
      if (variant === id) continue
      expect((await get(`/transaction/${encodeURIComponent(variant)}`)).statusCode, variant).toBe(404)
    }
  })
})
