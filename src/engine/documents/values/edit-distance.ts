/** Whether the two units before these places stand the other way round in the other text. */
const isSwap = (a: string, b: string, [row, column]: readonly [number, number]): boolean =>
  row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]

/**
 * Smallest number of insertions, deletions, substitutions and swaps of neighbours that turn one text into the other,
 * no part edited twice (optimal string alignment). In UTF-16 units.
 */
export function editDistance(a: string, b: string): number {
  let before: readonly number[] = []
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const [above, left, corner] = [
        previous[column] ?? 0,
        current[column - 1] ?? 0,
        previous[column - 1] ?? 0,
      ]
      const edits = [above + 1, left + 1, a[row - 1] === b[column - 1] ? corner : corner + 1]
      if (isSwap(a, b, [row, column])) edits.push((before[column - 2] ?? 0) + 1)
      current.push(Math.min(...edits))
    }
    before = previous
    previous = current
  }
  return previous[b.length] ?? 0
}

/** 1 for the same text, 0 for nothing in common. */
export function spellingSimilarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - editDistance(a, b) / longer
}
