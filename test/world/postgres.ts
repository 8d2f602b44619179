import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

export interface WorldPostgres {
  /** Address of the database that every cluster has, for whoever makes databases of his own. */
  readonly address: string
  /** Address of a fresh, empty database of the cluster; each call makes another one. */
  database(): string
  /** Kills the server at once and starts it again, as a power button would. */
  crash(): void
  /** SIGKILL to the server, as long as it runs; it is gone when this resolves. Others go on meanwhile. */
  kill(): Promise<void>
  /** Starts a server that was killed. */
  start(): Promise<void>
  stop(): void
}

/**
 * A throw-away PostgreSQL cluster on a loopback port, from the server programs of the system.
 *
 * @returns null when there are none, so that a suite can say aloud that it is skipped
 */
export async function startPostgres(): Promise<WorldPostgres | null> {
  const programs = findPrograms()
  if (programs === null) {
    process.stderr.write(
      'SKIPPED: no PostgreSQL server programs here (Debian: apt-get install postgresql); its tests did not run.\n',
    )
    return null
  }
  const home = mkdtempSync(join(tmpdir(), 'symbolon-postgres-'))
  const owner = ownerOf(home)
  const asOwner = (program: string, args: readonly string[]): readonly [string, string[]] => {
    const path = join(programs, program)
    return owner === null ? [path, [...args]] : ['runuser', ['-u', owner, '--', path, ...args]]
  }
  const run = (program: string, ...args: string[]): string => {
    const [first, rest] = asOwner(program, args)
    return execFileSync(first, rest, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  }
  const port = await freePort()
  const cluster = join(home, 'cluster')
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c max_connections=120`
  const starting = ['-D', cluster, '-l', join(home, 'log'), '-o', options, '-w', '-t', '60', 'start']
  const start = (): unknown => run('pg_ctl', ...starting)
  run(
    'initdb',
    '-D',
    cluster,
    '-U',
    'owner',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
  )
  start()
  let databases = 0
  return {
    address: `postgres://owner@127.0.0.1:${port}/postgres`,
    database: () => {
      const name = `world${++databases}`
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'owner', name)
      return `postgres://owner@127.0.0.1:${port}/${name}`
    },
    crash: () => {
      run('pg_ctl', '-D', cluster, '-m', 'immediate', '-w', 'stop')
      start()
    },
    kill: () => killPostmaster(cluster),
    start: async () => {
      const [program, args] = asOwner('pg_ctl', starting)
      // Until the last orphan of the one before is gone, its memory is taken.
      for (let tries = 1; ; tries++) {
        try {
          await promisify(execFile)(program, args, { cwd: home })
          return
        } catch (error) {
          if (tries === 40) throw error
          await sleep(250)
        }
      }
    },
    stop: () => {
      run('pg_ctl', '-D', cluster, '-m', 'immediate', '-w', 'stop')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function killPostmaster(cluster: string): Promise<void> {
  const [pid = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  const lives = (): boolean => {
    try {
      return process.kill(Number(pid), 0)
    } catch {
      return false
    }
  }
  while (lives()) await sleep(20)
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
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
}
