/** Randomness that is the same in every run. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** 0 ≤ whole number < most */
  below(bound: number): number
  /** One of them; throws when there is none. */
  pick<Item>(items: readonly Item[]): Item
  /** That many of them, none twice, in any order. */
  sample<Item>(items: readonly Item[], count: number): Item[]
}

/** A stream of randomness that a seed decides (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    sample(items, count) {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const [taken] = left.splice(below(left.length), 1)
        return taken
      }).filter((item) => item !== undefined)
    },
  }
}
