import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEmbeddedDirectory } from '../world/embedded.ts'
import { httpCall } from '../world/http-call.ts'
import { openReceiver, type Receiver } from '../world/receiver.ts'
import { stormPictures } from './storm/pictures.ts'
import { singlePlace } from './storm/place.ts'
import { weather } from './storm/fault-schedule.ts'

const seed = 20_261_126
/** Where the wall clock of the service stands, against that of the machine. One beyond 2038; the last one is right again. */
const jumps = ['+1h', '-1h', '+0', '+2s', '-2s', '+7d', '-7d', '+1d', '+5000d', '+0'] as const
const library = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((folder) => `/usr/lib/${folder}/faketime/libfaketime.so.1`)
  .find((path) => existsSync(path))
if (library === undefined)
  process.stderr.write(
    'SKIPPED: libfaketime is not here (Debian: apt-get install libfaketime); no clock was moved.\n',
  )

describe.runIf(library !== undefined)('a service whose clock jumps while it works', () => {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-clock-'))
  const clockFile = join(folder, 'clock')
  let directory = ''
  let receiver: Receiver
  beforeAll(async () => {
    writeFileSync(clockFile, '+0')
    directory = await anEmbeddedDirectory()
    receiver = await openReceiver()
  })
  afterAll(async () => {
    await receiver.close()
    for (const path of [directory, folder]) rmSync(path, { recursive: true, force: true })
  })

  /** Otherwise nothing would have been tried. */
  async function showsTime(url: string, jump: string): Promise<void> {
    const unit = { s: 1000, h: 3_600_000, d: 86_400_000 }[jump.at(-1) ?? ''] ?? 0
    const isOff = async (): Promise<number> => {
      const { headers } = await httpCall(url, { method: 'GET', path: '/healthz' })
      const ahead = Date.parse(headers.date ?? '') - Date.now()
      return Math.abs(ahead - Number.parseInt(jump, 10) * unit)
    }
    await expect.poll(isOff).toBeLessThan(1800_000)
  }

  it(`loses nothing, and keeps its order, in ${jumps.length} jumps`, async () => {
    const place = await singlePlace(directory, {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      // Timers run by the clock that only grows, which no one sets.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    })
    const pictures = await stormPictures()
    const fault = async (trial: number): Promise<string> => {
      const jump = jumps[trial] ?? '+0'
      writeFileSync(clockFile, jump)
      await sleep(1500)
      await showsTime(place.urls()[0] ?? '', jump)
      return `clock at ${jump}`
    }
    const kind = 'clock jump, embedded'
    const laterMs = 5001 * 86_400_000
    const trials = jumps.length
    const done = await weather({ kind, place, receiver, pictures, trials, seed, fault, laterMs })
    expect(done.validationMessages).toEqual([])
  })
})
