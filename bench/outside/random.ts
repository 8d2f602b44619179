/** Seeded random choices: the same seed draws the same documents. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761 + 12_345) >>> 0
    for (let i = 0; i < 8; i++) this.unit()
  }

  /** From 0 up to 1. */
  unit(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.unit()
  }

  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1))
  }

  happens(share: number): boolean {
    return this.unit() < share
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.unit() * list.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  /** As many signs of the alphabet. */
  signs(count: number, alphabet: string): string {
    return Array.from({ length: count }, () => this.pick(Array.from(alphabet))).join('')
  }

  /** Normally distributed, mean 0, deviation 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.unit())) * Math.cos(2 * Math.PI * this.unit())
  }
}
