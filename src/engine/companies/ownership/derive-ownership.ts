import type { ShareRange } from '../../../vocabulary/companies/company.ts'
import type {
  DerivedOwner,
  OwnershipFacts,
  OwnershipNode,
  OwnershipPath,
} from '../../../vocabulary/companies/ownership.ts'
import { holdingsOf } from './holdings.ts'
import { mergeParties, type StatedOwnership } from './parties/same-parties.ts'
import { findPaths, type HoldingPath, type PathCaps, withoutRepeated } from './paths.ts'
import { circleSentence, disputeSentence, ownHoldingSentence, ownerSentence } from './ownership-sentences.ts'
import { multiply, sum, whole } from './ranges.ts'

/** What the walk through registers and the document found. */
export interface FoundOwnership extends StatedOwnership {
  /** What ended the walk early, a sentence each. */
  readonly incomplete: readonly string[]
}

/** Paths of an owner that are stored; what they add up to is of all of them. */
const maxStoredPaths = 20

export const pathCaps: PathCaps = { depth: 10, paths: 5000 }

/**
 * Who holds the company over every path: shares multiply along a path and add up over paths, ranges stay ranges, and what
 * is unknown stays unknown. The order of the edges changes nothing.
 */
export function deriveOwnership(found: FoundOwnership, caps: PathCaps = pathCaps): OwnershipFacts {
  const company = found.company.node
  const { nodes, edges } = mergeParties(found)
  const holdings = holdingsOf(edges)
  const ofOthers = holdings.filter(({ owner, owned }) => owner !== owned)
  const walked = findPaths(company, withoutRepeated(ofOthers), caps)
  const named = new Map(nodes.map((node) => [node.node, node]))
  const nameOf = (node: string): string => named.get(node)?.name ?? node
  const held = new Set(ofOthers.map(({ owned }) => owned))
  const owners = [...byOwner(walked.paths)].map(([node, paths]): DerivedOwner => {
    const share = ownerShare(paths, walked.isTooWide)
    const stored = paths.map(ownershipPath).sort(byShare).slice(0, maxStoredPaths)
    const sentence = ownerSentence({ paths, share, company, nameOf })
    return { node, share, paths: stored, sentence, ...(held.has(node) ? { isIntermediate: true } : {}) }
  })
  return {
    company,
    nodes,
    edges,
    owners: owners.sort((a, b) => byShare(a, b) || (a.node < b.node ? -1 : 1)),
    known: knownShare(owners, named),
    incomplete: [
      ...found.incomplete,
      ...walked.circles.map((circle) => circleSentence(circle.map(nameOf))),
      ...holdings
        .filter(({ owner, owned }) => owner === owned)
        .map(({ owner }) => ownHoldingSentence(nameOf(owner))),
      ...ofOthers.filter(({ isDisputed }) => isDisputed).map((holding) => disputeSentence(holding, nameOf)),
      ...(walked.isTooDeep ? [`Owners above ${caps.depth} steps were not followed.`] : []),
      ...(walked.isTooWide
        ? [`More than ${caps.paths} paths lead to the company; the others were not followed.`]
        : []),
    ],
  }
}

function byOwner(paths: readonly HoldingPath[]): ReadonlyMap<string, readonly HoldingPath[]> {
  const found = new Map<string, HoldingPath[]>()
  for (const path of paths) found.set(path.owner, [...(found.get(path.owner) ?? []), path])
  return found
}

/** Null where a share of the path is unknown. */
function pathShare({ holdings }: HoldingPath): ShareRange | null {
  return holdings.reduce<ShareRange | null>(
    (share, holding) => (share === null || holding.share === null ? null : multiply(share, holding.share)),
    { min: whole, max: whole },
  )
}

/** The most that may flow through a path of which a share is unknown. */
function mostOf({ holdings }: HoldingPath): ShareRange {
  const shares = holdings.map(({ share }) => ({ min: 0, max: share?.max ?? whole }))
  return shares.reduce(multiply, { min: 0, max: whole })
}

/** A path of unknown share adds nothing that is certain, and what it may be at most. */
function ownerShare(paths: readonly HoldingPath[], isCut: boolean): ShareRange | null {
  const shares = paths.map(pathShare)
  if (shares.every((share) => share === null)) return null
  const total = sum(paths.map((path, at) => shares[at] ?? mostOf(path)))
  return isCut ? { min: total.min, max: whole } : total
}

function ownershipPath(path: HoldingPath): OwnershipPath {
  return {
    nodes: [...path.holdings.map(({ owner }) => owner), ...path.holdings.slice(-1).map(({ owned }) => owned)],
    shares: path.holdings.map(({ share }) => share),
    share: pathShare(path),
  }
}

type Shared = Pick<DerivedOwner, 'share'>

/** The greatest first, what is unknown last. */
function byShare({ share: one }: Shared, { share: other }: Shared): number {
  const [a, b] = [one ?? { min: -1, max: -1 }, other ?? { min: -1, max: -1 }]
  return b.max - a.max || b.min - a.min
}

/** Of holders who are companies no one knows who stands behind them. */
function knownShare(owners: readonly DerivedOwner[], named: ReadonlyMap<string, OwnershipNode>): number {
  const people = owners.filter(({ node }) => named.get(node)?.kind === 'person')
  return sum(people.flatMap(({ share }) => share ?? [])).min
}

/** Whether an owner may hold so much of the company: what is unknown may be whatever its path lets through. */
export function mayReach({ share, paths }: Pick<DerivedOwner, 'share' | 'paths'>, level: number): boolean {
  if (share !== null) return share.max >= level
  const most = paths.map(({ shares }) =>
    shares.map((one) => ({ min: 0, max: one?.max ?? whole })).reduce(multiply, { min: 0, max: whole }),
  )
  return sum(most).max >= level
}
