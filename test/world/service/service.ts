import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { readOperatorKeys } from '../../../src/main/operator-access.ts'
import { createDataDirectory } from '../stores/embedded.ts'
import { sendHttpRequest } from './http-call.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Keys that are given to every service of the tests, so that nothing must be read from its greeting. */
export const serviceKeys = {
  server: 'ServiceTestLiveServerKey00000001',
  restricted: 'ServiceTestLiveRestricted0000001',
  test: 'ServiceTestTestServerKey00000001',
} as const

/** A busy machine must not make a test fail. */
export const generousTimeouts = {
  SYMBOLON_SCAN_TIMEOUT_MS: '300000',
  SYMBOLON_INFERENCE_TIMEOUT_MS: '300000',
} as const

/** A command of this service that runs until it is ended, in a process of its own. */
export interface RunningProcess {
  readonly directory: string
  readonly pid: number
  /** Everything it has written so far. */
  readonly said: () => string
  /** SIGKILL to the service and whatever it started; resolves when it is gone. */
  kill(): Promise<void>
  /** SIGTERM; its exit status, or null when a signal ended it. */
  stop(): Promise<number | null>
}

/** The real service. */
export interface Service extends RunningProcess {
  readonly url: string
}

export interface ServiceOptions {
  /** A data directory that is there already; otherwise a fresh one, which the caller removes. */
  readonly directory?: string
  /** `built` runs `dist`, which `buildService` makes: it starts in a third of the time. Default `source`. */
  readonly program?: 'source' | 'built'
  /** `dist/main.js` of another copy of the package. */
  readonly main?: string
  readonly environment?: Readonly<Record<string, string>>
  /** After `serve` or `worker`. */
  readonly args?: readonly string[]
}

/** A process that ended before it was ready, with everything that it wrote. */
export class ServiceStartError extends Error {
  override readonly name = 'ServiceDidNotStart'
  readonly status: number | null
  readonly said: string

  constructor(status: number | null, output: string) {
    super(`The service ended with ${status ?? 'a signal'} before it was ready:\n${output}`)
    this.status = status
    this.said = output
  }
}

/** Compiles `dist` as `npm start` does. Throws with the compiler's words when it cannot. */
export function buildService(): void {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}${built.stderr}`)
}

/** Node's arguments for a command line of this service. */
export function symbolonArguments(program: 'source' | 'built', args: readonly string[]): string[] {
  return program === 'built'
    ? [join(root, 'dist/main.js'), ...args]
    : ['--import', 'tsx', join(root, 'src/main.ts'), ...args]
}

const manifestShape = z.object({ scripts: z.object({ start: z.string() }) })

/** What `npm start` sets for the built program, and tells node. */
function launchModes(): { readonly variables: Record<string, string>; readonly nodeArguments: string[] } {
  const { scripts } = manifestShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const variables = Object.fromEntries(
    [...scripts.start.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const [, reported = ''] = /\bnode ((?:--\S+ )*)dist\b/.exec(scripts.start) ?? []
  return { variables, nodeArguments: reported.split(' ').filter(Boolean) }
}

/** The environment of a service on this directory: nothing of this service that the machine may have set is inherited. */
export function serviceEnvironment(
  directory: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('SYMBOLON_'))
  return {
    ...Object.fromEntries(inherited),
    SYMBOLON_PORT: '0',
    SYMBOLON_DATA_DIR: directory,
    SYMBOLON_LOG_LEVEL: 'warn',
    ...generousTimeouts,
    SYMBOLON_SERVER_KEY: serviceKeys.server,
    SYMBOLON_RESTRICTED_KEY: serviceKeys.restricted,
    SYMBOLON_TEST_KEY: serviceKeys.test,
    ...more,
  }
}

/**
 * Starts the service on a free port and waits until /readyz says yes.
 * @throws ServiceDidNotStart when it ends before that.
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const directory = options.directory ?? (await createDataDirectory())
  const { ended, ...running } = run('serve', { ...options, directory })
  const url = await said(running, ended, async (words) => {
    const address = /listens on (https?:\S+)/.exec(words)?.[1]
    return address !== undefined && (await isReady(address, directory)) ? address : null
  })
  return { ...running, url }
}

/**
 * Starts `symbolon worker` and waits until it says that it works.
 * @throws ServiceDidNotStart when it ends before that.
 */
export async function startWorkerProcess(
  options: ServiceOptions & { readonly directory: string },
): Promise<RunningProcess> {
  const { ended, ...running } = run('worker', options)
  await said(running, ended, (words) => (words.includes('works off jobs') ? true : null))
  return running
}

function run(
  command: 'serve' | 'worker',
  { directory, program, main, environment, args: more = [] }: ServiceOptions & { readonly directory: string },
): RunningProcess & { readonly ended: Promise<number | null> } {
  const { variables, nodeArguments } =
    program === 'built' ? launchModes() : { variables: {}, nodeArguments: [] }
  const args =
    main === undefined ? symbolonArguments(program ?? 'source', [command, ...more]) : [main, command, ...more]
  const child = spawn(process.execPath, [...nodeArguments, ...args], {
    cwd: root,
    env: serviceEnvironment(directory, { ...variables, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a kill also reaches what it started.
    detached: true,
  })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    directory,
    pid: child.pid ?? 0,
    said: () => parts.join(''),
    ended,
    kill: async () => {
      endGroup(child)
      await ended
    },
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** What is found in its words, as soon as it is there. */
async function said<Found>(
  running: Pick<RunningProcess, 'said'>,
  ended: Promise<number | null>,
  find: (words: string) => Found | null | Promise<Found | null>,
): Promise<Found> {
  const gone = { yes: false }
  void ended.then(() => (gone.yes = true))
  for (;;) {
    const found = await find(running.said())
    if (found !== null) return found
    // Resolved only after what it wrote has been read.
    if (gone.yes) throw new ServiceStartError(await ended, running.said())
    await Promise.race([sleep(50), ended])
  }
}

async function isReady(url: string, directory: string): Promise<boolean> {
  try {
    const certificate = readOperatorKeys(directory)?.certificate ?? undefined
    const trust = certificate === undefined ? {} : { certificate }
    return (await sendHttpRequest(url, { method: 'GET', path: '/readyz', ...trust })).status === 200
  } catch {
    return false
  }
}

function endGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  } catch {
    // It was gone already.
  }
}
