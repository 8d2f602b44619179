import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import type { Endpoint } from '../../src/entrypoints/http/kit/endpoint.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { principalOf } from '../world/stores/records.ts'
import { storeScanWithPicture } from '../world/facts/scans.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
  const { records, ports } = server.service
  const principal = await principalOf(records, server.keys.server)
  for (const customData of ['a', 'b'])
    await storeScanWithPicture({ records, vault: ports.vault }, principal, { customData })
})
afterAll(() => server.close())

/** Every address that gives rows, without an id in it, to a key of the account. */
const lists = allEndpoints.filter(
  ({ method, path, access }) => method === 'GET' && access.kind === 'key' && !path.includes(':'),
)
const keysOf = ({ query }: Pick<Endpoint, 'query'>) =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : []
const withFilters = lists.filter((endpoint) => keysOf(endpoint).length > 0)

/** What a search has to be asked for, beside a key. */
function neededBy({ path }: Pick<Endpoint, 'path'>, key = ''): string {
  if (path !== '/x/registers/search') return ''
  return key === 'name' ? 'registrationNumber=99000001&' : 'name=Lantern&'
}

async function get({ endpoint, query }: { readonly endpoint: Endpoint; readonly query: string }) {
  const reply = await server.ask({ method: 'GET', url: `${endpoint.path}?${query}`, key: 'server' })
  return { status: reply.statusCode, ignored: reply.headers['x-ignored-keys'] }
}

describe('A filter that has no effect', () => {
  it('is looked for at every list', () => {
    expect(withFilters.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/transaction', '/webhook', '/profile', '/x/audit', '/x/screening/queries']),
    )
  })

  it.each(lists.map((endpoint) => ({ path: endpoint.path, endpoint })))(
    '#140 because it is unknown is named at $path, also as an operator and given twice',
    async ({ endpoint }) => {
      const query = `${neededBy(endpoint)}id=&decision[$ne]=accept&no-such=1&no-such=2`
      const { status, ignored } = await get({ endpoint, query })
      if (status === 403) return
      expect([status, ignored]).toEqual([200, expect.stringContaining('decision[$ne], no-such')])
      expect(ignored).toContain('id')
    },
  )

  const known = withFilters.flatMap((endpoint) => keysOf(endpoint).map((key) => ({ path: endpoint.path, key, endpoint }))) // prettier-ignore
  it.each(known)('because it is empty is named at $path?$key=', async ({ endpoint, key }) => {
    const { status, ignored } = await get({ endpoint, query: `${neededBy(endpoint, key)}${key}=` })
    if (status === 403) return
    expect([status, ignored]).toEqual([200, key])
  })

  it.each(known)('because it is given twice is refused at $path?$key=1&$key=2', async ({ endpoint, key }) => {
    const { status, ignored } = await get({ endpoint, query: `${key}=1&${key}=2` })
    expect(status === 403 || status === 400 || ignored === key, `${status} ${String(ignored)}`).toBe(true)
  })

  it('because its value says nothing is named', async () => {
    const endpoint = lists.find(({ path }) => path === '/webhook') ?? expect.fail()
    expect(await get({ endpoint, query: 'success=2' })).toEqual({ status: 200, ignored: 'success' })
    expect(await get({ endpoint, query: 'success=1' })).toEqual({ status: 200, ignored: undefined })
  })

  it('is not one that has an effect', async () => {
    const endpoint = lists.find(({ path }) => path === '/transaction') ?? expect.fail()
    const query = 'customData=a&decision=accept&limit=5&offset=0&order=-1&createdAtMin=0'
    expect(await get({ endpoint, query })).toEqual({ status: 200, ignored: undefined })
  })
})

describe('An export', () => {
  const request = async (body: Readonly<Record<string, unknown>>) => {
    const reply = await server.ask({ method: 'POST', url: '/export/transaction', body })
    return { status: reply.statusCode, ignored: reply.headers['x-ignored-keys'], body: reply.body }
  }
  it.each(['decision[$ne]', 'id', 'filterDecision', 'customdata'])(
    '#140 with the unknown filter %s is refused by its name, and packs nothing',
    async (key) => {
      const { status, body } = await request({ [key]: 'accept' })
      expect(status).toBe(400)
      expect(body).toContain(key)
      expect(body).not.toContain('Base64')
    },
  )
  it('names a filter that is empty, and those that ids overrule', async () => {
    expect(await request({ customData: '', decision: null })).toMatchObject({
      status: 200,
      ignored: 'customData, decision',
    })
    const { records, ports } = server.service
    const principal = await principalOf(records, server.keys.server)
    const one = await storeScanWithPicture({ records, vault: ports.vault }, principal)
    const overruled = await request({ transactionId: [one.transaction.id], decision: 'reject', customData: 'x' })
    expect(overruled).toMatchObject({ status: 200, ignored: 'decision, customData' })
  }) // prettier-ignore
  it('takes the name of its client and every filter that it knows', async () => {
    const body = { exportType: 'json', decision: 'accept', createdAtMin: 0, client: 'nodejs' }
    expect(await request(body)).toMatchObject({ status: 200, ignored: undefined })
  })
})
