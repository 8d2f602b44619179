import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { TemplateVersion } from '../../../vocabulary/agreements/contract-template.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { PageCursor, TransactionFilter } from '../pagination.ts'
import type { SealContext } from '../vault/vault.ts'

/** An archive that is being made: its own key, and where its bytes go. */
export interface NewExport {
  readonly id: string
  readonly blobId: string
  readonly seal: SealContext
}

/** An archive that can be fetched. */
export interface ReadyExport extends NewExport {
  readonly size: number
  /** Hex. */
  readonly sha256: string
}

/** Archives of records, to be fetched for a while. The key of each dies when its time is over or a record in it is deleted. */
export interface ExportRecords {
  /** Throws Refusal ERROR_RATE_LIMIT while the account has two in the making. */
  beginExport(principal: Principal, lifetimeMs: number): Promise<NewExport>
  /** Matching records, in order of time. */
  recordsToExport(
    principal: Principal,
    filter: TransactionFilter,
    page: {
      readonly after?: PageCursor | undefined
      readonly limit: number
      readonly newestFirst: boolean
    },
  ): Promise<readonly Transaction[]>
  /** Records by id, in the order of the ids; those that the caller may not see are missing. */
  recordsById(principal: Principal, ids: readonly string[]): Promise<readonly Transaction[]>
  /** Says, before their content goes out, that these records are in the archive. */
  noteExported(principal: Principal, exportId: string, ids: readonly string[]): Promise<void>
  /** The records in the archive by id, those behind `after`. */
  exported(
    principal: Principal,
    exportId: string,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly Transaction[]>
  /** Audit entry and kept answer with it. Throws Refusal ERROR_CONFLICT when one of its records was deleted meanwhile. */
  finishExport(
    principal: Principal,
    id: string,
    archive: {
      readonly size: number
      readonly sha256: string
      readonly idempotency?: StoredAnswer<void> | undefined
    },
  ): Promise<void>
  /** Ends one that failed. */
  dropExport(principal: Principal, id: string): Promise<void>
  /** For signed links, whose signature was checked before. Null when it never was, or is gone. */
  readyExport(id: string): Promise<ReadyExport | null>
}

/** A file that was made for a record; its bytes lie in the vault under the record's key. */
export interface FileMetadata {
  readonly fileName: string
  readonly blobId: string
  readonly contentType: string
  readonly sha256: string
  readonly size: number
  /** Of a contract: what it was made from. */
  readonly template?: TemplateVersion
}

export interface StoredFile extends FileMetadata {
  /** The transaction, or a contract of none. */
  readonly recordId: string
  readonly seal: SealContext
}

export interface FileRecords {
  /** How to seal a file for a record; null for unknown and foreign ids. */
  sealOf(principal: Principal, transactionId: string): Promise<SealContext | null>
  file(principal: Principal, fileName: string): Promise<StoredFile | null>
  /** For signed links, whose signature was checked before. */
  fileByLink(fileName: string): Promise<StoredFile | null>
}
