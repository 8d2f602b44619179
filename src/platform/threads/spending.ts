export interface SpendingOptions {
  /** Milliseconds after which half of what was spent is forgotten. */
  readonly halfLifeMs: number
  /** Monotonic milliseconds. */
  readonly now: () => number
}

interface Balance {
  readonly ms: number
  readonly at: number
}

/** Less than this, in milliseconds, is as good as nothing. */
const negligibleMs = 0.01
/** So many payers are kept count of before those who spent least lately are looked for. */
const maxBalances = 1000

/** Milliseconds of work that each payer had done lately; what lies back counts less and less. */
export class Spending {
  readonly #options: SpendingOptions
  readonly #balances = new Map<string, Balance>()

  constructor(options: SpendingOptions) {
    this.#options = options
  }

  charge(payer: string, ms: number): void {
    const at = this.#options.now()
    this.#balances.set(payer, { ms: this.of(payer) + ms, at })
    if (this.#balances.size > maxBalances) this.#forget()
  }

  of(payer: string): number {
    const balance = this.#balances.get(payer)
    if (balance === undefined) return 0
    const { halfLifeMs, now } = this.#options
    return balance.ms * 0.5 ** ((now() - balance.at) / halfLifeMs)
  }

  /** What is as good as forgotten already, and a tenth of the others, those who spent least. */
  #forget(): void {
    const left = [...this.#balances.keys()].map((payer) => ({ payer, ms: this.of(payer) }))
    left.sort((one, other) => one.ms - other.ms)
    left.forEach(({ payer, ms }, rank) => {
      if (ms < negligibleMs || rank < maxBalances / 10) this.#balances.delete(payer)
    })
  }
}
