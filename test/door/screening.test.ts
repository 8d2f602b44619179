import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestResponse, type TestServer } from '../world/service/server.ts'
import { loadSanctions } from '../world/lists/sanctions.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const found = z.looseObject({
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  items: z.array(z.looseObject({ id: z.string(), score: z.number(), caption: z.string() })),
  queryId: z.string().optional(),
})
const screened = z.looseObject({ match: z.array(z.looseObject({ id: z.string() })), queryId: z.string() })
const stored = z.looseObject({
  items: z.array(z.looseObject({ id: z.string() })),
  nextCursor: z.string().optional(),
})

const post = (url: string, body: unknown, key: 'test' | 'server' = 'test'): Promise<TestResponse> =>
  server.ask({ method: 'POST', url, body, key })
const get = (url: string, key: 'test' | 'server' = 'test'): Promise<TestResponse> =>
  server.ask({ method: 'GET', url, key })

describe('a search by free text', () => {
  it.each([
    ['a name', 'Silas Corvin Nightjar', 'demo:52'],
    ['an alias in another script', 'Зарканов Василиск', 'demo:2'],
    ['a passport number', 'u8308130', 'demo:52'],
    ['a registration number', 'UTO-000025', 'demo:25'],
    ['a part of an address', 'tidewrack quay 14', 'demo:25'],
  ])('finds %s', async (_, text, id) => {
    const answer = found.parse((await post('/amlv3', { text, limit: 0, page: 0 })).json())
    expect(answer).toMatchObject({ page: 1, limit: 10 })
    expect(answer.items.map((item) => item.id)).toContain(id)
    expect(answer.total).toBe(answer.items.length)
  })

  it('is answered page by page', async () => {
    const all = found.parse((await post('/amlv3', { text: 'Everglade', limit: 100 })).json())
    expect(all.total).toBeGreaterThan(1)
    const pages = [1, 2].map((page) => post('/amlv3', { text: 'Everglade', limit: 1, page }))
    const [first, second] = (await Promise.all(pages)).map((reply) => found.parse(reply.json()))
    expect([first?.total, second?.total]).toEqual([all.total, all.total])
    expect([first?.items[0]?.id, second?.items[0]?.id]).toEqual(all.items.slice(0, 2).map(({ id }) => id))
  })

  it('looks entities up by id, at most fifty, by comma or newline', async () => {
    const answer = found.parse((await post('/amlv3', { id: 'demo:52\ndemo:2,demo:52,demo:none' })).json())
    expect(answer.items.map(({ id }) => id)).toEqual(['demo:52', 'demo:2'])
    const many = Array.from({ length: 51 }, (_, at) => `demo:${at}`).join(',')
    for (const body of [{ id: many }, {}, { text: ' - ' }, { text: 'a', limit: 101 }])
      expect((await post('/amlv3', body)).error().code).toBe('ERROR_INVALID_VALUE')
  })
})

describe('a politically exposed person', () => {
  const office = async (id: string) =>
    z
      .object({ items: z.tuple([z.looseObject({ politicalExposure: z.unknown() })]) })
      .parse((await post('/amlv3', { id })).json()).items[0].politicalExposure

  it('is answered with tier, class and whether in office, or with that no one can tell', async () => {
    expect(await office('demo:43')).toMatchObject({ tier: 1, tenure: 'current' })
    expect(await office('demo:48')).toMatchObject({ class: 'family member of a politically exposed person' })
    expect(await office('demo:51')).toMatchObject({
      tier: null,
      office: 'cannot tell',
      tenure: 'cannot tell',
    })
    expect(await office('demo:1')).toBeNull()
  })

  it('is answered in words of the wire', async () => {
    const [match] = screened.parse((await post('/aml', { name: 'Foma Mglistov' })).json()).match
    expect(match).toMatchObject({ id: 'demo:45', status: ['PEP tier 2 (regional government), past'] })
  })
})

describe('an entity asked for by its id', () => {
  const related = z.looseObject({
    depth: z.int(),
    of: z.looseObject({ id: z.string() }),
    kind: z.string(),
    to: z.object({ id: z.string().nullable(), name: z.string(), listed: z.boolean() }),
    from: z.string(),
  })
  const detailed = z.object({
    items: z.tuple([z.looseObject({ relations: z.array(related), moreRelations: z.boolean() })]),
  })

  it('is answered with whom it is related to, to depth two and both ways', async () => {
    const [found] = detailed.parse((await post('/amlv3', { id: 'demo:29' })).json()).items
    const reported = found.relations.map(({ depth, of, kind, to }) => [depth, of.id, kind, to.id ?? to.name])
    expect(reported).toEqual([
      [1, 'demo:29', 'is owned by', 'demo:1'],
      [1, 'demo:29', 'owns', 'demo:34'],
      [2, 'demo:1', 'family (brother)', 'Mortimer Quillfeather'],
      [2, 'demo:34', 'owns', 'demo:39'],
    ])
    expect(found.relations[0]?.from).toBe('1999-04-01')
    expect(found.relations[2]?.to.listed).toBe(false)
    expect(found.moreRelations).toBe(false)
  })
})

