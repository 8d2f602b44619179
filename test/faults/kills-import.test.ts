import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRegister } from '../../src/adapters/registers/import/import-register.ts'
import { openRegisters } from '../../src/adapters/registers/open-registers.ts'
import { registerSearcher } from '../../src/adapters/registers/search/search-thread.ts'
import { registerEngine } from '../../src/engine/companies/registers/register-engine.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { registeredName, registerSource, writeRegisterFile } from './register-file.ts'
import { trialCount } from './storm/trials.ts'

const kills = trialCount('KILLS')
const random = randomFrom(20_261_128)
const source = registerSource
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const importer = at('./register-importer.ts')

/** So many that an import is laid on the disk before its end, too. */
const companies = 100_000

/** The folder of what is served, with the hash of each file in it; null while nothing is. */
function served(directory: string): Readonly<Record<string, string>> | null {
  const state = join(directory, source, 'state.json')
  if (!existsSync(state)) return null
  const versions = join(directory, source, 'versions')
  const [folder = '', ...others] = readdirSync(versions)
  expect(others).toEqual([])
  const files = readdirSync(join(versions, folder)).toSorted()
  const hash = (name: string): string =>
    createHash('sha256').update(readFileSync(join(versions, folder, name))).digest('hex') // prettier-ignore
  return Object.fromEntries(files.map((name) => [name, hash(name)]))
}

interface Kill {
  /** Asked after each line that the import said. */
  readonly isSoFar: (lines: number) => boolean
  readonly afterMs: number
}

describe('an import of a register that is killed again and again', () => {
  const root = mkdtempSync(join(tmpdir(), 'symbolon-import-'))
  const files = { former: '', newer: '' }
  beforeAll(() => {
    for (const [name, day] of [['former', '01'], ['newer', '02']] as const) {
      files[name] = join(root, `BasicCompanyDataAsOneFile-2026-10-${day}.csv`)
      writeRegisterFile(files[name], name.toUpperCase(), companies)
    }
  }) // prettier-ignore
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  /** Runs an import to its end, or kills it a moment after it came so far. It says what it is at, again and again. */
  async function run(directory: string, path: string, kill?: Kill): Promise<readonly string[]> {
    const child = spawn(process.execPath, ['--import', 'tsx', importer, directory, source, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'close')
    const said: string[] = []
    let isKilled = false
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line)
      if (isKilled || kill?.isSoFar(said.length) !== true) continue
      isKilled = true
      await sleep(kill.afterMs)
      child.kill('SIGKILL')
    }
    await ended
    return said
  }

  function open(directory: string) {
    return openRegisters({
      directory,
      engine: registerEngine,
      run: (job, { onProgress }) => importRegister(registerEngine, job, onProgress),
      searcher: registerSearcher(new URL('../../src/main/register-thread.ts', import.meta.url)),
      clock: { now: () => Date.parse('2026-11-26T12:00:00Z') },
      staleDays: null,
    })
  }

  /** What the register says of its first, a middle and its last company, in a process that did not import it. */
  async function names(directory: string): Promise<readonly (string | undefined)[]> {
    const registers = open(directory)
    try {
      const found = [0, 33_333, companies - 1].map((number) =>
        registers.search({ registrationNumber: String(number), limit: 2 }),
      )
      return (await Promise.all(found)).flatMap((hits) => hits.map(({ record }) => record.values.legalName))
    } finally {
      await registers.close()
    }
  }

  const namesOf = (word: string) =>
    [0, 33_333, companies - 1].map((number) => registeredName(word, number).toUpperCase())

  it('serves nothing half: the edition before it or its own whole, which is the same as of one never killed', async () => {
    const undisturbed = join(root, 'undisturbed')
    const steps = (await run(undisturbed, files.newer)).length
    expect(steps).toBeGreaterThan(20)
    const whole = served(undisturbed)

    const directory = join(root, 'killed')
    await run(directory, files.former)
    const former = served(directory)
    const isServedWhole = async (): Promise<void> => {
      const now = served(directory)
      expect([former, whole]).toContainEqual(now)
      const isNewer = JSON.stringify(now) === JSON.stringify(whole)
      const spoken = await names(directory)
      expect(spoken.map((name) => name?.toUpperCase())).toEqual(namesOf(isNewer ? 'NEWER' : 'FORMER'))
    }
    for (let killed = 0; killed < kills;) {
      const lines = 1 + random.whole(0, steps - 2)
      const afterMs = random.between(0, 40)
      const said = await run(directory, files.newer, { isSoFar: (count) => count === lines, afterMs })
      await isServedWhole()
      if (said.at(-1)?.startsWith('done') === true) await run(directory, files.former)
      else killed++
    }

    // Once more behind what was laid on the disk: the next one goes on from there.
    await run(directory, files.former)
    const checkpoint = join(directory, source, 'import', 'checkpoint.json')
    await run(directory, files.newer, { isSoFar: () => existsSync(checkpoint), afterMs: 0 })
    await isServedWhole()
    const [done, records, resumedAt] = (await run(directory, files.newer)).at(-1)?.split(' ') ?? []
    expect([done, records]).toEqual(['done', String(companies)])
    expect(Number(resumedAt)).toBeGreaterThan(0)
    expect(served(directory)).toEqual(whole)
    expect(existsSync(join(directory, source, 'import'))).toBe(false)
  })
})
