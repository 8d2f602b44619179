import type { ResultPageRequest, ResultPage, TransactionFilter } from '../pagination.ts'
import type { Allowance, QuotaReservation } from '../account/quota.ts'
import type { Verdict } from '../../../vocabulary/decision/outcome.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { ImageSide, Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { FaceTemplate } from '../face/face-templates.ts'
import type { FileMetadata } from '../export/exports.ts'
import type { SealContext } from '../vault/vault.ts'

/** A record about to be stored: its ids and data key exist in memory only until the commit. */
export interface NewRecord {
  readonly id: string
  readonly subjectId: string
  /** For sealing the record's blobs before the commit. */
  readonly seal: SealContext
}

/** A picture that already lies, sealed and synced, in the vault. */
export interface ImageMetadata {
  readonly token: string
  readonly blobId: string
  readonly side: ImageSide
  readonly contentType: string
  readonly sha256: string
  readonly size: number
}

export interface NewTransaction {
  readonly record: NewRecord
  readonly transaction: Transaction
  readonly images: readonly ImageMetadata[]
  /** That lie in the vault already; their names stand in the transaction. */
  readonly files?: readonly FileMetadata[]
  /** Where the profile asks for it. */
  readonly template?: FaceTemplate
  readonly reservation: QuotaReservation
  /** Where the account wants the event posted; empty = nowhere, the event is written all the same. */
  readonly webhook: string
  /** The first answer of a request with an Idempotency-Key: kept in the same database transaction. */
  readonly idempotency?: StoredAnswer<Allowance> | undefined
}

export interface ManualDecision {
  readonly decision: Verdict
  readonly reason: string
  readonly note: string
}

/** How to open one stored picture. */
export interface StoredImage extends ImageMetadata {
  readonly accountId: string
  readonly transactionId: string
  readonly seal: SealContext
}

export interface TransactionRecords {
  fresh(principal: Principal): Promise<NewRecord>
  /** Row, images, quota, outbox event `new`, audit entry, idempotency: one database transaction. */
  commit(principal: Principal, newTransaction: NewTransaction): Promise<Allowance>
  list(
    principal: Principal,
    filter: TransactionFilter,
    page: ResultPageRequest,
  ): Promise<ResultPage<Transaction>>
  /** Null for unknown and foreign ids alike, as everywhere below. */
  get(principal: Principal, id: string): Promise<Transaction | null>
  /** Event `update`; webhook from the stored effective profile. */
  decide(principal: Principal, id: string, manual: ManualDecision): Promise<Transaction | null>
  /** Destroys the record's wrapped key; the blobs named may then be unlinked. Event `delete`. */
  remove(principal: Principal, id: string): Promise<{ readonly blobIds: readonly string[] } | null>
  /** `madeBy: 'any'` for the vault; `'caller'` for `ref:`, which works only for the key that made it. */
  image(principal: Principal, token: string, madeBy: 'any' | 'caller'): Promise<StoredImage | null>
  /** For signed links, which need no key: the link's own signature was checked before. */
  imageOf(transactionId: string, token: string): Promise<StoredImage | null>
  /** Of these blobs, the ones no record refers to. */
  orphans(blobIds: readonly string[]): Promise<readonly string[]>
}
