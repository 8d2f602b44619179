import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { sendHttpRequest } from '../world/service/http-call.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { loadImages } from './storm/pictures.ts'
import { singleInstallation } from './storm/place.ts'
import { runFaultSchedule } from './storm/fault-schedule.ts'

const seed = 20_261_126
/** Where the wall clock of the service stands, against that of the machine. One beyond 2038; the last one is right again. */
const jumps = ['+1h', '-1h', '+0', '+2s', '-2s', '+7d', '-7d', '+1d', '+5000d', '+0'] as const
const fakeTimeLibrary = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((folder) => `/usr/lib/${folder}/faketime/libfaketime.so.1`)
  .find((path) => existsSync(path))
if (fakeTimeLibrary === undefined)
  process.stderr.write(
    'SKIPPED: libfaketime is not here (Debian: apt-get install libfaketime); no clock was moved.\n',
  )

describe.runIf(fakeTimeLibrary !== undefined)('a service whose clock jumps while it works', () => {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-clock-'))
  const clockFile = join(folder, 'clock')
  let directory = ''
  let receiver: WebhookReceiver
  beforeAll(async () => {
    writeFileSync(clockFile, '+0')
    directory = await createDataDirectory()
    receiver = await openWebhookReceiver()
  })
  afterAll(async () => {
    await receiver.close()
    for (const path of [directory, folder]) rmSync(path, { recursive: true, force: true })
  })

  /** Otherwise nothing would have been tried. */
  async function canReadClock(url: string, jump: string): Promise<void> {
    const unit = { s: 1000, h: 3_600_000, d: 86_400_000 }[jump.at(-1) ?? ''] ?? 0
    const isOff = async (): Promise<number> => {
      const { headers } = await sendHttpRequest(url, { method: 'GET', path: '/healthz' })
      const ahead = Date.parse(headers.date ?? '') - Date.now()
      return Math.abs(ahead - Number.parseInt(jump, 10) * unit)
    }
    await expect.poll(isOff).toBeLessThan(1800_000)
  }

  it(`loses nothing, and keeps its order, in ${jumps.length} jumps`, async () => {
    const place = await singleInstallation(directory, {
      LD_PRELOAD: fakeTimeLibrary ?? '',
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      // Timers run by the clock that only grows, which no one sets.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    })
    const pictures = await loadImages()
    const fault = async (trial: number): Promise<string> => {
      const jump = jumps[trial] ?? '+0'
      writeFileSync(clockFile, jump)
      await sleep(1500)
      await canReadClock(place.urls()[0] ?? '', jump)
      return `clock at ${jump}`
    }
    const kind = 'clock jump, embedded'
    const laterMs = 5001 * 86_400_000
    const trials = jumps.length
    const done = await runFaultSchedule({ kind, place, receiver, pictures, trials, seed, fault, laterMs })
    expect(done.validationMessages).toEqual([])
  })
})
