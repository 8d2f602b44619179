import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { registerEngine } from '../../engine/companies/registers/register-engine.ts'
import { importRegister } from './import/import-register.ts'
import { openRegisters } from './open-registers.ts'
import { RegisterAnswers } from './search/answer-query.ts'
import { RegisterReaders, resultOf } from './search/serve-registers.ts'
import type { RegisterSearcher } from './search/search-thread.ts'

const root = mkdtempSync(join(tmpdir(), 'registers-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const now = Date.parse('2026-11-26T12:00:00Z')
const sample = (source: string): string =>
  fileURLToPath(new URL(`../../engine/companies/registers/${source}/sample`, import.meta.url))

/** Searches in this thread, as the thread does. */
function searcherHere(): RegisterSearcher {
  const readers = new RegisterReaders(registerEngine)
  return {
    ask: async (ask, registers) => {
      const served = await Promise.all(
        registers.map(async (one) => ({ ...one, reader: await readers.reader(one) })),
      )
      return resultOf(new RegisterAnswers(registerEngine, served), ask)
    },
    close: () => Promise.resolve(),
  }
}

let places = 0
function open(given: { readonly directory?: string; readonly at?: number } = {}) {
  const directory = given.directory ?? join(root, `place-${++places}`)
  const registers = openRegisters({
    directory,
    engine: registerEngine,
    run: (job, { onProgress }) => importRegister(registerEngine, job, onProgress),
    searcher: searcherHere(),
    clock: { now: () => given.at ?? now },
    staleDays: null,
  })
  const refresh = (source: string, path = sample(source), more: object = {}) =>
    registers.refresh({
      source,
      files: () => Promise.resolve([{ path }]),
      origin: 'file',
      signal: new AbortController().signal,
      ...more,
    })
  return { registers, refresh, directory }
}

describe('A register in the published columns', () => {
  it('is imported, and found by LEI, number, former name and a name with a typing error', async () => {
    const { registers, refresh } = open()
    const outcome = await refresh('gleif')
    expect(outcome).toMatchObject({ records: 5, date: '2026-11-26', changed: true, previous: null, resumedAt: 0 })
    const first = async (query: object) => (await registers.search({ limit: 5, ...query }))[0]
    expect(await first({ lei: 'xsamp000000000000123' })).toMatchObject({ by: 'lei', score: 1, record: { register: 'gleif' } })
    expect((await first({ registrationNumber: '098000002', country: 'GB' }))?.record.values.legalName).toBe('Brambleford Group plc')
    expect((await first({ name: 'Velvet Harbor Stores Ltd' }))?.record.id).toBe('XSAMP000000000000123')
    expect((await first({ name: 'Nachtfalter Optick Gesellschaft mit beschränkter Haftung' }))?.record.id).toBe('XSAMP000000000000317')
    expect((await first({ name: 'Zvezdnaya Pyl' }))?.record.id).toBe('XSAMP000000000000414')
    expect(await first({ name: 'Nachtfalter Optik', country: 'GB' })).toBeUndefined()
    expect(await first({ registrationNumber: '98000002', country: 'DE' })).toBeUndefined()
  }) // prettier-ignore

  it('is read from archives as from plain files', async () => {
    const folder = join(root, 'packed')
    mkdirSync(folder)
    for (const name of readdirSync(sample('gleif'))) {
      const bytes = readFileSync(join(sample('gleif'), name))
      const isFirst = name.includes('lei2')
      const packed = isFirst ? await zipped(name, bytes) : gzipSync(bytes)
      writeFileSync(join(folder, isFirst ? `${name}.zip` : `${name}.gz`), packed)
    }
    const { registers, refresh } = open()
    expect((await refresh('gleif', folder)).records).toBe(5)
    expect(await registers.ownersOf('gleif', 'XSAMP000000000000123')).toHaveLength(1)
  })

  it('is refused when it is truncated, and what was loaded before serves on', async () => {
    const { registers, refresh } = open()
    await refresh('gb_companies_house')
    const [name = ''] = readdirSync(sample('gb_companies_house'))
    const cut = join(root, 'cut')
    cpSync(sample('gb_companies_house'), cut, { recursive: true })
    truncateSync(join(cut, name), 1600)
    await expect(refresh('gb_companies_house', cut)).rejects.toThrow(/truncated/)
    const archive = join(root, `${name}.zip`)
    const whole = await zipped(name, readFileSync(join(sample('gb_companies_house'), name)))
    writeFileSync(archive, whole.subarray(0, whole.length - 40))
    await expect(refresh('gb_companies_house', archive)).rejects.toThrow(/damaged or truncated/)
    const [status] = (await registers.status()).filter(({ register }) => register === 'gb_companies_house')
    expect(status).toMatchObject({ state: 'current', records: 9, trouble: expect.stringContaining('truncated') as string })
    expect(await registers.search({ registrationNumber: '98000001', limit: 5 })).toHaveLength(1)
    await refresh('gb_companies_house')
    expect((await registers.status()).find(({ register }) => register === 'gb_companies_house')?.trouble).toBeNull()
  }) // prettier-ignore

  it('counts the companies at an address', async () => {
    const { registers, refresh } = open()
    await refresh('gb_companies_house')
    expect((await registers.record('gb_companies_house', '98000103'))?.companiesAtAddress).toBe(4)
    expect((await registers.record('gb_companies_house', '98000001'))?.companiesAtAddress).toBe(1)
  })

  it('that shrank beyond its bound is refused, but for force', async () => {
    const { refresh } = open()
    await refresh('gb_companies_house')
    const [name = ''] = readdirSync(sample('gb_companies_house'))
    const lines = readFileSync(join(sample('gb_companies_house'), name), 'utf8').split('\n')
    const small = join(root, name)
    writeFileSync(small, lines.slice(0, 4).join('\n'))
    await expect(refresh('gb_companies_house', small)).rejects.toThrow('shrank from 9 to 3 entries')
    expect((await refresh('gb_companies_house', small, { force: true })).records).toBe(3)
  })

  it('of too few records is refused from its publisher', async () => {
    const { refresh } = open()
    await expect(refresh('gleif', sample('gleif'), { origin: 'official' })).rejects.toThrow(/are expected/)
  })
})

describe('Owners', () => {
  it('of one company come from every register that knows it, by LEI or by number', async () => {
    const { registers, refresh } = open()
    for (const source of ['gleif', 'gb_companies_house', 'gb_psc']) await refresh(source)
    const expected = [
      ['gb_psc:person:odo penhallow fenwhistle:1975-04', 'shares', 'gb_psc'],
      ['gb_companies_house:98000002', 'shares', 'gb_psc'],
      ['gb_companies_house:98000002', 'voting_rights', 'gb_psc'],
      ['gleif:XSAMP000000000000220', 'accounting_consolidation', 'gleif'],
    ]
    for (const [register, id] of [['gb_companies_house', '98000001'], ['gleif', 'XSAMP000000000000123']] as const) {
      const edges = await registers.ownersOf(register, id)
      expect(edges.map(({ owner, kind, source }) => [owner.node, kind, source]).toSorted()).toEqual(expected.toSorted())
      expect(edges.every(({ owned }) => owned === `${register}:${id}`)).toBe(true)
    }
    const [parent] = await registers.ownersOf('gleif', 'XSAMP000000000000220')
    expect(parent?.owner).toMatchObject({ name: 'Nachtfalter Optik GmbH', countries: ['DE'], node: 'gleif:XSAMP000000000000317' })
  }) // prettier-ignore

  it('that no one names are said', async () => {
    const { registers, refresh } = open()
    for (const source of ['gleif', 'gb_psc']) await refresh(source)
    expect(await registers.ownershipNotes('gleif', 'XSAMP000000000000317')).toEqual([
      expect.stringContaining('controlled by natural persons'),
    ])
    expect(await registers.ownershipNotes('gb_companies_house', '98000002')).toEqual([
      expect.stringContaining('protected by law'),
    ])
  })
})

describe('An import that died', () => {
  it('goes on behind its last checkpoint, and serves nothing before it is whole', async () => {
    const file = join(root, 'BasicCompanyDataAsOneFile-2026-10-01.csv')
    const header = readFileSync(join(sample('gb_companies_house'), readdirSync(sample('gb_companies_house'))[0] ?? ''), 'utf8').split('\n')[0] ?? ''
    const columns = header.split(',').length
    const rows = Array.from({ length: 200_000 }, (_, at) => [`"COMPANY ${at.toString(36)} EXAMPLE LIMITED"`, `"${at}"`, ...Array.from({ length: columns - 2 }, () => '""')].join(','))
    writeFileSync(file, [header, ...rows].join('\n'))
    const { registers, refresh, directory } = open()
    const controller = new AbortController()
    const dying = openRegisters({
      directory,
      engine: registerEngine,
      run: async (job, { onProgress }) =>
        importRegister(registerEngine, job, (progress) => {
          if (existsSync(join(directory, 'gb_companies_house/import/checkpoint.json'))) throw new Error('killed')
          onProgress(progress)
        }),
      searcher: searcherHere(),
      clock: { now: () => now },
      staleDays: null,
    })
    await expect(dying.refresh({ source: 'gb_companies_house', files: () => Promise.resolve([{ path: file }]), origin: 'file', signal: controller.signal })).rejects.toThrow('killed')
    expect(await registers.search({ registrationNumber: '150', limit: 5 })).toEqual([])
    const outcome = await refresh('gb_companies_house', file)
    expect(outcome.records).toBe(200_000)
    expect(outcome.resumedAt).toBeGreaterThan(50_000)
    for (const number of [0, 99_999, 150_000, 199_999])
      expect(await registers.search({ registrationNumber: String(number), limit: 5 })).toHaveLength(1)
    expect((await registers.search({ name: `Company ${(77_777).toString(36)} Example Ltd`, limit: 5 }))[0]?.record.id).toBe('77777')
    expect((await refresh('gb_companies_house', file)).changed).toBe(false)
    expect(existsSync(join(directory, 'gb_companies_house/import'))).toBe(false)
  }) // prettier-ignore
})

describe('What is known of registers', () => {
  it('a test key sees the invented one alone, and a live one never does', async () => {
    const { registers } = open()
    expect((await registers.versions('test')).map(({ register, state }) => [register, state])).toEqual([['demo', 'current']])
    expect((await registers.versions()).map(({ register, state }) => [register, state])).toEqual([
      ['gleif', 'not_loaded'],
      ['gb_companies_house', 'not_loaded'],
      ['gb_psc', 'not_loaded'],
    ])
    const query = { name: 'Thistledown Freight', limit: 5 }
    expect(await registers.search(query)).toEqual([])
    expect((await registers.search({ ...query, mode: 'test' }))[0]?.record.values.status).toBe('dissolved')
    expect((await registers.ownersOf('demo', 'DEMO-001')).map(({ owner }) => owner.node)).toEqual([
      'demo:DEMO-002',
      'demo:person:odo fenwhistle:1975-04',
    ])
  }) // prettier-ignore

  it('one is stale when its file is older than its bound, however new its import is', async () => {
    const { registers, refresh, directory } = open()
    await refresh('gb_companies_house')
    expect((await registers.versions())[1]).toMatchObject({
      state: 'current',
      whole: true,
      countries: ['GB'],
    })
    const later = open({ directory, at: now + 60 * 86_400_000 }).registers
    expect((await later.versions())[1]?.state).toBe('stale')
  })

  it('another process that shares the folder serves what one refreshed', async () => {
    const { refresh, directory } = open()
    const other = open({ directory }).registers
    await refresh('gleif')
    expect(await other.search({ lei: 'XSAMP000000000000123', limit: 1 })).toHaveLength(1)
  })

  it('files on disk that are damaged are an error and never an empty answer', async () => {
    const { refresh, directory } = open()
    await refresh('gleif')
    const versions = join(directory, 'gleif/versions')
    const index = join(versions, readdirSync(versions)[0] ?? '', 'index.bin')
    const bytes = readFileSync(index)
    bytes.fill(0, 0, statSync(index).size)
    writeFileSync(index, bytes)
    const { registers } = open({ directory })
    await expect(registers.search({ lei: 'XSAMP000000000000123', limit: 1 })).rejects.toThrow(
      /not what was written/,
    )
  })

  it("an operator's own is kept with its map", async () => {
    const map = { id: 'Nummer', legalName: 'Firma', registrationNumber: 'Nummer', delimiter: ';' }
    const { refresh, directory } = open()
    await refresh('de_sample', sample('own'), { own: { countries: ['DE'], whole: true, map } })
    const { registers } = open({ directory })
    expect((await registers.versions()).at(-1)).toMatchObject({ register: 'de_sample', records: 2, whole: true })
    expect((await registers.search({ name: 'Sternwarte Verlag', country: 'DE', limit: 1 }))[0]?.record.register).toBe('de_sample')
  }) // prettier-ignore
})

async function zipped(name: string, bytes: Buffer): Promise<Buffer> {
  const file = new ZipFile()
  file.addBuffer(bytes, name)
  file.end()
  const chunks: Buffer[] = []
  for await (const chunk of file.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
