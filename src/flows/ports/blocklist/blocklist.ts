import type { BlockReason } from '../../../vocabulary/blocklist/block-reasons.ts'
import type { KnownDocument } from '../../../vocabulary/decision/facts.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { CursorPage, CursorPageRequest } from '../pagination.ts'

/** A document on the block list; what it was is kept as a hash alone. */
export interface BlockedDocument {
  readonly id: string
  readonly mode: Mode
  readonly reason: BlockReason
  /** Id of the key. */
  readonly madeBy: string
  /** Milliseconds since 1970 UTC. */
  readonly madeAt: number
}

export interface NewBlockedDocument {
  /** As `identityMarks` spells a document. */
  readonly document: string
  readonly reason: BlockReason
  readonly idempotency?: StoredAnswer<BlockedDocument> | undefined
}

export type BlocklistPage = CursorPage<BlockedDocument>

/** A key adds to the list of its mode; a test key sees and ends entries of test keys alone. */
export interface BlocklistRecords {
  /** What stands there already stays as it is, and is what is answered. */
  blockDocument(principal: Principal, block: NewBlockedDocument): Promise<BlockedDocument>
  /** Newest first. */
  blockedDocuments(principal: Principal, page: CursorPageRequest): Promise<BlocklistPage>
  /** False when there is no such entry. */
  unblockDocument(principal: Principal, id: string): Promise<boolean>
  /** What records and the list of the caller's mode know of this document (`identityMarks`). */
  knownDocument(principal: Principal, document: string): Promise<KnownDocument>
}