describe('a stored question', () => {
  it('is listed, shown with its filters and hits, and seen by no other mode', async () => {
    const request = await post('/aml', { name: 'Silas Nightjar', entity: 0, birthYear: '1983' })
    const { queryId, match } = screened.parse(request.json())
    const first = stored.parse((await get('/x/screening/queries?limit=1')).json())
    expect(first.items[0]?.id).toBe(queryId)
    const next = stored.parse(
      (await get(`/x/screening/queries?limit=1&cursor=${first.nextCursor ?? ''}`)).json(),
    )
    expect(next.items[0]?.id).not.toBe(queryId)
    const shown = (await get(`/x/screening/queries/${queryId}`)).record()
    expect(shown).toMatchObject({
      query: { name: 'Silas Nightjar', entity: 'person', birthYear: 1983, band: 0.7 },
      hits: match.map(({ id }) => ({ entityId: id })),
      lists: [{ database: 'demo', state: 'loaded' }],
    })
  })

  it('gives the same bytes again, of a version that is no longer served, too', async () => {
    await loadSanctions(server, [{ id: 7, name: 'QUORVANE, Ilsabet Tamsin', dob: '1970-02-03' }])
    const first = await post('/aml', { name: 'Ilsabet Quorvane' }, 'server')
    const text = await post('/amlv3', { text: 'Ilsabet Quorvane' }, 'server')
    const { queryId, match } = screened.parse(first.json())
    expect(match).toHaveLength(1)
    await loadSanctions(server, [{ id: 8, name: 'ANOTHER, Person Entirely', dob: '1950-01-01' }])
    expect(screened.parse((await post('/aml', { name: 'Ilsabet Quorvane' }, 'server')).json()).match).toEqual(
      [],
    )
    const again = await post(`/x/screening/queries/${queryId}/rerun`, undefined, 'server')
    expect(again.body).toBe(first.body)
    const textId = found.parse(text.json()).queryId ?? ''
    expect((await post(`/x/screening/queries/${textId}/rerun`, undefined, 'server')).body).toBe(text.body)
    const both = await Promise.all(
      [queryId, textId].map((id) => post(`/x/screening/queries/${id}/rerun`, undefined, 'server')),
    )
    expect(both.map(({ statusCode }) => statusCode)).toContain(200)
    for (const { statusCode, headers } of both.filter((reply) => reply.statusCode !== 200)) {
      expect(statusCode).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    rmSync(join(server.directory, 'lists', 'us_ofac', 'versions'), { recursive: true })
    const gone = (await post(`/x/screening/queries/${queryId}/rerun`, undefined, 'server')).error()
    expect(gone.message).toContain('no longer stored: us_ofac ')
  })
})

describe('a hit of a stored question', () => {
  const explained = z.looseObject({
    query: z.looseObject({ birthDate: z.string().optional() }),
    lists: z.array(z.looseObject({ database: z.string(), version: z.string(), date: z.string() })),
    hits: z.array(
      z.looseObject({
        score: z.number(),
        database: z.string(),
        listVersion: z.string(),
        listDate: z.string(),
        matchedName: z.string().nullable(),
        sentence: z.string(),
        tokens: z.array(z.looseObject({ relation: z.string(), similarity: z.number(), weight: z.number() })),
        reasons: z.array(z.looseObject({ feature: z.string(), points: z.number(), sentence: z.string() })),
      }),
    ),
  })

  it.each([
    ['a name', { name: 'Silas Nightjar' }],
    ['a name with a birth date', { name: 'Silas Corvin Nightjar', birthDate: '1983-08-13', country: 'XU' }],
    ['an alias in another script', { name: 'Зарканов Василиск' }],
    ['a name and a number', { name: 'Silas Nightjar', idNumber: 'U8308130' }],
    ['a number alone', { idNumber: 'U8308130' }],
  ])('for %s gives everything that its score is made of', async (_, body) => {
    const { queryId, match } = screened.parse((await post('/aml', body)).json())
    const shown = explained.parse((await get(`/x/screening/queries/${queryId}`)).json())
    expect(shown.hits).toHaveLength(match.length)
    expect(match.length).toBeGreaterThan(0)
    for (const hit of shown.hits) {
      const points = hit.reasons.reduce((sum, reason) => sum + reason.points, 0)
      expect(hit.score).toBeCloseTo(Math.min(0.999, 1 / (1 + Math.exp(-points))), 9)
      expect(hit.sentence).toMatch(/\.$/)
      expect(hit.matchedName !== null).toBe('name' in body)
      expect(hit.tokens.length > 0).toBe('name' in body)
      const { database, version, date } = shown.lists[0] ?? {}
      expect([hit.database, hit.listVersion, hit.listDate]).toEqual([database, version, date])
    }
  })
})

describe('the review band', () => {
  it('is moved by the account, and then holds for its screenings', async () => {
    const body = { name: 'Silas Corvyn Nightjarr' }
    expect(screened.parse((await post('/aml', body)).json()).match).not.toEqual([])
    const set = await server.ask({ method: 'PATCH', url: '/x/account', body: { screeningBand: 1 } })
    expect(set.record()['account']).toMatchObject({ screeningBand: 1 })
    expect(screened.parse((await post('/aml', body)).json()).match).toEqual([])
    await server.ask({ method: 'PATCH', url: '/x/account', body: { screeningBand: null } })
    expect(screened.parse((await post('/aml', body)).json()).match).not.toEqual([])
  })
})
