import type { Verdict } from '../../vocabulary/decision/outcome.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'

/** The last row of a page: its instant in milliseconds, and its id. */
export interface PageCursor {
  readonly at: number
  readonly id: string
}

export interface TransactionFilter {
  readonly profileId?: string
  readonly decision?: Verdict
  readonly customData?: string
  readonly docupass?: string
  /** Milliseconds, inclusive. */
  readonly createdAtMin?: number
  readonly createdAtMax?: number
  /** Only for live keys; a test key sees test records whatever it asks. */
  readonly mode?: Mode
}

/** A page of a list, newest first unless asked otherwise. */
export interface ResultPageRequest {
  /** 1..100 */
  readonly limit: number
  readonly offset: number
  readonly newestFirst: boolean
  /** Where the page before ended; then the offset says nothing. Rows that come meanwhile neither repeat nor skip any. */
  readonly after?: PageCursor | undefined
}

/** A page of a list that goes on behind a cursor, newest first. */
export interface CursorPageRequest {
  readonly limit: number
  readonly after: PageCursor | undefined
}

export interface CursorPage<Row> {
  readonly rows: readonly Row[]
  /** Where the next page begins; null on the last one. */
  readonly next: PageCursor | null
}

export interface ResultPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly hasMore: boolean
}
