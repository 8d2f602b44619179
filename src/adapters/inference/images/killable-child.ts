import type { ChildProcess } from 'node:child_process'
import { moduleUrl, startChild } from '../../../platform/threads/threads.ts'
import type { DecodeAnswer, DecodeTask } from './decode-messages.ts'
import type { Isolation } from './isolation/isolate-process.ts'
import { refuseRings } from './isolation/io-uring.ts'
import { type ProcessUsage, readProcessUsage } from './process-usage.ts'

export interface ChildLimits {
  /** Processor time for one task, in milliseconds; watched where /proc is. */
  readonly processorMilliseconds: number
  /** Time for one task by the clock, in milliseconds: much longer, because the machine may be busy. */
  readonly milliseconds: number
  /** Resident memory of the child, in bytes; watched where /proc is. */
  readonly bytes: number
}

/**
 * Why it ended in the midst of a task. `processor`, `memory` and `crash`: by what it was given. `late`, `stopped` and `killed`:
 * by the machine or someone on it. `cancelled`: no one waits for it.
 */
export type EndReason = 'processor' | 'memory' | 'crash' | 'late' | 'stopped' | 'killed' | 'cancelled'

/** The child ended in the midst of a task. */
export class ChildEnded extends Error {
  override readonly name = 'ChildEnded'
  readonly reason: EndReason

  constructor(reason: EndReason, cause?: unknown) {
    super(`the decode process ended: ${reason}`, { cause })
    this.reason = reason
  }
}

const watchEveryMilliseconds = 25
/** Much more than the slowest machine should need. */
const startMilliseconds = 120_000
/** What ends a process from outside, and never what it does itself. */
const outsideSignals: ReadonlySet<string> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'])

/** The module of the decode process. */
export const decodeChildModule = moduleUrl('adapters/inference/images/decode-child')

/** One decode process. It does one task at a time and is dead for good once it was killed or has ended. */
export class KillableChild {
  private readonly child: ChildProcess
  private endReason: EndReason | null = null
  private heldBy: Isolation | null = null
  tasks = 0
  ended = false

  private constructor(child: ChildProcess) {
    this.child = child
    child.once('exit', () => {
      this.ended = true
    })
    child.on('error', () => {
      this.ended = true
    })
  }

  /**
   * @param module which serves decodes
   * @throws Error when the child does not come up
   */
  static async start(module: URL): Promise<KillableChild> {
    await refuseRings()
    const child = new KillableChild(
      startChild(module, {
        nodeArguments: ['--max-old-space-size=128'],
        output: 'ignore',
        serialization: 'advanced',
      }),
    )
    const timer = setTimeout(() => child.kill('late'), startMilliseconds)
    const answer = await child.nextAnswer().finally(() => clearTimeout(timer))
    if (answer.kind === 'ready') child.heldBy = answer.isolation
    child.rest()
    return child
  }

  /** What holds it; null before it has said so. */
  get isolation(): Isolation | null {
    return this.heldBy
  }

  /** For tests that end it from outside. */
  get pid(): number | undefined {
    return this.child.pid
  }

  /**
   * @throws ChildEnded when the child dies before it has answered; it is killed when it breaks a limit, is stopped, or `signal` is
   *   cancelled
   */
  async run(task: DecodeTask, limits: ChildLimits, signal: AbortSignal): Promise<DecodeAnswer> {
    signal.throwIfAborted()
    this.tasks++
    const cancel = () => this.kill('cancelled')
    this.child.ref()
    this.child.channel?.ref()
    const timer = setTimeout(() => this.kill('late'), limits.milliseconds)
    const watch = setInterval(this.watcher(limits), watchEveryMilliseconds)
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const answer = this.nextAnswer()
      this.child.send(task, (error) => {
        if (error !== null) this.kill('killed')
      })
      return await answer
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
      signal.removeEventListener('abort', cancel)
      this.rest()
    }
  }

  /** @param reason of the first call counts */
  kill(reason: EndReason): void {
    this.ended = true
    this.endReason ??= reason
    this.child.kill('SIGKILL')
  }

  /** Looks at it again and again during one task, whose processor time begins with the first look. */
  private watcher(limits: ChildLimits): () => void {
    let first: ProcessUsage | null = null
    return () => {
      const { pid } = this.child
      if (pid === undefined) return
      void readProcessUsage(pid).then((usage) => {
        if (usage === null || this.ended) return
        first ??= usage
        if (usage.stopped) this.kill('stopped')
        else if (usage.residentBytes > limits.bytes) this.kill('memory')
        else if (usage.processorMs - first.processorMs > limits.processorMilliseconds) this.kill('processor')
      })
    }
  }

  /** Lets the program end while the child has nothing to do. */
  private rest(): void {
    this.child.unref()
    this.child.channel?.unref()
  }

  private nextAnswer(): Promise<DecodeAnswer> {
    const { child } = this
    return new Promise((resolve, reject) => {
      const settle = () => {
        child.off('message', onMessage)
        child.off('exit', onExit)
        child.off('error', onError)
      }
      const onMessage = (message: unknown) => {
        settle()
        resolve(message as DecodeAnswer) // our own child's answer, typed by serve-decodes; its value is examined later
      }
      const onExit = (_: number | null, signal: string | null) => {
        settle()
        const byItself = signal !== null && outsideSignals.has(signal) ? 'killed' : 'crash'
        reject(new ChildEnded(this.endReason ?? byItself))
      }
      const onError = (cause: Error) => {
        settle()
        reject(new ChildEnded('killed', cause))
      }
      child.on('message', onMessage)
      child.on('exit', onExit)
      child.on('error', onError)
    })
  }
}
