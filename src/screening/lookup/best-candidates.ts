import type { ListIndex } from './open-index.ts'

/** A name that shares words with the query. */
export interface Candidate {
  /** Row of the name. */
  readonly name: number
  /** Rarity × likeness² of the words that it shares, at most once per word of the query. */
  readonly gained: number
  /** Weight of the query's words that it has something like. */
  readonly covered: number
}

/** Share of a listed name's weight that it loses for words that the query lacks: keeps short exact names in front. */
const surplus = 0.1

/** The most promising of the names touched, best first; clears the sums for the next search. */
export function bestCandidates(
  { scratch, columns }: ListIndex,
  touched: readonly number[],
  options: { readonly most: number; readonly keep: (being: number) => boolean },
): Candidate[] {
  const kept: (Candidate & { readonly value: number })[] = []
  const heap: number[] = []
  for (const name of touched) {
    const gained = scratch.gained[name] ?? 0
    const covered = scratch.covered[name] ?? 0
    scratch.gained[name] = 0
    scratch.covered[name] = 0
    const value = gained - surplus * Math.max(0, (columns.nameWeight[name] ?? 0) - gained)
    if (heap.length >= options.most && value <= (heap[0] ?? 0)) continue
    if (!options.keep(columns.nameEntity[name] ?? 0)) continue
    kept.push({ name, gained, covered, value })
    keepHighest(heap, value, options.most)
  }
  return kept.sort((a, b) => b.value - a.value || a.name - b.name).slice(0, options.most)
}

/** Keeps the `most` highest values in a heap with the lowest of them first. */
function keepHighest(heap: number[], value: number, most: number): void {
  if (heap.length >= most) {
    heap[0] = value
    sink(heap)
    return
  }
  heap.push(value)
  for (let at = heap.length - 1; at > 0;) {
    const above = (at - 1) >> 1
    if ((heap[above] ?? 0) <= (heap[at] ?? 0)) return
    swap(heap, at, above)
    at = above
  }
}

function sink(heap: number[]): void {
  let at = 0
  for (;;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    let least = (heap[left] ?? Infinity) < (heap[at] ?? 0) ? left : at
    if ((heap[right] ?? Infinity) < (heap[least] ?? 0)) least = right
    if (least === at) return
    swap(heap, at, least)
    at = least
  }
}

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a] ?? 0
  heap[a] = heap[b] ?? 0
  heap[b] = kept
}
