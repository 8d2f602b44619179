import type { ChildProcess } from 'node:child_process'
import { moduleUrl, startChild } from '../../../platform/threads/threads.ts'
import type { DecodeAnswer, DecodeTask } from './decode-messages.ts'
import { limitMemory } from './memory-limit.ts'

export interface ChildLimits {
  /** Time for one task, in milliseconds. */
  readonly milliseconds: number
  /** Resident memory of the child, in bytes; watched where /proc is. */
  readonly bytes: number
}

/** The child ended in the midst of a task: by its limits, by a crash of a codec, or because we cancelled. */
export class ChildEnded extends Error {
  override readonly name = 'ChildEnded'
}

const watchEveryMilliseconds = 25
/** Much more than the slowest machine should need. */
const startMilliseconds = 120_000

/** One decode process. It does one task at a time and is dead for good once it was killed or has ended. */
export class KillableChild {
  private readonly child: ChildProcess
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

  /** @throws Error when the child does not come up */
  static async start(): Promise<KillableChild> {
    const module = moduleUrl('adapters/inference/images/decode-child')
    const child = new KillableChild(
      startChild(module, {
        nodeArguments: ['--max-old-space-size=128'],
        output: 'ignore',
        serialization: 'advanced',
      }),
    )
    const timer = setTimeout(() => child.kill(), startMilliseconds)
    await child.nextAnswer().finally(() => clearTimeout(timer))
    child.rest()
    return child
  }

  /**
   * @throws ChildEnded when the child dies before it has answered; it is killed when it breaks a limit or `signal` is cancelled
   */
  async run(task: DecodeTask, limits: ChildLimits, signal: AbortSignal): Promise<DecodeAnswer> {
    signal.throwIfAborted()
    this.tasks++
    const kill = () => this.kill()
    this.child.ref()
    this.child.channel?.ref()
    const timer = setTimeout(kill, limits.milliseconds)
    const watch = setInterval(() => void limitMemory(this.child, limits.bytes), watchEveryMilliseconds)
    signal.addEventListener('abort', kill, { once: true })
    try {
      const answer = this.nextAnswer()
      this.child.send(task, (error) => {
        if (error !== null) kill()
      })
      return await answer
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
      signal.removeEventListener('abort', kill)
      this.rest()
    }
  }

  kill(): void {
    this.ended = true
    this.child.kill('SIGKILL')
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
        child.off('exit', onEnd)
        child.off('error', onEnd)
      }
      const onMessage = (message: unknown) => {
        settle()
        resolve(message as DecodeAnswer) // our own child's answer, typed by decode-child
      }
      const onEnd = (cause: unknown) => {
        settle()
        reject(new ChildEnded('the decode process ended', { cause }))
      }
      child.on('message', onMessage)
      child.on('exit', onEnd)
      child.on('error', onEnd)
    })
  }
}
