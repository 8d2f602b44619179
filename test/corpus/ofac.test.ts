import { createReadStream, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGunzip } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { threadRunner } from '../../src/adapters/watchlists/import/list-thread.ts'
import { openWatchlists } from '../../src/adapters/watchlists/open-watchlists.ts'
import { moduleUrl } from '../../src/platform/threads/threads.ts'
import { screeningEngine } from '../../src/engine/screening/screening-engine.ts'
import { usOfac } from '../../src/engine/screening/sources/us_ofac/source.ts'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'

const real = fileURLToPath(new URL('../../../shared/data/aml/ofac/', import.meta.url))
const isThere = existsSync(real)
if (!isThere) process.stderr.write('SKIPPED: the real SDN files are not beside this repository.\n')

describe.skipIf(!isThere)('the real list of OFAC', () => {
  it('is read as it was in December 2023, without a row left over', async () => {
    const gz = (name: string) => createReadStream(join(real, name)).pipe(createGunzip()).setEncoding('utf8')
    const warnings: string[] = []
    const entities: Entity[] = []
    const files = {
      sdn: gz('sdn_history/sdn_2023-12-28.csv.gz'),
      alt: gz('20240108_alt.csv.gz'),
      add: gz('20240108_add.csv.gz'),
    }
    for await (const entity of usOfac.entities(files, (sentence) => warnings.push(sentence)))
      entities.push(entity)
    expect(entities).toHaveLength(13_821)
    expect(warnings).toEqual([])
    const persons = entities.filter((entity) => entity.kind === 'person')
    expect(persons).toHaveLength(6646)
    expect(persons.filter((entity) => entity.births.length > 0).length).toBeGreaterThan(6400)
    const stated = entities.filter((entity) =>
      entity.notes.some((note) => /^(alt\. )?(DOB|Gender) /.test(note)),
    )
    expect(stated).toHaveLength(0)
    expect(entities.filter((entity) => entity.identifiers.length > 0).length).toBeGreaterThan(5000)
  })

  it('is followed from one day to the next', async () => {
    const lists = await openWatchlists({
      directory: mkdtempSync(join(tmpdir(), 'symbolon-lists-')),
      clock: { now: () => Date.parse('2026-03-01T00:00:00Z') },
      run: threadRunner(moduleUrl('main/list-thread')),
      engine: screeningEngine,
    })
    const refresh = (day: string) =>
      lists.refresh({
        source: 'us_ofac',
        files: () => Promise.resolve([{ path: join(real, 'sdn_history', `sdn_${day}.csv.gz`) }]),
        origin: 'file',
        signal: new AbortController().signal,
      })
    const first = await refresh('2022-02-24')
    const second = await refresh('2022-02-25')
    expect(first.date).toBe('2022-02-24')
    expect(second.records - first.records).toBe(second.diff.added - second.diff.removed)
    expect(second.diff.added).toBeGreaterThan(0)
    expect(second.diff.removed).toBeLessThan(50)
    await lists.close()
  })
})
