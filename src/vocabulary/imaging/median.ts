/** The middling one of numbers in any order; of two that are, the larger. Undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  return Float64Array.from(values).sort()[values.length >> 1]
}
