import { mkdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  DirectoryInUseError,
  lockDirectory,
  type DirectoryLock,
} from '../../src/platform/files/directory-lock.ts'

const directory = fileURLToPath(new URL('../../.cache/bench', import.meta.url))

/**
 * Runs timed work when no other bench of this repository runs, and says before and after how busy the machine is:
 * figures of a busy machine say little.
 */
export async function withBenchLock(work: () => Promise<void>): Promise<void> {
  const lock = await waitForLock()
  try {
    console.log(`load average ${loadAverage()}`)
    await work()
    console.log(`load average ${loadAverage()}`)
  } finally {
    await lock.release()
  }
}

async function waitForLock(): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true })
  for (let isFirstAttempt = true; ; isFirstAttempt = false) {
    try {
      return await lockDirectory(directory)
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error
      if (isFirstAttempt) console.log(`waiting for another bench (process ${error.holder?.pid ?? 'unknown'})`)
      await sleep(1000)
    }
  }
}

/** Over the last minute, five and fifteen; without /proc unknown. */
function loadAverage(): string {
  try {
    return readFileSync('/proc/loadavg', 'latin1').split(' ').slice(0, 3).join(' ')
  } catch {
    return 'unknown'
  }
}
