import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { TemplateVersion } from '../../../vocabulary/agreements/contract-template.ts'
import type { Allowance, QuotaReservation } from '../account/quota.ts'
import type { FileMetadata } from '../export/exports.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { NewRecord } from '../transactions/transactions.ts'

/** A file that lies, sealed and synced, in the vault, and what is paid for it. */
export interface PaidFile {
  readonly file: FileMetadata & { readonly template: TemplateVersion }
  readonly reservation: QuotaReservation
  readonly idempotency?: StoredAnswer<Allowance> | undefined
}

/** Contracts that were generated. */
export interface ContractRecords {
  /** A contract about to be stored: its ids and data key exist in memory only until then. */
  freshContract(principal: Principal): Promise<NewRecord>
  /** Row, quota, audit entry and kept answer in one database transaction. */
  keepContract(principal: Principal, made: PaidFile & { readonly record: NewRecord }): Promise<Allowance>
  /**
   * The same for a file of a transaction, which names it from then on. Throws Refusal ERROR_NOT_FOUND.
   *
   * @param made.name as the transaction names it
   */
  keepContractOf(
    principal: Principal,
    made: PaidFile & { readonly transactionId: string; readonly name: string },
  ): Promise<Allowance>
}
