import type { RecognisedCharacter } from '../../../vocabulary/reading/recognition.ts'

/** One place of a line in two readings; null where one of them saw nothing. */
export type ReadingPair = readonly [first: RecognisedCharacter | null, second: RecognisedCharacter | null]

/** What it costs to take the letter `i` of the first reading and the letter `j` of the second for the same; 1 to leave a letter alone. */
type Difference = (i: number, j: number) => number

const gapCost = 1

/** Lays two readings of a line beside each other with as few differences as can be. */
export function alignReadings(
  first: readonly RecognisedCharacter[],
  second: readonly RecognisedCharacter[],
  difference: Difference,
): readonly ReadingPair[] {
  if (first.length === second.length && first.every(({ symbol }, at) => symbol === second[at]?.symbol))
    return first.map((one, at) => [one, second[at] ?? null])
  const costs = first.map((_, i) => second.map((__, j) => difference(i, j)))
  return cheapestPairs(first, second, costs)
}

function cheapestPairs(
  first: readonly RecognisedCharacter[],
  second: readonly RecognisedCharacter[],
  pairCosts: readonly (readonly number[])[],
): readonly ReadingPair[] {
  const costs = alignmentCosts(pairCosts, second.length)
  const at = (i: number, j: number) => costs[i]?.[j] ?? Infinity
  const pairCost = (i: number, j: number) => pairCosts[i - 1]?.[j - 1] ?? Infinity
  const pairs: ReadingPair[] = []
  let [i, j] = [first.length, second.length]
  while (i > 0 || j > 0) {
    const cost = at(i, j)
    const isPaired = i > 0 && j > 0 && cost === at(i - 1, j - 1) + pairCost(i, j)
    const isFirst = isPaired || (i > 0 && cost === at(i - 1, j) + gapCost)
    const isSecondToo = isPaired || !isFirst
    pairs.push([isFirst ? (first[i - 1] ?? null) : null, isSecondToo ? (second[j - 1] ?? null) : null])
    i -= Number(isFirst)
    j -= Number(isSecondToo)
  }
  return pairs.reverse()
}

function alignmentCosts(
  pairCosts: readonly (readonly number[])[],
  length: number,
): readonly (readonly number[])[] {
  const rows: number[][] = [Array.from({ length: length + 1 }, (_, j) => j * gapCost)]
  for (const [i, costs] of pairCosts.entries()) {
    const above = rows[i] ?? []
    const row = [(i + 1) * gapCost]
    for (const [j, cost] of costs.entries())
      row.push(Math.min((above[j] ?? 0) + cost, (above[j + 1] ?? 0) + gapCost, (row[j] ?? 0) + gapCost))
    rows.push(row)
  }
  return rows
}
