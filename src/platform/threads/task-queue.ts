import { setMaxListeners } from 'node:events'

interface QueuedTask {
  readonly start: (slot: number) => void
}

/**
 * A bounded line before a fixed number of places. Anyone who comes while it is full is sent away at once, so that
 * a flood costs nothing.
 */
export class TaskQueue {
  private readonly bound: number
  private readonly full: () => Error
  private readonly free: number[]
  private readonly waiting: QueuedTask[] = []

  /**
   * @param slotCount how many jobs may run at once
   * @param maxWaiting how many more may wait
   * @param queueFullError what is said to anyone who comes while it is full
   */
  constructor(slotCount: number, maxWaiting: number, queueFullError: () => Error) {
    this.bound = maxWaiting
    this.full = queueFullError
    this.free = Array.from({ length: slotCount }, (_, slot) => slot)
  }

  /**
   * Runs `work` at the next free place, 0..places-1; the place stays taken until the work has settled.
   *
   * @throws what `full` says when the line is full; the signal's reason as soon as it is cancelled
   */
  submit<T>(work: (slot: number) => Promise<T>, signal: AbortSignal): Promise<T> {
    if (signal.aborted) return Promise.reject(abortReason(signal))
    if (this.free.length === 0 && this.waiting.length >= this.bound) {
      return Promise.reject(this.full())
    }
    return new Promise<T>((resolve, reject) => {
      const start = (slot: number) => {
        const releaseSlot = () => {
          signal.removeEventListener('abort', cancel)
          this.free.push(slot)
          this.next()
        }
        work(slot).then(resolve, reject).then(releaseSlot, releaseSlot)
      }
      const queuedTask: QueuedTask = { start }
      const cancel = () => {
        const index = this.waiting.indexOf(queuedTask)
        if (index >= 0) this.waiting.splice(index, 1)
        reject(abortReason(signal))
      }
      // Anyone who asks for many things at once has one signal for all of them.
      setMaxListeners(0, signal)
      signal.addEventListener('abort', cancel, { once: true })
      this.waiting.push(queuedTask)
      this.next()
    })
  }

  private next(): void {
    if (this.waiting.length === 0) return
    const slot = this.free.shift()
    if (slot !== undefined) this.waiting.shift()?.start(slot)
  }
}

function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error ? reason : new Error('cancelled', { cause: reason })
}
