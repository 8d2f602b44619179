import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DirectoryInUseError, findLockHolder, lockDirectory } from './directory-lock.ts'
import { acquirePidFile } from './pid-file.ts'
import { moduleUrl, startChild } from '../threads/threads.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'symbolon-lock-'))

async function otherProcess(directory: string): Promise<{ child: ChildProcess; says: string }> {
  const child = startChild(moduleUrl('platform/files/directory-lock.fixture'), {
    args: [directory],
    env: { PATH: process.env['PATH'] ?? '' },
  })
  const [reply] = (await once(child, 'message')) as [string]
  return { child, says: reply }
}

describe('the lock of a data directory', () => {
  it('names the process that has it, tells where it serves, and dies with it by kill -9', async () => {
    const directory = folder()
    const { child, says: reply } = await otherProcess(directory)
    expect(reply).toBe('taken')
    const refusal = await lockDirectory(directory).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DirectoryInUseError)
    expect(String(refusal)).toMatch(
      new RegExp(
        `The data directory ${directory} is in use by process ${child.pid ?? 0} \\(started 20.*Z and serves at http://127.0.0.1:8080\\). Stop it, or `,
      ),
    )
    expect(await findLockHolder(directory)).toMatchObject({ pid: child.pid, reach: 'http://127.0.0.1:8080' })
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    expect(await findLockHolder(directory)).toBeUndefined()
    const lock = await lockDirectory(directory)
    const late = await otherProcess(directory)
    expect(late.says).toContain(`in use by process ${process.pid}`)
    await lock.release()
    const again = await lockDirectory(directory)
    await again.release()
  }, 60_000)

  it('holds for every path to the same directory, and for that directory alone', async () => {
    const directory = folder()
    const link = join(folder(), 'link')
    symlinkSync(directory, link)
    const lock = await lockDirectory(directory)
    await expect(lockDirectory(link)).rejects.toBeInstanceOf(DirectoryInUseError)
    const other = await lockDirectory(folder())
    await other.release()
    await lock.release()
  })

  it('touches no file when it is refused', async () => {
    const directory = folder()
    const lock = await lockDirectory(directory)
    const before = readdirSync(directory)
    await expect(lockDirectory(directory)).rejects.toBeInstanceOf(DirectoryInUseError)
    expect(readdirSync(directory)).toEqual(before)
    await lock.release()
  })
})

describe('the lock file of systems without such names', () => {
  const owner = { pid: process.pid, startedAt: '2026-11-21T00:00:00.000Z' }

  it('is refused while its process lives, and free when it was removed', () => {
    const path = join(folder(), 'lock')
    const first = acquirePidFile(path, owner)
    const second = acquirePidFile(path, owner)
    expect(second).toMatchObject({ taken: false, holder: { pid: process.pid } })
    if (first.taken) first.remove()
    expect(acquirePidFile(path, owner).taken).toBe(true)
  })

  it('is taken over from a dead process, from an earlier one of the same number, and when it is broken', () => {
    for (const left of [
      JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'x', born: 'Mon Jan  1 00:00:00 2024' }),
      JSON.stringify({ pid: process.pid, startedAt: 'x', born: 'Mon Jan  1 00:00:00 2024' }),
      '{"pid":',
    ]) {
      const path = join(folder(), 'lock')
      writeFileSync(path, left)
      expect(acquirePidFile(path, owner).taken).toBe(true)
    }
  })
})
