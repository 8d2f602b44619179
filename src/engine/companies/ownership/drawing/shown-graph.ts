import type { OwnershipFacts, OwnershipNode } from '../../../../vocabulary/companies/ownership.ts'
import { type Holding, holdingsOf } from '../holdings.ts'
import { withoutRepeated } from '../paths.ts'

/** People and companies that one drawing shows. */
export const maxShown = 50

export interface ShownGraph {
  readonly nodes: ReadonlyMap<string, OwnershipNode>
  readonly holdings: readonly Holding[]
  /** Of the paths from those who are on a sanctions list. */
  readonly isMarked: (holding: Holding) => boolean
  readonly leftOut: readonly string[]
}

/**
 * What of a graph is drawn: first those who are on a sanctions list with their paths, then the owners of the greatest shares
 * with theirs, until the drawing is full.
 */
export function shownGraph(ownership: OwnershipFacts, listed: ReadonlySet<string>): ShownGraph {
  const shown = new Set([ownership.company])
  const marked = new Set<string>()
  const owners = [...ownership.owners].sort((a, b) => Number(listed.has(b.node)) - Number(listed.has(a.node)))
  for (const { node, paths } of owners) {
    for (const { nodes } of paths) {
      const more = nodes.filter((one) => !shown.has(one))
      if (shown.size + more.length > maxShown) continue
      for (const one of more) shown.add(one)
      if (listed.has(node)) for (const [at, one] of nodes.entries()) marked.add(stepKey(one, nodes[at + 1]))
    }
  }
  const named = new Map(ownership.nodes.map((node) => [node.node, node]))
  const left = ownership.owners.filter(({ node }) => !shown.has(node)).length
  return {
    nodes: new Map(
      [...shown]
        .flatMap((node) => [[node, named.get(node)] as const])
        .flatMap(([node, party]) => (party === undefined ? [] : [[node, party]])),
    ),
    holdings: byShare(
      withoutRepeated(holdingsOf(ownership.edges).filter(({ owner, owned }) => owner !== owned)).filter(
        ({ owner, owned }) => shown.has(owner) && shown.has(owned),
      ),
    ),
    isMarked: ({ owner, owned }) => marked.has(stepKey(owner, owned)),
    leftOut: left === 0 ? [] : [leftOutText(left)],
  }
}

const stepKey = (owner: string, owned = ''): string => JSON.stringify([owner, owned])

const byShare = (holdings: readonly Holding[]): readonly Holding[] =>
  [...holdings].sort((a, b) => (b.share?.max ?? -1) - (a.share?.max ?? -1))

function leftOutText(count: number): string {
  const who = count === 1 ? 'One more owner is' : `${count} more owners are`
  return `${who} not drawn: a drawing shows ${maxShown} people and companies, those on a sanctions list first, then the greatest shares.`
}
