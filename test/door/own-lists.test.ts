import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../world/service/server.ts'

let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'symbolon-own-'))
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const listFile = join(folder, 'debtors.csv')
const columnMap = { name: 'Name', birth: 'Born' }

const loadCustomList = (own: Record<string, unknown>, source = 'debtors') => {
  writeFileSync(listFile, 'Name,Born\nOrban Tovik Zeltmari,1948-12-10\n')
  return server.ask({
    method: 'POST',
    url: '/x/lists/refresh',
    key: 'operator',
    body: { source, from: listFile, own },
  })
}
const screened = (body: Record<string, unknown>) => server.ask({ method: 'POST', url: '/aml', body })

describe('the date of a list', () => {
  const load = async (file: string, more: Record<string, unknown> = {}) => {
    const from = join(folder, file)
    writeFileSync(from, `Name,Born\n${file},1948-12-10\n`)
    const body = { source: 'datings', from, own: { topic: 'crime', map: columnMap }, ...more }
    return server.ask({ method: 'POST', url: '/x/lists/refresh', key: 'operator', body })
  }
  const listed = async () => {
    const lists = (await server.ask({ method: 'GET', url: '/x/lists', key: 'operator' })).record()['lists']
    return Array.isArray(lists)
      ? (lists as Record<string, unknown>[]).find(({ source }) => source === 'datings')
      : undefined
  }

  it('is what its file says, or its name, or what was given for it, and never the day of the import', async () => {
    expect((await load('names.csv')).record()['date']).toBe('')
    expect(await listed()).toMatchObject({ date: null, state: 'loaded' })
    expect((await load('other.csv', { dated: '2024-02-29' })).record()['date']).toBe('2024-02-29')
    expect(await listed()).toMatchObject({ date: '2024-02-29' })
    expect((await load('20230102_names.csv', { dated: '2024-02-29' })).record()['date']).toBe('2023-01-02')
  })

  it.each(['2023-02-29', '29.2.2024', 'today'])('that is given as %s is refused', async (dated) => {
    expect((await load('names.csv', { dated })).error()).toMatchObject({
      code: 'ERROR_INVALID_VALUE',
      message: expect.stringContaining("'dated'") as string,
    })
  })
})

