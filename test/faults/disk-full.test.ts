import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEmbeddedDirectory } from '../world/embedded.ts'
import { openReceiver, type Receiver } from '../world/receiver.ts'
import { httpCall } from '../world/http-call.ts'
import { stormPictures } from './storm/pictures.ts'
import { singlePlace } from './storm/place.ts'
import { weather } from './storm/weather.ts'

const seed = 20_261_125
const trials = 3
const disk = smallDisk(240)

/** A file system of so many megabytes in memory; null, after a loud sentence, where none can be mounted. */
function smallDisk(megabytes: number): string | null {
  const path = mkdtempSync(join(tmpdir(), 'symbolon-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', path], {
      stdio: 'pipe',
    })
    return path
  } catch {
    rmSync(path, { recursive: true, force: true })
    process.stderr.write('SKIPPED: no small disk could be mounted (root is needed); no disk was filled.\n')
    return null
  }
}

describe.runIf(disk !== null)('a data directory on a disk that fills up', () => {
  const path = disk ?? ''
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await openReceiver()
    const template = await anEmbeddedDirectory()
    cpSync(template, join(path, 'data'), { recursive: true })
    rmSync(template, { recursive: true, force: true })
  })
  afterAll(async () => {
    await receiver.close()
    execFileSync('umount', [path])
    rmSync(path, { recursive: true, force: true })
  })

  const filler = join(path, 'filler')

  /** To the last byte. */
  function fill(): void {
    for (const size of [1_000_000, 4096, 1]) {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(size))
      } catch {
        // No more of this size.
      }
    }
  }

  it('loses nothing, says that it takes no writes, and goes on when there is room again', async () => {
    const place = await singlePlace(join(path, 'data'))
    const pictures = await stormPictures()
    const fault = async (): Promise<string> => {
      fill()
      await sleep(3000)
      expect((await httpCall(place.urls()[0] ?? '', { method: 'GET', path: '/readyz' })).status).toBe(503)
      rmSync(filler)
      return 'disk full'
    }
    const kind = 'disk full, embedded'
    const done = await weather({ kind, place, receiver, pictures, trials, seed, fault })
    expect(done.complaints).toEqual([])
  }, 600_000)
})
