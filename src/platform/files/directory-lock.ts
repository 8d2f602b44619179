import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, statSync, writeSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { acquirePidFile } from './pid-file.ts'

/** Who works on a data directory. */
export interface LockHolder {
  /** Process id, as the holder itself sees it. */
  readonly pid: number
  /** ISO 8601, UTC. */
  readonly startedAt: string
  /** Where the holder can be reached (its address), when it told. */
  readonly reach?: string | undefined
}

export interface DirectoryLock {
  /** Told to anyone who asks from now on: the address at which the holder serves. */
  announce(reach: string): void
  release(): Promise<void>
}

/** The directory belongs to another living process; the message says which one and what to do. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUse'
  readonly holder: LockHolder | undefined

  constructor(directory: string, holder: LockHolder | undefined) {
    super(inUseMessage(directory, holder))
    this.holder = holder
  }
}

/**
 * Takes a directory for this process alone. The lock is a name that the kernel gives back when the process dies,
 * however it dies, so nothing stays behind: an abstract socket on Linux, a named pipe on Windows, elsewhere a file
 * with process id and start time. On Linux an flock(2) stands beside it where the program `flock` is installed,
 * because containers that share a directory do not share their sockets.
 *
 * @throws DirectoryInUse before any file was touched
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  let holder: LockHolder = { pid: process.pid, startedAt: new Date().toISOString() }
  const name = lockSocketName(directory)
  if (name === undefined) {
    const file = acquirePidFile(join(directory, 'lock'), holder)
    if (!file.taken) throw new DirectoryInUseError(directory, file.holder)
    return {
      announce: (reach) => file.write({ ...holder, reach }),
      release: async () => {
        file.remove()
        return Promise.resolve()
      },
    }
  }
  const server = await bindLockSocket(name, () => holder)
  if (server === undefined) throw new DirectoryInUseError(directory, await findLockHolder(directory))
  const descriptor = tryFlock(directory)
  if (descriptor === 'taken') {
    await closeServer(server)
    throw new DirectoryInUseError(directory, undefined)
  }
  return {
    announce: (reach) => {
      holder = { ...holder, reach }
    },
    release: async () => {
      if (descriptor !== undefined) closeSync(descriptor)
      await closeServer(server)
    },
  }
}

/**
 * Asks who holds a directory, without taking it: a command beside a running service finds the service so.
 *
 * @returns undefined when no one does, or when the holder, busy or stopped, does not answer within ten seconds
 */
export async function findLockHolder(directory: string): Promise<LockHolder | undefined> {
  const name = lockSocketName(directory)
  if (name === undefined) return undefined
  return new Promise((resolve) => {
    const socket = connect(name)
    let text = ''
    socket.setEncoding('utf8').setTimeout(10_000)
    socket.on('data', (part: string) => (text += part))
    socket.on('timeout', () => socket.destroy())
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(parseLockHolder(text)))
  })
}

/** The directory's identity, and not its path, names the lock: links and mounts of it are the same directory. */
function lockSocketName(directory: string): string | undefined {
  const { dev, ino } = statSync(directory, { bigint: true })
  const digest = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 40)
  if (process.platform === 'linux') return `\0symbolon-${digest}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\symbolon-${digest}`
  return undefined
}

async function bindLockSocket(name: string, holder: () => LockHolder): Promise<Server | undefined> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(JSON.stringify(holder()))
  })
  const isInUse = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true)
      else reject(new Error('The lock of the data directory could not be taken.', { cause: error }))
    })
    server.listen(name, () => resolve(false))
  })
  if (isInUse) return undefined
  server.unref()
  return server
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}

/**
 * flock(2) belongs to the open file and not to the process that asked for it, so the program may take it on the
 * descriptor that it inherits here and go.
 *
 * @returns the descriptor to keep open, `taken`, or undefined where there is no such program
 */
function tryFlock(directory: string): number | 'taken' | undefined {
  if (process.platform !== 'linux') return undefined
  const descriptor = openSync(join(directory, 'lock'), 'a+', 0o600)
  const { status, error } = spawnSync('flock', ['--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  })
  if (error === undefined && status === 0) {
    ftruncateSync(descriptor)
    writeSync(descriptor, `${process.pid}\n`)
    return descriptor
  }
  closeSync(descriptor)
  return error === undefined && status === 1 ? 'taken' : undefined
}

function parseLockHolder(text: string): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    if (!('pid' in value) || typeof value.pid !== 'number') return undefined
    if (!('startedAt' in value) || typeof value.startedAt !== 'string') return undefined
    const reach = 'reach' in value && typeof value.reach === 'string' ? value.reach : undefined
    return { pid: value.pid, startedAt: value.startedAt, reach }
  } catch {
    return undefined
  }
}

function inUseMessage(directory: string, holder: LockHolder | undefined): string {
  const alternative =
    'give this one another SYMBOLON_DATA_DIR, or set SYMBOLON_DATABASE_URL to share a PostgreSQL.'
  if (holder === undefined) {
    return `The data directory ${directory} is in use by another process, perhaps in another container. Stop it, or ${alternative}`
  }
  const where = holder.reach === undefined ? '' : ` and serves at ${holder.reach}`
  return (
    `The data directory ${directory} is in use by process ${holder.pid} (started ${holder.startedAt}${where}). ` +
    `Stop it, or ${alternative}`
  )
}
