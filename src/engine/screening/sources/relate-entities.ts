import type { ListedRelation } from '../../../vocabulary/screening/entity.ts'
import type { Completion } from './list-source.ts'

/** How one entity stands to another, in words from either side: `owns`, `is owned by`. */
export interface RelationLabels {
  readonly forward: string
  readonly inverse: string
}

/** One end of a tie: of an entity that is not in the list only the name is known. */
export interface RelationEnd {
  readonly id?: string
  readonly name: string
}

export interface Relation {
  readonly source: RelationEnd
  readonly target: RelationEnd
  readonly labels: RelationLabels
  /** As precise as the list states it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly from?: string
  readonly to?: string
}

/** More relations than this of one entity are left out: no one reads them. */
const maxRelations = 200

/**
 * What completes entities by their relations: each has its own from both ends of every tie, none twice.
 *
 * @param listedIds ids of all the entities of the list
 */
export function relateEntities(
  statedRelations: readonly Relation[],
  listedIds: ReadonlySet<string>,
): Completion {
  const relationsById = new Map<string, Map<string, ListedRelation>>()
  const add = (
    stated: Relation,
    { from, to, kind }: { from: RelationEnd; to: RelationEnd; kind: string },
  ) => {
    if (from.id === undefined || !listedIds.has(from.id) || from.id === to.id) return
    const relation: ListedRelation = {
      kind,
      ...(to.id !== undefined && listedIds.has(to.id) ? { id: to.id } : {}),
      name: to.name,
      ...(stated.from === undefined ? {} : { from: stated.from }),
      ...(stated.to === undefined ? {} : { to: stated.to }),
    }
    const ownRelations = relationsById.get(from.id) ?? new Map<string, ListedRelation>()
    relationsById.set(from.id, ownRelations.set(JSON.stringify(relation), relation))
  }
  for (const stated of statedRelations) {
    add(stated, { from: stated.source, to: stated.target, kind: stated.labels.forward })
    add(stated, { from: stated.target, to: stated.source, kind: stated.labels.inverse })
  }
  return (entity) => {
    const relations = relationsById.get(entity.id)
    return relations === undefined ? entity : { ...entity, relations: sortedRelations(relations) }
  }
}

/** In an order of their own: a list whose records come in another one is the same list. */
function sortedRelations(relations: ReadonlyMap<string, ListedRelation>): readonly ListedRelation[] {
  const keys = [...relations.keys()].sort().slice(0, maxRelations)
  return keys.flatMap((key) => relations.get(key) ?? [])
}
