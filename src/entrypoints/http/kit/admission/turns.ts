/**
 * Steps that take long, one in each turn of the event loop: between two of them whatever has arrived is heard, and refused
 * where it is to be.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []

  /** Ends when it is the turn of who asks; in the order of asking. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) setImmediate(() => this.#give())
    })
  }

  #give(): void {
    this.#waiting.shift()?.()
    if (this.#waiting.length > 0) setImmediate(() => this.#give())
  }
}
