/**
 * Smallest number of insertions, deletions, substitutions and swaps of neighbours that turn one text into the other,
 * no part edited twice (optimal string alignment). In UTF-16 units.
 */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1
  // Three rows in turns: one list for each cell would cost more than the counting.
  const cells = new Uint32Array(3 * width)
  for (let column = 0; column < width; column++) cells[column] = column
  for (let row = 1; row <= a.length; row++) fillRow(cells, row, [a, b])
  return cells[(a.length % 3) * width + b.length] ?? 0
}

function fillRow(cells: Uint32Array, row: number, [a, b]: readonly [string, string]): void {
  const width = b.length + 1
  const [at, previous, before] = [(row % 3) * width, ((row + 2) % 3) * width, ((row + 1) % 3) * width]
  const [letter, letterBefore] = [a.charCodeAt(row - 1), row > 1 ? a.charCodeAt(row - 2) : -1]
  let left = row
  cells[at] = row
  for (let column = 1; column < width; column++) {
    const other = b.charCodeAt(column - 1)
    const corner = (cells[previous + column - 1] ?? 0) + (letter === other ? 0 : 1)
    let edits = Math.min((cells[previous + column] ?? 0) + 1, left + 1, corner)
    const isSwap = column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2)
    if (isSwap) edits = Math.min(edits, (cells[before + column - 2] ?? 0) + 1)
    cells[at + column] = left = edits
  }
}

/** 1 for the same text, 0 for nothing in common. */
export function spellingSimilarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - editDistance(a, b) / longer
}
