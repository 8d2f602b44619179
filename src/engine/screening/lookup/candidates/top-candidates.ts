/** The names with the highest likely log-odds, a bounded number of them. */
export interface TopCandidates {
  offer(name: number, likelyPoints: number, maxPoints: number): void
  /** Best first; of equals the first row. */
  sorted(): RankedCandidate[]
}

/** A name that is worth being laid against the query. */
export interface RankedCandidate {
  /** Row of the name. */
  readonly name: number
  /** Log-odds as far as the lookup can tell, and what they cannot exceed. */
  readonly likelyPoints: number
  readonly maxPoints: number
}

/** Keeps that many. */
export function topCandidates(limit: number): TopCandidates {
  let candidates: RankedCandidate[] = []
  let floor = -Infinity
  const order = (a: RankedCandidate, b: RankedCandidate) => b.likelyPoints - a.likelyPoints || a.name - b.name
  return {
    offer(name, likelyPoints, maxPoints) {
      if (likelyPoints < floor) return
      candidates.push({ name, likelyPoints, maxPoints })
      if (candidates.length < 2 * limit) return
      candidates = candidates.sort(order).slice(0, limit)
      floor = candidates.at(-1)?.likelyPoints ?? floor
    },
    sorted: () => candidates.sort(order).slice(0, limit),
  }
}
