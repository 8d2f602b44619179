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
