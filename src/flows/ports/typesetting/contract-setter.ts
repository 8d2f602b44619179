import type { CertificatePages } from '../../../vocabulary/agreements/certificate-pages.ts'
import type { ContractFormat, ContractTree } from '../../../vocabulary/agreements/contract-tree.ts'

export interface SetContract {
  readonly bytes: Uint8Array
  /** Whether it keeps to PDF/A; null for what is no PDF. */
  readonly archival: boolean | null
}

/** What a PDF may have beside the contract itself. */
export interface PdfExtras {
  /** Across every page; null for none. */
  readonly mark: string | null
  /** Behind the contract, whose own numbers of pages do not count them. */
  readonly certificate: CertificatePages | null
  /** Inside the file, for readers to take out again; the file is PDF/A-3a then. */
  readonly attachment: {
    readonly name: string
    readonly description: string
    readonly bytes: Uint8Array
  } | null
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
      /** Of a PDF alone. */
      readonly extras?: PdfExtras
    },
  ): Promise<SetContract>
}
