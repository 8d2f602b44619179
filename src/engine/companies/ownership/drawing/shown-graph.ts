import type { OwnershipFacts, OwnershipNode } from '../../../../vocabulary/companies/ownership.ts'
import { type Holding, holdingsOf } from '../holdings.ts'
import { withoutRepeated } from '../paths.ts'

/** People and companies that one drawing shows. */
export const maxShown = 50

/** More lines than this no one can follow. */
const maxLines = 120

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
  const { shown, steps, marked } = shownPaths(ownership, listed)
  const all = withoutRepeated(holdingsOf(ownership.edges).filter(({ owner, owned }) => owner !== owned))
  const between = all.filter(({ owner, owned }) => shown.has(owner) && shown.has(owned))
  const isStep = ({ owner, owned }: Holding): boolean => steps.has(stepKey(owner, owned))
  // Lines that close a circle are part of no path.
  const others = between.filter((holding) => !isStep(holding))
  const drawn = [...between.filter(isStep), ...others.slice(0, Math.max(0, maxLines - steps.size))]
  const left = ownership.owners.filter(({ node }) => !shown.has(node)).length
  return {
    nodes: new Map(ownership.nodes.filter(({ node }) => shown.has(node)).map((node) => [node.node, node])),
    holdings: byShare(drawn),
    isMarked: ({ owner, owned }) => marked.has(stepKey(owner, owned)),
    leftOut: [
      ...(left === 0 ? [] : [leftOutText(left)]),
      ...(drawn.length < between.length
        ? [`${between.length - drawn.length} more lines are not drawn.`]
        : []),
    ],
  }
}

/** Paths are shown whole: no one stands in a drawing without a line to the company. */
function shownPaths({ company, owners }: OwnershipFacts, listed: ReadonlySet<string>) {
  const [shown, steps, marked] = [new Set([company]), new Set<string>(), new Set<string>()]
  const inOrder = [...owners].sort((a, b) => Number(listed.has(b.node)) - Number(listed.has(a.node)))
  for (const { node, paths } of inOrder) {
    for (const { nodes } of paths) {
      const moreNodes = nodes.filter((one) => !shown.has(one))
      const ownSteps = nodes.slice(1).map((owned, at) => stepKey(nodes[at] ?? '', owned))
      const moreSteps = ownSteps.filter((step) => !steps.has(step))
      if (shown.size + moreNodes.length > maxShown || steps.size + moreSteps.length > maxLines) continue
      for (const one of moreNodes) shown.add(one)
      for (const step of ownSteps) {
        steps.add(step)
        if (listed.has(node)) marked.add(step)
      }
    }
  }
  return { shown, steps, marked }
}

const stepKey = (owner: string, owned: string): string => JSON.stringify([owner, owned])

const byShare = (holdings: readonly Holding[]): readonly Holding[] =>
  [...holdings].sort((a, b) => (b.share?.max ?? -1) - (a.share?.max ?? -1))

function leftOutText(count: number): string {
  const who = count === 1 ? 'One more owner is' : `${count} more owners are`
  return `${who} not drawn: a drawing shows ${maxShown} people and companies, those on a sanctions list first, then the greatest shares.`
}
