import type { Worker } from 'node:worker_threads'
import { FairQueue, type WorkRequest } from './fair-queue.ts'
import type { Precedence } from './precedence.ts'
import { abandonedThreadCount, abandonThread, endThread, startThread } from './threads.ts'

/** What a thread says: once that it is ready, then one answer to each task, in their order. */
export type ThreadAnswer =
  | { readonly kind: 'ready'; readonly value: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string }

export interface TaskThreadOptions {
  /** For errors: 'the networks'. */
  readonly name: string
  /** Its module, from `ownModule`. */
  readonly module: URL
  /** The message that the thread gets at each start. */
  readonly settings: () => unknown
  /** For one that runs ONNX Runtime, see `startThread`. */
  readonly endsItself?: boolean
  /** Megabytes for what a task makes and drops again; Node's own measure (48) when absent. */
  readonly youngMegabytes?: number
  /** How many tasks may wait. */
  readonly waiting: number
  /** What payers have spent, where several threads count together. */
  readonly precedence?: Precedence
  /** Time for one task, in milliseconds. */
  readonly milliseconds: number
  /** What is said to anyone who cannot be served: `full` when too many wait, `hanging` when threads do. */
  readonly refuse: (reason: 'full' | 'hanging') => Error
  /** What is said where a task takes too long; a fault when absent. */
  readonly late?: () => Error
}

/** With so many runs that never end, another thread would only take what is left of the processors. */
const maxAbandonedThreads = 3
/** Time for getting ready; much more than the slowest machine should need. */
const startTimeoutMs = 120_000

/** The thread is well, and could not do the task. */
export class TaskFailedError extends Error {
  override readonly name = 'TaskFailed'
}

/** Whether tasks are taken. No more are, until the program is started again, once several runs never ended. */
export function acceptsTasks(): boolean {
  return abandonedThreadCount() < maxAbandonedThreads
}

/**
 * A thread that does one task after the other, seen from outside. It is started by the first task, or before; one that
 * dies is started again by the next task. So is one that exceeds the time for a task: native code cannot be interrupted,
 * so that thread is left behind. When several of those never end, no more tasks are taken.
 */
export class TaskThread<Task> {
  private readonly options: TaskThreadOptions
  private readonly line: FairQueue
  private thread: Worker | null = null
  private opening: Promise<StartedThread> | null = null
  private closed = false
  private asked = 0

  constructor(options: TaskThreadOptions) {
    this.options = options
    const { waiting: maxWaiting, precedence, refuse } = options
    this.line = new FairQueue({
      ...{ slots: 1, maxWaiting, full: () => refuse('full') },
      ...(precedence === undefined ? {} : { precedence }),
    })
  }

  /**
   * Starts the thread before the first task.
   *
   * @returns what the thread said when it was ready
   * @throws Error when it does not get ready, or takes too long
   */
  async start(): Promise<unknown> {
    return (await this.open()).value
  }

  /**
   * What the thread answers to a task. Throws what `refuse` says when too many wait, TaskFailed when the thread could not
   * do it, another Error when it died or was left behind.
   */
  ask(task: Task, wanted: WorkRequest): Promise<unknown> {
    this.asked++
    return this.answerTo(task, wanted).finally(() => this.asked--)
  }

  /** How many tasks it has been asked and has not answered. */
  load(): number {
    return this.asked
  }

  private answerTo(task: Task, wanted: WorkRequest): Promise<unknown> {
    const { name, milliseconds: taskTimeoutMs, refuse: rejectionFor, late } = this.options
    return this.line.submit(async () => {
      if (!acceptsTasks()) throw rejectionFor('hanging')
      const thread = this.thread ?? (await this.open()).thread
      thread.ref()
      thread.postMessage(task)
      const answer = await nextAnswer(thread, {
        name,
        milliseconds: taskTimeoutMs,
        ...(late === undefined ? {} : { late }),
      }).catch((error: unknown) => {
        // Dead, dying or left behind: the next task opens another.
        this.thread = null
        throw error
      })
      thread.unref()
      if (answer.kind === 'failed') throw new TaskFailedError(`${name} failed: ${answer.message}`)
      return answer.value
    }, wanted)
  }

  /** Ends the thread, whatever it is doing; no more tasks are taken. */
  async close(): Promise<void> {
    this.closed = true
    await this.opening?.catch(() => undefined)
    const { thread } = this
    this.thread = null
    if (thread !== null) await endThread(thread)
  }

  private open(): Promise<StartedThread> {
    this.opening ??= this.begin().finally(() => (this.opening = null))
    return this.opening
  }

  private async begin(): Promise<StartedThread> {
    const { name, module, settings, endsItself = false, youngMegabytes: maxYoungGenerationMb } = this.options
    if (this.closed) throw new Error(`${name} were closed`)
    const resourceLimits =
      maxYoungGenerationMb === undefined ? {} : { maxYoungGenerationSizeMb: maxYoungGenerationMb }
    const thread = startThread(module, { workerData: settings(), resourceLimits, endsItself })
    // Between two tasks no one listens; its exit follows, and that is what counts.
    thread.on('error', () => undefined)
    const answer = await nextAnswer(thread, { name, milliseconds: startTimeoutMs })
    if (answer.kind !== 'ready') {
      await endThread(thread)
      throw new Error(answer.kind === 'failed' ? answer.message : `${name} did not start`)
    }
    thread.unref()
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = null
    })
    this.thread = thread
    return { thread, value: answer.value }
  }
}

interface StartedThread {
  readonly thread: Worker
  /** What it said when it was ready. */
  readonly value: unknown
}

/** @throws Error when the thread dies, or is left behind because it takes too long; it is of no more use then */
function nextAnswer(
  thread: Worker,
  { name, milliseconds: taskTimeoutMs, late }: Pick<TaskThreadOptions, 'name' | 'milliseconds' | 'late'>,
): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      thread.off('message', onMessage)
      thread.off('error', onError)
      thread.off('exit', onExit)
    }
    const timer = setTimeout(() => {
      settle()
      abandonThread(thread)
      reject(late?.() ?? new Error(`${name} did not answer within ${taskTimeoutMs} ms`))
    }, taskTimeoutMs)
    const onMessage = (answer: ThreadAnswer) => {
      settle()
      resolve(answer)
    }
    const onError = (cause: unknown) => {
      settle()
      reject(new Error(`the thread of ${name} failed`, { cause }))
    }
    const onExit = () => {
      settle()
      reject(new Error(`the thread of ${name} ended`))
    }
    thread.on('message', onMessage)
    thread.on('error', onError)
    thread.on('exit', onExit)
  })
}
