import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { syncLists } from '../../../flows/watchlists/sync-lists.ts'
import type { Watchlists, PackedList } from '../../../flows/ports/watchlists/watchlists.ts'
import { screeningEngine } from '../../../engine/screening/screening-engine.ts'
import { runListJob } from '../import/run-list-job.ts'
import { openWatchlists } from '../open-watchlists.ts'

const temporary: string[] = []
afterAll(() => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true })
})
function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-own-'))
  temporary.push(folder)
  return folder
}

let now = Date.parse('2026-03-01T00:00:00Z')

async function open(directory = aFolder()): Promise<Watchlists> {
  const lists = await openWatchlists({
    directory,
    clock: { now: () => now },
    engine: screeningEngine,
    run: (job, { onProgress }) => runListJob(screeningEngine, job, onProgress),
  })
  await lists.ready
  return lists
}

const map = { name: 'Name', birth: 'Born' }
const refreshRequest = (text: string, own?: Record<string, unknown>) => {
  const path = join(aFolder(), 'debtors.csv')
  writeFileSync(path, text)
  return {
    source: 'debtors',
    files: () => Promise.resolve([{ path }]),
    origin: 'file' as const,
    signal: new AbortController().signal,
    ...(own === undefined ? {} : { own }),
  }
}
const table = 'Name,Born\nOrban Tovik Zeltmari,1948-12-10\nIrmina Orlanka,\n'

const found = async (lists: Watchlists, name: string) =>
  (await lists.search({ name, entity: null, databases: ['debtors'], limit: 50, mode: 'live' })).hits.map(
    ({ entity, database }) => [database, entity.names[0]?.text, ...entity.topics],
  )
const zeltmari = [['debtors', 'Orban Tovik Zeltmari', 'crime']]

describe('a list of someone’s own', () => {
  it('is known to a live question by its name; neither the invented list nor one that is not here is', async () => {
    const lists = await open()
    await lists.refresh(refreshRequest(table, { topic: 'crime', title: 'Debtors', map }))
    expect(await found(lists, 'Orban Tovik Zeltmari')).toEqual(zeltmari)
    const question = { name: 'Orban Tovik Zeltmari', entity: null, limit: 50, mode: 'live' } as const
    for (const code of ['demo', 'creditors'])
      await expect(lists.search({ ...question, databases: [code] })).rejects.toThrow(/Known are: .*debtors/)
    await lists.close()
  })

  it('is searched under its name, says why one stands in it, and is there after a restart', async () => {
    const directory = aFolder()
    const lists = await open(directory)
    const outcome = await lists.refresh(refreshRequest(table, { topic: 'crime', title: 'Debtors', map }))
    expect(outcome).toMatchObject({ source: 'debtors', database: 'debtors', records: 2, changed: true })
    await lists.close()
    for (const each of [lists, await open(directory)]) {
      expect(await found(each, 'Orban Tovik Zeltmari')).toEqual(zeltmari)
      expect(each.versions(['debtors'])).toMatchObject([{ state: 'loaded', records: 2, topics: ['crime'] }])
      expect(each.versions().map(({ database }) => database)).toContain('debtors')
      expect(each.status().find(({ source }) => source === 'debtors')).toMatchObject({ title: 'Debtors' })
    }
  })

  it('is refreshed by its name alone, and is read anew by another map', async () => {
    const lists = await open()
    await lists.refresh(refreshRequest(table, { topic: 'crime', map }))
    const more = `${table}Silvan Oktari,1970\n`
    expect(await lists.refresh(refreshRequest(more))).toMatchObject({
      diff: { added: 1, changed: 0, removed: 0 },
    })
    await expect(lists.refresh(refreshRequest(more, { topic: 'pep', map: { name: 'Who' } }))).rejects.toThrow(
      /“Who” for name.*Its header is: Name, Born/,
    )
    expect(await found(lists, 'Orban Tovik Zeltmari')).toEqual(zeltmari)
    await lists.refresh(refreshRequest(more, { topic: 'pep', map }))
    expect(await found(lists, 'Silvan Oktari')).toEqual([['debtors', 'Silvan Oktari', 'pep']])
    expect(lists.versions(['debtors'])[0]?.topics).toEqual(['pep'])
  })

  it('does not come to be by a name or a map that is none', async () => {
    const directory = aFolder()
    const lists = await open(directory)
    for (const [source, own] of [
      ['us_ofac', { topic: 'crime', map }],
      ['../outside', { topic: 'crime', map }],
      ['debtors', { map }],
      ['debtors', undefined],
    ] as const)
      await expect(lists.refresh({ ...refreshRequest(table, own), source })).rejects.toMatchObject({
        code: 'ERROR_INVALID_VALUE',
      })
    await expect(lists.refresh(refreshRequest('Who\nA B\n', { topic: 'pep', map }))).rejects.toThrow(
      'Its header',
    )
    for (const each of [lists, await open(directory)])
      expect(() => each.versions(['debtors'])).toThrow(
        expect.objectContaining({ code: 'ERROR_INVALID_VALUE' }),
      )
  })

  it('goes to other processes with its map, and what they do not know is fetched once', async () => {
    const [here, there] = [await open(), await open()]
    const shared = new Map<string, PackedList>()
    let fetched = 0
    const records = {
      sharedLists: () => Promise.resolve([...shared.values()]),
      sharedList: (source: string) => {
        fetched += 1
        return Promise.resolve(shared.get(source) ?? null)
      },
      shareList: (list: PackedList) => Promise.resolve(void shared.set(list.source, list)),
    }
    const { signal } = new AbortController()
    const follow = (lists: Watchlists) => syncLists({ lists, records }, signal)
    await here.refresh(refreshRequest(table, { topic: 'crime', map }))
    await follow(here)
    expect(await follow(there)).toBe(1)
    expect(await found(there, 'Orban Tovik Zeltmari')).toEqual(zeltmari)
    now += 1000
    expect(await there.refresh(refreshRequest(`${table}Silvan Oktari,1970\n`))).toMatchObject({ records: 3 })
    await follow(there)
    expect(await follow(here)).toBe(1)
    expect(await found(here, 'Silvan Oktari')).toHaveLength(1)
    fetched = 0
    const packed = await there.pack('debtors')
    if (packed !== null) shared.set('from_the_future', { ...packed, source: 'from_the_future', meta: '{}' })
    for (const _ of [1, 2, 3]) expect(await follow(here)).toBe(0)
    expect(fetched).toBe(1)
  })
})
