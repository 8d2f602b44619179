/** One pair as a model is fitted on it. */
export interface Sample {
  readonly features: ArrayLike<number>
  readonly same: boolean
  /** How much it counts, > 0. */
  readonly weight: number
  /** Which being it belongs to; samples of one being are never on both sides of a fold. */
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
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  const scale = scalesOf(samples, width)
  const rows = samples.map(({ features }) => Float64Array.from(scale, (by, at) => (features[at] ?? 0) / by))
  const [now, ahead, before] = [0, 0, 0].map(() => new Float64Array(width + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const step = 4 / (1 + rows.reduce((most, row) => Math.max(most, row.reduce((sum, x) => sum + x * x, 0)), 0))
  for (let round = 1; round <= rounds; round++) {
    const slope = new Float64Array(width + 1)
    rows.forEach((row, at) => {
      const sample = samples[at]
      if (sample === undefined) return
      let points = ahead[width] ?? 0
      for (let i = 0; i < width; i++) points += (ahead[i] ?? 0) * (row[i] ?? 0)
      const off = (sample.weight / total) * (1 / (1 + Math.exp(-points)) - (sample.same ? 1 : 0))
      for (let i = 0; i < width; i++) slope[i] = (slope[i] ?? 0) + off * (row[i] ?? 0)
      slope[width] = (slope[width] ?? 0) + off
    })
    for (let i = 0; i <= width; i++) {
      const pull = i < width ? penalty * (ahead[i] ?? 0) : 0
      const value = (ahead[i] ?? 0) - step * stride * ((slope[i] ?? 0) + pull)
      const sign = signs[i] ?? 0
      now[i] = sign > 0 ? Math.max(0, value) : sign < 0 ? Math.min(0, value) : value
    }
    const momentum = (round - 1) / (round + 2)
    for (let i = 0; i <= width; i++) {
      ahead[i] = (now[i] ?? 0) + momentum * ((now[i] ?? 0) - (before[i] ?? 0))
      before[i] = now[i] ?? 0
    }
  }
  return { bias: now[width] ?? 0, coefficients: Float64Array.from(scale, (by, at) => (now[at] ?? 0) / by) }
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
