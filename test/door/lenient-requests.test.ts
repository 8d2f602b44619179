import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listedEntities } from '../clients/listed-entities.ts'
import { storeScan, principalOf } from '../world/stores/records.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'

let server: TestServer
let document = ''
beforeAll(async () => {
  server = await openTestAccount()
  document = (await specimenFile({ kind: 'passport', today: todayInUtc() })).base64
})
afterAll(() => server.close())

const created = z.looseObject({ id: z.string() })
const decided = z.looseObject({ decision: z.string(), outputImage: z.object({ front: z.string() }) })

async function scan(body: Readonly<Record<string, unknown>>) {
  const full = { document, profile: 'security_medium', ...body }
  return server.ask({ method: 'POST', url: '/scan', key: 'test', body: full })
}

describe('what clients write in another way than the wire says', () => {
  it('numbers and switches of a profile are taken as texts', async () => {
    const sent = {
      name: 'As text',
      canvasSize: '800',
      crop: 'true',
      advancedCrop: '0',
      thresholds: { face: '0.6' },
      decisionTrigger: { review: '1' },
      decisions: { UNDER_18: { enabled: 'False', reject: '0', weight: '2' } },
    }
    const { id } = created.parse((await server.ask({ method: 'POST', url: '/profile', body: sent })).json())
    expect((await server.ask({ method: 'GET', url: `/profile/${id}` })).record()).toMatchObject({
      canvasSize: 800,
      crop: true,
      advancedCrop: false,
      thresholds: { face: 0.6 },
      decisionTrigger: { review: 1, reject: 1 },
      decisions: { UNDER_18: { enabled: false, reject: 0, weight: 2 } },
    })
  })

  it('an override is taken as JSON in a text, and an empty list in place of an object is none', async () => {
    const override = JSON.stringify({ outputType: 'base64', acceptedDocuments: { documentType: 'D' } })
    const reply = await scan({ profileOverride: override })
    const { decision, outputImage } = decided.parse(reply.json())
    expect(outputImage.front).toMatch(/^\/9j\//)
    expect(decision).toBe('reject')
    const empty = await scan({ profileOverride: [], contractPrefill: [] })
    expect(decided.parse(empty.json()).decision).toBe('accept')
  })

  it.each([
    ['profileOverride', '{"canvasSize":'],
    ['profileOverride', '["obscure"]'],
    ['profileOverride', '{"name":"a\\u0000b"}'],
    ['profileOverride', '{"docupass":{"welcomeMessage":"\\ud800"}}'],
    ['profileOverride', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`],
    ['contractPrefill', 'plate=1'],
  ])('%s that is %s is refused by its name', async (name, written) => {
    expect((await scan({ [name]: written })).error()).toMatchObject({
      status: 400,
      code: 'ERROR_INVALID_VALUE',
      message: expect.stringContaining(`'${name}'`) as string,
    })
  })

  it('values for placeholders are taken as JSON in a text', async () => {
    expect((await scan({ contractPrefill: '{"plate":"B 12"}' })).statusCode).toBe(200)
  })

  it.each([
    ['without padding', (base64: string) => base64.replace(/=+$/, '')],
    ['in the alphabet of addresses', (base64: string) => Buffer.from(base64, 'base64').toString('base64url')],
  ])('a picture in base64 %s is read', async (_, rewritten) => {
    // A byte behind the end of a JPEG makes the padding necessary.
    const padded = Buffer.concat([Buffer.from(document, 'base64'), Buffer.alloc(2)])
    const length = padded.length - ((padded.length + 2) % 3)
    const base64 = padded.subarray(0, length).toString('base64')
    const reply = await scan({ document: rewritten(base64) })
    expect(decided.parse(reply.json()).decision).toBe('accept')
  })

  it.each<[string, string, Record<string, string>]>([
    ['.NET', '/profile?client=csharp-sdk&limit=1', {}],
    ['Go', '/profile?limit=1', { 'user-agent': 'Go-http-client/1.1' }],
  ])(
    'the client for %s, which fails on a list, is answered an object with the profiles',
    async (_, url, headers) => {
      for (const name of ['One', 'Two']) await server.ask({ method: 'POST', url: '/profile', body: { name } })
      const listed = (await server.ask({ method: 'GET', url, headers })).record()
      expect(listed).toMatchObject({ limit: 1, offset: 0, nextOffset: 1, items: [{ profileName: 'Two' }] })
      expect(listed['total']).toBeGreaterThanOrEqual(2)
      const others = await server.ask({ method: 'GET', url: '/profile?client=nodejs-sdk&limit=1' })
      expect(others.json()).toMatchObject([{ profileName: 'Two' }])
    },
  )

  it('an account is a whole number for clients, the same at every question, and another for each account', async () => {
    const idOf = async (key: 'server' | 'test') =>
      (await server.ask({ method: 'GET', url: '/myaccount', key })).record()
    const { id, accountId } = await idOf('server')
    expect(id).toSatisfy(Number.isSafeInteger)
    expect(await idOf('test')).toMatchObject({ id, accountId })
    const other = await openTestAccount()
    expect((await other.ask({ method: 'GET', url: '/myaccount' })).record()['id']).not.toBe(id)
  })

  it('a name without entity is one of a person', async () => {
    const found = async (body: object) => {
      const reply = await server.ask({
        method: 'POST',
        url: '/aml',
        key: 'test',
        body: { database: ['demo'], ...body },
      })
      return z.object({ match: z.array(z.looseObject({ entity: z.string() })) }).parse(reply.json()).match
    }
    const company = { name: listedEntities.company }
    expect((await found({ ...company, entity: '1' }))[0]?.entity).toBe('legalentity')
    expect(await found(company)).toEqual([])
    expect((await found({ name: listedEntities.name }))[0]?.entity).toBe('person')
  })

  it('times may have a fraction, which is dropped', async () => {
    const principal = await principalOf(server.service.records, server.keys.server)
    const { id } = await storeScan(server.service.records, principal, { customData: 'fraction' })
    const url = `/transaction/${id}`
    const at = z.looseObject({ createdAt: z.int() }).parse((await server.ask({ method: 'GET', url })).json())
    const query = `customData=fraction&createdAtMin=${at.createdAt}.913&createdAtMax=${at.createdAt}.005`
    const listed = await server.ask({ method: 'GET', url: `/transaction?${query}` })
    expect(listed.record()).toMatchObject({ total: 1, transactions: [{ id }] })
    const body = { createdAtMin: `${at.createdAt}.9`, createdAtMax: at.createdAt + 0.25, exportType: 'JSON' }
    expect((await server.ask({ method: 'POST', url: '/export/transaction', body })).statusCode).toBe(200)
  })
})
