import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../world/service/server.ts'

let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'symbolon-registers-'))
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const sample = (source: string): string =>
  fileURLToPath(new URL(`../../src/engine/companies/registers/${source}/sample`, import.meta.url))

const refresh = (body: Record<string, unknown>) =>
  server.ask({ method: 'POST', url: '/x/registers/refresh', key: 'operator', body })

const rows = async (url: string, key: 'operator' | 'test', list: string) => {
  const answer = (await server.ask({ method: 'GET', url, key })).record()
  return answer[list] as Record<string, unknown>[]
}
const status = async (register: string) =>
  (await rows('/x/registers', 'operator', 'registers')).find((one) => one['register'] === register)

describe('Registers of companies over HTTP', () => {
  it('one is loaded from a folder, and searched in its thread', async () => {
    expect(await status('gb_companies_house')).toMatchObject({
      state: 'not_loaded',
      records: 0,
      trouble: null,
    })
    const loaded = await refresh({ source: 'gb_companies_house', from: sample('gb_companies_house') })
    expect(loaded.record()).toMatchObject({ success: true, records: 9, date: '2026-11-01', isNew: true })
    expect(await status('gb_companies_house')).toMatchObject({ records: 9, whole: true, countries: ['GB'] })
    const hits = await rows('/x/registers/search?name=Velvet%20Harbour%20Supplies%20Ltd', 'operator', 'hits')
    expect(hits[0]).toMatchObject({ id: '98000001', by: 'name', company: { status: 'active' } })
  })

  it('one that is truncated is refused, says so, and the one before serves on', async () => {
    await refresh({ source: 'gb_psc', from: sample('gb_psc') })
    const text = readFileSync(
      join(sample('gb_psc'), 'persons-with-significant-control-snapshot-2026-11-26.txt'),
    )
    const cut = join(folder, 'persons-with-significant-control-snapshot-2026-11-27.txt')
    writeFileSync(cut, text.subarray(0, 1500))
    expect((await refresh({ source: 'gb_psc', from: cut })).error()).toMatchObject({
      code: 'ERROR_OPERATION_FAILED',
    })
    expect(await status('gb_psc')).toMatchObject({
      records: 6,
      trouble: expect.stringContaining('truncated') as string,
    })
    const metrics = (await server.ask({ method: 'GET', url: '/metrics', key: 'operator' })).body
    expect(metrics).toContain('symbolon_register_trouble{register="gb_psc"} 1')
    expect(metrics).toContain('symbolon_register_records{register="gb_companies_house"} 9')
  })

  it("an operator's own is read by its map, and needs a file", async () => {
    const map = { id: 'Nummer', legalName: 'Firma', registrationNumber: 'Nummer', delimiter: ';' }
    const own = { title: 'Sample', countries: ['DE'], map }
    expect((await refresh({ source: 'de_sample', from: sample('own'), own })).record()).toMatchObject({
      records: 2,
    })
    expect(await status('de_sample')).toMatchObject({ title: 'Sample', countries: ['DE'] })
    expect((await refresh({ source: 'de_sample', own })).error().code).toBe('ERROR_INVALID_VALUE')
    expect((await refresh({ source: 'nowhere', from: folder })).error().code).toBe('ERROR_INVALID_VALUE')
  })

  it('a test key sees the invented one alone', async () => {
    const known = await rows('/x/registers', 'test', 'registers')
    expect(known.map(({ register, state }) => [register, state])).toEqual([['demo', 'current']])
    const hits = await rows('/x/registers/search?lei=XDEMO000000000000186', 'test', 'hits')
    expect(hits).toMatchObject([{ register: 'demo', id: 'DEMO-001', score: 1, by: 'lei' }])
    expect(await rows('/x/registers/search?lei=XDEMO000000000000186', 'operator', 'hits')).toEqual([])
  })

  it('nothing to search for is an error', async () => {
    const answer = await server.ask({ method: 'GET', url: '/x/registers/search?country=GB', key: 'operator' })
    expect(answer.error().code).toBe('ERROR_INVALID_VALUE')
  })
})
