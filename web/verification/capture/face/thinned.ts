/** Of a list so many, evenly spread, the first and the last among them. */
export function thinned<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items
  const step = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, n) => Math.round(n * step)).flatMap((at) => items.slice(at, at + 1))
}
