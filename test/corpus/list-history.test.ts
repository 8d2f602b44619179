import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { RefreshOutcome } from '../../src/flows/ports/watchlists/watchlists.ts'
import { runListJob } from '../../src/adapters/watchlists/import/run-list-job.ts'
import { openWatchlists } from '../../src/adapters/watchlists/open-watchlists.ts'
import { screeningEngine } from '../../src/engine/screening/screening-engine.ts'
import { Refusal } from '../../src/vocabulary/refusals.ts'

const folder = fileURLToPath(new URL('../../../shared/data/aml/ofac/sdn_history/', import.meta.url))
const isThere = existsSync(folder)
if (!isThere) process.stderr.write('SKIPPED: the dated SDN files are not beside this repository.\n')

/** Reading and comparing is what is shown here; an index of each version would take ten times as long. */
const engine = {
  ...screeningEngine,
  startIndex: () => ({ add: () => undefined, finish: () => new Uint8Array() }),
  open: () => ({ entities: 0, search: () => [], entity: () => null }),
}

describe.skipIf(!isThere)('the SDN list over three years', () => {
  it('is followed file by file, and every difference adds up', async () => {
    const names = readdirSync(folder).sort()
    expect(names).toHaveLength(33)
    const directory = mkdtempSync(join(tmpdir(), 'symbolon-history-'))
    const lists = await openWatchlists({
      directory,
      clock: { now: () => Date.parse('2026-03-01T00:00:00Z') },
      engine,
      run: (job, { onProgress }) => runListJob(engine, job, onProgress),
    })
    const refresh = (name: string) =>
      lists.refresh({
        source: 'us_ofac',
        files: () => Promise.resolve([{ path: join(folder, name) }]),
        origin: 'file',
        signal: new AbortController().signal,
      })
    const refused: string[] = []
    let last: RefreshOutcome | null = null
    let [changed, unchanged] = [0, 0]
    for (const name of names) {
      const outcome = await refresh(name).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        refused.push(`${name}: ${error.message}`)
        return null
      })
      if (outcome === null) continue
      const { added, removed } = outcome.diff
      expect(added - removed, name).toBe(outcome.records - (last?.records ?? 0))
      expect(outcome.previous, name).toBe(last?.version ?? null)
      expect(outcome.changed, name).toBe(outcome.version !== last?.version)
      if (outcome.changed) changed += 1
      else unchanged += 1
      last = outcome
    }
    expect({ refused, changed, unchanged, records: last?.records }).toEqual({
      refused: [],
      changed: 33,
      unchanged: 0,
      records: 14_965,
    })
    // What went before stands packed on its vault, and the last file again is no new version.
    expect(readdirSync(join(directory, 'us_ofac', 'versions'))).toHaveLength(changed)
    expect(await refresh(names.at(-1) ?? '')).toMatchObject({ changed: false, version: last?.version })
    await lists.close()
    rmSync(directory, { recursive: true, force: true })
  }, 600_000)
})
