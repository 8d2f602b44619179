import { execFileSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** One process, told apart from a later one with the same number by the moment it started. */
interface LockOwner {
  readonly pid: number
  readonly startedAt: string
  readonly reach?: string | undefined
  /** What the system says about the start of `pid`. */
  readonly born: string
}

export type PidFileResult =
  | { readonly taken: false; readonly holder: LockOwner }
  | { readonly taken: true; write(owner: Omit<LockOwner, 'born'>): void; remove(): void }

/**
 * A lock for systems whose kernel offers no name that dies with the process: a file with process id and start time.
 * A file left by a dead process is moved aside and the file made anew; of several who try, one succeeds.
 */
export function acquirePidFile(path: string, owner: Omit<LockOwner, 'born'>): PidFileResult {
  const own: LockOwner = { ...owner, born: startTimeOf(process.pid) ?? '' }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (createExclusively(path, own)) {
      return {
        taken: true,
        write: (next) => writeFileSync(path, JSON.stringify({ ...next, born: own.born }), { flush: true }),
        remove: () => rmSync(path, { force: true }),
      }
    }
    const existing = readLockOwner(path)
    if (existing !== undefined && startTimeOf(existing.pid) === existing.born)
      return { taken: false, holder: existing }
    const stalePath = `${path}.${process.pid}.stale`
    try {
      renameSync(path, stalePath)
      rmSync(stalePath, { force: true })
    } catch {
      // Someone else moved it; the next attempt tells who has it now.
    }
  }
  throw new Error(
    `The lock file ${path} could not be taken. Remove it when no Symbolon is running on this directory.`,
  )
}

function createExclusively(path: string, owner: LockOwner): boolean {
  let descriptor: number
  try {
    descriptor = openSync(path, 'wx', 0o600)
  } catch {
    return false
  }
  try {
    writeFileSync(descriptor, JSON.stringify(owner))
    fsyncSync(descriptor)
    return true
  } finally {
    closeSync(descriptor)
  }
}

function readLockOwner(path: string): LockOwner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value !== 'object' || value === null) return undefined
    const { pid, born, startedAt, reach } = value as Partial<Record<keyof LockOwner, unknown>>
    if (!Number.isSafeInteger(pid) || typeof born !== 'string') return undefined
    return {
      pid: Number(pid),
      born,
      startedAt: typeof startedAt === 'string' ? startedAt : 'at an unknown time',
      reach: typeof reach === 'string' ? reach : undefined,
    }
  } catch {
    return undefined
  }
}

function startTimeOf(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
