/** The names with the highest likely log-odds, a bounded number of them. */
export interface BestNames {
  offer(name: number, likely: number, most: number): void
  /** Best first; of equals the first row. */
  sorted(): Candidate[]
}

/** A name that is worth being laid against the query. */
export interface Candidate {
  /** Row of the name. */
  readonly name: number
  /** Log-odds as far as the lookup can tell, and what they cannot exceed. */
  readonly likely: number
  readonly most: number
}

/** Keeps that many. */
export function bestNames(many: number): BestNames {
  let stored: Candidate[] = []
  let floor = -Infinity
  const order = (a: Candidate, b: Candidate) => b.likely - a.likely || a.name - b.name
  return {
    offer(name, likely, most) {
      if (likely < floor) return
      stored.push({ name, likely, most })
      if (stored.length < 2 * many) return
      stored = stored.sort(order).slice(0, many)
      floor = stored.at(-1)?.likely ?? floor
    },
    sorted: () => stored.sort(order).slice(0, many),
  }
}
