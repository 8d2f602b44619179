import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { Allowance, QuotaReservation } from '../account/quota.ts'
import type { ImageMetadata } from '../transactions/transactions.ts'
import type { SealContext } from '../vault/vault.ts'

/** A quick reading that leaves something for a day. Its key exists in memory only until it is kept. */
export interface NewQuickReading {
  readonly id: string
  /** For sealing its pictures before it is kept. */
  readonly seal: SealContext
}

/** A picture as it was sent, in the vault; for a day the key that sent it may name it by its token. */
export type QuickImage = Omit<ImageMetadata, 'contentType'>

/** Readings of which no transaction is made. */
export interface QuickReadingRecords {
  newQuickReading(principal: Principal): NewQuickReading
  /** Row, pictures, quota, audit entry, kept answer: one database transaction. */
  keepQuickReading(
    principal: Principal,
    stored: {
      readonly reading: NewQuickReading
      readonly pictures: readonly QuickImage[]
      readonly lifetimeMs: number
      readonly reservation: QuotaReservation
      readonly idempotency?: StoredAnswer<Allowance> | undefined
    },
  ): Promise<Allowance>
  /** A picture that the same key had kept; null for unknown and foreign tokens, and when its day is over. */
  quickPicture(
    principal: Principal,
    token: string,
  ): Promise<{ readonly blobId: string; readonly seal: SealContext } | null>
}
