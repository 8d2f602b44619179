import type { ShareRange } from '../../../vocabulary/companies/company.ts'
import type { OwnershipEdge } from '../../../vocabulary/companies/register.ts'
import { greater, reconcile, stack, whole } from './ranges.ts'

type Kind = OwnershipEdge['kind']

/** A share that sources state, or null where they state that there is one and not how much. */
type StatedShare = ShareRange | null

/** Everything that one holds of another, as all sources together say. */
export interface Holding {
  readonly owner: string
  readonly owned: string
  /** What counts: the greater of shares and votes; null where neither is known. */
  readonly share: StatedShare
  /** By what it is held: where several are stated, the one that counts. */
  readonly by: Kind
  /** Absent where no source states any. */
  readonly shares?: StatedShare
  /** Absent where no source states any. */
  readonly votes?: StatedShare
  readonly isControl: boolean
  readonly isConsolidated: boolean
  /** Sources that contradict each other. */
  readonly isDisputed: boolean
  readonly sources: readonly string[]
}

/** Each pair of owner and owned once, in the order of their nodes. */
export function holdingsOf(edges: readonly OwnershipEdge[]): readonly Holding[] {
  const pairs = new Map<string, OwnershipEdge[]>()
  for (const edge of edges) {
    const key = JSON.stringify([edge.owner.node, edge.owned])
    pairs.set(key, [...(pairs.get(key) ?? []), edge])
  }
  return [...pairs].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, pair]) => holdingOf(pair))
}

function holdingOf(pair: readonly OwnershipEdge[]): Holding[] {
  const [first] = pair
  if (first === undefined) return []
  const has = (kind: Kind): boolean => pair.some((edge) => edge.kind === kind)
  const [shares, votes] = [statedShare(pair, 'shares'), statedShare(pair, 'voting_rights')]
  return [
    {
      owner: first.owner.node,
      owned: first.owned,
      ...counted(shares?.share, votes?.share, has),
      ...(shares === null ? {} : { shares: shares.share }),
      ...(votes === null ? {} : { votes: votes.share }),
      isControl: has('control'),
      isConsolidated: has('accounting_consolidation'),
      isDisputed: shares?.isDisputed === true || votes?.isDisputed === true,
      sources: [...new Set(pair.map(({ source }) => source))].sort(),
    },
  ]
}

/** What counts of shares and votes; either is absent where no source states it. */
function counted(
  shares: StatedShare | undefined,
  votes: StatedShare | undefined,
  has: (kind: Kind) => boolean,
): Pick<Holding, 'share' | 'by'> {
  if (shares !== undefined && votes !== undefined) return greaterOf(shares, votes)
  if (shares !== undefined) return { share: shares, by: 'shares' }
  if (votes !== undefined) return { share: votes, by: 'voting_rights' }
  return { share: null, by: has('control') ? 'control' : 'accounting_consolidation' }
}

/** Two quantities, the greater of which counts; where one is unknown, it is at least the other. */
function greaterOf(shares: StatedShare, votes: StatedShare): Pick<Holding, 'share' | 'by'> {
  if (votes === null) return { share: atLeast(shares), by: 'shares' }
  if (shares === null) return { share: atLeast(votes), by: 'voting_rights' }
  const isByVotes = votes.min > shares.min || (votes.min === shares.min && votes.max > shares.max)
  return { share: greater(shares, votes), by: isByVotes ? 'voting_rights' : 'shares' }
}

const atLeast = (share: StatedShare): StatedShare => (share === null ? null : { min: share.min, max: whole })

/** What all sources say of one kind; null where none says anything. */
function statedShare(
  pair: readonly OwnershipEdge[],
  kind: Kind,
): { readonly share: StatedShare; readonly isDisputed: boolean } | null {
  const edges = pair.filter((edge) => edge.kind === kind)
  if (edges.length === 0) return null
  const sources = [...new Set(edges.map(({ source }) => source))].sort()
  const stated = sources.flatMap(
    (source) => sourceShare(edges.filter((edge) => edge.source === source)) ?? [],
  )
  return stated.reduce<{ readonly share: StatedShare; readonly isDisputed: boolean }>(
    (known, next) => {
      if (known.share === null) return { share: next, isDisputed: false }
      const { range, isDisputed } = reconcile(known.share, next)
      return { share: range, isDisputed: known.isDisputed || isDisputed }
    },
    { share: null, isDisputed: false },
  )
}

/** What one source says of one kind, each statement once. */
function sourceShare(edges: readonly OwnershipEdge[]): StatedShare {
  const distinct = new Map(edges.map(({ share }) => [JSON.stringify(share), share]))
  const known = [...distinct.values()].filter((share) => share !== null)
  if (known.length === 0) return null
  return distinct.size > known.length ? atLeast(stack(known)) : stack(known)
}
