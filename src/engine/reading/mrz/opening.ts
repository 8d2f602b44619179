import type { ZoneFormat } from '../../documents/formats/zone-format.ts'
import type { Grid } from './chains.ts'
import type { Settled } from './check-sums.ts'
import { symbolAt, symbolCount } from './symbols.ts'

/** What a first letter is worth that only the rest of its zone tells. */
const reportedByTheRest = 0.5

/** A zone's characters, and whether its first letter is one that no one saw there. */
export interface Opened {
  readonly settled: readonly (readonly Settled[])[]
  readonly isMended: boolean
}

/** True when a zone opens as its format says. */
export function opensRightly(format: ZoneFormat, settled: Opened['settled']): boolean {
  return format.opening.test(textOf(settled[openingLine(format)] ?? []))
}

/**
 * A zone whose first letter no zone of its format has, a smeared one say, with the likeliest of those that it may have. As
 * it was settled where its opening is right, or where no letter makes it right.
 */
export function withOpening(format: ZoneFormat, grid: Grid, settled: Opened['settled']): Opened {
  const at = openingLine(format)
  const [line, column] = [settled[at], grid[at]?.[0]]
  if (opensRightly(format, settled) || line === undefined || column === undefined)
    return { settled, isMended: false }
  const rest = textOf(line).slice(1)
  const seen = (symbol: number): number => column.peaks[symbol] ?? -Infinity
  const [best] = Array.from({ length: symbolCount }, (_, symbol) => symbol)
    .filter((symbol) => format.opening.test(symbolAt(symbol) + rest))
    .sort((a, b) => seen(b) - seen(a) || rankOf(format, b) - rankOf(format, a))
  if (best === undefined) return { settled, isMended: false }
  const mended = line.with(0, { symbol: best, probability: reportedByTheRest })
  return { settled: settled.map((one, index) => (index === at ? mended : one)), isMended: true }
}

/** Of letters that were seen alike, the one that says no more than the format does. */
function rankOf({ type }: ZoneFormat, symbol: number): number {
  return symbolAt(symbol) === type ? 1 : 0
}

/** The Swiss licence has its number alone on the first line. */
function openingLine({ id }: ZoneFormat): number {
  return id === 'CHE-DL' ? 1 : 0
}

function textOf(line: readonly Settled[]): string {
  return line.map(({ symbol }) => symbolAt(symbol)).join('')
}
