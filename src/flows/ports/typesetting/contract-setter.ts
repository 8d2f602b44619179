import type { ContractFormat, ContractTree } from '../../../vocabulary/agreements/contract-tree.ts'

export interface SetContract {
  readonly bytes: Uint8Array
  /** Whether it keeps to PDF/A; null for what is no PDF. */
  readonly archival: boolean | null
}

/** Makes files of contracts, away from the thread of the requests and from the reports. */
export interface ContractSetter {
  /**
   * @param made.at the instant it names as that of its making, milliseconds since 1970
   * @param made.payer the account: accounts take turns
   * @throws Refusal SERVICE_UNAVAILABLE when too many wait, ERROR_OPERATION_FAILED when it takes too much time or memory or
   *   cannot be set; the signal's reason
   */
  set(
    tree: ContractTree,
    made: {
      readonly format: ContractFormat
      readonly at: number
      readonly payer: string
      readonly signal: AbortSignal
    },
  ): Promise<SetContract>
}
