import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { kindOfSchema } from '../ftm-entity.ts'
import type { Completion } from '../list-source.ts'
import { relateEntities, type Relation, type RelationEnd } from '../relate-entities.ts'
import { type PositionRecords, positionsOfHolders, addHeldPositions } from './held-offices.ts'
import { resolveRcaBasis } from './resolve-rca-basis.ts'
import type { FtmRecord } from './read.ts'
import { relationSchemas } from './tie-schemas.table.ts'

interface RelationEdge {
  readonly record: FtmRecord
  readonly sourceId: string
  readonly targetId: string
}

interface EntityStreamOptions {
  readonly source: string
  /** The entity of a record; null for one that is not of this list. */
  readonly entityOf: (record: FtmRecord) => Entity | null
  /** Whether a record is of this list at all, for the names of those who are no targets. */
  readonly isInList: (record: FtmRecord) => boolean
  readonly complete: ((completion: Completion) => void) | undefined
}

/**
 * The entities of a file as they come. What the records between them state, relations and offices held, completes them at
 * the end, because those records stand before or after the entities that they tie: of the entities themselves ids and names
 * are held, no more.
 */
export async function* streamEntities(
  records: AsyncIterable<FtmRecord>,
  { source, entityOf, isInList, complete }: EntityStreamOptions,
): AsyncGenerator<Entity> {
  const collector = createCollector()
  for await (const record of records) {
    const entity = entityOf(record)
    if (isInList(record)) collector.addRecord(record)
    if (entity === null) continue
    collector.addEntity(entity)
    yield entity
  }
  complete?.(collector.completion(source))
}

function createCollector() {
  const names = new Map<string, string>()
  const edges: RelationEdge[] = []
  const positionRecords: PositionRecords = { positions: new Map(), occupancies: [] }
  const entityIds = new Set<string>()
  /** Politically exposed at all, and those of them who are said to be in office. */
  const pepIds = new Set<string>()
  const officeHolderIds = new Set<string>()
  return {
    addRecord(record: FtmRecord): void {
      const [name] = record.properties['name'] ?? []
      if (kindOfSchema(record.schema) !== null && name !== undefined) names.set(record.id, name)
      edges.push(...edgesOf(record))
      if (record.schema === 'Position') positionRecords.positions.set(record.id, record)
      if (record.schema === 'Occupancy') positionRecords.occupancies.push(record)
    },
    addEntity({ id, topics, exposure }: Entity): void {
      entityIds.add(id)
      if (topics.includes('pep')) pepIds.add(id)
      if (exposure?.by === 'office') officeHolderIds.add(id)
    },
    completion(source: string): Completion {
      const idOf = (id: string) => `${source}:${id}`
      const endOf = (id: string): RelationEnd => ({ id: idOf(id), name: names.get(id) ?? id })
      const relationRecords = edges.map(({ record, sourceId, targetId }) => {
        return { schema: record.schema, sourceId: idOf(sourceId), targetId: idOf(targetId) }
      })
      const heldPositions = positionsOfHolders(positionRecords, source)
      for (const id of heldPositions.keys()) if (pepIds.has(id)) officeHolderIds.add(id)
      const addRelations = relateEntities(edges.map((edge) => relationOf(edge, endOf)), entityIds)
      const [addPositions, addRcaBasis] = [addHeldPositions(heldPositions), resolveRcaBasis(officeHolderIds, relationRecords)]
      return (entity) => addRcaBasis(addPositions(addRelations(entity)))
    },
  }
} // prettier-ignore

function edgesOf(record: FtmRecord): RelationEdge[] {
  const schema = relationSchemas[record.schema]
  if (schema === undefined) return []
  const sourceIds = record.properties[schema.sourceProperty] ?? []
  const targetIds = record.properties[schema.targetProperty] ?? []
  return sourceIds.flatMap((sourceId) => targetIds.map((targetId) => ({ record, sourceId, targetId })))
}

function relationOf(
  { record, sourceId, targetId }: RelationEdge,
  endOf: (id: string) => RelationEnd,
): Relation {
  const { forward = '', inverse = '', roleProperty = '' } = relationSchemas[record.schema] ?? {}
  const roles = [
    ...(record.properties[roleProperty] ?? []),
    ...(record.properties['percentage'] ?? []).map(formatPercentage),
  ]
  const labelWithRoles = (words: string) => (roles.length === 0 ? words : `${words} (${roles.join(', ')})`)
  const [from] = record.properties['startDate'] ?? []
  const [to] = record.properties['endDate'] ?? []
  return {
    source: endOf(sourceId),
    target: endOf(targetId),
    labels: { forward: labelWithRoles(forward), inverse: labelWithRoles(inverse) },
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}

function formatPercentage(share: string): string {
  return share.endsWith('%') ? share : `${share}%`
}
