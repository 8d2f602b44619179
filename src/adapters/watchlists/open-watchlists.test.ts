import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import type { ListFile, Watchlists, RefreshRequest } from '../../flows/ports/watchlists/watchlists.ts'
import { moduleUrl } from '../../platform/threads/threads.ts'
import { screeningEngine } from '../../engine/screening/screening-engine.ts'
import { amlDatabaseCodes, demoDatabase } from '../../vocabulary/watchlists/aml-databases.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { ScreeningQuery } from '../../vocabulary/screening/screening.ts'
import { runListJob } from './import/run-list-job.ts'
import { type JobRunner, threadRunner } from './import/list-thread.ts'
import { openWatchlists } from './open-watchlists.ts'

const sample = fileURLToPath(new URL('../../engine/screening/sources/us_ofac/sample/', import.meta.url))
const day = 86_400_000
const start = Date.parse('2026-03-01T00:00:00Z')

const here: JobRunner = (job, { onProgress }) => runListJob(screeningEngine, job, onProgress)

async function open(
  given: {
    directory?: string
    run?: JobRunner
    now?: () => number
    engine?: typeof screeningEngine
    automaticRefresh?: boolean
  } = {},
) {
  const directory = given.directory ?? aFolder('lists')
  const clock = { now: given.now ?? (() => start) }
  const lists = await openWatchlists({
    directory,
    clock,
    run: given.run ?? here,
    engine: given.engine ?? screeningEngine,
    automaticRefresh: given.automaticRefresh ?? false,
  })
  return { directory, lists }
}

const from = (path: string): RefreshRequest => fromFiles([{ path }])
const fromFiles = (files: readonly ListFile[]): RefreshRequest => ({
  source: 'us_ofac',
  files: () => Promise.resolve(files),
  origin: 'file',
  signal: new AbortController().signal,
})
const live: ScreeningQuery = {
  name: 'Orban Zeltmari',
  entity: null,
  databases: null,
  limit: 50,
  mode: 'live',
}
const temporary: string[] = []
afterAll(() => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true })
})
function aFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `symbolon-${name}-`))
  temporary.push(folder)
  return folder
}

const names = async (lists: Watchlists, query: Partial<ScreeningQuery> = {}) =>
  (await lists.search({ ...live, ...query })).hits.map((hit) => hit.entity.id)

/** A copy of the sample without its last records. */
async function shorter(rows: number): Promise<string> {
  const folder = aFolder('sample')
  await cp(sample, folder, { recursive: true })
  const sdn = readFileSync(join(sample, 'sdn.csv'), 'utf8').split('\r\n').slice(0, rows)
  writeFileSync(join(folder, 'sdn.csv'), `${sdn.join('\r\n')}\r\n`)
  return folder
}

const kept = (lists: Watchlists) =>
  lists
    .versions()
    .filter((version) => version.kept)
    .map(({ database }) => database)

describe('the lists that this installation keeps', () => {
  it('are the free published ones where it refreshes them by itself', async () => {
    const { lists } = await open({ automaticRefresh: true })
    await lists.ready
    expect(kept(lists)).toEqual(expect.arrayContaining(['eu_fsf', 'gb_hmt', 'un_sc', 'us_ofac']))
    expect(kept(lists)).not.toContain('global_politicians')
  })

  it('are those that were refreshed here, well or not, where it does not', async () => {
    const { lists } = await open()
    await lists.refresh(from(sample))
    expect(kept(lists)).toEqual(['us_ofac'])
    const unreadable = { ...from(aFolder('empty')), source: 'un_sc' }
    await expect(lists.refresh(unreadable)).rejects.toThrow()
    expect(kept(lists)).toEqual(['un_sc', 'us_ofac'])
  })
})

