import { setMaxListeners } from 'node:events'
import type { Precedence } from './precedence.ts'
import { Spending } from './spending.ts'

export interface FairQueueOptions {
  /** Works under way at once. */
  readonly slots: number
  /** How many of them one payer may have; what is left over is for another. Default all. */
  readonly perPayer?: number
  /** How many more may wait, of all payers together. */
  readonly maxWaiting: number
  /** How many of those may be of one payer; what is left over is for another, who then drives none away. Default all. */
  readonly maxWaitingPerPayer?: number
  /** What is said to a work that is sent away because too many wait. */
  readonly full: () => Error
  /** Monotonic milliseconds. Default the machine's. */
  readonly now?: () => number
  /** Who goes before whom, where several queues count together. Default by what was spent in this one. */
  readonly precedence?: Precedence
}

/** Whose work it is, and until when it is wanted. */
export interface WorkRequest {
  /** Those who pay take turns; `''` is the installation itself. */
  readonly payer: string
  readonly signal: AbortSignal
  /** Once begun, the work itself says how it ends, even when it is cancelled. Default no: it is left to wind down alone. */
  readonly endsItself?: boolean
}

interface QueuedWork {
  readonly start: (slot: number) => void
  readonly sendAway: (why: Error) => void
}

interface RunningWork {
  readonly payer: string
  readonly startedAt: number
}

/** What was spent counts half as much after this time. */
const halfLifeMs = 30_000

