/** A measure's own scale, and what it weighs: straight, and squared. */
export interface LogisticRow {
  readonly middle: number
  readonly spread: number
  readonly weights: readonly [straight: number, squared: number]
}

/** A learnt sum over measures; 0 is the limit. */
export interface LogisticModel<Name extends string> {
  readonly rows: Readonly<Record<Name, LogisticRow>>
  readonly bias: number
}

/** Further from the usual than so many spreads counts no more than that: what was never seen is not trusted further. */
const furthest = 3

/** A measure on its own scale: straight, and squared less what that is on average. */
export function termsOf(
  value: number,
  { middle, spread }: Pick<LogisticRow, 'middle' | 'spread'>,
): readonly [straight: number, squared: number] {
  const term = Math.max(-furthest, Math.min(furthest, (value - middle) / Math.max(1e-6, spread)))
  return [term, term * term - 1]
}

/** How much measures look like what was learnt, 0..1; one half at the limit. */
export function likelihoodOf<Name extends string>(
  model: LogisticModel<Name>,
  names: readonly Name[],
  values: Readonly<Record<Name, number>>,
): number {
  const sum = names.reduce((total, name) => {
    const row = model.rows[name]
    const [straight, squared] = termsOf(values[name], row)
    return total + straight * row.weights[0] + squared * row.weights[1]
  }, model.bias)
  return 1 / (1 + Math.exp(-sum))
}
