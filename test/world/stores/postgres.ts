import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../service/free-port.ts'
import { childrenOf, isRunning } from '../service/processes.ts'

export interface TestPostgres {
  /** Address of the database that every cluster has, for tests that make databases of their own. */
  readonly address: string
  /** Folder of the cluster. */
  readonly cluster: string
  /** Address of a fresh, empty database of the cluster; each call makes another one. */
  database(): string
  /** Kills the server at once and starts it again, as a power button would. */
  crash(): void
  /** SIGKILL to the server; it and whatever it started are gone when this resolves. Others go on meanwhile. */
  kill(): Promise<void>
  /** Whether the server runs, as far as its folder says. */
  runs(): boolean
  /** Starts a server that was killed, or ended by itself. */
  start(): Promise<void>
  stop(): void
}

export interface PostgresOptions {
  /** Where its folder is made; the system's place for such unless told. */
  readonly under?: string
  /** A cluster that is there already, in place of a fresh one; it stays when the server is stopped. */
  readonly cluster?: string
  /** A library that the server is run with. */
  readonly preload?: string
  /** Of its configuration file; none unless told. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * A throw-away PostgreSQL cluster on a loopback port, from the server programs of the system.
 *
 * @returns null when there are none, so that a suite can say aloud that it is skipped
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<TestPostgres | null> {
  const programs = findPrograms()
  if (programs === null) {
    process.stderr.write(
      'SKIPPED: no PostgreSQL server programs here (Debian: apt-get install postgresql); its tests did not run.\n',
    )
    return null
  }
  const home = mkdtempSync(join(options.under ?? tmpdir(), 'symbolon-postgres-'))
  const owner = ownerOf(home)
  const cluster = options.cluster ?? join(home, 'cluster')
  const server = { ...serverOf({ programs, home, owner, preload: options.preload }), cluster }
  const port = await freePort()
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    max_connections: '120',
    ...options.settings,
  }
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const starting = ['-D', cluster, '-l', join(home, 'log'), '-o', given.join(' '), '-w', '-t', '300', 'start']
  const start = (): unknown => server.run('pg_ctl', ...starting)
  const stop = (): unknown => server.run('pg_ctl', '-D', cluster, '-m', 'immediate', '-w', 'stop')
  if (options.cluster === undefined)
    server.run(
      'initdb',
      '-D',
      cluster,
      '-U',
      'owner',
      '-A',
      'trust',
      ...'-E UTF8 --locale=C.UTF-8 --data-checksums'.split(' '),
    )
  start()
  let databases = 0
  return {
    address: `postgres://owner@127.0.0.1:${port}/postgres`,
    cluster,
    database: () => {
      const name = `world${++databases}`
      server.run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'owner', name)
      return `postgres://owner@127.0.0.1:${port}/${name}`
    },
    crash: () => {
      stop()
      start()
    },
    kill: () => killPostmaster(cluster),
    runs: () => existsSync(join(cluster, 'postmaster.pid')),
    start: () => server.startAgain(starting),
    stop: () => {
      stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** The programs of the server, run as someone with few rights. */
function serverOf({ programs, home, owner, preload }: ServerPrograms) {
  const env = { ...process.env, ...(preload === undefined ? {} : { LD_PRELOAD: preload }) }
  const asOwner = (program: string, args: readonly string[]): readonly [string, string[]] => {
    const path = join(programs, program)
    return owner === null ? [path, [...args]] : ['runuser', ['-u', owner, '--', path, ...args]]
  }
  return {
    run: (program: string, ...args: string[]): string => {
      const [first, rest] = asOwner(program, args)
      return execFileSync(first, rest, {
        cwd: home,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    },
    /** Until the last orphan of the one before is gone, its memory is taken. */
    startAgain: async (starting: readonly string[]): Promise<void> => {
      const [program, args] = asOwner('pg_ctl', starting)
      for (let tries = 1; ; tries++) {
        try {
          await promisify(execFile)(program, args, { cwd: home, env })
          return
        } catch (error) {
          if (tries === 240) throw error
          await sleep(250)
        }
      }
    },
  }
}

interface ServerPrograms {
  readonly programs: string
  readonly home: string
  readonly owner: string | null
  readonly preload: string | undefined
}

/** Its children see that it is gone a moment later, and until then answer as if nothing had happened. */
async function killPostmaster(cluster: string): Promise<void> {
  const [pid = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  const children = childrenOf(Number(pid))
  process.kill(Number(pid), 'SIGKILL')
  while ([Number(pid), ...children].some(isRunning)) await sleep(20)
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
    '/opt/homebrew/bin',
  ]
  return (
    folders.find((folder) =>
      ['initdb', 'pg_ctl', 'createdb'].every((program) => existsSync(join(folder, program))),
    ) ?? null
  )
}

/** The server refuses to run as root; a user with few rights gets the folder then. */
function ownerOf(home: string): string | null {
  if (process.getuid?.() !== 0) return null
  for (const user of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' })),
      )
      if (uid === undefined || gid === undefined) continue
      chownSync(home, uid, gid)
      return user
    } catch {
      // No such user; the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or no one to run it as.')
}
