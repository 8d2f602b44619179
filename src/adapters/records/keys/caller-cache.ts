import type { AccountRow } from '../../../flows/ports/account/accounts.ts'
import type { Clock } from '../../../flows/ports/clock.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'

/** What other processes changed takes effect here after this long at the latest. */
const believedMs = 1000

/** So many callers are kept; more than that, and all are read again. */
const most = 10_000

export interface KnownCaller {
  readonly principal: Principal
  readonly account: AccountRow
  /** Milliseconds since 1970; null = never. */
  readonly expiresAt: number | null
  /** When this use of the key was last written down, as far as this process knows. */
  lastUsedAt: number | null
}

/** How often keys and accounts were changed, and perhaps a caller who was read after that. */
export interface CallerReading {
  readonly changes: number
  readonly caller: KnownCaller | null
}

/**
 * Callers by the digest of their key. Nothing is believed for longer than a second without asking whether any key or account
 * was changed since; a change made by this process takes effect at once.
 */
export class CallerCache {
  readonly #clock: Clock
  readonly #askChanges: () => Promise<number>
  readonly #callers = new Map<string, KnownCaller>()
  #changes: number | undefined
  #believedUntil = -Infinity
  /** The question on its way whether anything was changed. */
  #asking: { readonly begun: number; readonly answered: Promise<void> } | undefined
  /** Reads on their way, by digest. */
  readonly #reading = new Map<
    string,
    { readonly begun: number; readonly result: Promise<KnownCaller | null> }
  >()
  /** Grows with each `forget`, so that what was read before it is not kept after it. */
  #forgotten = 0

  constructor({ clock, askChanges }: { readonly clock: Clock; readonly askChanges: () => Promise<number> }) {
    this.#clock = clock
    this.#askChanges = askChanges
  }

  /**
   * The caller with this key. Only those who are there are kept. Who comes while the same caller is being read shares that
   * read, unless it began before a change by this process, or more than a second ago.
   *
   * @param read reads the number of changes first, then the caller
   */
  async get(digest: string, read: () => Promise<CallerReading>): Promise<KnownCaller | null> {
    if (this.#callers.has(digest) && this.#believedUntil <= this.#clock.monotonic()) await this.#verify()
    const known = this.#callers.get(digest)
    if (known !== undefined) return known
    const begun = this.#clock.monotonic()
    const onItsWay = this.#reading.get(digest)
    if (onItsWay !== undefined && begun < onItsWay.begun + believedMs) return onItsWay.result
    const reading = { begun, result: this.#read(digest, begun, read) }
    this.#reading.set(digest, reading)
    try {
      return await reading.result
    } finally {
      if (this.#reading.get(digest) === reading) this.#reading.delete(digest)
    }
  }

  /** A key or an account was changed by this process. */
  forget(): void {
    this.#forgotten += 1
    this.#callers.clear()
    this.#reading.clear()
  }

  async #read(
    digest: string,
    begun: number,
    read: () => Promise<CallerReading>,
  ): Promise<KnownCaller | null> {
    const generation = this.#forgotten
    const { changes, caller } = await read()
    if (caller === null || generation !== this.#forgotten) return caller
    this.#believe(changes, begun)
    if (this.#callers.size >= most) this.#callers.clear()
    this.#callers.set(digest, caller)
    return caller
  }

  /** Those who come at the same time ask once, unless the question was put more than a second ago. */
  async #verify(): Promise<void> {
    const begun = this.#clock.monotonic()
    if (this.#asking === undefined || begun >= this.#asking.begun + believedMs)
      this.#asking = { begun, answered: this.#ask(begun) }
    const asking = this.#asking
    try {
      await asking.answered
    } finally {
      if (this.#asking === asking) this.#asking = undefined
    }
  }

  async #ask(begun: number): Promise<void> {
    this.#believe(await this.#askChanges(), begun)
  }

  #believe(changes: number, begun: number): void {
    if (changes !== this.#changes) this.#callers.clear()
    this.#changes = changes
    this.#believedUntil = begun + believedMs
  }
}
