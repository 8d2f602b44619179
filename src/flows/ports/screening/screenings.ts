import type { Allowance, QuotaReservation } from '../account/quota.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { ListVersion } from '../../../vocabulary/screening/entity.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { ScreeningHit } from '../../../vocabulary/screening/screening.ts'
import type { CursorPage, CursorPageRequest } from '../pagination.ts'

/** A stored question without what was asked. Instants are milliseconds since 1970, UTC. */
export interface ScreeningRow {
  readonly id: string
  readonly subjectId: string
  readonly mode: 'live' | 'test'
  readonly madeBy: string
  readonly createdAt: number
  readonly matcher: string
  /** Every list that was asked for, as it stood then. */
  readonly versions: readonly ListVersion[]
}

/** A hit as it was answered, with everything that its score rests on; versions before kept id and score alone. */
export interface StoredHit extends Partial<Omit<ScreeningHit, 'entity' | 'score'>> {
  readonly entityId: string
  /** 0..1 */
  readonly score: number
  /** SHA-256 of the facts that matched (`matchedFacts`), hex. */
  readonly facts?: string
}

/** A hit that was not answered, because someone had found it to be another person. */
export interface SuppressedHit extends StoredHit {
  readonly falsePositiveId: string
  /** As it was given with the false positive. */
  readonly reason: string
}

export interface StoredScreening extends ScreeningRow {
  /** As it was recorded. */
  readonly query: unknown
  readonly hits: readonly StoredHit[]
  readonly suppressed: readonly SuppressedHit[]
  /** How long it took; null where it was not written down. */
  readonly executionMs: number | null
}

export type ScreeningPage = CursorPage<ScreeningRow>

export interface StoredScreeningRecords {
  /** Newest first; a test key sees those of test keys alone. */
  screenings(principal: Principal, page: CursorPageRequest): Promise<ScreeningPage>
  /** Null for unknown, foreign and erased ids alike. */
  screening(principal: Principal, id: string): Promise<StoredScreening | null>
}

export interface NewScreening {
  readonly query: Readonly<Record<string, unknown>>
  /** Whose it is; a new subject of its own when absent. */
  readonly subjectId?: string | undefined
  /** What was answered. */
  readonly hits: readonly StoredHit[]
  /** What was found and kept quiet. */
  readonly suppressed?: readonly SuppressedHit[]
  readonly versions: readonly ListVersion[]
  readonly matcher: string
  readonly executionMs?: number
  readonly reservation: QuotaReservation
  /** As in `NewTransaction`. */
  readonly idempotency?: StoredAnswer<ScreeningReceipt> | undefined
}

/** What is left to spend, and the id under which the question was stored. */
export interface ScreeningReceipt extends Allowance {
  readonly id: string
}

export interface ScreeningRecords extends StoredScreeningRecords {
  /**
   * Sealed query, versions seen, quota, audit: one database transaction. Throws Refusal ERROR_NOT_FOUND for a subject
   * that is not there, or of another mode.
   */
  recordScreening(principal: Principal, screening: NewScreening): Promise<ScreeningReceipt>
}
