import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { CacheValidators, ListFile, Watchlists } from '../../../flows/ports/watchlists/watchlists.ts'
import { screeningEngine } from '../../../engine/screening/screening-engine.ts'
import { runListJob } from './run-list-job.ts'
import { openWatchlists } from '../open-watchlists.ts'

const day = 86_400_000
const start = Date.parse('2026-03-01T00:00:00Z')
const temporary: string[] = []
afterAll(() => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true })
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-facts-'))
  temporary.push(folder)
  return folder
}

async function open(directory = aFolder(), clock = { now: () => start }): Promise<Watchlists> {
  const lists = await openWatchlists({
    directory,
    clock,
    engine: screeningEngine,
    run: (job, { onProgress }) => runListJob(screeningEngine, job, onProgress),
  })
  await lists.ready
  return lists
}

const nothing = '-0-,'.repeat(9).slice(0, -1)
const rows = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `${row(at + 1)}\r\n`).join('')
const records = rows(200, (at) => `${at},"ZELT${at}, Orban","individual",${nothing}`)
const aliases = (count: number) => rows(count, (at) => `${at},${at},"aka","VELM${at}, Urban",-0-`)

function file(name: string, text: string): ListFile {
  const mark = { etag: `"${name} ${text.length}"`, lastModified: '' }
  return { name, bytes: Buffer.from(text), lastModified: null, validator: mark }
}

const request = (files: readonly ListFile[] | null, seen: CacheValidators[] = []) => ({
  source: 'us_ofac',
  files: (known: CacheValidators) => {
    seen.push(known)
    return Promise.resolve(files)
  },
  origin: 'file' as const,
  signal: new AbortController().signal,
})
const trouble = (lists: Watchlists) => lists.status().find(({ source }) => source === 'us_ofac')?.trouble

describe('what a list states in all', () => {
  const whole = [file('SDN.CSV', records), file('ALT.CSV', aliases(180))]

  it('may lose little: a file of aliases that came half, or not at all, refuses the list', async () => {
    const lists = await open()
    const { version } = await lists.refresh(request(whole))
    for (const lost of [
      [file('SDN.CSV', records), file('ALT.CSV', aliases(60))],
      [file('SDN.CSV', records)],
    ]) {
      await expect(lists.refresh(request(lost))).rejects.toThrow(/names from 380 to (?:260|200)/)
      expect(trouble(lists)).toContain('states less than before')
      expect(lists.versions(['us_ofac'])).toMatchObject([{ version }])
    }
    const forced = await lists.refresh({ ...request([file('SDN.CSV', records)]), force: true })
    expect(forced.warnings).toContainEqual(expect.stringContaining('names from 380 to 200'))
    expect(trouble(lists)).toBeNull()
  })

  it('may change a little', async () => {
    const lists = await open()
    await lists.refresh(request(whole))
    const outcome = await lists.refresh(request([file('SDN.CSV', records), file('ALT.CSV', aliases(160))]))
    expect(outcome).toMatchObject({ changed: true, diff: { added: 0, changed: 20, removed: 0 } })
  })

  it('is asked for by the marks of the files that made it, for a week, also after a restart', async () => {
    const directory = aFolder()
    const seen: CacheValidators[] = []
    let now = start
    const clock = { now: () => now }
    const first = await open(directory, clock)
    const { version } = await first.refresh(request(whole, seen))
    await first.close()
    const lists = await open(directory, clock)
    now += day
    const unchanged = await lists.refresh(request(null, seen))
    expect(unchanged).toMatchObject({ version, changed: false, importedAt: now, diff: { added: 0 } })
    expect(lists.status().find(({ source }) => source === 'us_ofac')).toMatchObject({ refreshedAt: now })
    now = start + 7 * day
    await lists.refresh(request(whole, seen))
    await lists.refresh({ ...request(whole, seen), force: true })
    const marks = {
      'SDN.CSV': { etag: `"SDN.CSV ${records.length}"`, lastModified: '' },
      'ALT.CSV': { etag: `"ALT.CSV ${aliases(180).length}"`, lastModified: '' },
    }
    expect(seen).toEqual([{}, marks, {}, {}])
  })

  it('is fetched anew after a list was taken from elsewhere', async () => {
    const seen: CacheValidators[] = []
    const lists = await open()
    await lists.refresh(request(whole))
    const files = whole.flatMap((one) => ('bytes' in one ? [{ name: one.name, bytes: one.bytes, lastModified: null }] : []))
    await lists.refresh(request(files))
    await lists.refresh(request(whole, seen))
    expect(seen).toEqual([{}])
  }) // prettier-ignore
})
