import { Refusal } from '../../../vocabulary/refusals.ts'

/** Lets one caller at a time through, in the order of asking, with a bounded queue. */
export class Mutex {
  readonly #bound: number
  readonly #waiting: (() => void)[] = []
  #taken = false

  /** @param bound callers that may wait; the next one is refused */
  constructor(bound: number) {
    this.#bound = bound
  }

  /**
   * Waits for the turn.
   *
   * @returns ends the turn; calling it again does nothing
   * @throws Refusal SERVICE_UNAVAILABLE when the queue is full
   */
  async take(): Promise<() => void> {
    if (this.#taken) {
      if (this.#waiting.length >= this.#bound)
        throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
      await new Promise<void>((go) => this.#waiting.push(go))
    }
    this.#taken = true
    let over = false
    return () => {
      if (over) return
      over = true
      const next = this.#waiting.shift()
      // The turn is handed over without being free in between, so no one can slip past the queue.
      if (next === undefined) this.#taken = false
      else next()
    }
  }
}
