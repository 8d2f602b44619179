import type { Spending } from './spending.ts'

export interface PrecedenceOptions {
  /** What payers have spent lately, in all the queues that count together. */
  readonly spending: Spending
  /** Monotonic milliseconds. Default the machine's. */
  readonly now?: () => number
  /** Calls back after so many milliseconds. Default a timer that keeps no program alive. */
  readonly after?: (ms: number, call: () => void) => void
}

interface Demand {
  /** Works asked for and not ended. */
  readonly works: number
  /** When one of them was last asked for, begun or ended. */
  readonly movedAt: number
}

/** A payer with fewer works at once than this yields to no one. */
const manyWorks = 8
/** A payer yields to one that has fewer works than a half of its own. */
const timesTheWorks = 2
/** It stops yielding to one that has spent so many times as much: with each it keeps a third of the time. */
const timesTheSpending = 2
/** Between two works of one request little is done elsewhere; so long another waits for the next of them, in milliseconds. */
const pauseMs = 100
/** Who asked for nothing this long, in milliseconds, comes as a newcomer. */
const absentMs = 10_000
/** One work that takes longer than this, in milliseconds, holds no one back: a picture made to be slow does that. */
const slowMs = 1000

/**
 * Whose works are not begun for the moment, in all the queues that count together: those of a payer with many, while another has few
 * and has spent little. What has begun cannot be interrupted, and shares the processors with what runs beside it.
 */
export class Precedence {
  readonly spending: Spending
  readonly #now: () => number
  readonly #after: NonNullable<PrecedenceOptions['after']>
  readonly #demands = new Map<string, Demand>()
  readonly #queues: (() => void)[] = []
  /** When the queues are called next; Infinity when no one waits for that. */
  #callAt = Infinity

  constructor({ spending, now = () => performance.now(), after = unheld }: PrecedenceOptions) {
    this.spending = spending
    this.#now = now
    this.#after = after
  }

  /** @param next begins what a queue may begin; called when more may */
  join(next: () => void): void {
    this.#queues.push(next)
  }

  /** A newcomer counts as if it had spent as much as the one present who spent least: what others did alone was free. */
  asked(payer: string): void {
    if (!this.#demands.has(payer) && this.#demands.size > 0) {
      const least = Math.min(...[...this.#demands.keys()].map((other) => this.spending.of(other)))
      this.spending.charge(payer, Math.max(0, least - this.spending.of(payer)))
    }
    this.#move(payer, 1)
  }

  begun(payer: string): void {
    this.#move(payer, 0)
  }

  /** Ended, or given up before it began. */
  ended(payer: string): void {
    this.#move(payer, -1)
    this.#callQueues()
  }

  /** Whether no work of this payer may begin for now. When that changes, the queues are called. */
  mustYield(payer: string): boolean {
    const { works = 0 } = this.#demands.get(payer) ?? {}
    if (works < manyWorks) return false
    const until = Math.max(
      0,
      ...[...this.#demands].map((other) => this.#yieldsUntil({ payer, works }, other)),
    )
    const remaining = until - this.#now()
    if (remaining <= 0) return false
    this.#callAfter(remaining)
    return true
  }

  /** Never to one with as many works: of those who are there, one with fewest always goes on. */
  #yieldsUntil(own: { readonly payer: string; readonly works: number }, other: [string, Demand]): number {
    const [payer, { works, movedAt }] = other
    if (own.works <= timesTheWorks * works) return 0
    if (this.spending.of(payer) > timesTheSpending * this.spending.of(own.payer)) return 0
    return movedAt + (works > 0 ? slowMs : pauseMs)
  }

  #move(payer: string, change: number): void {
    const now = this.#now()
    const { works = 0 } = this.#demands.get(payer) ?? {}
    this.#demands.delete(payer)
    this.#demands.set(payer, { works: works + change, movedAt: now })
    for (const [name, { works: left, movedAt }] of this.#demands)
      if (left === 0 && now - movedAt > absentMs) this.#demands.delete(name)
  }

  #callAfter(ms: number): void {
    const at = this.#now() + ms
    if (at >= this.#callAt) return
    this.#callAt = at
    this.#after(ms, () => {
      if (this.#callAt === at) this.#callAt = Infinity
      this.#callQueues()
    })
  }

  #callQueues(): void {
    for (const next of this.#queues) next()
  }
}

function unheld(ms: number, call: () => void): void {
  setTimeout(call, Math.ceil(ms)).unref()
}
