import type { Entity, EntityTopic } from '../../../vocabulary/screening/entity.ts'
import type { ListQuery, ScreeningHit } from '../../../vocabulary/screening/screening.ts'

/** What a source of names tells about itself, and how its files are read. */
export interface EngineSource {
  readonly id: string
  readonly database: string
  readonly topic: EntityTopic
  readonly title: string
  readonly licence: { readonly name: string; readonly commercialUse: 'free' | 'needs a licence' }
  readonly cadenceDays: number
  readonly staleAfterDays: number
  readonly bounds: { readonly min: number; readonly max: number; readonly minShareOfPrevious: number }
  readonly files: readonly { readonly part: string; readonly url: string; readonly required: boolean }[]
  /** What a list of a person's own was made from, as plain data; absent in published ones. */
  readonly customDefinition?: unknown
  recognise(paths: readonly string[]): {
    readonly parts: Readonly<Record<string, string>>
    readonly date: string | null
    readonly warnings: readonly string[]
  } | null
  entities(
    parts: Readonly<Record<string, AsyncIterable<string>>>,
    warn: (sentence: string) => void,
    complete?: (completion: (entity: Entity) => Entity) => void,
  ): AsyncIterable<Entity>
}

export interface SearchableList {
  readonly entities: number
  search(query: ListQuery): ScreeningHit[]
  entity(id: string): Entity | null
}

/** Records of a list, one after the other: as much of an array of bytes as is needed to read one where it lies. */
export interface RecordBytes {
  /** Bytes of all. */
  readonly length: number
  subarray(from: number, to: number): Uint8Array
}

/** The pure engine as this adapter needs it; passed in by the composition. */
export interface ListEngine {
  readonly matcher: string
  readonly sources: readonly EngineSource[]
  /** A list of a person's own. Throws Refusal ERROR_INVALID_VALUE when what is stated makes none. */
  customSource(definition: unknown): EngineSource
  startIndex(header: Readonly<Record<string, unknown>>): {
    add(entity: Entity, recordLength: number): void
    finish(): Uint8Array
  }
  /** Throws when snapshot and records do not belong together or were made by other rules. */
  open(snapshot: ArrayBufferLike, records: RecordBytes, database: string): SearchableList
  /** Publication date `YYYY-MM-DD` as the beginning of a file states it; null when it states none. */
  publicationDate(fileHead: string): string | null
  canSearchName(name: string): boolean
  canSearchNumber(number: string): boolean
}
