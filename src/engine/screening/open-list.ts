import type { Entity } from '../../vocabulary/screening/entity.ts'
import type { ListQuery, ScreeningHit } from '../../vocabulary/screening/screening.ts'
import { openIndex } from './lookup/index/open-index.ts'
import { matcher } from './matching/matcher.table.ts'
import { searchAddresses } from './search-addresses.ts'
import { searchList } from './search-list.ts'

/** One list in memory, ready to be asked. */
export interface SearchableList {
  readonly entities: number
  search(query: ListQuery): ScreeningHit[]
  /** The entity of that id; null when there is none. */
  entity(id: string): Entity | null
}

/** Records as they lie in memory or elsewhere, one entity as JSON per line, in the order in which they were added. */
type RecordBytes = Pick<Uint8Array, 'length'> & { subarray(from: number, to: number): Uint8Array }

/**
 * Opens a list where its bytes lie: several threads may open the same ones. Throws when snapshot and records do not
 * belong together or were made by other rules.
 *
 * @param snapshot bytes made by `startIndex(…).finish()`
 */
export function openList(snapshot: ArrayBufferLike, records: RecordBytes, database: string): SearchableList {
  const index = openIndex(snapshot)
  if (index.header['matcher'] !== matcher.version) throw new Error('the list snapshot is of another matcher')
  const { recordStart } = index.columns
  if (recordStart[index.entities] !== records.length)
    throw new Error('the list snapshot belongs to other records')
  const decoder = new TextDecoder()
  const entityAt = (entity: number): Entity => {
    const line = decoder.decode(records.subarray(recordStart[entity] ?? 0, recordStart[entity + 1] ?? 0))
    // Lines are what `startIndex` was given, bound to the snapshot by their length and to the version by its hash.
    return JSON.parse(line) as Entity
  }
  return {
    entities: index.entities,
    search: (query) =>
      (query.address === undefined ? searchList : searchAddresses)({ index, entityAt, database }, query),
    entity: (id) =>
      index
        .entitiesOf(id)
        .map(entityAt)
        .find((entity) => entity.id === id) ?? null,
  }
}
