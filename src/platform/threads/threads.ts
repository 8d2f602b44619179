import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { packagePath } from '../files/package-path.ts'

/**
 * Address of a module of this service that is started on its own, whether the program runs from `.ts` source or built `.js`.
 *
 * @param name path in `src`, without ending: `'inference/network-thread'`; `tools/build/build.ts` knows those that end in
 *   `-thread` or `-child`
 */
export function moduleUrl(name: string): URL {
  const [folder, ending] = isSource(import.meta.url) ? ['src', '.ts'] : ['dist', '.js']
  return pathToFileURL(packagePath(`${folder}/${name}${ending}`))
}

/** Options of a Worker; how its module is loaded is ours, because source needs a loader that compiled code does not. */
export interface ThreadOptions extends Omit<WorkerOptions, 'execArgv' | 'eval'> {
  /**
   * For a thread that runs ONNX Runtime: it is asked to end (`endRequest`), and does so once it is back from the library.
   * Ended under it, the library throws where nothing can catch it, and the whole program aborts.
   */
  readonly endsItself?: boolean
}

/** What a thread that ends itself is asked; `serveTasks` does it. */
export const endRequest = 'end'

/**
 * Starts a module as a worker thread of this process.
 *
 * @param module from `ownModule`
 */
export function startThread(module: URL, { endsItself = false, ...options }: ThreadOptions = {}): Worker {
  const thread = openWorker(module, options)
  if (endsItself) {
    endingThemselves.add(thread)
    thread.once('exit', () => endingThemselves.delete(thread))
  }
  return thread
}

function openWorker(module: URL, options: WorkerOptions): Worker {
  if (!isSource(module.pathname)) return new Worker(module, options)
  // The loader hooks of `--import tsx` are not installed in worker threads, so the thread registers them itself.
  const api = new URL('./esm/api/index.mjs', tsxLoader())
  const bootstrap = `import(${JSON.stringify(api.href)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(module.href)}) })`
  return new Worker(bootstrap, { ...options, eval: true })
}

const endingThemselves = new Set<Worker>()
const abandoned = new Set<Worker>()
/** How long threads under way may hold up the end. */
const endTimeoutMs = 10_000

/** Tells a thread to end without waiting for it: one that is in native code cannot be interrupted, and may never end. */
export function abandonThread(thread: Worker): void {
  if (abandoned.has(thread)) return
  abandoned.add(thread)
  thread.once('exit', () => abandoned.delete(thread))
  if (endingThemselves.has(thread)) thread.postMessage(endRequest)
  else void thread.terminate()
}

/** Ends a thread, whatever it is doing; one in native code is waited for, but not for ever. */
export function endThread(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    // Keeps the program alive, which an idle thread does not.
    const timer = setTimeout(resolve, endTimeoutMs)
    thread.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    abandonThread(thread)
  })
}

/** How many threads were asked to end and still have not. */
export function abandonedThreadCount(): number {
  return abandoned.size
}

/**
 * Ends the program, after the threads that end themselves. Node waits for the others, which for an abandoned one may be
 * for ever: while there is one, the program kills itself, and its status is that of SIGKILL. Whatever must be closed is
 * closed before.
 */
export async function exitProcess(status: number): Promise<void> {
  if (abandoned.size === 0) await Promise.all([...endingThemselves].map(endThread))
  if (abandoned.size > 0) process.kill(process.pid, 'SIGKILL')
  process.exit(status)
}

export interface ChildOptions {
  readonly args?: readonly string[]
  /** Variables of the child, all of them; nothing is inherited. Default: none. */
  readonly env?: Readonly<Record<string, string>>
  /** Extra arguments for node itself, for example `--max-old-space-size=256`. */
  readonly nodeArguments?: readonly string[]
  /** `advanced` (the default) passes typed arrays as they are. */
  readonly serialization?: 'json' | 'advanced'
  /** Where the child's output goes; `inherit` unless told. */
  readonly output?: 'inherit' | 'ignore' | 'pipe'
  readonly cwd?: string
}

/**
 * Starts a module as a child process with a message channel: for work that must be killable with its memory.
 * The child is given no environment beyond `env`.
 *
 * @param module from `ownModule`
 */
export function startChild(module: URL, options: ChildOptions = {}): ChildProcess {
  const output = options.output ?? 'inherit'
  return fork(fileURLToPath(module), [...(options.args ?? [])], {
    env: { ...options.env },
    execArgv: [...(options.nodeArguments ?? []), ...loaderArguments(module)],
    serialization: options.serialization ?? 'advanced',
    stdio: ['ignore', output, output, 'ipc'],
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  })
}

function isSource(url: string): boolean {
  return url.endsWith('.ts')
}

/** Source modules are run through tsx, found beside this file and not in whatever folder the program was started. */
function loaderArguments(module: URL): string[] {
  if (!isSource(module.pathname)) return []
  return ['--import', tsxLoader().href]
}

function tsxLoader(): URL {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx'))
}
