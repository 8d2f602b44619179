import type { ListedRelation } from '../../vocabulary/screening/entity.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import type { ListedEntity } from '../../vocabulary/screening/screening.ts'
import { sameEntityElsewhere, type ListedBeing } from '../screening/same-entity-elsewhere.ts'
import type { Lists } from '../ports/watchlists.ts'

/** A relation of an entity that was asked for (depth 1), or of one that it is related to (depth 2). */
export interface RelationFound extends ListedRelation {
  readonly depth: 1 | 2
  /** Whose relation it is. */
  readonly of: { readonly id: string; readonly name: string }
}

export interface DetailedEntity extends ListedBeing {
  readonly relations: readonly RelationFound[]
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
 * No person's way back to where it came from is told twice.
 */
export async function withRelations(
  lists: Pick<Lists, 'entities' | 'search'>,
  entities: readonly ListedEntity[],
  mode: Mode,
): Promise<readonly DetailedEntity[]> {
  const known: ListedBeing[] = []
  for (const listed of entities)
    known.push({ ...listed, elsewhere: await sameEntityElsewhere(lists, listed, mode) })
  const neighbours = await neighboursOf(lists, known, mode)
  return known.map((being) => {
    const first = recordsOf(being).flatMap((record) => relationsAt(record, 1))
    const own = new Set(recordsOf(being).map(({ entity }) => entity.id))
    const ids = new Set(first.flatMap(({ id }) => id ?? []))
    const second = [...ids].flatMap((id) => {
      const records = neighbours.get(id) ?? []
      return records
        .flatMap((record) => relationsAt(record, 2))
        .filter((relation) => relation.id === undefined || !own.has(relation.id))
    })
    const all = [...first, ...withoutReturns(second)]
    const moreRelations = all.length > maxRelations || [...ids].some((id) => !neighbours.has(id))
    return { ...being, relations: all.slice(0, maxRelations), moreRelations }
  })
}

/** Id of a neighbour → its records in all the lists. */
async function neighboursOf(
  lists: Pick<Lists, 'entities' | 'search'>,
  entities: readonly ListedBeing[],
  mode: Mode,
): Promise<ReadonlyMap<string, readonly ListedEntity[]>> {
  const related = entities.flatMap(recordsOf).flatMap(({ entity }) => entity.relations ?? [])
  const request = [...new Set(related.flatMap(({ id }) => id ?? []))].slice(0, maxNeighbours)
  const found = request.length === 0 ? [] : await lists.entities(request, mode)
  const neighbours = new Map<string, readonly ListedEntity[]>()
  for (const [at, listed] of found.entries()) {
    const elsewhere = at < maxNeighboursElsewhere ? await sameEntityElsewhere(lists, listed, mode) : []
    neighbours.set(listed.entity.id, recordsOf({ ...listed, elsewhere }))
  }
  return neighbours
}

/** What the entity is asked for by first. */
export function recordsOf(entity: ListedBeing): readonly ListedEntity[] {
  return [entity, ...entity.elsewhere.map(({ listed }) => listed)]
}

function relationsAt({ entity }: ListedEntity, depth: 1 | 2): readonly RelationFound[] {
  const of = { id: entity.id, name: entity.names[0]?.text ?? entity.id }
  return (entity.relations ?? []).map((relation) => ({ ...relation, depth, of }))
}

/** Two neighbours that are related to each other tell so once. */
function withoutReturns(relations: readonly RelationFound[]): readonly RelationFound[] {
  const reportedBy = new Map<string, string>()
  return relations.filter(({ of, id }) => {
    if (id === undefined) return true
    const pair = [of.id, id].sort().join(' ')
    const teller = reportedBy.get(pair) ?? of.id
    reportedBy.set(pair, teller)
    return teller === of.id
  })
}
