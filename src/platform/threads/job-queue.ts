import { setMaxListeners } from 'node:events'

interface Waiting {
  readonly start: (place: number) => void
}

/**
 * A bounded line before a fixed number of places. Anyone who comes while it is full is sent away at once, so that
 * a flood costs nothing.
 */
export class JobQueue {
  private readonly bound: number
  private readonly full: () => Error
  private readonly free: number[]
  private readonly waiting: Waiting[] = []

  /**
   * @param places how many jobs may run at once
   * @param bound how many more may wait
   * @param full what is said to anyone who comes while it is full
   */
  constructor(places: number, bound: number, full: () => Error) {
    this.bound = bound
    this.full = full
    this.free = Array.from({ length: places }, (_, place) => place)
  }

  /**
   * Runs `work` at the next free place, 0..places-1; the place stays taken until the work has settled.
   *
   * @throws what `full` says when the line is full; the signal's reason as soon as it is cancelled
   */
  submit<T>(work: (place: number) => Promise<T>, signal: AbortSignal): Promise<T> {
    if (signal.aborted) return Promise.reject(reasonOf(signal))
    if (this.free.length === 0 && this.waiting.length >= this.bound) {
      return Promise.reject(this.full())
    }
    return new Promise<T>((resolve, reject) => {
      const start = (place: number) => {
        const done = () => {
          signal.removeEventListener('abort', cancel)
          this.free.push(place)
          this.next()
        }
        work(place).then(resolve, reject).then(done, done)
      }
      const job: Waiting = { start }
      const cancel = () => {
        const place = this.waiting.indexOf(job)
        if (place >= 0) this.waiting.splice(place, 1)
        reject(reasonOf(signal))
      }
      // Anyone who asks for many things at once has one signal for all of them.
      setMaxListeners(0, signal)
      signal.addEventListener('abort', cancel, { once: true })
      this.waiting.push(job)
      this.next()
    })
  }

  private next(): void {
    if (this.waiting.length === 0) return
    const place = this.free.shift()
    if (place !== undefined) this.waiting.shift()?.start(place)
  }
}

function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error ? reason : new Error('cancelled', { cause: reason })
}
