import { once } from 'node:events'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { type DirectoryLock, lockDirectory } from '../../../platform/files/directory-lock.ts'
import { fsyncPath, fsyncTree } from '../../../platform/files/fsync-path.ts'
import { readPacked } from '../../../platform/files/read-packed.ts'
import { moduleUrl, startThread } from '../../../platform/threads/threads.ts'
import type { FromThread, ThreadTask, ToThread } from './embedded-messages.ts'
import {
  type Answer,
  ConnectionLost,
  DatabaseFault,
  type Engine,
  lastAnswer,
  type Session,
  type Statement,
} from './session.ts'
import { Mutex } from './mutex.ts'
import { MessageWriter } from './pipelines/message-writer.ts'
import { Pipeline } from './pipelines/pipeline.ts'
import { PreparedStatements } from './pipelines/prepared-statements.ts'
import { readMessages } from './pipelines/read-messages.ts'
import { toWire } from './values.ts'

export interface EmbeddedSettings {
  readonly kind: 'embedded'
  /** The service's data directory; the database lies in `database` below it. Made when absent. */
  readonly directory: string
  /** Callers that may wait for the one session; 512 unless told. */
  readonly waiting?: number
}

/** Without the number by which an answer finds its question. */
type Question =
  { kind: 'messages'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'script'; sql: string } | { kind: 'close' }

interface Pending {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
  /** Milliseconds on the monotonic clock. */
  readonly since: number
}

/** A statement that runs longer keeps everyone from writing. */
const stuckAfterMs = 15_000

/**
 * The embedded database: one session in a thread of its own, behind a fair and bounded queue. The thread is given and gives
 * bytes of the wire protocol, which are written and read here. A few pipelines outside of transactions are on their way
 * at once, so that the thread has the next one when it has answered.
 */
class EmbeddedEngine implements Engine {
  readonly kind = 'embedded'
  readonly #lock: DirectoryLock
  readonly #thread: Worker
  readonly #turns: Mutex
  readonly #pending = new Map<number, Pending>()
  readonly #listeners = new Set<(signal: string | null) => void>()
  readonly #prepared = new PreparedStatements()
  readonly #writer = new MessageWriter()
  #lastId = 0
  #broken: string | undefined
  #closed = false

  constructor(thread: Worker, lock: DirectoryLock, waiting: number) {
    this.#thread = thread
    this.#lock = lock
    this.#turns = new Mutex(waiting)
    thread.on('message', (message: FromThread) => this.#receive(message))
    thread.on('error', (error) =>
      this.#break(`The thread of the embedded database failed: ${error.message}.`),
    )
    thread.on('exit', () => this.#break('The thread of the embedded database ended.'))
  }

  async acquire(): Promise<Session> {
    const end = await this.#turns.take()
    let over = false
    const refuseOver = (): void => {
      if (over) throw new Error('This transaction is over; a statement came after it.')
    }
    const pipeline = async (statements: readonly Statement[]): Promise<readonly Answer[]> => {
      refuseOver()
      return this.#exchange(statements)
    }
    return {
      pipeline,
      query: async (sql, parameters) => lastAnswer(await pipeline([{ sql, parameters }])),
      script: async (sql) => {
        refuseOver()
        await this.#ask({ kind: 'script', sql })
      },
      release: () => {
        over = true
        end()
      },
    }
  }

  async trip(statements: readonly Statement[]): Promise<readonly Answer[]> {
    const end = await this.#turns.share()
    try {
      return await this.#exchange(statements)
    } finally {
      end()
    }
  }

  async ready(): Promise<boolean> {
    const oldest = [...this.#pending.values()][0]
    const stuck = oldest !== undefined && performance.now() - oldest.since > stuckAfterMs
    return Promise.resolve(this.#broken === undefined && !this.#closed && !stuck)
  }

  announce(reach: string): void {
    this.#lock.announce(reach)
  }

  onSignal(heard: (signal: string | null) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** Waits for the transaction in progress, writes a checkpoint, ends the thread and gives the directory back. */
  async close(): Promise<void> {
    if (this.#closed) return
    const end = await this.#turns.take()
    this.#closed = true
    try {
      if (this.#broken === undefined) await this.#ask({ kind: 'close' })
    } finally {
      await this.#thread.terminate()
      await this.#lock.release()
      end()
    }
  }

  async #exchange(statements: readonly Statement[]): Promise<readonly Answer[]> {
    const wired = statements.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(toWire) }))
    const pipeline = new Pipeline(wired, this.#prepared)
    const bytes = this.#writer.write(pipeline.closing, pipeline.statements)
    const answered = await this.#ask({ kind: 'messages', bytes })
    const fault = readMessages(answered, pipeline, (signal) => this.#signal(signal))
    if (fault === null) return pipeline.succeed()
    pipeline.fail(fault.code)
    throw fault
  }

  async #ask(question: Question): Promise<Uint8Array> {
    if (this.#broken !== undefined) throw new ConnectionLost(this.#broken)
    const id = ++this.#lastId
    const message: ToThread = { ...question, id }
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, since: performance.now() })
      this.#thread.postMessage(message, message.kind === 'messages' ? [message.bytes.buffer] : [])
    })
  }

  #receive(message: FromThread): void {
    if (message.kind === 'open') return
    if (message.kind === 'signal') {
      this.#signal(message.signal)
      return
    }
    if (message.kind === 'broken') {
      this.#break(message.sentence)
      return
    }
    const pending = this.#pending.get(message.id)
    this.#pending.delete(message.id)
    if (message.kind === 'answer') pending?.resolve(message.bytes)
    else pending?.reject(new DatabaseFault(message.fault))
  }

