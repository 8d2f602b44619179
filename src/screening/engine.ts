import type { Entity } from '../vocabulary/entity.ts'
import type { ListQuestion, ScreeningHit } from '../vocabulary/screening.ts'
import { startIndex } from './lookup/build-index.ts'
import { openIndex } from './lookup/open-index.ts'
import { matcher } from './matching/matcher.table.ts'
import { normaliseIdentifier, normaliseName } from './names/prepare-name.ts'
import { searchAddresses } from './search-addresses.ts'
import { searchList } from './search-list.ts'
import { sources } from './sources/all.ts'
import { ownSourceBeside } from './sources/own/source.ts'
import { statedDate } from './sources/stated-date.ts'

/** One list in memory, ready to be asked. */
export interface SearchableList {
  readonly beings: number
  search(question: ListQuestion): ScreeningHit[]
  /** The being of that id; null when there is none. */
  entity(id: string): Entity | null
}

/** What the keeper of the lists needs of the engine; handed to it where the program is put together. */
export const screeningEngine = {
  /** Version of the matching rules; a snapshot made by another version is built anew. */
  matcher: matcher.version,
  sources,
  /** Throws Refusal ERROR_INVALID_VALUE that names what of a list of somebody's own is not as it should be. */
  ownSource: (stated: unknown) => ownSourceBeside(sources, stated),
  startIndex,

  /**
   * @param snapshot bytes made by `startIndex(…).finish()`
   * @param records one entity as JSON per line, in the order in which they were added; in memory or elsewhere
   */
  open(
    snapshot: ArrayBufferLike,
    records: Pick<Uint8Array, 'length'> & { subarray(from: number, to: number): Uint8Array },
    database: string,
  ): SearchableList {
    const index = openIndex(snapshot)
    if (index.header['matcher'] !== matcher.version)
      throw new Error('the list snapshot is of another matcher')
    const { recordStart } = index.columns
    if (recordStart[index.beings] !== records.length)
      throw new Error('the list snapshot belongs to other records')
    const decoder = new TextDecoder()
    const entityAt = (being: number): Entity => {
      const line = decoder.decode(records.subarray(recordStart[being] ?? 0, recordStart[being + 1] ?? 0))
      // Lines are what `startIndex` was given, bound to the snapshot by their length and to the version by its hash.
      return JSON.parse(line) as Entity
    }
    return {
      beings: index.beings,
      search: (question) =>
        (question.address === undefined ? searchList : searchAddresses)(
          { index, entityAt, database },
          question,
        ),
      entity: (id) =>
        index
          .beingsOf(id)
          .map(entityAt)
          .find((entity) => entity.id === id) ?? null,
    }
  },

  statedDate,

  /** False for a name of signs alone, which no list could ever match. */
  canSearchName: (name: string): boolean => normaliseName(name) !== '',
  canSearchNumber: (number: string): boolean => normaliseIdentifier(number) !== '',
} as const
