import { createHash } from 'node:crypto'

/** Whether an entity belongs to the third that nothing is fitted on and no one looks at: it is measured alone. */
export function isUnseen(id: string): boolean {
  return (createHash('sha256').update(id).digest()[2] ?? 0) % 3 === 0
}

/** In an order that no one chose. */
export function byHash<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({
    item,
    key: createHash('sha256').update(`order ${item.id}`).digest('hex'),
  }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
}
