import type { Holding } from './holdings.ts'

/** A way from an owner down to the company, the owner's holding first. */
export interface HoldingPath {
  readonly owner: string
  readonly holdings: readonly Holding[]
}

export interface FoundPaths {
  /** The shortest first. */
  readonly paths: readonly HoldingPath[]
  /** Nodes that hold each other in a circle: from one of them along the circle, once each. */
  readonly circles: readonly (readonly string[])[]
  /** Whether owners stand above the deepest path that is followed. */
  readonly isTooDeep: boolean
  /** Whether there are more paths than are followed. */
  readonly isTooWide: boolean
}

export interface PathCaps {
  /** Steps of one path. */
  readonly depth: number
  /** Paths in all. */
  readonly paths: number
}

/**
 * Every way upwards from the company in which no one stands twice. A circle ends where it meets itself again.
 *
 * @param holdings in an order of their own: where caps cut, they cut the same of the same holdings
 */
export function findPaths(company: string, holdings: readonly Holding[], caps: PathCaps): FoundPaths {
  const above = holdersOf(holdings)
  const paths: HoldingPath[] = []
  const circles = new Map<string, readonly string[]>()
  let [isTooDeep, isTooWide] = [false, false]
  const queue: HoldingPath[] = [{ owner: company, holdings: [] }]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const nodes = [path.owner, ...path.holdings.map(({ owned }) => owned)]
    for (const holding of above.get(path.owner) ?? []) {
      const met = nodes.indexOf(holding.owner)
      if (met >= 0) {
        const circle = fromSmallest(nodes.slice(0, met + 1))
        circles.set(JSON.stringify(circle), circle)
      } else if (path.holdings.length >= caps.depth) isTooDeep = true
      else if (paths.length >= caps.paths) isTooWide = true
      else {
        const longer = { owner: holding.owner, holdings: [holding, ...path.holdings] }
        paths.push(longer)
        queue.push(longer)
      }
    }
    if (isTooWide) break
  }
  const inOrder = [...circles].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, circle]) => circle)
  return { paths, circles: inOrder, isTooDeep, isTooWide }
}

function holdersOf(holdings: readonly Holding[]): ReadonlyMap<string, readonly Holding[]> {
  const above = new Map<string, Holding[]>()
  for (const holding of holdings) above.set(holding.owned, [...(above.get(holding.owned) ?? []), holding])
  return above
}

/** A circle has no beginning: it is written from the smallest name on. */
function fromSmallest(circle: readonly string[]): readonly string[] {
  const at = circle.indexOf([...circle].sort()[0] ?? '')
  return [...circle.slice(at), ...circle.slice(0, at)]
}

/**
 * Holdings without those that repeat others. An ultimate parent consolidates a company through others, and registers say so
 * beside the chain of those others: where a way of other holdings leads there too, it is no way of its own.
 */
export function withoutRepeated(holdings: readonly Holding[]): readonly Holding[] {
  return holdings.reduce<readonly Holding[]>((kept, holding) => {
    if (holding.by !== 'accounting_consolidation') return kept
    const others = kept.filter((other) => other !== holding)
    return leadsTo(holding.owner, holding.owned, others) ? others : kept
  }, holdings)
}

function leadsTo(owner: string, owned: string, holdings: readonly Holding[]): boolean {
  const below = new Map<string, string[]>()
  for (const holding of holdings)
    below.set(holding.owner, [...(below.get(holding.owner) ?? []), holding.owned])
  const seen = new Set([owner])
  const open = [owner]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === owned) return true
    for (const next of below.get(node) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return false
}
