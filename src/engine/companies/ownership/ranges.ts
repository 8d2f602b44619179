import type { ShareRange } from '../../../vocabulary/companies/company.ts'

/** Everything of a company, in per cent. */
export const whole = 100

/** Finer than any register states, so that sums of thirds are no endless fractions. */
const precision = 1e4

const rounded = (value: number): number => Math.round(value * precision) / precision

function within(min: number, max: number): ShareRange {
  return { min: rounded(Math.min(whole, min)), max: rounded(Math.min(whole, max)) }
}

/** What one who holds `upper` of a holder holds of what that holds: the least of the least to the most of the most. */
export function multiply(upper: ShareRange, lower: ShareRange): ShareRange {
  return within((upper.min * lower.min) / whole, (upper.max * lower.max) / whole)
}

/** Of holdings beside each other; at most everything. */
export function sum(ranges: readonly ShareRange[]): ShareRange {
  return within(
    ranges.reduce((total, { min }) => total + min, 0),
    ranges.reduce((total, { max }) => total + max, 0),
  )
}

/** The greater of two quantities, each of which lies in its range. */
export function greater(one: ShareRange, other: ShareRange): ShareRange {
  return { min: Math.max(one.min, other.min), max: Math.max(one.max, other.max) }
}

/**
 * What several statements of one register make together. Whether they repeat or add to each other no one can tell: at
 * least the greatest of them, at most all together.
 */
export function stack(ranges: readonly ShareRange[]): ShareRange {
  return within(Math.max(...ranges.map(({ min }) => min)), sum(ranges).max)
}

/** What two sources say of one quantity: what they agree on, or everything between them where they do not. */
export function reconcile(
  one: ShareRange,
  other: ShareRange,
): { readonly range: ShareRange; readonly isDisputed: boolean } {
  const [min, max] = [Math.max(one.min, other.min), Math.min(one.max, other.max)]
  if (min <= max) return { range: { min, max }, isDisputed: false }
  return {
    range: { min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) },
    isDisputed: true,
  }
}

/** `60%`, `50–75%`, `less than 0.01%`. */
export function rangeText({ min, max }: ShareRange): string {
  if (max > 0 && max < 0.01) return 'less than 0.01%'
  const [from, to] = [numberText(min), numberText(max)]
  return from === to ? `${to}%` : `${from}–${to}%`
}

/** Two decimals at most. */
const numberText = (value: number): string => String(Number(value.toFixed(2)))
