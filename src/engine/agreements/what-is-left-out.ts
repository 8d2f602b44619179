import type { Element, Root } from 'hast'
import type { LeftOut } from '../../vocabulary/agreements/contract-notes.ts'
import { keptStyle } from './kept-style.ts'

/** More kinds are not listed one by one: the last row counts them as `…`. */
const maxRows = 100

/** What is in the whole and no longer in the tree, by element, in the order in which it comes first. */
export function whatIsLeftOut(whole: Root, tree: Root): readonly LeftOut[] {
  const after = census(tree)
  const rows = [...census(whole)].flatMap(([element, counts]) =>
    leftOutOf(element, counts, after.get(element) ?? null),
  )
  if (rows.length <= maxRows) return rows
  const more = rows.slice(maxRows - 1).reduce((sum, { count }) => sum + count, 0)
  return [...rows.slice(0, maxRows - 1), { element: '…', count: more }]
}

function leftOutOf(element: string, before: Counts, after: Counts | null): readonly LeftOut[] {
  if (after === null) return [{ element: plain(element), count: before.count }]
  const gone = before.count - after.count
  const attributes = [...before.attributes].map(([attribute, count]) => {
    return { element, attribute: plain(attribute), count: count - (after.attributes.get(attribute) ?? 0) }
  })
  const styles = [...after.styles].map(([property, count]) => {
    return { element, attribute: `style.${property}`, count }
  })
  return [{ element, count: gone }, ...attributes, ...styles].filter(({ count }) => count > 0)
}

interface Counts {
  count: number
  readonly attributes: Map<string, number>
  /** Properties of styles that do not stay. */
  readonly styles: Map<string, number>
}

function census(parent: Root | Element, counts = new Map<string, Counts>()): Map<string, Counts> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const found = counts.get(child.tagName) ?? { count: 0, attributes: new Map(), styles: new Map() }
    counts.set(child.tagName, found)
    found.count += 1
    for (const [name, value] of Object.entries(child.properties)) {
      add(found.attributes, name)
      if (name === 'style' && typeof value === 'string')
        for (const property of keptStyle(value).leftOut) add(found.styles, property)
    }
    census(child, counts)
  }
  return counts
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** Names of anyone, as they may stand in an answer. */
const plain = (name: string): string => (/^[a-z][a-z0-9:-]{0,39}$/.test(name) ? name : 'unreadable')
