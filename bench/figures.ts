/** The value below which the part `q`, 0..1, of all values lies; NaN of none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

/** Half of the values and the slow ones, in whole milliseconds. */
export function spread(milliseconds: readonly number[]): string {
  return `p50 ${quantile(milliseconds, 0.5).toFixed(0)} ms, p95 ${quantile(milliseconds, 0.95).toFixed(0)} ms`
}
