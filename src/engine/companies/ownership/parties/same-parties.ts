import type { OwnershipEdge } from '../../../../vocabulary/companies/register.ts'
import type { OwnershipNode } from '../../../../vocabulary/companies/ownership.ts'
import { disjointSets, type DisjointSets } from './disjoint-sets.ts'
import { birthsAgree, isTelling, nameKey, numberKeys } from './party-keys.ts'

/** Parties and who holds whom, each party once. */
export interface MergedParties {
  readonly nodes: readonly OwnershipNode[]
  readonly edges: readonly OwnershipEdge[]
}

/** Statements of sources, in which one party may stand several times. */
export interface StatedOwnership {
  readonly company: OwnershipNode
  readonly edges: readonly OwnershipEdge[]
  /** Nodes that are one company, known from the registers themselves. */
  readonly links: readonly (readonly [string, string])[]
}

/**
 * Makes one node of what is one party: by the links given, by LEI and company number, and people by name and birth date.
 * Within the owners of one company a name alone is enough, where two sources say it: each lists an owner once.
 */
export function mergeParties(stated: StatedOwnership): MergedParties {
  const { company } = stated
  const edges = apartByBirth(stated.edges)
  const sets = disjointSets()
  for (const [one, other] of stated.links) sets.join(one, other)
  const appearances = [company, ...edges.map(({ owner }) => owner)]
  joinByNumber(appearances, sets)
  joinPeople(appearances, sets)
  joinCoOwners(edges, sets)
  const nameOf = (node: string): string =>
    sets.find(node) === sets.find(company.node) ? company.node : sets.find(node)
  const nodes = mergedNodes(appearances, company, nameOf)
  const byNode = new Map(nodes.map((party) => [party.node, party]))
  const renamed = edges.map(({ owner, owned, ...edge }) => {
    return { ...edge, owner: byNode.get(nameOf(owner.node)) ?? owner, owned: nameOf(owned) }
  })
  return { nodes, edges: distinctEdges(renamed) }
}

/** A node made from a name alone may be of two people: those whose births contradict each other are two. */
function apartByBirth(edges: readonly OwnershipEdge[]): readonly OwnershipEdge[] {
  const births = new Map<string, Set<string>>()
  for (const { owner } of edges) {
    if (owner.kind !== 'person' || owner.birthDate === undefined) continue
    births.set(owner.node, (births.get(owner.node) ?? new Set()).add(owner.birthDate))
  }
  const isAmbiguous = (node: string): boolean => {
    const dates = [...(births.get(node) ?? [])]
    return dates.some((date) => dates.some((other) => !birthsAgree(date, other)))
  }
  return edges.map((edge) => {
    const { owner } = edge
    if (owner.kind !== 'person' || !isAmbiguous(owner.node)) return edge
    const node = `${owner.node} ${owner.birthDate ?? `in ${edge.owned}`}`
    return { ...edge, owner: { ...owner, node } }
  })
}

function joinByNumber(parties: readonly OwnershipNode[], sets: DisjointSets): void {
  const known = new Map<string, string>()
  for (const party of parties) {
    for (const key of numberKeys(party)) {
      sets.join(party.node, known.get(key) ?? party.node)
      known.set(key, party.node)
    }
  }
}

/** The most precise births first: one that is less precise joins a person only where it can mean no other. */
function joinPeople(parties: readonly OwnershipNode[], sets: DisjointSets): void {
  const people = parties
    .filter((party) => party.kind === 'person')
    .flatMap(({ node, birthDate, ...party }) =>
      isTelling(birthDate) ? [{ node, birthDate, name: nameKey(party) }] : [],
    )
    .sort((a, b) => b.birthDate.length - a.birthDate.length || (sortKey(a) < sortKey(b) ? -1 : 1))
  const known: { readonly name: string; readonly birthDate: string; readonly node: string }[] = []
  for (const { node, birthDate, name } of people) {
    const same = known.filter((one) => one.name === name && one.birthDate.startsWith(birthDate))
    const [only] = same
    if (only === undefined || new Set(same.map((one) => one.birthDate)).size > 1)
      known.push({ name, birthDate, node })
    else sets.join(only.node, node)
  }
}

