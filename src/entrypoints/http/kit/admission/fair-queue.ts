import { Refusal } from '../../../../vocabulary/refusals.ts'
import { abortReason } from './deadline.ts'

export interface FairQueueOptions {
  /** Works under way at once. */
  readonly places: number
  /** How many of them one account may have: what is left over is for anyone who comes next. */
  readonly perAccount: number
  /** How many more may wait, of all accounts together. */
  readonly waiting: number
}

interface QueuedWork {
  readonly start: () => void
  readonly sendAway: (why: Error) => void
}

/**
 * A line before costly work in which accounts take turns, so that one that floods waits behind itself. When the line is
 * full, the youngest of anyone who has most in it is sent away.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  /** Works under way, by account. */
  readonly #atWork = new Map<string, number>()
  /** Those who wait, by account; whose turn it is comes first. */
  readonly #lines = new Map<string, QueuedWork[]>()

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /**
   * Does the work when it is the account's turn.
   *
   * @throws Refusal SERVICE_UNAVAILABLE when the line is full; the signal's reason when it is cancelled while waiting
   */
  async pass<T>(account: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#turn(account, signal)
    try {
      return await work()
    } finally {
      const stillRunning = (this.#atWork.get(account) ?? 1) - 1
      if (stillRunning === 0) this.#atWork.delete(account)
      else this.#atWork.set(account, stillRunning)
      this.#next()
    }
  }

  #turn(account: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const cancelled = () => {
        this.#leave(account, entry)
        reject(abortReason(signal))
      }
      const done = () => signal.removeEventListener('abort', cancelled)
      const entry: QueuedWork = {
        start: () => {
          done()
          resolve()
        },
        sendAway: (reason) => {
          done()
          reject(reason)
        },
      }
      signal.addEventListener('abort', cancelled, { once: true })
      this.#lines.set(account, [...(this.#lines.get(account) ?? []), entry])
      this.#next()
      this.#shorten()
    })
  }

  #next(): void {
    for (const account of this.#lines.keys()) {
      if (sum(this.#atWork.values()) >= this.#options.places) return
      const running = this.#atWork.get(account) ?? 0
      if (running >= this.#options.perAccount) continue
      const [first, ...rest] = this.#lines.get(account) ?? []
      // The account goes to the end of those who take turns.
      this.#lines.delete(account)
      if (rest.length > 0) this.#lines.set(account, rest)
      if (first === undefined) continue
      this.#atWork.set(account, running + 1)
      first.start()
    }
  }

  #shorten(): void {
    const queues = [...this.#lines]
    if (sum(queues.map(([, queue]) => queue.length)) <= this.#options.waiting) return
    const [account, longestQueue] = queues.reduce((most, line) =>
      line[1].length > most[1].length ? line : most,
    )
    const newest = longestQueue.at(-1)
    if (newest === undefined) return
    this.#leave(account, newest)
    newest.sendAway(new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 }))
  }

  #leave(account: string, entry: QueuedWork): void {
    const rest = (this.#lines.get(account) ?? []).filter((other) => other !== entry)
    if (rest.length > 0) this.#lines.set(account, rest)
    else this.#lines.delete(account)
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
