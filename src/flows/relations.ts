import type { ListedRelation } from '../vocabulary/entity.ts'
import type { Mode } from '../vocabulary/principal.ts'
import type { ListedEntity } from '../vocabulary/screening.ts'
import type { Lists } from './ports/lists.ts'

/** A relation of a being that was asked for (depth 1), or of one that it is related to (depth 2). */
export interface RelationFound extends ListedRelation {
  readonly depth: 1 | 2
  /** Whose relation it is. */
  readonly of: { readonly id: string; readonly name: string }
}

export interface DetailedEntity extends ListedEntity {
  readonly relations: readonly RelationFound[]
  /** Whether there are more than were looked at. */
  readonly moreRelations: boolean
}

/** Relations told of one being, nearest first. */
const mostRelations = 100

/** Neighbours whose own relations are looked up, for all the beings of one question. */
const mostNeighbours = 500

/** The beings with their relations and those of their neighbours. Nobody's way back to where it came from is told twice. */
export async function withRelations(
  lists: Pick<Lists, 'entities'>,
  beings: readonly ListedEntity[],
  mode: Mode,
): Promise<readonly DetailedEntity[]> {
  const next = new Set(beings.flatMap(({ entity }) => entity.relations ?? []).flatMap(({ id }) => id ?? []))
  const asked = [...next].slice(0, mostNeighbours)
  const found = asked.length === 0 ? [] : await lists.entities(asked, mode)
  const neighbours = new Map(found.map((listed) => [listed.entity.id, listed]))
  return beings.map((listed) => {
    const first = relationsAt(listed, 1)
    const ids = new Set(first.flatMap(({ id }) => id ?? []))
    const second = [...ids].flatMap((id) => {
      const neighbour = neighbours.get(id)
      if (neighbour === undefined) return []
      return relationsAt(neighbour, 2).filter((relation) => relation.id !== listed.entity.id)
    })
    const all = [...first, ...withoutReturns(second)]
    const moreRelations = all.length > mostRelations || [...ids].some((id) => !neighbours.has(id))
    return { ...listed, relations: all.slice(0, mostRelations), moreRelations }
  })
}

function relationsAt({ entity }: ListedEntity, depth: 1 | 2): readonly RelationFound[] {
  const of = { id: entity.id, name: entity.names[0]?.text ?? entity.id }
  return (entity.relations ?? []).map((relation) => ({ ...relation, depth, of }))
}

/** Two neighbours that are related to each other tell so once. */
function withoutReturns(relations: readonly RelationFound[]): readonly RelationFound[] {
  const toldBy = new Map<string, string>()
  return relations.filter(({ of, id }) => {
    if (id === undefined) return true
    const pair = [of.id, id].sort().join(' ')
    const teller = toldBy.get(pair) ?? of.id
    toldBy.set(pair, teller)
    return teller === of.id
  })
}
