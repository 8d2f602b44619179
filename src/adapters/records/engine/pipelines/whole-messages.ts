/** Type and length of a message (PostgreSQL 15, section 55.7). */
const headBytes = 5
const readyForQuery = 0x5a

/** What has come: whole messages, and from the server's ReadyForQuery on the rest; undefined before that. */
export interface CutMessages {
  readonly whole: readonly Buffer[]
  readonly rest: Buffer | undefined
}

/** Cuts what a server sends, in parts of any length, into whole messages. */
export class WholeMessages {
  /** Of a message that has begun. */
  #held: Buffer = Buffer.alloc(0)
  #filled = 0

  take(part: Buffer): CutMessages {
    if (this.#filled === 0) return this.#cut(part, [])
    if (this.#filled < headBytes) {
      const begun = Buffer.concat([this.#held.subarray(0, this.#filled), part])
      this.#filled = 0
      return this.#cut(begun, [])
    }
    const copied = part.copy(this.#held, this.#filled)
    this.#filled += copied
    if (this.#filled < this.#held.length) return { whole: [], rest: undefined }
    this.#filled = 0
    return this.#cut(part.subarray(copied), [this.#held])
  }

  #cut(part: Buffer, before: readonly Buffer[]): CutMessages {
    let at = 0
    while (at + headBytes <= part.length && part[at] !== readyForQuery) {
      const end = at + 1 + part.readInt32BE(at + 1)
      if (end > part.length) break
      at = end
    }
    const whole = at === 0 ? before : [...before, part.subarray(0, at)]
    if (part[at] === readyForQuery) return { whole, rest: part.subarray(at) }
    this.#hold(part.subarray(at))
    return { whole, rest: undefined }
  }

  /** A long message is given its memory once, however many parts it comes in. */
  #hold(begun: Buffer): void {
    this.#filled = begun.length
    const length = begun.length < headBytes ? begun.length : 1 + begun.readInt32BE(1)
    this.#held = Buffer.allocUnsafeSlow(length)
    begun.copy(this.#held)
  }
}