describe('the lists', () => {
  it('refuse a live search while nothing is loaded, and say how to load it', async () => {
    const { lists } = await open()
    const search = lists.search({ ...live, databases: ['us_ofac'] })
    await expect(search).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
    await expect(search).rejects.toThrow('symbolon lists refresh --source us_ofac')
    expect(lists.versions(['us_ofac'])).toEqual([
      { database: 'us_ofac', version: '', date: null, records: 0, state: 'not_loaded' },
    ])
  })

  it('search the invented list alone with a test key, whatever it asks, and never with a live one', async () => {
    const { lists } = await open()
    const answer = await lists.search({
      ...live,
      name: 'Silas Nightjar',
      mode: 'test',
      databases: ['us_ofac'],
    })
    expect(answer.hits[0]?.entity.id).toBe('demo:52')
    expect(answer.versions).toMatchObject([{ database: 'demo', state: 'loaded', records: 60 }])
    await lists.refresh(from(sample))
    expect(await names(lists, { name: 'Silas Nightjar' })).toEqual([])
    await expect(lists.search({ ...live, databases: ['demo'] })).rejects.toMatchObject({
      code: 'ERROR_INVALID_VALUE',
    })
  })

  it('import a folder, find who is on it, and answer the version with the rest as not loaded', async () => {
    const { lists } = await open()
    const outcome = await lists.refresh(from(sample))
    expect(outcome).toMatchObject({
      records: 12,
      changed: true,
      previous: null,
      date: null,
      diff: { added: 12, changed: 0, removed: 0 },
      files: ['sdn.csv', 'alt.csv', 'add.csv', 'sdn_comments.csv'],
    })
    expect(outcome.warnings).toEqual([expect.stringContaining('12 records, where 8000')])
    const answer = await lists.search(live)
    expect(answer.hits[0]).toMatchObject({ database: 'us_ofac', entity: { id: 'us_ofac:1002' } })
    const version = answer.versions.find(({ database }) => database === 'us_ofac')
    expect(version).toMatchObject({ version: outcome.version, state: 'loaded', records: 12 })
    const known = new Set([...amlDatabaseCodes, ...screeningEngine.sources.map(({ database }) => database)])
    known.delete(demoDatabase)
    expect(answer.versions.map(({ database }) => database)).toEqual([...known].sort())
    expect(answer.versions.filter(({ state }) => state === 'not_loaded')).toHaveLength(known.size - 1)
  })

  it('serve after a restart what was served before, also when the index is lost or of other rules', async () => {
    const { lists, directory } = await open()
    const { version } = await lists.refresh(from(sample))
    await lists.close()
    expect(await names((await open({ directory })).lists)).toEqual(['us_ofac:1002'])
    rmSync(join(directory, 'us_ofac', 'versions', version, 'index.bin'))
    expect(await names((await open({ directory })).lists)).toEqual(['us_ofac:1002'])
    writeFileSync(join(directory, 'us_ofac', 'versions', version, 'index.bin'), 'broken')
    expect(await names((await open({ directory })).lists)).toEqual(['us_ofac:1002'])
  })

  it('#110 do not serve records that are not what they were, and say so', async () => {
    const { lists, directory } = await open()
    const { version } = await lists.refresh(from(sample))
    const records = join(directory, 'us_ofac', 'versions', version, 'records.ndjson')
    writeFileSync(records, readFileSync(records, 'utf8').replace('ZELTMARI', 'ZELTMAR'))
    const { lists: again } = await open({ directory })
    await expect(again.search(live)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(again.status().find((list) => list.source === 'us_ofac')?.trouble).toContain('cannot be loaded')
    await again.refresh(from(sample))
    expect(await names(again)).toEqual(['us_ofac:1002'])
  })

  it('#110 find a listed name although a byte of the index was altered on disk, never no one', async () => {
    const { lists, directory } = await open()
    const { version } = await lists.refresh(from(sample))
    await lists.close()
    const path = join(directory, 'us_ofac', 'versions', version, 'index.bin')
    const whole = readFileSync(path)
    // Every part of it in turn: its words, its numbers, the order of its entities, its hash.
    for (let at = 1; at <= 20; at++) {
      const altered = Buffer.from(whole)
      const place = Math.floor((at * whole.length) / 20) - 1
      altered[place] = (altered[place] ?? 0) ^ 0x55
      writeFileSync(path, altered)
      const { lists: again } = await open({ directory })
      expect(await names(again), `byte ${place}`).toEqual(['us_ofac:1002'])
      expect(readFileSync(path).equals(whole), `byte ${place}`).toBe(true)
      await again.close()
    }
  })

  it('#110 do not serve records of the same length that are not what they were', async () => {
    const { lists, directory } = await open()
    const { version } = await lists.refresh(from(sample))
    const records = join(directory, 'us_ofac', 'versions', version, 'records.ndjson')
    writeFileSync(records, readFileSync(records, 'utf8').replaceAll('ZELTMARI', 'ZELTMARO'))
    const { lists: again } = await open({ directory })
    await expect(again.search(live)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(again.status().find((list) => list.source === 'us_ofac')?.trouble).toBe(
      'The stored version cannot be loaded (Error); refresh the list.',
    )
  })

  it('tell what changed between two versions, and keep both', async () => {
    const { lists, directory } = await open()
    const first = await lists.refresh(from(sample))
    const folder = await shorter(11)
    writeFileSync(join(folder, 'alt.csv'), '1001,12,"aka","QARVAND SHIPPING",-0- \r\n')
    const second = await lists.refresh(from(folder))
    expect(second).toMatchObject({ previous: first.version, diff: { added: 0, changed: 4, removed: 1 } })
    expect(readdirSync(join(directory, 'us_ofac', 'versions')).sort()).toEqual(
      [first.version, second.version].sort(),
    )
    expect(existsSync(join(directory, 'us_ofac', 'versions', first.version, 'records.ndjson.gz'))).toBe(true)
    const back = await lists.refresh(from(sample))
    expect(back).toMatchObject({ version: first.version, diff: { added: 1, changed: 4, removed: 0 } })
    expect(await names(lists, { name: 'Mirko Dravin' })).toEqual(['us_ofac:1012'])
  })

  it('know an unchanged list by its content, whatever the order of its records', async () => {
    const { lists } = await open()
    const { version } = await lists.refresh(from(sample))
    const folder = await shorter(12)
    const rows = readFileSync(join(folder, 'sdn.csv'), 'utf8').trim().split('\r\n')
    writeFileSync(join(folder, 'sdn.csv'), `${rows.reverse().join('\r\n')}\r\n`)
    expect(await lists.refresh(from(folder))).toMatchObject({ version, changed: false })
    expect(await names(lists)).toEqual(['us_ofac:1002'])
  })

  it('#110 go on serving the last good version when a new one is empty, broken, cut off or has shrunk', async () => {
    const { lists } = await open()
    const { version } = await lists.refresh(from(sample))
    const folder = aFolder('bad')
    const bad: readonly (readonly [string | Uint8Array, string])[] = [
      ['', 'is empty'],
      ['<html>Moved</html>\n', 'not a record'],
      [Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3), 'cannot be unpacked'],
      [readFileSync(join(sample, 'sdn.csv'), 'utf8').slice(0, 1000), 'sdn.csv'],
    ]
    for (const [content, sentence] of bad) {
      writeFileSync(join(folder, 'sdn.csv'), content)
      await expect(lists.refresh(from(folder))).rejects.toMatchObject({ code: 'ERROR_OPERATION_FAILED' })
      await expect(lists.refresh(from(folder))).rejects.toThrow(sentence)
    }
    await expect(lists.refresh(from(await shorter(6)))).rejects.toThrow('shrank from 12 to 6')
    expect(lists.status().find((list) => list.source === 'us_ofac')).toMatchObject({
      version,
      state: 'loaded',
      trouble: expect.stringContaining('shrank') as string,
    })
    expect(await names(lists)).toEqual(['us_ofac:1002'])
    expect(await lists.refresh({ ...from(await shorter(6)), force: true })).toMatchObject({ records: 6 })
  })

  it('#110 refuse from the publisher what has not the expected number of records', async () => {
    const { lists } = await open()
    await expect(lists.refresh({ ...from(sample), origin: 'official' })).rejects.toThrow('where 8000')
  })

  it('take fetched bytes, dated by the publisher', async () => {
    const { lists } = await open()
    const files = ['SDN.CSV', 'ALT.CSV'].map((name) => ({
      name,
      bytes: readFileSync(join(sample, name.toLowerCase())),
      lastModified: Date.parse('2026-02-11T10:00:00Z'),
    }))
    expect(await lists.refresh(fromFiles(files))).toMatchObject({ date: '2026-02-11', records: 12 })
  })

  it('believe a file that says itself from when it is before its name and its publisher', async () => {
    const { lists } = await open()
    const file = join(sample, '../../un_sc/sample/consolidated.xml')
    const lastModified = Date.parse('2026-02-28T10:00:00Z')
    const fetched = { name: '20260228_consolidated.xml', bytes: readFileSync(file), lastModified }
    const request = { ...fromFiles([fetched]), source: 'un_sc' }
    expect(await lists.refresh(request)).toMatchObject({ date: '2026-02-27' })
    expect(lists.versions(['un_sc'])[0]?.date).toBe('2026-02-27')
  })

  it('answer a list that no one refreshed for long as stale', async () => {
    let now = start
    const { lists } = await open({ now: () => now })
    await lists.refresh(from(sample))
    now = start + 8 * day
    expect(lists.versions(['us_ofac'])[0]?.state).toBe('stale')
    expect(await names(lists)).toEqual(['us_ofac:1002'])
  })

  it('keep the failure when the publisher could not be reached, and serve what they had', async () => {
    const { lists } = await open()
    await lists.refresh(from(sample))
    const offline = () => Promise.reject(new Refusal('ERROR_OPERATION_FAILED', { message: 'No connection.' }))
    await expect(lists.refresh({ ...from(sample), files: offline })).rejects.toThrow('No connection.')
    expect(lists.status().find((list) => list.source === 'us_ofac')).toMatchObject({
      state: 'loaded',
      trouble: 'No connection.',
    })
    await lists.refresh(from(sample))
    expect(lists.status().find((list) => list.source === 'us_ofac')?.trouble).toBeNull()
  })

  it('refuse queries that no list could answer', async () => {
    const { lists } = await open()
    await lists.refresh(from(sample))
    const { name: _, ...nameless } = live
    for (const query of [
      { ...live, databases: ['xx_list'] },
      nameless,
      { ...live, name: '!!' },
      { ...nameless, idNumber: '--' },
    ]) {
      await expect(lists.search(query)).rejects.toMatchObject({ code: 'ERROR_INVALID_VALUE' })
    }
    await expect(lists.refresh({ ...from(sample), source: 'demo' })).rejects.toMatchObject({
      code: 'ERROR_INVALID_VALUE',
    })
    await expect(lists.refresh(from('/nowhere/at/all'))).rejects.toMatchObject({
      code: 'ERROR_OPERATION_FAILED',
    })
  })

  it('search on while a list is replaced, without a failed query', async () => {
    const { lists } = await open({ run: threadRunner(moduleUrl('main/list-thread')) })
    await lists.refresh(from(sample))
    const folder = await shorter(11)
    const state = { working: true }
    const refreshing = lists.refresh(from(folder)).finally(() => (state.working = false))
    await expect(lists.refresh(from(folder))).rejects.toMatchObject({ code: 'ERROR_CONFLICT' })
    let searches = 0
    while (state.working) {
      expect(await names(lists)).toEqual(['us_ofac:1002'])
      searches++
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(searches).toBeGreaterThan(0)
    expect((await refreshing).records).toBe(11)
    expect(await names(lists, { name: 'Mirko Dravin' })).toEqual([])
    const broken = aFolder('bad')
    writeFileSync(join(broken, 'sdn.csv'), 'nonsense\n')
    await expect(lists.refresh(from(broken))).rejects.toMatchObject({ code: 'ERROR_OPERATION_FAILED' })
    await lists.close()
  })

  it('let other work go on between searches that are put one after the other', async () => {
    const { lists } = await open()
    await lists.refresh(from(sample))
    const other = { turns: 0, working: true }
    const work = () => {
      other.turns++
      if (other.working) setImmediate(work)
    }
    setImmediate(work)
    for (let i = 0; i < 10; i++) await names(lists)
    other.working = false
    expect(other.turns).toBeGreaterThanOrEqual(9)
    await lists.close()
  })

  it('remove what an interrupted import left behind', async () => {
    const { lists, directory } = await open()
    await lists.refresh(from(sample))
    const rest = join(directory, 'us_ofac', 'versions', 'abc.new')
    await mkdir(rest)
    await (
      await open({ directory })
    ).lists.ready
    expect(existsSync(rest)).toBe(false)
  })
})

describe('lists that another process refreshed', () => {
  it('are served as they are served there, and searched alike', async () => {
    const [one, other] = [await open(), await open()]
    await one.lists.refresh(from(sample))
    const packed = await one.lists.pack('us_ofac')
    if (packed === null) throw new Error('Nothing was packed.')
    expect(await other.lists.pack('us_ofac')).toBeNull()
    expect(await other.lists.adopt(packed, () => Promise.resolve(packed))).toBe(true)
    expect(await other.lists.served()).toEqual(await one.lists.served())
    expect(await names(other.lists)).toEqual(await names(one.lists))
    expect((await names(other.lists)).length).toBeGreaterThan(0)
    // And the next refresh compares with it.
    const refreshed = await other.lists.refresh(from(sample))
    expect(refreshed).toMatchObject({ changed: false, previous: packed.version })
  })

  it('are not fetched when they lie on the disk, nor when nothing but the time is new', async () => {
    const { lists } = await open()
    await lists.refresh(from(sample))
    const [served] = (await lists.served()).filter(({ source }) => source === 'us_ofac')
    if (served === undefined) throw new Error('Nothing is served.')
    const fetch = () => Promise.reject(new Error('It was fetched.'))
    const later = { ...served, refreshedAt: served.refreshedAt + day }
    expect(await lists.adopt(later, fetch)).toBe(false)
    expect(await lists.served()).toContainEqual(later)
  })

  it('#110 are not passed on when a record was altered on disk', async () => {
    const { lists, directory } = await open()
    const { version } = await lists.refresh(from(sample))
    const records = join(directory, 'us_ofac', 'versions', version, 'records.ndjson')
    const whole = readFileSync(records, 'utf8')
    writeFileSync(records, whole.replaceAll('ZELTMARI', 'ZELTMARO'))
    await expect(lists.pack('us_ofac')).rejects.toThrow('not what was written')
    writeFileSync(records, whole)
    expect((await lists.pack('us_ofac'))?.version).toBe(version)
  })

  it('#110 are refused when a record was altered on the way; what was served before is served still', async () => {
    const [one, other] = [await open(), await open()]
    await one.lists.refresh(from(sample))
    const packed = await one.lists.pack('us_ofac')
    if (packed === null) throw new Error('Nothing was packed.')
    const altered = gzipSync(gunzipSync(packed.content).toString('utf8').replace('ZELTMARI', 'ZELTMARA'))
    const content = new Uint8Array(altered)
    await expect(other.lists.adopt(packed, () => Promise.resolve({ ...packed, content }))).rejects.toThrow()
    expect((await other.lists.served()).find(({ source }) => source === 'us_ofac')?.version).toBeNull()
    expect(await other.lists.adopt(packed, () => Promise.resolve(packed))).toBe(true)
  })
})