const sortKey = ({ node, birthDate }: { readonly node: string; readonly birthDate: string }): string =>
  `${birthDate} ${node}`

/** Owners of one company in different sources, of one name and kind, where each source has one of that name. */
function joinCoOwners(edges: readonly OwnershipEdge[], sets: DisjointSets): void {
  const byName = new Map<string, OwnershipEdge[]>()
  for (const edge of edges) {
    const key = JSON.stringify([sets.find(edge.owned), edge.owner.kind, nameKey(edge.owner)])
    byName.set(key, [...(byName.get(key) ?? []), edge])
  }
  for (const [, named] of [...byName].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const owners = new Map(
      named.map(({ owner, source }) => [`${source} ${sets.find(owner.node)}`, { owner, source }]),
    )
    const sources = new Set([...owners.values()].map(({ source }) => source))
    const all = [...owners.values()].map(({ owner }) => owner)
    const agree = all.every((one) => all.every((other) => mayBeOne(one, other)))
    const [first, ...others] = all
    if (first === undefined || owners.size !== sources.size || !agree) continue
    for (const other of others) sets.join(first.node, other.node)
  }
}

/** Whether nothing that is known of both keeps them apart. */
function mayBeOne(one: OwnershipNode, other: OwnershipNode): boolean {
  const differ = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && a !== b
  if (differ(one.lei, other.lei)) return false
  const [oneKey] = numberKeys({ ...one, lei: '' })
  const [otherKey] = numberKeys({ ...other, lei: '' })
  return !differ(oneKey, otherKey) && birthsAgree(one.birthDate, other.birthDate)
}

/** What all appearances of a party say together: of names the first that is known, of births the most precise. */
function mergedNodes(
  appearances: readonly OwnershipNode[],
  company: OwnershipNode,
  nameOf: (node: string) => string,
): readonly OwnershipNode[] {
  const groups = new Map<string, OwnershipNode[]>()
  for (const party of appearances) {
    const node = nameOf(party.node)
    groups.set(node, [...(groups.get(node) ?? []), party])
  }
  const merged = [...groups].map(([node, group]) => mergedNode(node, group, company))
  return merged.sort((a, b) => (a.node < b.node ? -1 : 1))
}

function mergedNode(node: string, group: readonly OwnershipNode[], company: OwnershipNode): OwnershipNode {
  const sorted = [...group].sort((a, b) => (rank(a, company) < rank(b, company) ? -1 : 1))
  const first = sorted[0] ?? company
  const births = sorted.flatMap(({ birthDate }) => birthDate ?? [])
  const [birthDate] = births.sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  const registrationNumber = sorted.find(
    (party) => party.registrationNumber !== undefined,
  )?.registrationNumber
  const lei = sorted.find((party) => party.lei !== undefined)?.lei
  return {
    node,
    kind: first.kind,
    name: first.name,
    countries: [...new Set(sorted.flatMap(({ countries }) => countries))].sort(),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    ...(lei === undefined ? {} : { lei }),
  }
}

/** The company as it was asked about goes first; of the others one order that depends on nothing else. */
const rank = (party: OwnershipNode, company: OwnershipNode): string =>
  `${party === company ? 0 : 1} ${JSON.stringify([party.node, party.name, party.birthDate ?? '', party.registrationNumber ?? '', party.lei ?? '', party.countries])}`

function distinctEdges(edges: readonly OwnershipEdge[]): readonly OwnershipEdge[] {
  const distinct = new Map(edges.map((edge) => [edgeKey(edge), edge]))
  return [...distinct].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, edge]) => edge)
}

const edgeKey = ({ owner, owned, kind, share, source }: OwnershipEdge): string =>
  JSON.stringify([owned, owner.node, kind, source, share?.min ?? null, share?.max ?? null])
