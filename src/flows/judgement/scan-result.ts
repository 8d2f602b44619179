import type { ImageSide, Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { Allowance } from '../ports/account/quota.ts'

/** A picture as it is answered: JPEG, or PNG where the profile says so, without metadata. */
export interface OutputImage {
  readonly bytes: Uint8Array
  /** Null when it was not stored, so that no link can point to it. */
  readonly token: string | null
}

export interface ScanResult {
  /** What was found and decided; `id` names a stored record only when `stored`. */
  readonly transaction: Transaction
  readonly stored: boolean
  readonly pictures: Readonly<Partial<Record<ImageSide, OutputImage>>>
  readonly allowance: Allowance
  readonly executionMs: number
  /** How much of `executionMs` went by until the pictures were read; absent where that was not timed. */
  readonly readingMs: number | undefined
  /** Keys of the override that had no effect. */
  readonly ignored: readonly string[]
}
