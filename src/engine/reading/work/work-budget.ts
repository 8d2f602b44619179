/** The work that one picture may still cost, in the units of `lookCosts`. */
export interface WorkBudget {
  /** Takes what a look costs. False where less is left: the look is then left out, and reading counts as stopped. */
  take(units: number): boolean
  /** Raises the limit; a lower one changes nothing. */
  raise(limit: number): void
  spent(): number
  /** True when a look was left out. */
  isStopped(): boolean
}

/** A budget of its own for each picture. */
export function workBudget(initial: number): WorkBudget {
  let [limit, spent, isStopped] = [initial, 0, false]
  return {
    take: (units) => {
      const isLeft = spent + units <= limit
      if (isLeft) spent += units
      else isStopped = true
      return isLeft
    },
    raise: (raised) => {
      limit = Math.max(limit, raised)
    },
    spent: () => spent,
    isStopped: () => isStopped,
  }
}
