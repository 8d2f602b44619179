import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { TemplateVersion } from '../../../vocabulary/agreements/contract-template.ts'
import type { KeptBytes, SealedFile, Signing, SigningState } from '../../../vocabulary/agreements/signing.ts'
import type { SigningEvent } from '../../../vocabulary/webhooks/webhook-events.ts'
import type { FileMetadata } from '../export/exports.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { ResultPage, ResultPageRequest } from '../pagination.ts'
import type { NewRecord } from '../transactions/transactions.ts'
import type { SealContext } from '../vault/vault.ts'

/**
 * Whose a signing is: a transaction's, a hosted link's, or a new contract's, whose file is the document as shown until it is
 * sealed. That of a link is sealed with the link's completion.
 */
export type SigningHost =
  | { readonly kind: 'transaction'; readonly transactionId: string }
  | { readonly kind: 'link'; readonly linkId: string }
  | { readonly kind: 'contract'; readonly record: NewRecord; readonly file: ContractFileMetadata }

type ContractFileMetadata = FileMetadata & { readonly template: TemplateVersion }

export interface NewSigning {
  readonly signing: Signing
  readonly host: SigningHost
  /** Where events go; empty = to the address of the transaction, or nowhere. */
  readonly webhook: string
  readonly idempotency?: StoredAnswer<Signing> | undefined
}

/** A signing as it was read, and how its blobs are sealed. */
export interface SigningRow {
  readonly signing: Signing
  readonly version: number
  readonly seal: SealContext
}

export interface SigningChange {
  readonly next: Signing
  /** Of the signing that `next` was made of. */
  readonly version: number
  readonly action: 'shown' | 'signed' | 'declined' | 'cancelled' | 'expired' | 'reminded'
  /** What lies in the vault already. */
  readonly blobs: readonly KeptBytes[]
  readonly events: readonly SigningEvent[]
  readonly idempotency?: StoredAnswer<Signing> | undefined
}

export interface SigningSealed {
  readonly next: Signing & { readonly sealed: SealedFile }
  readonly version: number
  /** That lies in the vault already. */
  readonly file: ContractFileMetadata
}

/** What a list of signings is narrowed to. */
export interface SigningFilter {
  readonly state?: SigningState
  readonly templateId?: string
  /** Whose file the document becomes. */
  readonly transactionId?: string
  /** Milliseconds since 1970, inclusive. */
  readonly createdAtMin?: number
  readonly createdAtMax?: number
}

/** A key sees the signings of its account alone, a test key test ones alone. */
export interface SigningRecords {
  /**
   * Row, record, blobs, jobs for its end and its reminders, audit entry. Throws Refusal ERROR_NOT_FOUND where the transaction or link is gone.
   */
  startSigning(principal: Principal, signing: NewSigning): Promise<void>
  listSignings(
    principal: Principal,
    request: ResultPageRequest & { readonly filter: SigningFilter },
  ): Promise<ResultPage<Signing>>
  getSigning(principal: Principal, id: string): Promise<SigningRow | null>
  /**
   * Row, blobs, events, jobs and audit entry in one database transaction. All parties having signed, a job to seal is there with it.
   * False where it was changed or removed since it was read: nothing is stored then.
   */
  changeSigning(principal: Principal, change: SigningChange): Promise<boolean>
  /** The same for the seal: the file becomes one of its record, named there from then on. */
  sealSigning(principal: Principal, sealed: SigningSealed): Promise<boolean>
}