/**
 * A bounded line before a fixed number of places. The payer who has spent least lately goes first, and equals take turns, so that
 * one who floods, or brings what takes long, waits behind the others. When too many of one payer wait, what comes is sent away
 * at once; when too many wait in all, the newest work of the payer who has most of them is.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #now: () => number
  readonly #spending: Spending
  readonly #precedence: Precedence | undefined
  /** In ascending order. */
  readonly #free: number[]
  readonly #running = new Map<number, RunningWork>()
  /** By payer; whose turn it is among equals comes first. */
  readonly #waiting = new Map<string, QueuedWork[]>()

  constructor(options: FairQueueOptions) {
    const now = options.now ?? (() => performance.now())
    this.#options = options
    this.#now = now
    this.#precedence = options.precedence
    this.#spending = options.precedence?.spending ?? new Spending({ halfLifeMs, now })
    this.#precedence?.join(() => this.#next())
    this.#free = Array.from({ length: options.slots }, (_, slot) => slot)
  }

  /**
   * Runs `work` at a free place, 0..slots-1; the place stays taken until the work has settled.
   *
   * @throws what `full` says when it is sent away; the signal's reason as soon as it is cancelled
   */
  submit<T>(
    work: (slot: number) => Promise<T>,
    { payer, signal, endsItself = false }: WorkRequest,
  ): Promise<T> {
    if (signal.aborted) return Promise.reject(abortReason(signal))
    return new Promise<T>((resolve, reject) => {
      const cancel = () => {
        this.#leave(payer, queued)
        reject(abortReason(signal))
      }
      const queued: QueuedWork = {
        start: (slot) => {
          if (endsItself) signal.removeEventListener('abort', cancel)
          const release = () => {
            signal.removeEventListener('abort', cancel)
            this.#release(slot)
          }
          work(slot).finally(release).then(resolve, reject)
        },
        sendAway: (why) => {
          signal.removeEventListener('abort', cancel)
          reject(why)
        },
      }
      // Anyone who asks for many things at once has one signal for all of them.
      setMaxListeners(0, signal)
      signal.addEventListener('abort', cancel, { once: true })
      this.#precedence?.asked(payer)
      this.#waiting.set(payer, [...(this.#waiting.get(payer) ?? []), queued])
      this.#next()
      this.#shorten(payer)
    })
  }

  /** Whether another work of this payer would be sent away at once, once so many more that are on their way have come. */
  isFullFor(payer: string, onTheirWay = 0): boolean {
    const begin = this.#placesFor(payer)
    const own = this.#waitingOf(payer) + Math.max(0, onTheirWay - begin)
    if (own >= this.#maxWaitingPerPayer()) return true
    if (this.#waitingCount() + onTheirWay < this.#options.maxWaiting + begin) return false
    return [...this.#waiting.values()].every((works) => works.length <= own + 1)
  }

  /** How many works of this payer would begin at once. */
  #placesFor(payer: string): number {
    if (!this.#canStart(payer)) return 0
    return Math.min(this.#free.length, (this.#options.perPayer ?? Infinity) - this.#runningOf(payer))
  }

  #maxWaitingPerPayer(): number {
    return this.#options.maxWaitingPerPayer ?? Infinity
  }

  #waitingOf(payer: string): number {
    return this.#waiting.get(payer)?.length ?? 0
  }

  #waitingCount(): number {
    let count = 0
    for (const works of this.#waiting.values()) count += works.length
    return count
  }

  #canStart(payer: string): boolean {
    if (this.#free.length === 0 || this.#runningOf(payer) >= (this.#options.perPayer ?? Infinity))
      return false
    return this.#precedence?.mustYield(payer) !== true
  }

  #runningOf(payer: string): number {
    let count = 0
    for (const work of this.#running.values()) if (work.payer === payer) count++
    return count
  }

  /** With what is under way. */
  #spentBy(payer: string): number {
    let spent = this.#spending.of(payer)
    for (const work of this.#running.values()) if (work.payer === payer) spent += this.#now() - work.startedAt
    return spent
  }

  #next(): void {
    for (;;) {
      const payer = this.#nextPayer()
      const [first, ...rest] = payer === undefined ? [] : (this.#waiting.get(payer) ?? [])
      if (payer === undefined || first === undefined) return
      // The payer goes to the end of those who take turns.
      this.#waiting.delete(payer)
      if (rest.length > 0) this.#waiting.set(payer, rest)
      const slot = this.#free.shift()
      if (slot === undefined) return
      this.#running.set(slot, { payer, startedAt: this.#now() })
      this.#precedence?.begun(payer)
      first.start(slot)
    }
  }

  #nextPayer(): string | undefined {
    let [chosen, least]: [string | undefined, number] = [undefined, Infinity]
    for (const payer of this.#waiting.keys()) {
      if (!this.#canStart(payer)) continue
      const spent = this.#spentBy(payer)
      if (spent < least) [chosen, least] = [payer, spent]
    }
    return chosen
  }

  #release(slot: number): void {
    const work = this.#running.get(slot)
    this.#running.delete(slot)
    if (work !== undefined) this.#spending.charge(work.payer, this.#now() - work.startedAt)
    this.#free.push(slot)
    this.#free.sort((one, other) => one - other)
    if (work !== undefined) this.#precedence?.ended(work.payer)
    this.#next()
  }

  /** After a work of this payer came. */
  #shorten(payer: string): void {
    if (this.#waitingOf(payer) > this.#maxWaitingPerPayer()) this.#sendNewestAway(payer)
    if (this.#waitingCount() <= this.#options.maxWaiting) return
    const [longest] = [...this.#waiting].reduce((most, line) =>
      line[1].length > most[1].length ? line : most,
    )
    this.#sendNewestAway(longest)
  }

  #sendNewestAway(payer: string): void {
    const newest = this.#waiting.get(payer)?.at(-1)
    if (newest === undefined) return
    this.#leave(payer, newest)
    newest.sendAway(this.#options.full())
  }

  #leave(payer: string, queued: QueuedWork): void {
    const line = this.#waiting.get(payer) ?? []
    const rest = line.filter((other) => other !== queued)
    if (rest.length > 0) this.#waiting.set(payer, rest)
    else this.#waiting.delete(payer)
    if (rest.length < line.length) this.#precedence?.ended(payer)
  }
}

function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error ? reason : new Error('cancelled', { cause: reason })
}
