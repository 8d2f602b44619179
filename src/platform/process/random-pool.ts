import { randomFillSync } from 'node:crypto'

const poolBytes = 4096

/**
 * Bytes of the system's secure generator, drawn many at a time: one call for a few bytes costs as much as one for thousands.
 * Nothing is given twice, and nothing that was given stays here.
 */
export class RandomPool {
  readonly #pool = Buffer.alloc(poolBytes)
  #at = poolBytes

  /** @param length 1..4096 */
  take(length: number): Buffer {
    if (this.#at + length > poolBytes) {
      randomFillSync(this.#pool)
      this.#at = 0
    }
    const taken = Buffer.from(this.#pool.subarray(this.#at, this.#at + length))
    this.#pool.fill(0, this.#at, this.#at + length)
    this.#at += length
    return taken
  }
}
