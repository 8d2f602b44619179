import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { sendHttpRequest } from '../world/service/http-call.ts'
import { startPostgres } from '../world/stores/postgres.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { areReady } from './storm/judge.ts'
import { loadImages } from './storm/pictures.ts'
import { type Installation, singleInstallation } from './storm/place.ts'
import { trialCount } from './storm/trials.ts'
import { runFaultSchedule } from './storm/fault-schedule.ts'

const seed = 20_261_125
const trials = trialCount('DISK_FULL')
const megabytes = 400

/** An installation whose database lies on the small disk. */
interface FullDiskInstallation {
  readonly place: Installation
  /** What an operator does once there is space again; over when the service is ready. */
  readonly recover: () => Promise<void>
  readonly close: () => Promise<void>
}

/** All it keeps lies on that disk. */
async function embedded(disk: string): Promise<FullDiskInstallation> {
  const template = await createDataDirectory()
  cpSync(template, join(disk, 'data'), { recursive: true })
  rmSync(template, { recursive: true, force: true })
  const place = await singleInstallation(join(disk, 'data'))
  let received = 0
  return {
    place,
    // It goes on by itself, unless the database found no space for its log: then it stops, and the service asks for a start.
    recover: async () => {
      while (!(await areReady(place.urls()))) {
        if (place.said().includes('start the service again', received)) await place.strike(0)
        received = place.said().length
        await sleep(100)
      }
    },
    close: () => place.kill(),
  }
}

/** The whole server lies there; blobs lie elsewhere, so that it is the server that finds no space. */
async function onPostgres(disk: string): Promise<FullDiskInstallation> {
  const postgres = await startPostgres({ under: disk })
  if (postgres === null) throw new Error('There is no PostgreSQL here.')
  const node = mkdtempSync(join(tmpdir(), 'symbolon-node-'))
  const place = await singleInstallation(node, {
    SYMBOLON_DATABASE_URL: postgres.database(),
    SYMBOLON_MASTER_KEY: randomBytes(32).toString('base64'),
  })
  return {
    place,
    // Without space for its log the server ends, which may take it a while; nothing but an operator starts it again.
    recover: async () => {
      for (let consecutiveFailures = 0; consecutiveFailures < 10;) {
        if (!postgres.runs()) await postgres.start()
        consecutiveFailures = (await areReady(place.urls())) ? consecutiveFailures + 1 : 0
        await sleep(100)
      }
    },
    close: async () => {
      await place.kill()
      postgres.stop()
      rmSync(node, { recursive: true, force: true })
    },
  }
}

const disk = mountSmallDisk()

/** A file system of so many megabytes in memory; null, after a loud sentence, where none can be mounted. */
function mountSmallDisk(): string | null {
  const path = mkdtempSync(join(tmpdir(), 'symbolon-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path], {
      stdio: 'pipe',
    })
    // A database server that runs as another person must get through.
    chmodSync(path, 0o755)
    return path
  } catch {
    rmSync(path, { recursive: true, force: true })
    process.stderr.write('SKIPPED: no small disk could be mounted (root is needed); no disk was filled.\n')
    return null
  }
}

describe.runIf(disk !== null)('a database on a disk that fills up', () => {
  const path = disk ?? ''
  let receiver: WebhookReceiver
  beforeAll(async () => {
    receiver = await openWebhookReceiver()
  })
  afterAll(async () => {
    await receiver.close()
    execFileSync('umount', ['-l', path])
    rmSync(path, { recursive: true, force: true })
  })

  const filler = join(path, 'filler')

  /** To the last byte. */
  function fillDisk(): void {
    for (const size of [1_000_000, 4096, 1]) {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(size))
      } catch {
        // No more of this size.
      }
    }
  }

  /** Until it says that it takes no writes: at once where free space is measured, elsewhere when a write finds none. */
  async function waitUntilUnready(url: string): Promise<void> {
    const until = Date.now() + 300_000
    while ((await sendHttpRequest(url, { method: 'GET', path: '/readyz' })).status !== 503) {
      if (Date.now() > until) throw new Error('The disk is full, and the service takes it to be ready.')
      await sleep(50)
    }
  }

  it.each([
    { name: 'embedded', open: embedded },
    { name: 'PostgreSQL', open: onPostgres },
  ])(
    `loses nothing, says that it takes no writes, and goes on when there is space again, $name, in ${trials} trials`,
    async ({ name, open }) => {
      const pictures = await loadImages()
      const { place, recover, close } = await open(path)
      const fault = async (): Promise<string> => {
        fillDisk()
        await waitUntilUnready(place.urls()[0] ?? '')
        await sleep(2000)
        rmSync(filler)
        await recover()
        return 'disk full'
      }
      try {
        const kind = `disk full, ${name}`
        const done = await runFaultSchedule({ kind, place, receiver, pictures, trials, seed, fault })
        expect(done.validationMessages).toEqual([])
      } finally {
        await close()
      }
    },
    900_000 + trials * 120_000,
  )
})