describe('a list of someone’s own', () => {
  it('is refused with the name of the column, the key, or the name that is taken', async () => {
    expect((await loadCustomList({ topic: 'crime', map: { name: 'Who' } })).error().message).toMatch(
      /“Who” for name.*header is: Name, Born/,
    )
    expect((await loadCustomList({ topic: 'crime', map: { nam: 'Name' } })).error()).toMatchObject({
      code: 'ERROR_INVALID_VALUE',
      message: expect.stringContaining('own.map') as string,
    })
    expect((await loadCustomList({ topic: 'crime', map: columnMap }, 'un_sc')).error().code).toBe(
      'ERROR_INVALID_VALUE',
    )
    const expectNoHit = await screened({ name: 'Orban Tovik Zeltmari', entity: 0, database: ['debtors'] })
    expect(expectNoHit.error().code).toBe('ERROR_INVALID_VALUE')
  })

  it('is asked for by its name, beside those of the wire', async () => {
    expect(
      (await loadCustomList({ topic: 'crime', title: 'Debtors', map: columnMap })).record(),
    ).toMatchObject({
      source: 'debtors',
      records: 1,
    })
    const chosen = { name: 'Orban Tovik Zeltmari', entity: 0, database: ['debtors'] }
    const answer = (await screened(chosen)).record()
    expect(answer).toMatchObject({
      match: [{ database: 'debtors', schema: 'crime', fullname: ['Orban Tovik Zeltmari'] }],
      lists: [{ database: 'debtors', state: 'loaded' }],
    })
    expect((await screened({ name: 'Orban Tovik Zeltmari', entity: 0 })).record()['match']).toHaveLength(1)
    const { lists } = (await server.ask({ method: 'GET', url: '/x/lists' })).record()
    expect(lists).toContainEqual(
      expect.objectContaining({ source: 'debtors', title: 'Debtors', address: null }),
    )
    expect(lists).toContainEqual(
      expect.objectContaining({
        source: 'us_ofac',
        state: 'not_loaded',
        commercialUse: 'free',
        cadenceDays: 1,
        expected: { min: 8000, max: 60_000 },
        address: expect.stringMatching(/^https:.*SDN\.CSV$/) as string,
      }),
    )
  })

  it('answers an entity of two lists once, and why it is the same', async () => {
    await loadCustomList({ topic: 'crime', map: columnMap })
    await loadCustomList({ topic: 'crime', map: { ...columnMap, id: 'Name' } }, 'neighbours')
    await loadCustomList({ topic: 'pep', map: columnMap }, 'politicians')
    const found = async (name: string) => (await screened({ name, entity: 0 })).record()['match']
    expect(await found('Orban Tovik Zeltmari')).toMatchObject([
      {
        database: 'debtors',
        alsoListed: [
          {
            database: 'neighbours',
            id: 'neighbours:Orban Tovik Zeltmari',
            evidence: 'the same name and birth date 1948-12-10',
          },
        ],
      },
      { database: 'politicians', schema: 'pep' },
    ])
    const { queryId } = (await screened({ name: 'Orban Tovik Zeltmari', entity: 0 })).record()
    const stored = await server.ask({ method: 'GET', url: `/x/screening/queries/${String(queryId)}` })
    expect(stored.record()['hits']).toHaveLength(3)
  })

  it('answers that entity once in free text too, a page being of entities, and stores each record', async () => {
    const page = async (number: number) =>
      (
        await server.ask({
          method: 'POST',
          url: '/amlv3',
          body: { text: 'Orban Tovik Zeltmari', limit: 1, page: number },
        })
      ).record()
    const first = await page(1)
    expect(first).toMatchObject({
      total: 2,
      items: [{ datasets: ['debtors', 'neighbours'], alsoListed: [{ database: 'neighbours' }] }],
    })
    expect(await page(2)).toMatchObject({ total: 2, items: [{ datasets: ['politicians'] }] })
    const stored = `/x/screening/queries/${String(first['queryId'])}`
    expect((await server.ask({ method: 'GET', url: stored })).record()['hits']).toHaveLength(2)
    const rerun = await server.ask({ method: 'POST', url: `${stored}/rerun`, body: {} })
    expect(rerun.record()).toEqual(first)
  })

  it('goes on telling of that entity by the record of the other list when one was found to be another person', async () => {
    const request = { name: 'Orban Tovik Zeltmari', entity: 0 }
    const { queryId } = (await screened(request)).record()
    const entityId = 'debtors:orban_tovik_zeltmari_1948_12_10'
    const noted = await server.ask({
      method: 'POST',
      url: '/x/screening/false-positives',
      body: { recordId: queryId, entityId, reason: 'Another one.' },
    })
    expect(noted.statusCode).toBe(200)
    const { subjectId } = (
      await server.ask({ method: 'GET', url: `/x/screening/queries/${String(queryId)}` })
    ).record()
    expect((await screened({ ...request, subjectId })).record()).toMatchObject({
      match: [{ database: 'neighbours' }, { database: 'politicians' }],
      suppressed: [{ id: entityId }],
    })
  })

  it('tells by its id what each list states of that entity', async () => {
    const id = 'debtors:orban_tovik_zeltmari_1948_12_10'
    const { items } = (await server.ask({ method: 'POST', url: '/amlv3', body: { id } })).record()
    const by = [id, 'neighbours:Orban Tovik Zeltmari']
    expect(items).toMatchObject([
      {
        id,
        datasets: ['debtors', 'neighbours'],
        alsoListed: [{ id: by[1] }],
        stated: [
          { field: 'fullname', value: 'Orban Tovik Zeltmari', by },
          { field: 'dob', value: '1948-12-10', by },
        ],
      },
    ])
  })
})
