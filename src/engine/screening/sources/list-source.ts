import type { Entity, EntityTopic } from '../../../vocabulary/screening/entity.ts'
import type { CustomListDefinition } from './own/custom-list-definition.ts'

/** Files that belong together, by part: `{ sdn: 'a/sdn.csv', alt: 'a/alt.csv' }`. */
export interface RecognisedFiles {
  readonly parts: Readonly<Record<string, string>>
  /** Publication date `YYYY-MM-DD` as the file names tell it. */
  readonly date: string | null
  /** Sentences for the operator, for example about parts that are not there. */
  readonly warnings: readonly string[]
}

/** What a list says of an entity only once all of it was read: relations, offices held. */
export type Completion = (entity: Entity) => Entity

/** A publisher's list: where it comes from, on what terms, and how it is read. Sources are rows of `all.ts`. */
export interface ListSource {
  readonly id: string
  /** Wire code of the list that it fills, or its own id. */
  readonly database: string
  readonly title: string
  readonly publisher: string
  readonly topic: EntityTopic
  readonly licence: {
    readonly name: string
    readonly url: string
    readonly commercialUse: 'free' | 'needs a licence'
  }
  /** How often the publisher changes it, and after how many days without a refresh it counts as stale. */
  readonly cadenceDays: number
  readonly staleAfterDays: number
  /** Records expected, and the smallest share of the former version that a new one may have. */
  readonly bounds: { readonly min: number; readonly max: number; readonly minShareOfPrevious: number }
  /** How the files look. */
  readonly formatDescription: string
  /** Empty when the list is built in. */
  readonly files: readonly { readonly part: string; readonly url: string; readonly required: boolean }[]
  /** What a list of a person's own was made from; absent in published ones. */
  readonly customDefinition?: CustomListDefinition
  /** Which of these files, paths or bare names, make up the list; null when none does. */
  recognise(paths: readonly string[]): RecognisedFiles | null
  /**
   * Entities in the order of the list, read as a stream: none is held once it was answered.
   * Throws Refusal ERROR_OPERATION_FAILED with a sentence when a file is not what it should be.
   *
   * @param parts text in chunks by part; a list that is built in takes none
   * @param warn takes sentences for the operator
   * @param complete takes at the end what completes each entity; not called where nothing remains to be said
   */
  entities(
    parts: Readonly<Record<string, AsyncIterable<string>>>,
    warn: (sentence: string) => void,
    complete?: (completion: Completion) => void,
  ): AsyncIterable<Entity>
}
