import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'

/** What is held is neither deleted, erased nor purged until the hold is lifted or ends. */
export interface LegalHold {
  readonly id: string
  readonly subjectId: string
  /** Empty when its subject was erased after the hold was over. */
  readonly reason: string
  readonly placedBy: string
  readonly placedAt: number
  readonly endsAt: number | null
  readonly liftedAt: number | null
}

export interface NewHold {
  /** A subject, or a record whose subject is meant. */
  readonly target: string
  readonly reason: string
  readonly endsAt: number | null
  /** How the answer to a request with an Idempotency-Key is kept. */
  readonly idempotency?: StoredAnswer<LegalHold> | undefined
}

export interface HoldRecords {
  /** Null when there is no such subject and no such record. */
  placeHold(principal: Principal, hold: NewHold): Promise<LegalHold | null>
  /** Newest first, those that are over included. */
  listHolds(principal: Principal): Promise<readonly LegalHold[]>
  /** Null when there is none such, or it is over. */
  liftHold(principal: Principal, id: string): Promise<LegalHold | null>
}
