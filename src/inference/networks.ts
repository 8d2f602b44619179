import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type {
  FacesSeen,
  FindTextOptions,
  FoundObjects,
  ReadLine,
  ReadTextOptions,
  SeeFacesOptions,
  TextBox,
} from '../flows/ports/inference.ts'
import type { Quarters } from '../geometry/quarter-turns.ts'
import { abandonedThreads, abandonThread, ownModule, startThread } from '../platform/threads.ts'
import type { Pixels, Quad } from '../vocabulary/pixels.ts'
import { Refusal } from '../vocabulary/refusals.ts'
import { JobLine } from './job-line.ts'
import { longSides, type NetworkAnswer, type NetworkSettings, type NetworkTask } from './network-messages.ts'

export interface NetworksOptions {
  readonly settings: NetworkSettings
  /** How many tasks may wait. */
  readonly waiting: number
  /** Time for one task, in milliseconds. */
  readonly milliseconds: number
}

/** With so many runs that never end, another thread would only take what is left of the processors. */
const mostHanging = 3
const hanging = 'Reading hangs, again and again; the service must be started anew.'
/** Time for loading the networks; much more than the slowest machine should need. */
const openingMilliseconds = 120_000
/** How long a task under way may hold up the end. */
const closingMilliseconds = 10_000

/**
 * The thread that holds the networks, seen from outside. A thread that dies is started again by the next task. So is one
 * that exceeds the time for a task: native code cannot be interrupted, so that thread is left behind. When several of
 * those never end, no more tasks are taken.
 */
export class Networks {
  readonly models: Readonly<Record<string, string>>
  private readonly options: NetworksOptions
  private readonly line: JobLine
  private thread: Worker | null

  private constructor(options: NetworksOptions, opened: OpenedThread) {
    this.options = options
    this.line = new JobLine(1, options.waiting)
    this.thread = null
    this.adopt(opened.thread)
    this.models = opened.models
  }

  /**
   * Loads the networks.
   *
   * @throws Error when a weight file is missing or not the published one, or loading takes too long
   */
  static async open(options: NetworksOptions): Promise<Networks> {
    return new Networks(options, await openThread(options.settings))
  }

  /** Whether tasks are taken. No more are, until the program is started again, once several runs never ended. */
  ready(): Promise<boolean> {
    return Promise.resolve(abandonedThreads() < mostHanging)
  }

  async findObjects(pixels: Pixels, { signal }: { readonly signal: AbortSignal }): Promise<FoundObjects> {
    return (await this.ask({ task: 'findObjects', pixels }, signal)) as FoundObjects // typed by network-thread
  }

  async seeFaces(pixels: Pixels, { closely, measured = false, signal }: SeeFacesOptions): Promise<FacesSeen> {
    return (await this.ask({ task: 'seeFaces', pixels, closely, measured }, signal)) as FacesSeen // typed by network-thread
  }

  async findText(pixels: Pixels, { longSide, signal }: FindTextOptions): Promise<readonly TextBox[]> {
    const value = await this.ask({ task: 'findText', pixels, longSide: longSide ?? longSides.usual }, signal)
    return value as readonly TextBox[] // our own thread's answer, typed by network-thread
  }

  async turnUpright(pixels: Pixels, quarters: Quarters, signal: AbortSignal): Promise<Pixels> {
    if (quarters === 0) return pixels
    return (await this.ask({ task: 'turnUpright', pixels, quarters }, signal)) as Pixels // typed by network-thread
  }

  async readText(
    pixels: Pixels,
    quads: readonly Quad[],
    { alphabet, reader, sharpened = false, signal }: ReadTextOptions,
  ): Promise<readonly ReadLine[]> {
    if (quads.length === 0) return []
    const chosen = alphabet === 'mrz' ? (reader ?? 'strip-reader') : 'text-recogniser'
    const task = { task: 'readText', pixels, quads, alphabet, reader: chosen, sharpened } as const
    const value = await this.ask(task, signal)
    return value as readonly ReadLine[] // our own thread's answer, typed by network-thread
  }

  async close(): Promise<void> {
    const { thread } = this
    this.thread = null
    if (thread === null) return
    const ended = new Promise((end) => thread.once('exit', end))
    abandonThread(thread)
    await Promise.race([ended, sleep(closingMilliseconds, null, { ref: false })])
  }

  private ask(task: NetworkTask, signal: AbortSignal): Promise<unknown> {
    return this.line.submit(async () => {
      if (!(await this.ready()))
        throw new Refusal('SERVICE_UNAVAILABLE', { message: hanging, retryAfterSeconds: 60 })
      const thread = this.thread ?? this.adopt((await openThread(this.options.settings)).thread)
      thread.ref()
      thread.postMessage(task)
      const answer = await answerOf(thread, this.options.milliseconds).catch((error: unknown) => {
        // Dead, dying or left behind: the next task opens another.
        this.thread = null
        throw error
      })
      thread.unref()
      if (answer.kind === 'failed') throw new Error(`the networks failed: ${answer.message}`)
      return answer.kind === 'done' ? answer.value : undefined
    }, signal)
  }

  private adopt(thread: Worker): Worker {
    thread.unref()
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = null
    })
    this.thread = thread
    return thread
  }
}

interface OpenedThread {
  readonly thread: Worker
  readonly models: Readonly<Record<string, string>>
}

async function openThread(settings: NetworkSettings): Promise<OpenedThread> {
  const thread = startThread(ownModule('inference/network-thread'), {
    workerData: settings,
  })
  // Between two tasks nobody listens; its exit follows, and that is what counts.
  thread.on('error', () => undefined)
  const answer = await answerOf(thread, openingMilliseconds)
  if (answer.kind === 'ready') return { thread, models: answer.models }
  await thread.terminate()
  throw new Error(answer.kind === 'failed' ? answer.message : 'the network thread did not start')
}

/** @throws Error when the thread dies, or is left behind because it takes too long; it is of no more use then */
function answerOf(thread: Worker, milliseconds: number): Promise<NetworkAnswer> {
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
      reject(new Error(`the networks did not answer within ${milliseconds} ms`))
    }, milliseconds)
    const onMessage = (answer: NetworkAnswer) => {
      settle()
      resolve(answer)
    }
    const onError = (cause: unknown) => {
      settle()
      reject(new Error('the network thread failed', { cause }))
    }
    const onExit = () => {
      settle()
      reject(new Error('the network thread ended'))
    }
    thread.on('message', onMessage)
    thread.on('error', onError)
    thread.on('exit', onExit)
  })
}
