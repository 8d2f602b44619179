import type { LayerItem, Layers } from './layers.ts'

/** Rounds of sorting: after so few nothing gets better. */
const rounds = 12

type Neighbours = ReadonlyMap<string, readonly string[]>

/** Items of each layer in an order in which few lines cross: each near the middle of those it is joined to, by turns. */
export function orderLayers({ layers, lines }: Layers): readonly (readonly LayerItem[])[] {
  const steps = lines.flatMap(({ through }) =>
    through.slice(1).map((id, at) => [through[at] ?? id, id] as const),
  )
  const below = neighbours(steps)
  const above = neighbours(steps.map(([upper, lower]) => [lower, upper] as const))
  let best = layers
  let fewest = crossings(layers, below)
  let current = layers
  for (let round = 0; round < rounds && fewest > 0; round++) {
    current = round % 2 === 0 ? sortUpwards(current, below) : sortDownwards(current, above)
    const count = crossings(current, below)
    if (count < fewest) [best, fewest] = [current, count]
  }
  return best
}

function neighbours(steps: readonly (readonly [string, string])[]): Neighbours {
  const found = new Map<string, string[]>()
  for (const [from, to] of steps) found.set(from, [...(found.get(from) ?? []), to])
  return found
}

function sortUpwards(layers: readonly (readonly LayerItem[])[], below: Neighbours) {
  const sorted: (readonly LayerItem[])[] = []
  for (const layer of layers) sorted.push(sortedBy(layer, sorted.at(-1) ?? [], below))
  return sorted
}

function sortDownwards(layers: readonly (readonly LayerItem[])[], above: Neighbours) {
  const sorted: (readonly LayerItem[])[] = []
  for (const layer of [...layers].reverse()) sorted.push(sortedBy(layer, sorted.at(-1) ?? [], above))
  return sorted.reverse()
}

/** One that is joined to none of that layer stays where it is. */
function sortedBy(
  layer: readonly LayerItem[],
  fixed: readonly LayerItem[],
  joined: Neighbours,
): readonly LayerItem[] {
  const places = new Map(fixed.map(({ id }, at) => [id, (at + 0.5) / fixed.length]))
  const wanted = layer.map((item, at) => {
    const others = (joined.get(item.id) ?? []).flatMap((id) => places.get(id) ?? [])
    const mean = others.reduce((sum, place) => sum + place, 0) / others.length
    return { item, place: others.length === 0 ? (at + 0.5) / layer.length : mean }
  })
  return wanted.sort((a, b) => a.place - b.place).map(({ item }) => item)
}

function crossings(layers: readonly (readonly LayerItem[])[], below: Neighbours): number {
  return layers.reduce((total, layer, rank) => total + between(layer, layers[rank - 1] ?? [], below), 0)
}

function between(layer: readonly LayerItem[], lower: readonly LayerItem[], below: Neighbours): number {
  const places = new Map(lower.map(({ id }, at) => [id, at]))
  const ends = layer.flatMap(({ id }, from) =>
    (below.get(id) ?? []).flatMap((other) => {
      const to = places.get(other)
      return to === undefined ? [] : [[from, to] as const]
    }),
  )
  return ends.reduce(
    (count, [from, to], at) =>
      count +
      ends.slice(0, at).filter(([otherFrom, otherTo]) => (from - otherFrom) * (to - otherTo) < 0).length,
    0,
  )
}
