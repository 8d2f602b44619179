import type { Worker } from 'node:worker_threads'
import type { FindTextOptions, ReadLine, ReadTextOptions, TextBox } from '../flows/ports/inference.ts'
import { siblingModule, startThread } from '../platform/threads.ts'
import type { Pixels, Quad } from '../vocabulary/pixels.ts'
import { JobLine } from './job-line.ts'
import { longSides, type NetworkAnswer, type NetworkSettings, type NetworkTask } from './network-messages.ts'

/** The thread that holds the networks, seen from outside. A thread that dies is started again by the next task. */
export class Networks {
  readonly models: Readonly<Record<string, string>>
  private readonly settings: NetworkSettings
  private readonly line: JobLine
  private thread: Worker | null

  private constructor(settings: NetworkSettings, waiting: number, opened: OpenedThread) {
    this.settings = settings
    this.line = new JobLine(1, waiting)
    this.thread = null
    this.adopt(opened.thread)
    this.models = opened.models
  }

  /**
   * Loads the networks.
   *
   * @param waiting how many tasks may wait
   * @throws Error when a weight file is missing or not the published one
   */
  static async open(settings: NetworkSettings, waiting: number): Promise<Networks> {
    return new Networks(settings, waiting, await openThread(settings))
  }

  async findText(pixels: Pixels, { longSide, signal }: FindTextOptions): Promise<readonly TextBox[]> {
    const value = await this.ask({ task: 'findText', pixels, longSide: longSide ?? longSides.usual }, signal)
    return value as readonly TextBox[] // our own thread's answer, typed by network-thread
  }

  async readText(
    pixels: Pixels,
    quads: readonly Quad[],
    { alphabet, signal }: ReadTextOptions,
  ): Promise<readonly ReadLine[]> {
    if (quads.length === 0) return []
    const value = await this.ask({ task: 'readText', pixels, quads, alphabet }, signal)
    return value as readonly ReadLine[] // our own thread's answer, typed by network-thread
  }

  async close(): Promise<void> {
    await this.thread?.terminate()
    this.thread = null
  }

  private ask(task: NetworkTask, signal: AbortSignal): Promise<unknown> {
    return this.line.submit(async () => {
      const thread = this.thread ?? this.adopt((await openThread(this.settings)).thread)
      thread.ref()
      thread.postMessage(task)
      const answer = await nextAnswer(thread).finally(() => thread.unref())
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
  const thread = startThread(siblingModule(import.meta.url, './network-thread'), { workerData: settings })
  const answer = await nextAnswer(thread)
  if (answer.kind === 'ready') return { thread, models: answer.models }
  await thread.terminate()
  throw new Error(answer.kind === 'failed' ? answer.message : 'the network thread did not start')
}

function nextAnswer(thread: Worker): Promise<NetworkAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      thread.off('message', onMessage)
      thread.off('error', onError)
      thread.off('exit', onExit)
    }
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
