/** Rows of numbers and whether each is of the class looked for. */
export interface Examples {
  readonly rows: readonly (readonly number[])[]
  readonly requested: readonly boolean[]
}

const maxIterations = 30
/** Steps smaller than this change no digit that is kept. */
const minLossChange = 1e-9

/**
 * Logistic regression with a penalty on all weights but the last, the bias (Newton's steps); both classes count the same
 * in all, however many each has.
 */
export function fitLogistic({ rows, requested }: Examples, penalty: number): readonly number[] {
  const all = rows.map((row) => [...row, 1])
  const share = requested.filter(Boolean).length / requested.length
  let weights = (all[0] ?? []).map(() => 0)
  const held = weights.map((_, n) => (n < weights.length - 1 ? penalty : 1e-6))
  for (let round = 0; round < maxIterations; round++) {
    const gradient = weights.map((weight, n) => weight * (held[n] ?? 0))
    const hessian = weights.map((_, n) => held.map((own, m) => (n === m ? own : 0)))
    for (const [index, row] of all.entries()) {
      const target = requested[index] === true ? 1 : 0
      const counts = 2 * (target === 1 ? 1 - share : share)
      const p = 1 / (1 + Math.exp(-dot(weights, row)))
      addScaled(gradient, row, counts * (p - target))
      for (const [n, line] of hessian.entries()) addScaled(line, row, counts * p * (1 - p) * (row[n] ?? 0))
    }
    const step = solveLinear(hessian, gradient)
    weights = weights.map((weight, n) => weight - (step[n] ?? 0))
    if (step.every((part) => Math.abs(part) < minLossChange)) break
  }
  return weights
}

function addScaled(sum: number[], row: readonly number[], times: number): void {
  for (const [n, value] of row.entries()) sum[n] = (sum[n] ?? 0) + times * value
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, n) => sum + value * (b[n] ?? 0), 0)
}

/** Solves a system of linear equations whose matrix is positive definite (Gauss and Jordan). */
function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, n) => [...row, right[n] ?? 0])
  for (const [column, pivot] of rows.entries()) {
    const own = pivot[column] ?? 1
    for (const row of rows) if (row !== pivot) addScaled(row, pivot, -(row[column] ?? 0) / own)
  }
  return rows.map((row, n) => (row.at(-1) ?? 0) / (row[n] ?? 1))
}
