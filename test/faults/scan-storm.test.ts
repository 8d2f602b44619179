import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { systemIds } from '../../src/platform/ids.ts'
import { loadMasterKey } from '../../src/platform/master-key.ts'
import { type DatabaseSettings, openDatabase } from '../../src/records/engine/database.ts'
import { openRecords } from '../../src/records/open-records.ts'
import type { Tables } from '../../src/records/schema.ts'
import { openFileVault } from '../../src/vault/file-vault.ts'
import { sweepOrphans } from '../../src/worker/sweep-orphans.ts'
import { checkWorld } from '../world/check.ts'
import { anEmbeddedDirectory } from '../world/embedded.ts'
import { startPostgres } from '../world/postgres.ts'

const fixture = fileURLToPath(new URL('./scan-writer.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const postgres = await startPostgres()
const postgresUrl = postgres?.database()

const places = [
  {
    name: 'the embedded database',
    kills: 20,
    prepare: async () => {
      const directory = await anEmbeddedDirectory()
      return {
        directory,
        settings: { kind: 'embedded', directory } satisfies DatabaseSettings,
        args: [directory],
      }
    },
  },
  ...(postgresUrl === undefined
    ? []
    : [
        {
          name: 'PostgreSQL',
          kills: 5,
          prepare: () => {
            const directory = mkdtempSync(join(tmpdir(), 'symbolon-storm-'))
            const settings = { kind: 'postgres', url: postgresUrl } satisfies DatabaseSettings
            return Promise.resolve({ directory, settings, args: [directory, postgresUrl] })
          },
        },
      ]),
]

afterAll(() => {
  postgres?.stop()
})

/** Runs the writer until it has told of some writes, and kills it at any moment after. Returns all it said. */
async function writeAndKill(args: readonly string[]): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--import', loader, fixture, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const output = createInterface({ input: child.stdout })
  let enough = randomInt(1, 20)
  const wroteEnough = new Promise<void>((done) => {
    output.on('line', (line) => {
      lines.push(line)
      if (line.startsWith('stored') && --enough === 0) done()
    })
  })
  const closed = once(output, 'close')
  await Promise.race([wroteEnough, closed])
  await sleep(randomInt(60))
  child.kill('SIGKILL')
  await closed
  // Had it ended by itself, by a fault, there would be nothing to learn from this round.
  await vi.waitFor(() => {
    expect(child.signalCode).toBe('SIGKILL')
  })
  return lines
}

describe.each(places)('a storm of scans on $name', ({ kills, prepare }) => {
  it(`loses nothing that was acknowledged, and half of nothing else, in ${kills} kills`, async () => {
    const { directory, settings, args } = await prepare()
    const said: string[][] = []
    for (let kill = 0; kill < kills; kill++) {
      const lines = await writeAndKill(args)
      expect(lines.filter((line) => line.startsWith('finding'))).toEqual([])
      expect(lines).toContain('sound')
      said.push(...lines.map((line) => line.split(' ')))
    }
    const about = (word: string) => said.filter(([first]) => first === word)
    const doomed = new Set(about('deleting').map(([, id]) => id))
    const database = await openDatabase<Tables>(settings)
    const masterKey = loadMasterKey({ directory })
    const clock = { now: () => Date.now() + 3_600_000, monotonic: () => performance.now() }
    const records = await openRecords({ database, masterKey, clock, ids: systemIds })
    const vault = await openFileVault({ directory: join(directory, 'vault'), alone: true })
    const principal = await records.operator()
    try {
      expect(about('stored').length).toBeGreaterThanOrEqual(kills)
      for (const [, id = '', token = ''] of about('stored')) {
        if (doomed.has(id)) continue
        expect(await records.get(principal, id)).not.toBeNull()
        const image = await records.image(principal, token, 'any')
        if (image === null) throw new Error('An acknowledged picture is gone.')
        expect(Buffer.from(await vault.fetch(image.blobId, image.seal)).toString()).toBe(`a picture of ${id}`)
      }
      for (const [, id = ''] of about('deleted')) expect(await records.get(principal, id)).toBeNull()
      for (const [, id = ''] of about('decided'))
        if (!doomed.has(id)) expect(await records.get(principal, id)).toMatchObject({ decision: 'reject' })
      await records.reapReservations()
      await sweepOrphans({ records, vault, clock }, new AbortController().signal)
      expect((await checkWorld({ database, masterKey }, join(directory, 'vault'))).findings).toEqual([])
    } finally {
      await records.close()
      rmSync(directory, { recursive: true, force: true })
    }
  }, 900_000)
})
