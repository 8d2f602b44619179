/**
 * The pairing of rows with columns whose gains sum highest (Kuhn–Munkres, O(n²m)); rows with nothing to gain stay
 * unpaired.
 *
 * @param gains row by row, `rows × columns`, each ≥ 0; 0 means the two may not be paired
 * @returns column of each row, −1 when unpaired
 */
export function bestAssignment(gains: Float64Array, rows: number, columns: number): Int32Array {
  if (rows > columns) return transposed(gains, rows, columns)
  const size = columns + 1
  const rowPrice = new Float64Array(rows + 1)
  const columnPrice = new Float64Array(size)
  const rowOf = new Int32Array(size)
  const way = new Int32Array(size)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    const end = augment({ gains, columns, rowPrice, columnPrice, rowOf, way })
    for (let column = end; column !== 0;) {
      const before = way[column] ?? 0
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

interface Prices {
  readonly gains: Float64Array
  readonly columns: number
  readonly rowPrice: Float64Array
  readonly columnPrice: Float64Array
  readonly rowOf: Int32Array
  readonly way: Int32Array
}

/** Finds a free column for the row at `rowOf[0]` along the cheapest path; returns that column. */
function augment({ gains, columns, rowPrice, columnPrice, rowOf, way }: Prices): number {
  const slack = new Float64Array(columns + 1).fill(Infinity)
  const used = new Uint8Array(columns + 1)
  let column = 0
  do {
    used[column] = 1
    const row = rowOf[column] ?? 0
    let delta = Infinity
    let next = 0
    for (let j = 1; j <= columns; j++) {
      if (used[j] === 1) continue
      const cost = -(gains[(row - 1) * columns + j - 1] ?? 0) - (rowPrice[row] ?? 0) - (columnPrice[j] ?? 0)
      if (cost < (slack[j] ?? 0)) {
        slack[j] = cost
        way[j] = column
      }
      if ((slack[j] ?? 0) < delta) {
        delta = slack[j] ?? 0
        next = j
      }
    }
    for (let j = 0; j <= columns; j++) {
      if (used[j] === 1) {
        rowPrice[rowOf[j] ?? 0] = (rowPrice[rowOf[j] ?? 0] ?? 0) + delta
        columnPrice[j] = (columnPrice[j] ?? 0) - delta
      } else slack[j] = (slack[j] ?? 0) - delta
    }
    column = next
  } while (rowOf[column] !== 0)
  return column
}

function transposed(gains: Float64Array, rows: number, columns: number): Int32Array {
  const turned = new Float64Array(gains.length)
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) turned[j * rows + i] = gains[i * columns + j] ?? 0
  }
  const pairs = new Int32Array(rows).fill(-1)
  bestAssignment(turned, columns, rows).forEach((row, column) => {
    if (row >= 0) pairs[row] = column
  })
  return pairs
}
