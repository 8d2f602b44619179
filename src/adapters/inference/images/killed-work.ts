import { Refusal } from '../../../vocabulary/refusals.ts'

export interface KilledWorkOptions {
  /** Milliseconds of killed work that a key may cause before it has to wait. */
  readonly budgetMs: number
  /** Milliseconds of its budget that a key gets back in a second. */
  readonly refillMsPerSecond: number
  /** Monotonic milliseconds. */
  readonly now: () => number
}

interface Budget {
  readonly leftMs: number
  readonly at: number
}

/** So many keys are kept count of; those that caused something first are forgotten first. */
const maxKeys = 10_000

/**
 * What work cost that had to be killed is charged to the key that brought it. A key that has used up its budget waits until
 * enough has come back: so it never has more than a set part of a decode process.
 */
export class KilledWork {
  readonly #options: KilledWorkOptions
  readonly #budgets = new Map<string, Budget>()

  constructor(options: KilledWorkOptions) {
    this.#options = options
  }

  charge(key: string, ms: number): void {
    const leftMs = this.#leftOf(key) - ms
    this.#budgets.delete(key)
    this.#budgets.set(key, { leftMs, at: this.#options.now() })
    if (this.#budgets.size <= maxKeys) return
    for (const oldest of this.#budgets.keys()) {
      this.#budgets.delete(oldest)
      return
    }
  }

  /** @throws Refusal ERROR_RATE_LIMIT with the time to wait, while the budget of the key is used up */
  requireBudget(key: string): void {
    const leftMs = this.#leftOf(key)
    if (leftMs > 0) return
    const retryAfterSeconds = Math.max(1, Math.ceil(-leftMs / this.#options.refillMsPerSecond))
    const message = `Images of this key took too long to decode; wait ${retryAfterSeconds} seconds.`
    throw new Refusal('ERROR_RATE_LIMIT', { message, retryAfterSeconds })
  }

  #leftOf(key: string): number {
    const { budgetMs, refillMsPerSecond, now } = this.#options
    const budget = this.#budgets.get(key)
    if (budget === undefined) return budgetMs
    return Math.min(budgetMs, budget.leftMs + ((now() - budget.at) / 1000) * refillMsPerSecond)
  }
}
