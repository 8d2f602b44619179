/** The value below which the part `q`, 0..1, of all values lies; NaN of none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

/** Half of the values and the slow ones, in whole milliseconds. */
export function percentileRange(milliseconds: readonly number[]): string {
  return `p50 ${quantile(milliseconds, 0.5).toFixed(0)} ms, p95 ${quantile(milliseconds, 0.95).toFixed(0)} ms`
}

/** Bounds of a share `part` of `whole`, 0..1, 95 % sure (Wilson's score interval); of nothing everything may be. */
export function wilsonInterval(part: number, whole: number): readonly [least: number, most: number] {
  if (whole === 0) return [0, 1]
  const [z, p] = [1.96, part / whole]
  const middle = p + (z * z) / (2 * whole)
  const reach = z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))
  const bound = (value: number) => Math.min(1, Math.max(0, value / (1 + (z * z) / whole)))
  return [bound(middle - reach), bound(middle + reach)]
}

/** A share with its count and its interval, as in `57/60 = 95.0 % (86.3–98.3)`. */
export function shareWithInterval(part: number, whole: number, digits = 1): string {
  if (whole === 0) return '0/0'
  const percent = (value: number) => (100 * value).toFixed(digits)
  const [least, most] = wilsonInterval(part, whole)
  return `${part}/${whole} = ${percent(part / whole)} % (${percent(least)}–${percent(most)})`
}

/** The tenth of all rows, ordered by what makes them hard, of which the fewest pass. */
export function worstDecile<Row>(
  rows: readonly Row[],
  by: { readonly hardness: (row: Row) => number; readonly passes: (row: Row) => boolean },
): { readonly rows: readonly Row[]; readonly passed: number } {
  const sorted = [...rows].sort((a, b) => by.hardness(a) - by.hardness(b))
  const size = Math.max(1, Math.ceil(sorted.length / 10))
  const parts = Array.from({ length: Math.ceil(sorted.length / size) }, (_, n) =>
    sorted.slice(n * size, (n + 1) * size),
  )
  const judged = parts.map((part) => ({ rows: part, passed: part.filter((row) => by.passes(row)).length }))
  const share = (part: (typeof judged)[number]) => part.passed / part.rows.length
  return judged.reduce((worst, part) => (share(part) < share(worst) ? part : worst), judged[0] ?? { rows: [], passed: 0 }) // prettier-ignore
}

/** Letters to put in, take out or change until one text is the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  const [a, b] = [Array.from(from), Array.from(to)]
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [line, letter] of a.entries()) {
    const next = [line + 1]
    for (const [column, other] of b.entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === other ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** Letters wrong per letter of what is printed; what was not answered lacks all of its letters. NaN of nothing. */
export function characterErrorRate(
  pairs: readonly { readonly truth: string; readonly answer: string }[],
): number {
  const wrong = pairs.reduce((sum, { truth, answer }) => sum + editDistance(truth, answer), 0)
  return wrong / pairs.reduce((sum, { truth }) => sum + Array.from(truth).length, 0)
}
