import type { ListedRelation } from '../../vocabulary/screening/entity.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import type { ListedEntity } from '../../vocabulary/screening/screening.ts'
import { sameEntityElsewhere, type EntityWithOtherRecords } from './same-entity-elsewhere.ts'
import type { Watchlists } from '../ports/watchlists/watchlists.ts'

/** A relation of an entity that was asked for (depth 1), or of one that it is related to (depth 2). */
export interface EntityRelation extends ListedRelation {
  readonly depth: 1 | 2
  /** Whose relation it is. */
  readonly of: { readonly id: string; readonly name: string }
}

export interface DetailedEntity extends EntityWithOtherRecords {
  readonly relations: readonly EntityRelation[]
  /** Whether there are more than were looked at. */
  readonly moreRelations: boolean
}

/** Relations told of one entity, nearest first. */
const maxRelations = 100

/** Neighbours whose own relations are looked up, for all the entities of one question. */
const maxNeighbours = 500

/** Of those, the ones that are looked for in the other lists too. */
const maxNeighboursElsewhere = 30

/**
 * The entities with their relations and those of their neighbours, as all the lists state them that have a record of them.
 * A relation is not given again in its reverse direction.
 */
export async function withRelations(
  watchlists: Pick<Watchlists, 'entities' | 'search'>,
  entities: readonly ListedEntity[],
  mode: Mode,
): Promise<readonly DetailedEntity[]> {
  const known: EntityWithOtherRecords[] = []
  for (const listed of entities)
    known.push({ ...listed, elsewhere: await sameEntityElsewhere(watchlists, listed, mode) })
  const neighbours = await neighboursOf(watchlists, known, mode)
  return known.map((listed) => {
    const first = recordsOf(listed).flatMap((record) => relationsAt(record, 1))
    const own = new Set(recordsOf(listed).map(({ entity }) => entity.id))
    const ids = new Set(first.flatMap(({ id }) => id ?? []))
    const second = [...ids].flatMap((id) => {
      const records = neighbours.get(id) ?? []
      return records
        .flatMap((record) => relationsAt(record, 2))
        .filter((relation) => relation.id === undefined || !own.has(relation.id))
    })
    const all = [...first, ...withoutInverseRelations(second)]
    const moreRelations = all.length > maxRelations || [...ids].some((id) => !neighbours.has(id))
    return { ...listed, relations: all.slice(0, maxRelations), moreRelations }
  })
}

/** Id of a neighbour → its records in all the lists. */
async function neighboursOf(
  watchlists: Pick<Watchlists, 'entities' | 'search'>,
  entities: readonly EntityWithOtherRecords[],
  mode: Mode,
): Promise<ReadonlyMap<string, readonly ListedEntity[]>> {
  const related = entities.flatMap(recordsOf).flatMap(({ entity }) => entity.relations ?? [])
  const request = [...new Set(related.flatMap(({ id }) => id ?? []))].slice(0, maxNeighbours)
  const found = request.length === 0 ? [] : await watchlists.entities(request, mode)
  const neighbours = new Map<string, readonly ListedEntity[]>()
  for (const [at, listed] of found.entries()) {
    const otherRecords =
      at < maxNeighboursElsewhere ? await sameEntityElsewhere(watchlists, listed, mode) : []
    neighbours.set(listed.entity.id, recordsOf({ ...listed, elsewhere: otherRecords }))
  }
  return neighbours
}

/** What the entity is asked for by first. */
export function recordsOf(entity: EntityWithOtherRecords): readonly ListedEntity[] {
  return [entity, ...entity.elsewhere.map(({ listed }) => listed)]
}

function relationsAt({ entity }: ListedEntity, depth: 1 | 2): readonly EntityRelation[] {
  const of = { id: entity.id, name: entity.names[0]?.text ?? entity.id }
  return (entity.relations ?? []).map((relation) => ({ ...relation, depth, of }))
}

/** Two neighbours that are related to each other tell so once. */
function withoutInverseRelations(relations: readonly EntityRelation[]): readonly EntityRelation[] {
  const reportedBy = new Map<string, string>()
  return relations.filter(({ of, id }) => {
    if (id === undefined) return true
    const pair = [of.id, id].sort().join(' ')
    const reporter = reportedBy.get(pair) ?? of.id
    reportedBy.set(pair, reporter)
    return reporter === of.id
  })
}
