/**
 * The pairing of rows with columns whose gains sum highest (Kuhn–Munkres, O(n²m)); rows with nothing to gain stay
 * unpaired.
 *
 * @param gains row by row, `rows × columns`, each ≥ 0; 0 means the two may not be paired; what follows them is not read
 * @returns column of each row, −1 when unpaired
 */
export function bestAssignment(gains: Float64Array, rows: number, columns: number): Int32Array {
  const unique = uniqueAssignment(gains, rows, columns)
  if (unique !== null) return unique
  if (rows > columns) return transposed(gains, rows, columns)
  const size = columns + 1
  const rowPrice = new Float64Array(rows + 1)
  const columnPrice = new Float64Array(size)
  const rowOf = new Int32Array(size)
  const previousColumn = new Int32Array(size)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    const end = augment({ gains, columns, rowPrice, columnPrice, rowOf, previousColumn })
    for (let column = end; column !== 0;) {
      const before = previousColumn[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    }
  }
  const pairs = new Int32Array(rows).fill(-1)
  for (let column = 1; column <= columns; column++) {
    const row = (rowOf[column] ?? 0) - 1
    if (row >= 0 && (gains[row * columns + column - 1] ?? 0) > 0) pairs[row] = column - 1
  }
  return pairs
}

/** The pairing when no row and no column has two to choose from, as with most names; null when one has. */
function uniqueAssignment(gains: Float64Array, rows: number, columns: number): Int32Array | null {
  const pairs = new Int32Array(rows).fill(-1)
  let taken = 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if ((gains[row * columns + column] ?? 0) <= 0) continue
      if (pairs[row] !== -1 || (taken & (1 << column)) !== 0) return null
      pairs[row] = column
      taken |= 1 << column
    }
  }
  return pairs
}

interface HungarianState {
  readonly gains: Float64Array
  readonly columns: number
  readonly rowPrice: Float64Array
  readonly columnPrice: Float64Array
  readonly rowOf: Int32Array
  readonly previousColumn: Int32Array
}

/** Finds a free column for the row at `rowOf[0]` along the cheapest path; returns that column. */
function augment(state: HungarianState): number {
  const { columns, rowOf } = state
  const slack = new Float64Array(columns + 1).fill(Infinity)
  const used = new Uint8Array(columns + 1)
  let column = 0
  do {
    used[column] = 1
    const next = cheapest(state, { column, slack, used })
    reprice(state, { delta: slack[next] ?? 0, slack, used })
    column = next
  } while (rowOf[column] !== 0)
  return column
}

/** Looks from the row that holds `column` at every column not yet used; the one with least slack. */
function cheapest(
  { gains, columns, rowPrice, columnPrice, rowOf, previousColumn }: HungarianState,
  from: { readonly column: number; readonly slack: Float64Array; readonly used: Uint8Array },
): number {
  const row = rowOf[from.column] ?? 0
  const price = rowPrice[row] ?? 0
  let next = 0
  let minSlack = Infinity
  for (let j = 1; j <= columns; j++) {
    if (from.used[j] === 1) continue
    const cost = -(gains[(row - 1) * columns + j - 1] ?? 0) - price - (columnPrice[j] ?? 0)
    if (cost < (from.slack[j] ?? 0)) {
      from.slack[j] = cost
      previousColumn[j] = from.column
    }
    if ((from.slack[j] ?? 0) < minSlack) {
      minSlack = from.slack[j] ?? 0
      next = j
    }
  }
  return next
}

function reprice(
  { columns, rowPrice, columnPrice, rowOf }: HungarianState,
  by: { readonly delta: number; readonly slack: Float64Array; readonly used: Uint8Array },
): void {
  for (let j = 0; j <= columns; j++) {
    if (by.used[j] === 1) {
      const row = rowOf[j] ?? 0
      rowPrice[row] = (rowPrice[row] ?? 0) + by.delta
      columnPrice[j] = (columnPrice[j] ?? 0) - by.delta
    } else by.slack[j] = (by.slack[j] ?? 0) - by.delta
  }
}

function transposed(gains: Float64Array, rows: number, columns: number): Int32Array {
  const transposedGains = new Float64Array(rows * columns)
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) transposedGains[j * rows + i] = gains[i * columns + j] ?? 0
  }
  const pairs = new Int32Array(rows).fill(-1)
  bestAssignment(transposedGains, columns, rows).forEach((row, column) => {
    if (row >= 0) pairs[row] = column
  })
  return pairs
}
