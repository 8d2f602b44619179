import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { CursorPage, CursorPageRequest } from '../pagination.ts'

/** A hit that someone found to be another person. Instants are milliseconds since 1970, UTC. */
export interface FalsePositive {
  readonly id: string
  readonly subjectId: string
  /** The screening or scan whose hit it was. */
  readonly recordId: string
  readonly mode: Mode
  readonly entityId: string
  readonly reason: string
  /** Id of the key that said so. */
  readonly madeBy: string
  readonly madeAt: number
  /** Null = it does not end by itself. */
  readonly expiresAt: number | null
  /** In force only once another key has approved it. */
  readonly needsApproval: boolean
  readonly approvedBy: string | null
  readonly approvedAt: number | null
  readonly withdrawnBy: string | null
  readonly withdrawnAt: number | null
}

export interface NewFalsePositive {
  /** Of a screening or a scan that had the hit. */
  readonly recordId: string
  readonly entityId: string
  readonly reason: string
  readonly expiresAt: number | null
  readonly needsApproval: boolean
  /** How it is kept that a request with an Idempotency-Key was answered. */
  readonly idempotency?: StoredAnswer<FalsePositive> | undefined
}

/** A rule in force: this entity is not this person as long as these facts match. */
export interface FalsePositiveRule {
  readonly id: string
  readonly entityId: string
  readonly reason: string
  /** SHA-256 of the facts that matched, hex. */
  readonly facts: string
}

export type FalsePositivePage = CursorPage<FalsePositive>

/** Null for unknown, foreign and erased ids alike. */
export interface FalsePositiveRecords {
  /**
   * Throws Refusal ERROR_INVALID_VALUE when the record had no such hit, and ERROR_OPERATION_FAILED when it was stored
   * by a version that did not note the facts.
   */
  noteFalsePositive(principal: Principal, falsePositive: NewFalsePositive): Promise<FalsePositive | null>
  /** Newest first, those that are over included. */
  falsePositives(
    principal: Principal,
    page: CursorPageRequest & { readonly subjectId?: string | undefined },
  ): Promise<FalsePositivePage>
  /** Throws Refusal ERROR_OPERATION_FAILED by the key that made it, and when it is approved or over. */
  approveFalsePositive(principal: Principal, id: string): Promise<FalsePositive | null>
  /** Throws Refusal ERROR_OPERATION_FAILED when it is over already. */
  withdrawFalsePositive(principal: Principal, id: string): Promise<FalsePositive | null>
  /** In force now, of a subject in the caller's mode; null when there is no such subject. */
  rulesOf(principal: Principal, subjectId: string): Promise<readonly FalsePositiveRule[] | null>
  /** In force now, of everyone whose scans were of this document (`identityMarks`), in the caller's mode. */
  rulesOfDocument(principal: Principal, document: string): Promise<readonly FalsePositiveRule[]>
}
