import type { PdfExtras, SetContract } from '../../../flows/ports/typesetting/contract-setter.ts'
import type { ContractFormat, ContractTree } from '../../../vocabulary/agreements/contract-tree.ts'

/** Work for the process that makes contracts; it does one at a time. */
export interface ContractTask {
  readonly tree: ContractTree
  readonly format: ContractFormat
  /** Milliseconds since 1970. */
  readonly at: number
  readonly extras?: PdfExtras
}

export type ContractAnswer =
  | { readonly kind: 'done'; readonly made: SetContract }
  | { readonly kind: 'failed'; readonly message: string }
