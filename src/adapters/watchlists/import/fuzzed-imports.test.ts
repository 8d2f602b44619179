import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileDamages } from '../../../../test/world/faults/damages.ts'
import { screeningEngine } from '../../../engine/screening/screening-engine.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { runListJob } from './run-list-job.ts'
import { openWatchlists } from '../open-watchlists.ts'

/** How many damaged files are taken in; `npm run fuzz:lists` takes in 5,000, for each writes to the disk. */
const runs = Math.ceil(Number(process.env['FUZZ_LISTS'] ?? 200) / 20)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_101)

const sample = fileURLToPath(new URL('../../../engine/screening/sources/us_ofac/sample/', import.meta.url))
const files = ['sdn.csv', 'alt.csv', 'add.csv', 'sdn_comments.csv']

describe('a damaged edition of a list', () => {
  it('never takes the place of a good one, unless it is nearly whole', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'symbolon-fuzzed-'))
    const edition = mkdtempSync(join(tmpdir(), 'symbolon-edition-'))
    const lists = await openWatchlists({
      directory,
      clock: { now: () => Date.parse('2026-03-01T00:00:00Z') },
      engine: screeningEngine,
      run: (job, { onProgress }) => runListJob(screeningEngine, job, onProgress),
    })
    const refresh = (path: string, force = false) =>
      lists.refresh({
        source: 'us_ofac',
        files: () => Promise.resolve([{ path }]),
        origin: 'file',
        force,
        signal: new AbortController().signal,
      })
    const { version: good, records } = await refresh(sample)
    const served = () => lists.versions(['us_ofac'])[0]
    const { minShareOfPrevious } = screeningEngine.sources.find(({ id }) => id === 'us_ofac')?.bounds ?? {
      minShareOfPrevious: 1,
    }
    const damaged = fc.record({
      file: fc.constantFrom(...files),
      name: fc.constantFrom(...Object.keys(fileDamages)),
      where: fc.double({ min: 0, max: 1, noNaN: true }),
      value: fc.nat(),
    })
    await fc.assert(
      fc.asyncProperty(damaged, async ({ file, name, where, value }) => {
        for (const whole of files) {
          const bytes = readFileSync(join(sample, whole))
          const damage = whole === file ? fileDamages[name] : undefined
          writeFileSync(
            join(edition, whole),
            damage?.(bytes, Math.floor(where * bytes.length), value) ?? bytes,
          )
        }
        const outcome = await refresh(edition).catch((error: unknown) => error)
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(Refusal)
          expect(served()).toMatchObject({ version: good, records, state: 'loaded' })
        } else {
          expect(served()?.records).toBeGreaterThanOrEqual(records * minShareOfPrevious)
          await refresh(sample, true)
        }
      }),
      { numRuns: runs, seed, endOnFailure: true },
    )
    await lists.close()
    for (const folder of [directory, edition]) rmSync(folder, { recursive: true, force: true })
  }, 7_200_000)
})
