/** Longer texts are never so near. */
const maxLength = 127
const rows: readonly Uint8Array[] = [0, 1, 2].map(() => new Uint8Array(maxLength + 2))

/**
 * `editDistance` where it is at most so much, otherwise a larger number. Looks at the few cells beside the diagonal that can
 * hold so little.
 *
 * @param most 0..3 as a rule; the time grows with it
 */
export function editsWithin(a: string, b: string, most: number): number {
  const over = most + 1
  if (Math.abs(a.length - b.length) > most || a.length > maxLength || b.length > maxLength) return over
  let lastLeast = 0
  const first = rowAt(0)
  for (let column = 0; column <= b.length; column++) first[column] = Math.min(column, over)
  for (let row = 1; row <= a.length; row++) {
    const least = fillRow([a, b], row, most)
    // A swap reaches over a row.
    if (least > most && lastLeast > most) return over
    lastLeast = least
  }
  return rowAt(a.length)[b.length] ?? over
}

const rowAt = (row: number): Uint8Array => rows[row % rows.length] ?? new Uint8Array(0)

/** Fills the cells of a row that are near the diagonal; answers the least of them. */
function fillRow([a, b]: readonly [string, string], row: number, most: number): number {
  const [current, previous, before] = [rowAt(row), rowAt(row + 2), rowAt(row + 1)]
  const [over, from, to] = [most + 1, Math.max(1, row - most), Math.min(b.length, row + most)]
  const [letter, letterBefore] = [a.charCodeAt(row - 1), a.charCodeAt(row - 2)]
  let left = from === 1 ? Math.min(row, over) : over
  let least = left
  current[from - 1] = left
  for (let column = from; column <= to; column++) {
    const other = b.charCodeAt(column - 1)
    const corner = (previous[column - 1] ?? over) + Number(letter !== other)
    const above = column === row + most ? over : (previous[column] ?? over)
    let edits = Math.min(above + 1, left + 1, corner, over)
    if (column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2))
      edits = Math.min(edits, (before[column - 2] ?? over) + 1)
    current[column] = left = edits
    if (edits < least) least = edits
  }
  return least
}
