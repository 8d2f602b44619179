import type { LayerItem, LayerLine } from './layers.ts'

/** Rounds after which nothing moves any more that anyone would see. */
const rounds = 16

export interface Placing {
  /** How much of the layer an item takes. */
  readonly size: (item: LayerItem) => number
  /** Between two of them. */
  readonly gap: number
}

/**
 * The middle of each item along its layer, from 0 on: as near as can be to the middle of what it is joined to, in the order
 * given and without touching each other.
 */
export function placeItems(
  layers: readonly (readonly LayerItem[])[],
  lines: readonly LayerLine[],
  placing: Placing,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const layer of layers)
    setPlaces(
      places,
      layer,
      spread(
        layer,
        layer.map(() => 0),
        placing,
      ),
    )
  const joined = new Map<string, string[]>()
  for (const { through } of lines)
    for (const [at, id] of through.entries())
      joined.set(id, [
        ...(joined.get(id) ?? []),
        ...through.slice(Math.max(0, at - 1), at),
        ...through.slice(at + 1, at + 2),
      ])
  for (let round = 0; round < rounds; round++) {
    for (const layer of round % 2 === 0 ? layers : [...layers].reverse()) {
      const wanted = layer.map(({ id }) => mean(joined.get(id) ?? [], places) ?? places.get(id) ?? 0)
      setPlaces(places, layer, spread(layer, wanted, placing))
    }
  }
  return fromZero(places, layers.flat(), placing)
}

function mean(ids: readonly string[], places: ReadonlyMap<string, number>): number | null {
  if (ids.length === 0) return null
  return ids.reduce((sum, id) => sum + (places.get(id) ?? 0), 0) / ids.length
}

function setPlaces(places: Map<string, number>, layer: readonly LayerItem[], at: readonly number[]): void {
  for (const [index, { id }] of layer.entries()) places.set(id, at[index] ?? 0)
}

/**
 * Places nearest to those wanted (least squares) that keep the order and the distances: without the distances they must not
 * fall, and groups that would are set to their mean (pool adjacent violators).
 */
function spread(
  layer: readonly LayerItem[],
  wanted: readonly number[],
  { size, gap }: Placing,
): readonly number[] {
  const offsets: number[] = []
  for (const [at, item] of layer.entries()) {
    const before = layer[at - 1]
    const distance = before === undefined ? 0 : (size(before) + size(item)) / 2 + gap
    offsets.push((offsets.at(-1) ?? 0) + distance)
  }
  const groups: { sum: number; count: number }[] = []
  for (const [at, offset] of offsets.entries()) {
    let group = { sum: (wanted[at] ?? 0) - offset, count: 1 }
    for (
      let last = groups.at(-1);
      last !== undefined && last.sum / last.count > group.sum / group.count;
      last = groups.at(-1)
    ) {
      group = { sum: group.sum + last.sum, count: group.count + last.count }
      groups.pop()
    }
    groups.push(group)
  }
  const level = groups.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
  return offsets.map((offset, at) => offset + (level[at] ?? 0))
}

function fromZero(
  places: ReadonlyMap<string, number>,
  items: readonly LayerItem[],
  { size }: Placing,
): ReadonlyMap<string, number> {
  const least = Math.min(...items.map((item) => (places.get(item.id) ?? 0) - size(item) / 2))
  return new Map([...places].map(([id, place]) => [id, place - least]))
}
