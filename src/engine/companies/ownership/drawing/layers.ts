import type { Holding } from '../holdings.ts'

/** Something in a layer: a party, or the place where a line passes by. */
export interface LayerItem {
  readonly id: string
  /** Null where only a line passes. */
  readonly node: string | null
  readonly rank: number
}

/** A holding as a line through layers. */
export interface LayerLine {
  readonly holding: Holding
  /** Items from the upper end to the lower end, one in each layer. */
  readonly through: readonly string[]
  /** Closes a circle: the owner is at the lower end. */
  readonly isBack: boolean
}

export interface Layers {
  /** The company alone first; in each an order to begin with. */
  readonly layers: readonly (readonly LayerItem[])[]
  readonly lines: readonly LayerLine[]
}

/**
 * Puts owners in layers above what they hold, each as near to the company as its longest path lets it. Lines that close a
 * circle run the other way.
 *
 * @param maxInLayer parties side by side; of more, every second one that no one holds stands a layer further up
 */
export function layersOf(company: string, holdings: readonly Holding[], maxInLayer: number): Layers {
  const { order, isBack } = exploreUpwards(company, holdings)
  const ranks = ranksOf(
    order,
    holdings.filter((holding) => !isBack(holding)),
  )
  spreadWideLayers(ranks, holdings, { order, maxInLayer })
  const items: LayerItem[] = order.map((node) => ({ id: node, node, rank: ranks.get(node) ?? 0 }))
  const lines = holdings.map((holding): LayerLine => {
    const back = isBack(holding)
    const [upper, lower] = back ? [holding.owned, holding.owner] : [holding.owner, holding.owned]
    const between = passingItems(holding, { from: ranks.get(upper) ?? 0, to: ranks.get(lower) ?? 0 })
    items.push(...between)
    return { holding, through: [upper, ...between.map(({ id }) => id), lower], isBack: back }
  })
  return { layers: inLayers(items, lines, order), lines }
}

/** Parties in the order in which they are met from the company upwards, and which holdings close a circle. */
function exploreUpwards(company: string, holdings: readonly Holding[]) {
  const order: string[] = []
  const open = new Set<string>()
  const backs = new Set<Holding>()
  const visit = (node: string): void => {
    order.push(node)
    open.add(node)
    for (const holding of holdings.filter(({ owned }) => owned === node)) {
      if (open.has(holding.owner)) backs.add(holding)
      else if (!order.includes(holding.owner)) visit(holding.owner)
    }
    open.delete(node)
  }
  visit(company)
  return { order, isBack: (holding: Holding): boolean => backs.has(holding) }
}

function ranksOf(order: readonly string[], holdings: readonly Holding[]): Map<string, number> {
  const ranks = new Map<string, number>()
  const rankOf = (node: string): number => {
    const known = ranks.get(node)
    if (known !== undefined) return known
    const below = holdings.filter(({ owner }) => owner === node).map(({ owned }) => rankOf(owned) + 1)
    const rank = Math.max(0, ...below)
    ranks.set(node, rank)
    return rank
  }
  for (const node of order) rankOf(node)
  return ranks
}

/** One whom no one holds may stand higher up: its line passes between the others. */
function spreadWideLayers(
  ranks: Map<string, number>,
  holdings: readonly Holding[],
  { order, maxInLayer }: { readonly order: readonly string[]; readonly maxInLayer: number },
): void {
  const held = new Set(holdings.map(({ owned }) => owned))
  for (let rank = 1; rank <= Math.max(...ranks.values()); rank++) {
    const inLayer = order.filter((node) => ranks.get(node) === rank)
    if (inLayer.length <= maxInLayer) continue
    const free = inLayer.filter((node) => !held.has(node))
    for (const [at, node] of free.entries()) if (at % 2 === 1) ranks.set(node, rank + 1)
  }
}

function passingItems(
  { owner, owned }: Holding,
  { from, to }: { readonly from: number; readonly to: number },
): readonly LayerItem[] {
  return Array.from({ length: Math.max(0, from - to - 1) }, (_, at) => {
    const rank = from - 1 - at
    return { id: JSON.stringify([owner, owned, rank]), node: null, rank }
  })
}

/** Beside each other as they are met from the company upwards; a line that passes, where its owner is. */
function inLayers(
  items: readonly LayerItem[],
  lines: readonly LayerLine[],
  order: readonly string[],
): readonly (readonly LayerItem[])[] {
  const place = new Map(order.map((node, at) => [node, at]))
  for (const { through } of lines)
    for (const id of through) if (!place.has(id)) place.set(id, (place.get(through[0] ?? '') ?? 0) + 0.5)
  const last = Math.max(...items.map(({ rank }) => rank))
  return Array.from({ length: last + 1 }, (_, rank) =>
    items
      .filter((item) => item.rank === rank)
      .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
  )
}
