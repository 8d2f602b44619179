import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'

/** What is left to spend. Without a plan: a large number that counts down (docs/operate/accounts.md). */
export interface Allowance {
  readonly quota: number
  readonly credit: number
}

/** Quota held for one request; settled by the commit that stores its result, or given back. */
export interface QuotaReservation {
  readonly id: string
  readonly cost: number
}

export interface QuotaRecords {
  /** Throws Refusal ERROR_QUOTA_EXCEEDED. Test keys spend credit, live keys quota. */
  reserve(principal: Principal, cost: number): Promise<QuotaReservation>
  release(principal: Principal, reservation: QuotaReservation): Promise<void>
  /**
   * Settles a result that is not stored (saveResult off): ledger, audit, and that a request with an Idempotency-Key was
   * answered, in one database transaction.
   */
  settle(
    principal: Principal,
    reservation: QuotaReservation,
    stored?: StoredAnswer<Allowance>,
  ): Promise<Allowance>
  allowance(principal: Principal): Promise<Allowance>
}
