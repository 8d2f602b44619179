import type { ListedRelation } from '../../../vocabulary/screening/entity.ts'
import type { Completion } from './list-source.ts'

/** How one entity stands to another, in words from either side: `owns`, `is owned by`. */
export interface RelationWords {
  readonly forth: string
  readonly back: string
}

/** One end of a tie: of an entity that is not in the list only the name is known. */
export interface RelationEnd {
  readonly id?: string
  readonly name: string
}

export interface Relation {
  readonly one: RelationEnd
  readonly other: RelationEnd
  readonly words: RelationWords
  /** As precise as the list states it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly from?: string
  readonly to?: string
}

/** More relations than this of one entity are left out: no one reads them. */
const maxRelations = 200

/**
 * What completes entities by their relations: each has its own from both ends of every tie, none twice.
 *
 * @param known ids of all the entities of the list
 */
export function relationsOf(ties: readonly Relation[], known: ReadonlySet<string>): Completion {
  const of = new Map<string, Map<string, ListedRelation>>()
  const add = (tie: Relation, { from, to, kind }: { from: RelationEnd; to: RelationEnd; kind: string }) => {
    if (from.id === undefined || !known.has(from.id) || from.id === to.id) return
    const relation: ListedRelation = {
      kind,
      ...(to.id !== undefined && known.has(to.id) ? { id: to.id } : {}),
      name: to.name,
      ...(tie.from === undefined ? {} : { from: tie.from }),
      ...(tie.to === undefined ? {} : { to: tie.to }),
    }
    const mine = of.get(from.id) ?? new Map<string, ListedRelation>()
    of.set(from.id, mine.set(JSON.stringify(relation), relation))
  }
  for (const tie of ties) {
    add(tie, { from: tie.one, to: tie.other, kind: tie.words.forth })
    add(tie, { from: tie.other, to: tie.one, kind: tie.words.back })
  }
  return (entity) => {
    const relations = of.get(entity.id)
    return relations === undefined ? entity : { ...entity, relations: inOrder(relations) }
  }
}

/** In an order of their own: a list whose records come in another one is the same list. */
function inOrder(relations: ReadonlyMap<string, ListedRelation>): readonly ListedRelation[] {
  const keys = [...relations.keys()].sort().slice(0, maxRelations)
  return keys.flatMap((key) => relations.get(key) ?? [])
}
