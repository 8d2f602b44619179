import type { Completion } from '../list-source.ts'

/** Schemas that tie a person to a relative or associate → what that person is to the holder of an office. */
const basisBySchema: Readonly<Record<string, 'family' | 'associate'>> = {
  Family: 'family',
  Associate: 'associate',
}

/** Two entities that a record ties, by their ids in the list. */
interface RelationRecord {
  readonly schema: string
  readonly sourceId: string
  readonly targetId: string
}

/**
 * Completes those whom a file calls near to someone in office, without saying which of the two: family or associate,
 * where they are tied to one who holds an office in one of these ways alone.
 *
 * @param holders ids of those in office
 */
export function resolveRcaBasis(
  holders: ReadonlySet<string>,
  relations: readonly RelationRecord[],
): Completion {
  const basesById = new Map<string, Set<'family' | 'associate'>>()
  for (const { schema, sourceId, targetId } of relations) {
    const basis = basisBySchema[schema]
    if (basis === undefined) continue
    if (holders.has(targetId)) basesById.set(sourceId, (basesById.get(sourceId) ?? new Set()).add(basis))
    if (holders.has(sourceId)) basesById.set(targetId, (basesById.get(targetId) ?? new Set()).add(basis))
  }
  return (entity) => {
    const [by, secondBasis] = basesById.get(entity.id) ?? []
    if (entity.exposure?.by !== 'family-or-associate' || by === undefined || secondBasis !== undefined)
      return entity
    return { ...entity, exposure: { ...entity.exposure, by } }
  }
}
