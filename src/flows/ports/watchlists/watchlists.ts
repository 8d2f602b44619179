import type { ListVersion } from '../../../vocabulary/screening/entity.ts'
import type { CacheValidator } from '../outbound/egress.ts'
import type { Mode } from '../../../vocabulary/account/principal.ts'
import type {
  ListedEntity,
  ScreeningAnswer,
  ScreeningQuery,
} from '../../../vocabulary/screening/screening.ts'

/** What is known of one source of names, loaded or not. */
export interface ListStatus extends ListVersion {
  /** Our id of the source; null when no source can fill this database yet. */
  readonly source: string | null
  readonly title: string
  readonly licence: string | null
  /** Whether anyone who earns money with it needs a licence of the publisher's. */
  readonly commercialUse: 'free' | 'needs a licence' | null
  /** Where its first file is fetched; null for what has no publisher. */
  readonly address: string | null
  /** About how often the publisher changes it. */
  readonly cadenceDays: number | null
  /** How many records it has on an ordinary day. */
  readonly expected: { readonly min: number; readonly max: number } | null
  /** Milliseconds since 1970 of the last import or successful check; null when never. */
  readonly refreshedAt: number | null
  /** Why the last refresh was refused, one sentence; null when it was not. */
  readonly trouble: string | null
}

/** A file to import: on this machine, or just fetched. */
export type ListFile =
  | { readonly path: string }
  | {
      readonly name: string
      readonly bytes: Uint8Array
      readonly lastModified: number | null
      /** How its publisher marked it. */
      readonly validator?: CacheValidator
    }

/** Name of a file → how its publisher marked it when it was fetched last. */
export type CacheValidators = Readonly<Record<string, CacheValidator>>

export interface RefreshProgress {
  readonly stage: 'download' | 'read' | 'index' | 'keep'
  readonly bytes: number
  /** Null when the other side does not say. */
  readonly totalBytes: number | null
  readonly records: number
}

export interface RefreshRequest {
  readonly source: string
  /** Makes the source one of a person's own, or another one than it was: its topic, title and map of columns. */
  readonly own?: Readonly<Record<string, unknown>>
  /**
   * Gathers the files, or one folder whose files are recognised by the publisher's names. Called once, while the source
   * is held against a second refresh; its Refusal is kept as the list's trouble.
   *
   * @param known marks of the files that made what is served; empty when all of them are wanted
   * @returns null when all of those files are unchanged
   */
  readonly files: (known: CacheValidators) => Promise<readonly ListFile[] | null>
  /** `official` = fetched from the publisher: the expected number of records is then a condition, not a warning. */
  readonly origin: 'official' | 'file'
  /** Day of publication of files that state none and have none in their names, `YYYY-MM-DD`. */
  readonly dated?: string
  /** Accepts a list that shrank beyond its bound. */
  readonly force?: boolean
  readonly onProgress?: (progress: RefreshProgress) => void
  readonly signal: AbortSignal
}

export interface RefreshOutcome {
  readonly source: string
  readonly database: string
  readonly version: string
  /** Null before the first version. */
  readonly previous: string | null
  /** False when the content is the one already served. */
  readonly changed: boolean
  /** Of publication, `YYYY-MM-DD`; null where no one knows it. */
  readonly date: string | null
  readonly records: number
  readonly diff: { readonly added: number; readonly changed: number; readonly removed: number }
  /** Names of the files that were read. */
  readonly files: readonly string[]
  /** Sentences for the operator: aliases absent, rows without an owner, fewer records than usual. */
  readonly warnings: readonly string[]
  readonly importedAt: number
}

/** Which version of a source someone serves, and since when it is known to be the newest. */
export interface ServedList {
  readonly source: string
  /** SHA-256 of its records in hex; null when nothing is served. */
  readonly version: string | null
  /** Milliseconds since 1970; 0 before the first refresh. */
  readonly refreshedAt: number
}

/** A version as it goes from one process to another. */
export interface PackedList extends ServedList {
  readonly version: string
  /** What is known of it beside its records, as JSON. */
  readonly meta: string
  /** Its records, packed with gzip. */
  readonly content: Uint8Array
}

/** The lists of names, kept as versions on disk and searched in memory. */
export interface Watchlists {
  /** Lists as they stand now; all the wire's databases when none are named. Test mode sees the invented list alone. */
  versions(databases?: readonly string[] | null, mode?: Mode): readonly ListVersion[]
  /** Every database of the wire and every source. */
  status(): readonly ListStatus[]
  /**
   * Best hits first.
   * Throws Refusal ERROR_INVALID_VALUE for an unknown database and for a query without name and number, and
   * SERVICE_UNAVAILABLE when none of the lists asked for is loaded: no hit must never look like a clear name.
   */
  search(query: ScreeningQuery, signal?: AbortSignal): Promise<ScreeningAnswer>
  /**
   * The same search in these versions of the lists, whichever are served now. Throws Refusal ERROR_OPERATION_FAILED
   * that names the versions which are not kept here, and SERVICE_UNAVAILABLE while versions that are not served any
   * more are being searched for another person: each such search builds a whole index.
   */
  searchAt(
    query: ScreeningQuery,
    versions: readonly ListVersion[],
    signal?: AbortSignal,
  ): Promise<ScreeningAnswer>
  /** Those of these entities that stand in a list that is loaded, in the order asked for; ids as hits give them. */
  entities(ids: readonly string[], mode: Mode): Promise<readonly ListedEntity[]>
  /** Version of the matching rules. */
  readonly matcher: string
  /**
   * Imports a list as a new version and serves it; the former one serves until that moment.
   * Throws Refusal ERROR_OPERATION_FAILED with a sentence when it is empty, unreadable or shrank beyond its bound.
   */
  refresh(request: RefreshRequest): Promise<RefreshOutcome>
  /** Every source that can be refreshed, and what this process serves of it. */
  served(): Promise<readonly ServedList[]>
  /** What is served of a source, for other processes; null when nothing is. */
  pack(source: string): Promise<PackedList | null>
  /**
   * Serves a version that another process refreshed; `fetch` is called when it is not on this disk.
   * False when there was nothing to do, or this source is being refreshed here. Throws when it is not whole.
   */
  adopt(list: ServedList, fetch: () => Promise<PackedList | null>): Promise<boolean>
  /** Resolves once what lies on disk is loaded. */
  readonly ready: Promise<void>
  close(): Promise<void>
}