  #signal(signal: string): void {
    for (const listener of this.#listeners) listener(signal)
  }

  #break(sentence: string): void {
    this.#broken ??= sentence
    for (const { reject } of this.#pending.values()) reject(new ConnectionLost(this.#broken))
    this.#pending.clear()
    // It may be turning in circles inside a statement that can never end.
    void this.#thread.terminate()
  }
}

/**
 * Opens the embedded database, making it on the first start.
 *
 * @throws DirectoryInUse when another process works on the directory; Error with a sentence when the database
 * cannot be trusted to keep what it acknowledges
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<Engine> {
  mkdirSync(settings.directory, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(settings.directory)
  try {
    const directory = join(settings.directory, 'database')
    if (!existsSync(directory)) await create(settings.directory, directory)
    const thread = await start({ directory, task: 'serve' })
    return new EmbeddedEngine(thread, lock, settings.waiting ?? 512)
  } catch (error) {
    await lock.release()
    throw error
  }
}

declare global {
  // Every Node has it, but neither its types nor those of es2023 say so.
  // eslint-disable-next-line @typescript-eslint/no-namespace -- it adds to one that others declare
  namespace WebAssembly {
    interface Module {
      readonly [Symbol.toStringTag]: string
    }
    function compile(bytes: Uint8Array): Promise<Module>
  }
}

let engine: Promise<WebAssembly.Module> | undefined

/** Compiling takes a second of work, so a process does it once, however often it opens a database. */
function compiledEngine(): Promise<WebAssembly.Module> {
  engine ??= readPacked(engineFile('pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return engine
}

/** Path of a file of the engine's package, which a release holds compressed: see `read-packed.ts`. */
function engineFile(name: 'pglite.wasm' | 'pglite.data'): string {
  // The smallest of its files that a path leads to.
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/nodefs')
  return join(dirname(file), '..', name)
}

/** Made beside its place and moved there whole and synced, so that a crash leaves either no database or a good one. */
async function create(parent: string, directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const thread = await start({ directory: unfinished, task: 'create' })
  await thread.terminate()
  fsyncTree(unfinished)
  renameSync(unfinished, directory)
  fsyncPath(parent)
}

async function start(request: Omit<ThreadTask, 'engine' | 'bundle'>): Promise<Worker> {
  const task: ThreadTask = { ...request, engine: await compiledEngine(), bundle: engineFile('pglite.data') }
  const thread = startThread(moduleUrl('adapters/records/engine/embedded-thread'), { workerData: task })
  try {
    const [first] = (await once(thread, 'message')) as [FromThread]
    if (first.kind === 'open') return thread
    throw new Error(first.kind === 'broken' ? first.sentence : 'The embedded database did not start.')
  } catch (error) {
    await thread.terminate()
    throw new Error(
      `The embedded database in ${task.directory} could not be opened: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
