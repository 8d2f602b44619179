import type { PackedList, ServedList } from './watchlists.ts'

export interface ListVersionRow {
  readonly source: string
  readonly database: string
  readonly version: string
  readonly date: string | null
  readonly records: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly importedAt: number
  readonly origin: string
}

export interface ListRefreshFailure {
  readonly source: string
  readonly trouble: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What is known of the lists, for every process of this installation. */
export interface WatchlistRecords {
  recordListVersion(row: ListVersionRow): Promise<void>
  listVersions(source?: string): Promise<readonly ListVersionRow[]>
  /** Lists that are there for every process of this installation. */
  sharedLists(): Promise<readonly ServedList[]>
  sharedList(source: string): Promise<PackedList | null>
  /** Puts a list there unless a newer one is. */
  shareList(list: PackedList): Promise<void>
  /** Stores why a refresh was refused, for every process. */
  noteListTrouble(source: string, trouble: string): Promise<void>
  /** The newest of each source, past or not. */
  listTroubles(): Promise<readonly ListRefreshFailure[]>
  /**
   * Takes a list for a refresh, or with `mine` goes on holding it; who holds it then, or null while another person does.
   *
   * @param lockHolder what was answered when it was taken
   */
  holdListRefresh(source: string, forMs: number, lockHolder?: string): Promise<string | null>
  releaseListRefresh(source: string, holder: string): Promise<void>
}
