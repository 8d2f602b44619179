/** One pair as a model is fitted on it. */
export interface Sample {
  readonly features: ArrayLike<number>
  readonly same: boolean
  /** How much it counts, > 0. */
  readonly weight: number
  /** Which entity it belongs to; samples of one entity are never on both sides of a fold. */
  readonly group: string
}

export interface Fit {
  readonly bias: number
  readonly coefficients: Float64Array
}

/**
 * Logistic regression with a penalty on squared coefficients of standardised features, by accelerated gradients that
 * are put back to the side of zero on which a coefficient has to be.
 *
 * @param signs 1 may not fall below zero, −1 may not rise above, 0 may be any
 */
export function fitLogistic(samples: readonly Sample[], signs: readonly number[], penalty = 3e-4): Fit {
  const width = signs.length
  const scale = scalesOf(samples, width)
  const rows = scaledRows(samples, scale)
  const longest = maxSquaredNorm(rows, width)
  const step = (4 / (1 + longest)) * stride
  let before: Float64Array = new Float64Array(width + 1)
  let lookahead = before
  for (let round = 1; round <= rounds; round++) {
    const from = lookahead
    const gradient = gradientAt(from, { samples, rows })
    const now = from.map((value, i) => {
      const penaltyGradient = i < width ? penalty * value : 0
      return clampToSign(value - step * ((gradient[i] ?? 0) + penaltyGradient), signs[i] ?? 0)
    })
    const momentum = (round - 1) / (round + 2)
    const last = before
    lookahead = now.map((value, i) => value + momentum * (value - (last[i] ?? 0)))
    before = now
  }
  return {
    bias: before[width] ?? 0,
    coefficients: Float64Array.from(scale, (by, at) => (before[at] ?? 0) / by),
  }
}

/** The features of all samples, one row behind the other, each by its scale. */
function scaledRows(samples: readonly Sample[], scale: readonly number[] | Float64Array): Float64Array {
  const width = scale.length
  const rows = new Float64Array(samples.length * width)
  samples.forEach(({ features }, row) => {
    for (let i = 0; i < width; i++) rows[row * width + i] = (features[i] ?? 0) / (scale[i] ?? 1)
  })
  return rows
}

function maxSquaredNorm(rows: Float64Array, width: number): number {
  let longest = 0
  for (let start = 0; start < rows.length; start += width) {
    let sum = 0
    for (let i = 0; i < width; i++) sum += (rows[start + i] ?? 0) ** 2
    longest = Math.max(longest, sum)
  }
  return longest
}

/** Gradient of the mean loss at a model: its coefficients, and behind them its bias. */
function gradientAt(
  model: Float64Array,
  { samples, rows }: { readonly samples: readonly Sample[]; readonly rows: Float64Array },
): Float64Array {
  const width = model.length - 1
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  const gradient = new Float64Array(model.length)
  samples.forEach(({ weight, same }, at) => {
    let points = model[width] ?? 0
    for (let i = 0; i < width; i++) points += (rows[at * width + i] ?? 0) * (model[i] ?? 0)
    const off = (weight / total) * (1 / (1 + Math.exp(-points)) - (same ? 1 : 0))
    for (let i = 0; i < width; i++) gradient[i] = (gradient[i] ?? 0) + off * (rows[at * width + i] ?? 0)
    gradient[width] = (gradient[width] ?? 0) + off
  })
  return gradient
}

/** A coefficient put back to the side of zero on which it has to be. */
function clampToSign(value: number, sign: number): number {
  if (sign === 0) return value
  return sign > 0 ? Math.max(0, value) : Math.min(0, value)
}

const rounds = 600
/** The bound on the step is for the worst row; the typical one allows more. */
const stride = 4

function scalesOf(samples: readonly Sample[], width: number): Float64Array {
  return Float64Array.from({ length: width }, (_, at) => {
    const values = samples.map(({ features }) => features[at] ?? 0)
    const mean = values.reduce((sum, x) => sum + x, 0) / values.length
    const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / values.length
    return Math.sqrt(variance) || 1
  })
}

export function pointsBy({ bias, coefficients }: Fit, features: ArrayLike<number>): number {
  return coefficients.reduce((sum, by, at) => sum + by * (features[at] ?? 0), bias)
}

/**
 * The same model with some of its coefficients fitted anew, all others as they are: what a new feature adds to a model that
 * is otherwise good.
 *
 * @param added places of the coefficients to fit; none rises above zero
 */
export function fitAdded(samples: readonly Sample[], known: Fit, added: readonly number[]): Fit {
  const coefficients = Float64Array.from(known.coefficients, (by, at) => (added.includes(at) ? 0 : by))
  const rest = samples.map(({ features }) => pointsBy({ bias: known.bias, coefficients }, features))
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 0; round < addedRounds; round++) {
    const gradient = added.map(() => 0)
    const curvature = added.map(() => addedPenalty)
    samples.forEach(({ features, weight, same }, row) => {
      const points = added.reduce((sum, at) => sum + (coefficients[at] ?? 0) * (features[at] ?? 0), rest[row] ?? 0)
      const share = 1 / (1 + Math.exp(-points))
      added.forEach((at, i) => {
        const value = features[at] ?? 0
        gradient[i] = (gradient[i] ?? 0) + (weight / total) * (share - (same ? 1 : 0)) * value
        curvature[i] = (curvature[i] ?? 0) + (weight / total) * share * (1 - share) * value ** 2
      })
    })
    added.forEach((at, i) => {
      const by = coefficients[at] ?? 0
      const step = ((gradient[i] ?? 0) + addedPenalty * by) / (added.length * (curvature[i] ?? 1))
      coefficients[at] = Math.min(0, by - step)
    })
  }
  return { bias: known.bias, coefficients }
}

/** Far more than so few coefficients need. */
const addedRounds = 100
const addedPenalty = 1e-4
