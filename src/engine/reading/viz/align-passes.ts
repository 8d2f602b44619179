import { letterBelow } from '../../../vocabulary/documents/letter-below.ts'
import type { VizLetter } from './text-line.ts'

/** One place of a line in two looks; null where one of them saw nothing. */
export type Pair = readonly [first: VizLetter | null, second: VizLetter | null]

/** Lays two looks beside each other with as few differences as can be, letters beside those that they may be. */
export function alignPasses(first: readonly VizLetter[], second: readonly VizLetter[]): readonly Pair[] {
  const costs = editCosts(first, second)
  const at = (i: number, j: number) => costs[i]?.[j] ?? Infinity
  const pairs: Pair[] = []
  let [i, j] = [first.length, second.length]
  while (i > 0 || j > 0) {
    const [one, other] = [first[i - 1] ?? null, second[j - 1] ?? null]
    const differs = one === null || other === null ? Infinity : differenceOf(one.symbol, other.symbol)
    if (at(i, j) === at(i - 1, j - 1) + differs) {
      pairs.push([one, other])
      i--
      j--
    } else if (at(i, j) === at(i - 1, j) + 1) {
      pairs.push([one, null])
      i--
    } else {
      pairs.push([null, other])
      j--
    }
  }
  return pairs.reverse()
}

/** What it costs that one look saw this where the other saw that: a blank is no letter, and a mark is but a part of one. */
function differenceOf(symbol: string, other: string): number {
  if (symbol === other) return 0
  if (symbol === ' ' || other === ' ') return 2
  return letterBelow(symbol) === letterBelow(other) ? 0.5 : 1
}

/** Fewest differences between the beginnings of two looks, by their lengths. */
function editCosts(
  first: readonly VizLetter[],
  second: readonly VizLetter[],
): readonly (readonly number[])[] {
  const costs: number[][] = [Array.from({ length: second.length + 1 }, (_, j) => j)]
  for (const [i, one] of first.entries()) {
    const [above, row] = [costs[i] ?? [], [i + 1]]
    for (const [j, other] of second.entries()) {
      const differs = differenceOf(one.symbol, other.symbol)
      row.push(Math.min((above[j] ?? 0) + differs, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    costs.push(row)
  }
  return costs
}
